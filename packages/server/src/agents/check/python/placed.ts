import type { CheckStep, Space } from "../port.ts";
import { textFile } from "../python-texts.ts";

/** The step and the space with the text of a step as a protected file, which runs like a given script. */
export function placed(space: Space, step: CheckStep): { space: Space; step: CheckStep } {
  const { text, ...rest } = step;
  if (text === undefined) return { space, step };
  const file = textFile(step);
  const bytes = Buffer.from(text);
  return {
    step: { ...rest, files: [file] },
    space: {
      ...space,
      fixed: new Map([...space.fixed, [file, bytes]]),
      files: [...space.files, file],
      read: async (name) => (name === file ? bytes : space.read(name)),
      open: (changes) => space.open(new Map([[file, bytes], ...(changes ?? [])])),
    },
  };
}
