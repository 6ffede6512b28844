import { figuresIn, isMoment, isYear } from "../evidence/beside.ts";
import { type Column, type ColumnEntry, rankIn } from "../evidence/columns.ts";
import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { termsOf } from "../evidence/synonyms.ts";
import { equals } from "../measures/decimal.ts";
import { directionIn, extremesIn } from "../reading/extreme-words.ts";
import { particularsOf } from "../reading/particulars.ts";
import { stemsOf } from "../reading/words.ts";
import { hasOnlyGivenNumbers, numberPattern } from "./sorted-lists.ts";

/** Code that puts numbers in an order, or takes the largest or the smallest. */
const RANKS = /\bsorted\(|\.sort(?:ed)?\(|\.toSorted\(|(?:^|[|;&]\s*)sort\b|\b(?:max|min)\(|ORDER BY/imu;
/** Words that say no more than which row comes before which. */
const OF_RANK = stemsOf(
  "ahead before behind follow follows followed next then second third price prices cost costs comes come costing list",
);
const FEWEST = 2;

/**
 * Whether a sentence says which row has the most or the least of the person's numbers, as a program ranked them: `Nightliner is the
 * cheapest at 71.90, ahead of Regio at 83.20`. It says nothing else, and each figure of it is of a row that it names.
 */
export function agreesWithRank(
  text: string,
  one: ObservedFinding,
  given: readonly Observed[],
  language: string | undefined,
): boolean {
  const { evidence, input = "" } = one.finding;
  const [extreme, ...others] = extremesIn(text);
  if (evidence.type !== "command" || !extreme || others.length > 0 || extreme.rank > 0) return false;
  if (!RANKS.test(input) || !hasOnlyGivenNumbers(input, given)) return false;
  const particulars = particularsOf(text, language);
  const figures = figuresIn(text, particulars).filter((figure) => !isYear(figure));
  const stems = stemsOf(without(text, [extreme, ...figures]));
  return one.columns().some((column) => {
    const named = namedIn(column, text);
    const known = new Set([...OF_RANK, ...named.flatMap(({ stems }) => [...stems])]);
    const isOfRow = (figure: (typeof figures)[number]) =>
      !isMoment(figure) && named.some(({ entry }) => equals(figure.value, entry.figure.value));
    const [first] = named;
    return (
      first !== undefined &&
      column.entries.length > FEWEST &&
      figures.every(isOfRow) &&
      named.every(({ entry }) => isGivenBeside(entry, given, one.finding.text)) &&
      rankIn(column, first.entry.figure, directionIn(extreme, first.entry.figure)) === 0 &&
      named.every(({ rank }, i) => i === 0 || rank(extreme) >= named[i - 1]!.rank(extreme)) &&
      [...stems].every((stem) => known.has(stem) || given.some((asked) => asked.stems.has(stem)))
    );
  });
}

/** Characters within which a person says a number of something. */
const BESIDE = 30;

/** Whether the person gave a row its figure: the program ranks the person's numbers, and not others that the model mixed up. */
function isGivenBeside({ names, figure }: ColumnEntry, given: readonly Observed[], output: string): boolean {
  const written = output.slice(figure.start, figure.end).match(/\d[\d.,]*/u)?.[0] ?? "";
  const number = numberPattern(written);
  return [...names].some((name) => {
    const word = `(?<!\\p{L})${RegExp.escape(name)}\\p{L}*`;
    const beside = new RegExp(
      `${word}[^\\d;]{0,${BESIDE}}${number}(?!\\d)|(?<![\\d.,])${number}(?!\\d)[^\\d,;]{0,${BESIDE}}${word}`,
      "u",
    );
    return written !== "" && given.some(({ text }) => beside.test(text));
  });
}

/** A text without what stands at these places, units of numbers among it. */
const without = (text: string, places: readonly { start: number; end: number }[]): string =>
  places.reduce(
    (left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
    text,
  );

/** The rows of a column that a sentence names, in its order. */
function namedIn(column: Column, text: string) {
  const places = new Map<string, number>();
  for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}'’-]*/gu))
    for (const term of termsOf(word)) if (!places.has(term)) places.set(term, index);
  const place = ({ names }: ColumnEntry): number =>
    Math.min(...[...names].map((term) => places.get(term) ?? Infinity));
  return column.entries
    .map((entry) => ({
      entry,
      at: place(entry),
      stems: entry.names,
      rank: (extreme: Parameters<typeof directionIn>[0]) =>
        rankIn(column, entry.figure, directionIn(extreme, entry.figure)),
    }))
    .filter(({ at }) => at < Infinity)
    .toSorted((a, b) => a.at - b.at);
}
