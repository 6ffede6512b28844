import type { Case } from "./constants.ts";
import { inTime } from "../techniques/in-time.ts";
import { furtherInputs } from "./inputs.ts";
import type { Datum } from "./operators/operator.ts";
import { evaluate, type Program } from "./program.ts";
import { keyOf } from "./terms.ts";

/** An input on which two programs that fit all examples give different outputs. */
export interface Difference {
  args: Datum[];
  one: Datum;
  other: Datum;
}

const INPUTS = 90;
const INPUT_MS = 100;

/** Finds an input on which a rival's output differs from the program's; null if none is found in time. */
export function differenceFrom(
  program: Program,
  rivals: readonly Program[],
  cases: readonly Case[],
  isOver: () => boolean,
): Difference | null {
  for (const args of furtherInputs(cases, INPUTS)) {
    if (isOver()) return null;
    const found = inTime(INPUT_MS, () => differenceAt(args, program, rivals));
    if (found) return found;
  }
  return null;
}

function differenceAt(args: Datum[], program: Program, rivals: readonly Program[]): Difference | null {
  const one = evaluate(program, args);
  if (one === undefined) return null;
  for (const rival of rivals) {
    const other = evaluate(rival, args);
    if (other !== undefined && keyOf(other) !== keyOf(one)) return { args, one, other };
  }
  return null;
}
