import { randomInt } from "node:crypto";
import { newWord } from "../shell/run.ts";
import type { ChangedExpectation } from "../shell/test-source.ts";
import { type Code, comparedLiteral, literalAt } from "./call-arguments.ts";
import { createMessages } from "./messages.ts";
import { bracketPairs, type Family, type SourceToken, tokensOf, withEdits } from "./tokens.ts";

const EQUALS =
  /^(?:assert_eq|assert_equal|assertEquals?|assertSame|strictEqual|deepEqual|deepStrictEqual|Equal|EqualValues|toBe|toEqual|\w+_EQ|\w+_STREQ|assert_\w+_equal|expect_eq|check_eq)$/;
const ASSERTS =
  /^(?:assert|assertTrue|assertThat|ASSERT|ASSERT_TRUE|EXPECT_TRUE|REQUIRE|CHECK|MU_ASSERT|mu_assert)$/;
const OWN_ASSERTS = /^(?:check|expect|eq|is|same|verify|must)\w*$/i;
const FAILURES =
  /^(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow|fail\w*|panic|abort|exit|throw|AssertionError|errors?)$/;
const NAMED = /^(?:want|wanted|expect|expected|exp)$/;

const MAX_SITES = 8;

interface Site {
  token: SourceToken;
  /** A minus sign before a number. */
  negative?: SourceToken | undefined;
  sure: boolean;
  /** How far another number may be from this one and still be accepted. */
  tolerance: number;
}

/** Adds the literal at token index `at`; `sure` if its test must fail with another value. */
type AddSite = (at: number, sure: boolean, tolerance?: number) => void;

/** Copies of `text`, each with one changed literal expectation, in random order. `helpers`: the texts that may define what it calls. */
export function changedExpectationsIn(
  text: string,
  family: Family,
  helpers: readonly string[] = [],
  testAt: (offset: number) => string | undefined = () => undefined,
): ChangedExpectation[] {
  const tokens = tokensOf(text, family);
  const takesMessage = createMessages([tokens, ...helpers.map((helper) => tokensOf(helper, family))]);
  const sites = shuffled(sitesIn(tokens, takesMessage)).sort((a, b) => Number(b.sure) - Number(a.sure));
  return sites.slice(0, MAX_SITES).map(({ token, negative, sure, tolerance }) => ({
    text: withEdits(text, [
      { start: negative?.start ?? token.start, end: token.end, to: changedLiteral(token, family, tolerance) },
    ]),
    where: `line ${lineOf(text, token.start)}`,
    sure,
    test: testAt(token.start),
  }));
}

/** The same items in random order. */
export function shuffled<T>(items: readonly T[]): T[] {
  const left = [...items];
  for (let i = left.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [left[i], left[j]] = [left[j]!, left[i]!];
  }
  return left;
}

/** The line of an offset, from 1. */
export const lineOf = (text: string, offset: number) => text.slice(0, offset).split("\n").length;

function changedLiteral({ kind, text }: SourceToken, family: Family, tolerance: number): string {
  if (kind === "string") {
    if (text.startsWith("'") && family !== "hash") return text === "'Q'" ? "'Z'" : "'Q'";
    return `${text.slice(0, -1)}${newWord(3)}${text.slice(-1)}`;
  }
  if (kind === "word") return text === "true" ? "false" : "true";
  const [, digits = "0", rest = ""] = /^(\d+)(.*)$/.exec(text) ?? [];
  return /^0[xXbBoO]/.test(text)
    ? "0x5b"
    : `${changedNumber(Number(digits)) + Math.ceil(2 * tolerance)}${rest}`;
}

/** Another number. Small numbers stay within eight bits, because an exit code may be compared. */
function changedNumber(value: number): number {
  if (value < 60) return value + 11 + randomInt(40);
  if (value > 200) return value + 3 + randomInt(90);
  return value - 21 - randomInt(30);
}

