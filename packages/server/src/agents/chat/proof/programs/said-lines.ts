import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { extremesIn } from "../reading/extreme-words.ts";
import { valueOf } from "../reading/number-words.ts";
import { denies, normalise, stemsOf } from "../reading/words.ts";
import { isWorkedOut } from "./computed.ts";
import { textOriginAt } from "./origins.ts";
import { HIDES } from "./value-kinds.ts";

/** A line of an output: what it is about, and what it has behind that. */
interface Line {
  text: string;
  start: number;
  key: string[];
  /** The values that have a label each, `min 127, max 152`; empty if they have none. */
  entries: { label: string; value: string; at: number }[];
  items: { word: string; at: number }[];
}

const LINE = /^\s*(\p{L}[^:=\n]{0,60}?)\s*:\s+(\S.*)$/u;
const ENTRY = /([\p{L}_][\p{L}\p{N}_-]*)(?:\s?=\s?|\s(?=[-−]?\d))(\([^()\s]+\)|[^\s,;|]+)/gu;
const WORD = /-?[\p{L}\p{N}_]+(?:[.,/'-][\p{L}\p{N}_]+)*/gu;
const CLAUSE = /[,;]\s(?:and\s|but\s|und\s)?|\s(?:and|but|while|whereas|und|et|y)\s/u;
/** Words that only join what a line has, or say that it is all. */
const JOINS = new Set(
  "is are was were has have had in on at of for to with the a an and but while whereas your our its it both only just still work works value values reading readings result results number numbers ist sind war hat in bei von mit der die das und nur".split(
    " ",
  ),
);
const MOST_LINES = 1_000;
const MOST_CHARS = 200;
const FEWEST_ENTRIES = 2;
/** Characters within which a person gives something its number. */
const BESIDE = 30;

const wordsIn = (text: string): string[] =>
  (normalise(text).match(WORD) ?? []).map((word) => {
    const number = valueOf(word);
    return number === undefined ? word.replace(/'s$/u, "") : String(number);
  });
const isNumber = (word: string): boolean => /^-?\d/u.test(word);
const join = (words: readonly string[]): string[] => words.filter((word) => !JOINS.has(word));

function linesOf(output: string): Line[] {
  let next = 0;
  return output.split("\n", MOST_LINES).flatMap((text) => {
    const start = next;
    next += text.length + 1;
    const [, key, rest] = text.length > MOST_CHARS ? [] : (LINE.exec(text) ?? []);
    if (key === undefined || rest === undefined) return [];
    const from = text.length - rest.length;
    const found = [...rest.matchAll(ENTRY)];
    const isAll = found.length >= FEWEST_ENTRIES && /^[\s,;|]*$/u.test(rest.replaceAll(ENTRY, ""));
    const entries = found.map(({ 0: all, 1: label = "", 2: value = "", index }) => ({
      label: label.toLowerCase(),
      value: normalise(value).replace(/^\(|\)$/gu, ""),
      at: from + index + all.length - value.length,
    }));
    const items = Array.from(rest.matchAll(WORD), ({ 0: word, index }) => ({
      word: word.toLowerCase(),
      at: from + index,
    }));
    return [{ text, start, key: wordsIn(key), entries: isAll ? entries : [], items }];
  });
}

/** Whether two words are one, in another form, or both say the most or the least. */
function isWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (isNumber(one) || isNumber(other)) return false;
  const direction = directionOf(one);
  if (direction !== undefined) return direction === directionOf(other);
  return !/[_\d]/u.test(one + other) && !stemsOf(one).isDisjointFrom(stemsOf(other));
}

const directionOf = (word: string): string | undefined =>
  /^(?:max|min)(?=imum$|$)/u.exec(word)?.[0] ??
  extremesIn(word).find(({ kind }) => kind === undefined || kind === "count")?.direction;

/**
 * Whether a sentence says lines that a program printed, and nothing else: `DB_POOL_SIZE is 5 in staging and 40 in production`, beside
 * `DB_POOL_SIZE: staging=5 production=40`; `Oak and pine: 11.9 and 27.0 boards`. The program worked the values out, or took them from
 * what the person gave. False if it exchanges the values of two labels, undefined if it says something else as well.
 */
export function agreesWithLines(
  text: string,
  one: ObservedFinding,
  given: readonly Observed[],
): boolean | undefined {
  const { evidence, input = "", text: output } = one.finding;
  if (evidence.type !== "command" || HIDES.test(input) || denies(text)) return undefined;
  const lines = linesOf(output);
  return saysEntries(text, lines, one, given) ?? (saysLines(text, lines, one, given) || undefined);
}

/**
 * Whether each clause of a sentence says the value of one label, of the line that it names, or that was named before; false if one
 * says the value of another label.
 */
function saysEntries(
  text: string,
  lines: readonly Line[],
  one: ObservedFinding,
  given: readonly Observed[],
): boolean | undefined {
  let line: Line | undefined;
  let last: string | undefined;
  const all = lines.flatMap(({ entries }) => entries.map(({ value }) => value));
  const said = text.split(CLAUSE).map((clause): boolean | undefined => {
    const words = wordsIn(clause);
    const named = lines.filter(
      ({ entries, key }) =>
        entries.length > 0 && key.every((part) => words.some((word) => isWord(word, part))),
    );
    line = named[0] ?? line;
    if (!line || named.length > 1) return undefined;
    const { key, entries } = line;
    const rest = join(words).filter((word) => !key.some((part) => isWord(word, part)));
    const [entry, ...others] = entries.filter(({ label }) => rest.some((word) => isWord(word, label)));
    const [own, ...more] = rest.filter((word) => entry && !isWord(word, entry.label));
    if (!entry || others.length > 0 || more.length > 0) return undefined;
    // `5 in staging and production`
    const value = own ?? last;
    if (value === undefined || rest.length !== (own === undefined ? 1 : 2)) return undefined;
    last = value;
    if (value === entry.value) return isKnown(entry.value, entry.at, line, one, given) || undefined;
    return all.includes(value) ? false : undefined;
  });
  if (said.includes(false)) return false;
  return said.every((one) => one === true) || undefined;
}

/** Whether a sentence has all words of the lines that it names, and no other; their numbers in the order of the lines. */
function saysLines(
  text: string,
  lines: readonly Line[],
  one: ObservedFinding,
  given: readonly Observed[],
): boolean {
  const words = join(wordsIn(text));
  const place = (word: string) => words.findIndex((said) => isWord(said, word));
  const isTold = ({ key, entries }: Line) =>
    entries.length === 0 && key.every((word) => isNumber(word) || place(word) >= 0);
  const told = lines
    .filter(isTold)
    .toSorted(
      (a, b) => place(a.key.find((word) => !isNumber(word))!) - place(b.key.find((word) => !isNumber(word))!),
    );
  const items = told.flatMap((line) => line.items.map((item) => ({ ...item, line })));
  const numbers = items.filter(({ word }) => isNumber(word));
  const keys = told.flatMap(({ key }) => key);
  const rest = words.filter((word) => !keys.some((part) => isWord(word, part)));
  const others = rest.filter((word) => !items.some((item) => isWord(word, item.word)));
  return (
    items.length > 0 &&
    (told.length > 1 ? numbers.length === told.length : true) &&
    String(rest.filter(isNumber)) === String(numbers.map(({ word }) => word)) &&
    items.every(({ word }) => rest.some((said) => isWord(said, word))) &&
    isCalledSo(
      others,
      keys.filter(isNumber).filter((number) => !words.includes(number)),
      given,
    ) &&
    items.every(({ word, at, line }) => isKnown(word, at, line, one, given)) &&
    areGivenTogether(told, one, given)
  );
}

/** Whether the words that a sentence has for a number of a label are what the person calls it: `the pass mark`, for 60. */
const isCalledSo = (
  words: readonly string[],
  numbers: readonly string[],
  given: readonly Observed[],
): boolean =>
  (words.length === 0 && numbers.length === 0) ||
  (words.length > 0 &&
    numbers.length === 1 &&
    given.some(({ text }) =>
      text.split(/[.!?;\n]\s/u).some((sentence) => {
        const said = wordsIn(sentence);
        return said.filter(isNumber).join() === numbers[0] && words.every((word) => said.includes(word));
      }),
    ));

/** Whether a value of a line is worked out, or one that the person gave and the program does not print by itself. */
function isKnown(
  value: string,
  at: number,
  { text, start }: Line,
  one: ObservedFinding,
  given: readonly Observed[],
): boolean {
  const origin = textOriginAt(text, at, one);
  const seen = one.particulars.quantities.find(
    (number) => number.start <= start + at && start + at < number.end,
  );
  if (isNumber(value) && seen && isWorkedOut(seen, one)) return true;
  const isNone = text[at - 1] === "(" || text[at] === "(";
  return (
    origin !== undefined &&
    (origin !== "written" || isUnit(value, text, at)) &&
    (isNone ||
      isUnit(value, text, at) ||
      given.some((asked) => wordsIn(asked.text).flatMap(apart).includes(value)))
  );
}

/** Whether a word stands behind a number, as what it counts. */
const isUnit = (value: string, text: string, at: number): boolean =>
  !isNumber(value) && /\d\s$/u.test(text.slice(0, at));

/** The two numbers of `152/94`, and the number itself. */
const apart = (word: string): string[] => [word, ...word.split("/")];

/** Whether the person gave a number that a line has behind a name to that name. */
const areGivenTogether = (
  lines: readonly Line[],
  one: ObservedFinding,
  given: readonly Observed[],
): boolean =>
  lines.every(({ text, items }) =>
    items.every(({ word, at }, i) => {
      const before = items[i - 1]?.word;
      if (before === undefined || !isNumber(word) || textOriginAt(text, at, one) === "computed") return true;
      const beside = new RegExp(
        `${RegExp.escape(before)}[^\\d;]{0,${BESIDE}}${RegExp.escape(word)}(?!\\d)`,
        "iu",
      );
      return given.some((asked) => beside.test(asked.text));
    }),
  );
