import type { FileChanges } from "./port.ts";

/** A value at the top of a module, as Python and JavaScript write it. */
const CONSTANT =
  /^(?:export )?(?:(?:const|let|var) )?[\w.$]{1,100}[ \t]{0,8}(?::[^=]{1,100})?=[ \t]{0,8}(?:[-+]?\d|["'`[{(]|(?:true|false|null|None|True|False)\b)/;
const HAS_FUNCTIONS = /\bdef [A-Za-z_]|\bfunction\b|=>/;

/** The errors that say something of what the code does: those in functions, where it has any. `textOf` gives the right code. */
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