function sitesIn(tokens: SourceToken[], takesMessage: Code["takesMessage"]): Site[] {
  const pairs = bracketPairs(tokens);
  const sites = new Map<number, Site>();
  const code: Code = { tokens, pairs, takesMessage };
  const add: AddSite = (at, sure, tolerance = 0) => {
    const literal = literalAt(tokens, at);
    if (literal !== null && !(sites.get(literal.token.start)?.sure ?? false))
      sites.set(literal.token.start, { ...literal, sure, tolerance });
  };
  const named = tokens.some((token) => NAMED.test(token.text));
  for (const [i, { kind, text }] of tokens.entries())
    if (kind === "word") {
      addFromCall(code, i, add);
      addFromWord(tokens, pairs, i, add);
    } else if (text === "{" && named) addRow(tokens, i, pairs.get(i), (at) => add(at, false));
  return [...sites.values()];
}

/** Adds expectations of a call, by the name of the called function. */
function addFromCall(code: Code, i: number, add: AddSite) {
  const { tokens, pairs } = code;
  const { text } = tokens[i]!;
  const open = tokens[i + 1]?.text === "!" ? i + 2 : i + 1;
  const close = pairs.get(open);
  if (tokens[open]?.text !== "(" || close === undefined || close - open >= 400) return;
  const sure = EQUALS.test(text);
  const mayCompare = sure || (!ASSERTS.test(text) && OWN_ASSERTS.test(text));
  const found = mayCompare ? comparedLiteral(code, { name: text, open, close, sure }) : null;
  if (found !== null) add(found.at, sure, found.tolerance);
  if (ASSERTS.test(text)) addEquality(tokens, open, close, (at) => add(at, true));
  else if (!sure && mayCompare) addEquality(tokens, open, close, (at) => add(at, false));
}

/** Adds expectations of an `assert` statement or an `if`, and values of variables named like expectations. */
function addFromWord(tokens: SourceToken[], pairs: Map<number, number>, i: number, add: AddSite) {
  const { text } = tokens[i]!;
  const next = tokens[i + 1]?.text;
  if (text === "assert" && next !== "(" && next !== "!")
    addEquality(tokens, i, statementEnd(tokens, i), (at) => add(at, true));
  if (text === "if") addRefusal(tokens, pairs, i, (at) => add(at, true));
  if (NAMED.test(text) && (next === ":" || next === "=")) add(i + 2, false);
}

function statementEnd(tokens: SourceToken[], from: number): number {
  let at = from;
  while (at < tokens.length && at < from + 80 && tokens[at]!.text !== ";" && tokens[at]!.text !== ":")
    at += 1;
  return at;
}

/** Adds the literal of `… == literal` in a condition that must hold as a whole. */
function addEquality(tokens: readonly SourceToken[], open: number, close: number, add: (at: number) => void) {
  for (let at = open; at < close; at++) if (/^(?:\|\||!|!=|\?)$/.test(tokens[at]!.text)) return;
  for (let at = open; at < close; at++) if (tokens[at]!.text === "==") add(at + 1);
}

/** Adds the literal of `if (… != literal)` whose body fails immediately. */
function addRefusal(
  tokens: SourceToken[],
  pairs: Map<number, number>,
  at: number,
  add: (at: number) => void,
) {
  let site = -1;
  let end = at + 1;
  const parenthesis = tokens[at + 1]?.text === "(" ? pairs.get(at + 1) : undefined;
  for (; end < Math.min(tokens.length, at + 60); end++) {
    const { text } = tokens[end]!;
    if (text === "&&" || text === "||") return;
    if (text === "!=") site = end + 1;
    if (text === "{" || end === parenthesis) break;
  }
  if (site < 0) return;
  const body = tokens.slice(end + 1, end + 9).map((token) => token.text);
  const returns = body.some((text, i) => text === "return" && /^(?:[1-9]|false)$/.test(body[i + 1] ?? ""));
  if (returns || body.some((text) => FAILURES.test(text))) add(site);
}

/** Adds the last field of a table row, if the file names a column like an expectation. */
function addRow(tokens: SourceToken[], open: number, close: number | undefined, add: (at: number) => void) {
  if (close === undefined || close - open > 40 || close - open < 4 || tokens[close + 1]?.text !== ",") return;
  const body = tokens.slice(open + 1, close);
  if (body.some((token) => token.text === ";" || token.text === "{")) return;
  const last = tokens[close - 1]?.text === "," ? close - 2 : close - 1;
  add(tokens[last - 1]?.text === "-" ? last - 1 : last);
}
