import { endsAt, readCall, type Call } from "./calls.ts";
import type { Example, Language, Value } from "./port.ts";
import { matchAt, readValue, skipSpace, type Read } from "./values.ts";

/** One assert statement of a text: the example it reduces to, or null where it says more than one. */
export interface Assertion {
  source: string;
  language: Language;
  example: Example | null;
}

const JOIN_MAX = 40;
const OPENS =
  /^\s{0,40}(?:(assert\s|self\.assert\w{1,20}\()|assert(?:\.\w{1,20}){0,2}\(|console\.assert\(|expect\(|t\.(?:is|equal|deepEqual)\(|(?:strict|deep)\w{0,12}Equal\()/;
const EQUAL_CALL =
  /(?:assert|t)(?:\.strict)?\.(?:equal|strictEqual|deepEqual|deepStrictEqual|is)\(|(?:strictEqual|deepEqual|deepStrictEqual)\(|self\.assert(?:Equal|Equals|ListEqual|DictEqual)\(/y;
const TRUTH_CALL = /(?:console\.assert|assert(?:\.ok)?)\(/y;
const TRUE_FALSE = /self\.assert(True|False)\(/y;
const MATCHER = /\)\s{0,80}\.(?:toBe|toEqual|toStrictEqual|to\.(?:equal|be|eql|deep\.equal))\(/y;

/** Every assert statement of a text in JavaScript or Python, in order; one may go over several lines. */
export function assertionsIn(lines: string[]): Assertion[] {
  const found: Assertion[] = [];
  for (let i = 0; i < lines.length; i++) {
    const opens = lines[i]!.length > 4_000 ? null : OPENS.exec(lines[i]!);
    if (!opens) continue;
    let source = lines[i]!;
    for (let more = 0; more < JOIN_MAX && i + 1 < lines.length && openBrackets(source) > 0; more++)
      source += `\n${lines[++i]!}`;
    source = source.trim();
    const python = opens[1] !== undefined;
    found.push({ source, language: python ? "python" : "javascript", example: reduce(source, python) });
  }
  return found;
}

/** Brackets left open at the end of `source`, those in strings left out. */
function openBrackets(source: string): number {
  let depth = 0;
  for (const [token] of source.matchAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[([{}\])]/g))
    if (token.length === 1) depth += "([{".includes(token) ? 1 : -1;
  return depth;
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
  const end = /\s{0,80}(?:,|;?\s{0,80}(?:#|$))/y;
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
  const close = skipSpace(source, value.end);
  return source[close] === ")" && endsAt(source, close + 1) ? { ...call.value, output: value.value } : null;
}
