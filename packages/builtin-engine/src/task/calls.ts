import { ARROW } from "./arrows.ts";
import type { Example, Value } from "./parsed-task.ts";
import { matchAt, readList, readValue, type Read } from "./values.ts";

/** A call with literal arguments. */
export interface Call {
  name: string;
  args: Value[];
}

const CALL = /(?:await\s{1,4})?(?:[A-Za-z_$][\w$]{0,60}\.){0,4}([A-Za-z_$][\w$]{0,60})\s?\(/y;
const CANDIDATE = /(?<![\w$.)\]"'])[A-Za-z_$][\w$.]{0,120}\s?\(/g;
const NOT_CALLS = new Set(
  "print log if elif else for while return and or not in is assert expect require typeof switch catch function def equal strictEqual deepEqual deepStrictEqual ok toBe toEqual it test describe".split(
    " ",
  ),
);
/** What may separate a call from its result: group 1 states the expected result, group 2 an observed one. */
const GIVES = new RegExp(
  "[`\\s*]{0,60}\\)?;?\\s{0,4}(?:(?://|#)\\s{0,4})?(?:" +
    `(${ARROW}|===?|(?:should|must|ought to|has to|would|will)\\s(?:be|return|give|equal|yield|output|produce)s?|(?:->|=>)?\\s?returns?:?\\s?->)` +
    "|(=|returns?|gives?|yields?|equals?|outputs?|produces?|evaluates to|is(?: equal to)?|becomes|makes|leaves|results in|leads to|comes to|ends at|,? it(?:'s| is))" +
    ")[`\\s*:]{1,60}|[`\\s*]{0,60}\\)?;?\\s{1,60}(?://|#)\\s{1,4}",
  "y",
);
const TIGHT = new RegExp(`(?:${ARROW}|===?)`, "y");
/** A text that stands for any date or time, not for one. */
const PLACEHOLDER = /^(?:Y{2,4}|M{2}|D{2}|H{2})(?:[-/.:](?:Y{2,4}|M{2}|D{2}|H{2}|S{2})){1,4}$/i;
const BUT_SHOULD =
  /[`\s*,;]{0,60}(?:but|and)\s(?:it\s)?(?:should|must|ought to|has to)\s(?:be|return|give|equal)\s`?/y;
const INSTEAD = /[`\s*,;]{0,60}(?:instead of|rather than|but not|when it should be|where it should be)\s`?/y;
/** What shows that the literal is only the start of a longer expression. */
const GOES_ON =
  /[`\s]{0,60}(?:[+*/%<>=&|?^]|-(?![->])(?=\s?[\w(])|or\s|if\s)|[[(.](?=\w)|,(?=[^\s`])|["'](?=\s?[\w])/y;

/** Reads `name(literal, …)`, optionally after `await` or a module name; null if there is no such call. */
export function readCall(text: string, at: number): Read<Call> | null {
  const head = matchAt(CALL, text, at);
  if (!head || NOT_CALLS.has(head[1]!)) return null;
  const args = readList(text, at + head[0].length - 1, ")");
  return args && { value: { name: head[1]!, args: args.value }, end: args.end };
}

/** Reads every `call -> literal` on a line, with any of the usual words or arrows between them. */
export function examplesInLine(line: string): Example[] {
  const found: Example[] = [];
  CANDIDATE.lastIndex = 0;
  for (let match = CANDIDATE.exec(line); match; match = CANDIDATE.exec(line)) {
    const call = readCall(line, match.index);
    const output = call && readOutcome(line, call.end);
    if (!call || !output || call.value.args.some((arg) => typeof arg === "string" && PLACEHOLDER.test(arg)))
      continue;
    found.push({ ...call.value, output: output.value });
    CANDIDATE.lastIndex = output.end;
  }
  return found;
}

/** Reads the result stated after position `at`: `-> 3`, `should return 3`, `gives 2 but should give 3`. */
function readOutcome(line: string, at: number): Read<Value> | null {
  const gives = matchAt(GIVES, line, at) ?? matchAt(TIGHT, line, at);
  if (!gives) return null;
  const first = readValue(line, at + gives[0].length);
  if (!first) return null;
  const should = matchAt(BUT_SHOULD, line, first.end);
  const instead = gives[2] === undefined ? null : matchAt(INSTEAD, line, first.end);
  const turn = should ?? instead;
  const wanted = turn ? readValue(line, first.end + turn[0].length) : first;
  return wanted && !matchAt(GOES_ON, line, wanted.end) ? wanted : null;
}
