import { readCall, type Call } from "./calls.ts";
import type { Example, Language, Value } from "./parsed-task.ts";
import { matchAt, readValue, skipSpace, type Read } from "./values.ts";

/** An assert statement in a text. `example` is null if the statement is not a plain example. */
export interface Assertion {
  source: string;
  language: Language;
  example: Example | null;
}

const JOIN_MAX = 40;
const LINE_MAX = 4_000;
const PYTHON = String.raw`assert\s|self\.assert\w{1,20}\(`;
const JAVASCRIPT = String.raw`assert(?:\.\w{1,20}){0,2}\(|console\.assert\(|expect\(|t\.(?:is|equal|deepEqual)\(|(?:strict|deep)\w{0,12}Equal\(`;
const OPENS = new RegExp(String.raw`^\s{0,40}(?:(${PYTHON})|${JAVASCRIPT})`);
/** Start of an assert within a line: in the body of a test or after another statement. */
const OPENS_WITHIN = new RegExp(
  String.raw`(?<=[:;]\s{0,8})(${PYTHON})|(?<=(?:=>|[{;(])\s{0,8})(?:${JAVASCRIPT})`,
  "g",
);
/** Lines whose asserts do not state a result: expected errors and comments. */
const CLAIMS_NOTHING = /^\s{0,40}(?:\/\/|#|\*)|\b(?:throws|rejects|raises|assertRaises)\(/;
const EQUAL_CALL =
  /(?:assert|t)(?:\.strict)?\.(?:equal|strictEqual|deepEqual|deepStrictEqual|is)\(|(?:strictEqual|deepEqual|deepStrictEqual)\(|self\.assert(?:Equal|Equals|ListEqual|DictEqual)\(/y;
const TRUTH_CALL = /(?:console\.assert|assert(?:\.ok)?)\(/y;
const TRUE_FALSE = /self\.assert(True|False)\(/y;
const MATCHER = /\)\s{0,80}\.(?:toBe|toEqual|toStrictEqual|to\.(?:equal|be|eql|deep\.equal))\(/y;

/** Returns every JavaScript or Python assert statement in order; a statement may span several lines. */
export function assertionsIn(lines: string[]): Assertion[] {
  const found: Assertion[] = [];
  const text: Lines = { lines, open: [] };
  for (let i = 0; i < lines.length; i++) {
    if (lines[i]!.length > LINE_MAX) continue;
    const opens = OPENS.exec(lines[i]!);
    if (opens) {
      const { source, last } = joined(text, i, 0);
      i = last;
      found.push(...statementsIn(source.trim(), opens[1] !== undefined));
    } else if (!CLAIMS_NOTHING.test(lines[i]!)) {
      const within = [...lines[i]!.matchAll(OPENS_WITHIN)];
      const claims = within.map((match) => claimAt(lines[i]!, match));
      const last = within.at(-1);
      // Only the last assert on a line can continue on the next lines.
      const below = last && claims.at(-1)!.example === null ? joined(text, i, last.index) : null;
      const longer = below && claimAt(below.source, { 0: last![0], 1: last![1], index: 0 });
      if (longer?.example) i = below!.last;
      found.push(...[...claims, ...(longer ? [longer] : [])].filter(({ example }) => example !== null));
    }
  }
  return found;
}

/** Splits a line of asserts into statements; from the first that is not an example, the rest stays together. */
function statementsIn(source: string, python: boolean): Assertion[] {
  const first = claimAt(source, { 0: "", 1: python ? "" : undefined, index: 0 });
  if (first.example === null || source.length > LINE_MAX) return [first];
  let read = 0;
  let depth = 0;
  // Text within brackets is a message or a callback, not the next statement.
  const next = [...source.matchAll(OPENS_WITHIN)].filter(({ index }) => {
    depth += openBrackets(source.slice(read, index));
    read = index;
    return depth === 0;
  });
  const more = next.map((match) => claimAt(source, match));
  const open = more.findIndex(({ example }) => example === null);
  return [first, ...(open < 0 ? more : more.slice(0, open + 1))];
}

function claimAt(text: string, at: { 0: string; 1?: string | undefined; index: number }): Assertion {
  const source = text.slice(at.index);
  const python = at[1] !== undefined;
  return { source, language: python ? "python" : "javascript", example: reduce(source, python) };
}

/**
 * Lines with the number of brackets that each leaves open, cached because many statements may be joined with the same
 * lines.
 */
interface Lines {
  lines: readonly string[];
  open: number[];
}

/** Joins the text at a position with the following lines while brackets are open. */
function joined({ lines, open: known }: Lines, at: number, from: number): { source: string; last: number } {
  let source = lines[at]!.slice(from);
  let open = openBrackets(source);
  let last = at;
  while (last - at < JOIN_MAX && last + 1 < lines.length && open > 0) {
    open += known[++last] ??= openBrackets(lines[last]!);
    source += `\n${lines[last]!}`;
  }
  return { source, last };
}

/** Counts the brackets that a line leaves open, ignoring strings. An unclosed quote starts no string. */
function openBrackets(line: string): number {
  if (!/[([{}\])]/.test(line)) return 0;
  let depth = 0;
  const closes: Closes = { '"': line.lastIndexOf('"'), "'": line.lastIndexOf("'") };
  for (let at = 0; at < line.length; at++) {
    const char = line[at]!;
    if (char === "(" || char === "[" || char === "{") depth++;
    else if (char === ")" || char === "]" || char === "}") depth--;
    else if ((char === '"' || char === "'") && closes[char] > at) at = endOfString(line, at, closes);
  }
  return depth;
}

/** Position of the last quote of each kind; -1 once no later quote closes a string. */
type Closes = Record<'"' | "'", number>;

/** The end of the string that starts at `from`; `from` if it is not closed, and `closes` then records that. */
function endOfString(line: string, from: number, closes: Closes): number {
  const quote = line[from] as '"' | "'";
  for (let at = from + 1; at < line.length; at++) {
    if (line[at] === "\\") at++;
    else if (line[at] === quote) return at;
  }
  closes[quote] = -1;
  return from;
}

function reduce(source: string, python: boolean): Example | null {
  const equal = matchAt(EQUAL_CALL, source, 0);
  if (equal) return pairOf(source, equal[0].length, /\s{0,80},/y, /\s{0,80}[,)]/y);
  if (source.startsWith("expect(")) return expectOf(source);
  const truth = matchAt(TRUE_FALSE, source, 0);
  if (truth) return truthOf(readCall(source, truth[0].length), truth[1] === "True", source, /\s{0,80}[,)]/y);
  const open = matchAt(TRUTH_CALL, source, 0);
  if (open) {
    const negated = source[open[0].length] === "!";
    return (
      pairOf(source, open[0].length, /\s{0,80}===?/y, /\s{0,80}[,)]/y) ??
      truthOf(readCall(source, open[0].length + (negated ? 1 : 0)), !negated, source, /\s{0,80}[,)]/y)
    );
  }
  return python ? pythonOf(source) : null;
}

function pythonOf(source: string): Example | null {
  const at = skipSpace(source, "assert".length);
  const end = /\s{0,80}(?:[,;#]|$)/y;
  const not = matchAt(/not\s{1,8}/y, source, at);
  if (not) return truthOf(readCall(source, at + not[0].length), false, source, end);
  return (
    pairOf(source, at, /\s{0,80}(?:==|is(?=\s{1,8}(?:True|False|None)))/y, end) ??
    truthOf(readCall(source, at), true, source, end)
  );
}

/** `call, literal` or `literal, call` with `between` in the middle and `after` behind. */
function pairOf(source: string, at: number, between: RegExp, after: RegExp): Example | null {
  const call = readCall(source, skipSpace(source, at));
  const first: Read<Call> | Read<Value> | null = call ?? readValue(source, at);
  const middle = first && matchAt(between, source, first.end);
  if (!first || !middle) return null;
  const next = first.end + middle[0].length;
  const second = call ? null : readCall(source, skipSpace(source, next));
  const value = call ? readValue(source, next) : (first as Read<Value>);
  const end = call ? value?.end : second?.end;
  const made = call ?? second;
  return made && value && end !== undefined && matchAt(after, source, end)
    ? { ...made.value, output: value.value }
    : null;
}

const truthOf = (call: Read<Call> | null, output: boolean, source: string, after: RegExp): Example | null =>
  call && matchAt(after, source, call.end) ? { ...call.value, output } : null;

function expectOf(source: string): Example | null {
  const call = readCall(source, skipSpace(source, "expect(".length));
  const matcher = call && matchAt(MATCHER, source, call.end);
  if (!call || !matcher) return null;
  const value = readValue(source, call.end + matcher[0].length);
  if (!value) return null;
  const end = matchAt(/\s{0,80}\)\s{0,80}(?:[;,)}]|\/\/|$)/y, source, value.end);
  return end ? { ...call.value, output: value.value } : null;
}
