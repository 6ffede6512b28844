import type { CheckStep, Space } from "../port.ts";
import { textFile } from "../python-texts.ts";
import { withText } from "../step-text.ts";

/** The step and the space with the text of a step as a protected file, which runs like a given script. */
export function placed(space: Space, step: CheckStep): { space: Space; step: CheckStep } {
  const { text, ...rest } = step;
  if (text === undefined) return { space, step };
  const named = { ...rest, files: [textFile(step)] };
  return { step: named, space: withText(space, { ...named, text }) };
}
