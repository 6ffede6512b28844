import { namedValues, partsAt, PRINT_CALLS } from "./program-text.ts";

const AT_MARGIN = /^(?:print|console\.log)\s*\(/gmu;
const CHANGES_LINES = /^(?:end|sep|file)\s*=(?!=)|\\n/u;
const TEXT = /^[a-z]{0,2}["'`]/iu;
const OF_RUN = /^(?:exit code: \d+)?\s*$/u;
const MOST_CALLS = 60;
/** A name that tells nothing: `n`, `df`. */
const SHORT_NAME = /(?<![\w.$"'])[a-z]\w?(?![\w("'])/giu;
/** Functions that change no more than how a value is written. */
const FORMATS =
  /(?<![\w$])(?:round|int|float|str|abs|list|String|Number|toFixed|math|statistics|np)(?![\w$])/gu;
const COUNTS = /(?<![\w$])(?:len|length|count|nunique)(?![\w$])/gu;

/**
 * The code of the values that stand in each line of an output that has no words, by the line's place in it, for a program all of whose
 * statements that print stand at the margin and print one line each. Empty for any other program, in which a line is nobody's for
 * sure.
 */
export function printedInOrder(program: string, output: string): Map<number, string[]> {
  const all = output.split("\n");
  const lines = all.flatMap((line, i) => (OF_RUN.test(line) ? [] : [i]));
  const calls = Array.from(program.matchAll(AT_MARGIN).take(MOST_CALLS + 1));
  const anywhere = Array.from(program.matchAll(PRINT_CALLS).take(MOST_CALLS + 1)).length;
  if (calls.length !== lines.length || calls.length !== anywhere || anywhere > MOST_CALLS) return new Map();
  const printed = calls.map(({ 0: call, index }) => partsAt(program, index + call.length).parts);
  if (printed.flat().some((part) => CHANGES_LINES.test(part))) return new Map();
  const isBare = (line: number, parts: readonly string[]) =>
    !/\p{L}/u.test(all[line]!) && parts.every((part) => !TEXT.test(part));
  return new Map(lines.flatMap((line, i) => (isBare(line, printed[i]!) ? [[line, printed[i]!]] : [])));
}

/** The words of code that tell what it is the value of: `max(weights)`, and what `n` is. */
export function wordsOfCode(code: string, program: string): string {
  const values = namedValues(program);
  const meant = code.replaceAll(SHORT_NAME, (name) => {
    const [value, ...others] = values.get(name) ?? [];
    return value && others.length === 0 && !value.isPart ? value.code : name;
  });
  return meant
    .replaceAll(FORMATS, " ")
    .replaceAll(COUNTS, " count number ")
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})|[_.()[\]{},:+*/%=<>-]|\d+/gu, " ");
}
