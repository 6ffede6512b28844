import type { FileChanges } from "./port.ts";

/** A top-level constant of a Python or JavaScript module. */
const CONSTANT =
  /^(?:export )?(?:(?:const|let|var) )?[\w.$]{1,100}[ \t]{0,8}(?::[^=]{1,100})?=[ \t]{0,8}(?:[-+]?\d|["'`[{(]|(?:true|false|null|None|True|False)\b)/;
const HAS_FUNCTIONS = /\bdef [A-Za-z_]|\bfunction\b|=>/;

/** The mutants that change behaviour: those with errors in functions, if there are any, else all. `textOf` gives the original code. */
export function tellingMutants(
  mutants: readonly FileChanges[],
  textOf: (path: string) => string,
): FileChanges[] {
  const telling = mutants.filter((changes) =>
    [...changes].some(([path, bytes]) => !isOfConstant(textOf(path), bytes?.toString() ?? "")),
  );
  return telling.length > 0 ? telling : [...mutants];
}

function isOfConstant(before: string, after: string): boolean {
  if (!HAS_FUNCTIONS.test(before)) return false;
  const changed = after.split("\n");
  const line = before.split("\n").find((text, i) => text !== changed[i]);
  return line !== undefined && CONSTANT.test(line) && !/=>|\bfunction\b|\blambda\b/.test(line);
}
