import { type Figure, figuresIn, isMoment, isYear } from "../evidence/beside.ts";
import { type Column, type ColumnEntry, rankIn } from "../evidence/columns.ts";
import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { isMeasuredAs } from "../evidence/measured-as.ts";
import { termsOf } from "../evidence/synonyms.ts";
import { equals } from "../measures/decimal.ts";
import { directionIn, extremesIn, rankedClauses } from "../reading/extreme-words.ts";
import { particularsOf } from "../reading/particulars.ts";
import { denies, stemsOf } from "../reading/words.ts";
import { isWorkedOut } from "./computed.ts";
import { numberPattern } from "./sorted-lists.ts";

/** Code that may leave rows out. */
const LEAVES_OUT =
  /\[\s*-?\d*\s*:\s*-?\d*\s*\]|\.(?:head|tail|slice|nlargest|nsmallest|filter)\(|\b(?:nlargest|nsmallest)\(|most_common\(\s*\d|\bLIMIT\s\d|\bWHERE\b|(?:^|[|;&]\s*)(?:head|tail|grep)\b|\b(?:break|continue)\b|\sin\s[^\n]{1,80}?\sif\s|\bif\b[^\n]{1,80}[:{)]\s*(?:print|console)\b/imu;
/** Words that say no more than which row comes before which. */
const OF_RANK = stemsOf(
  "ahead before behind follow follows followed next then second third price prices cost costs comes come costing list choice option pick sell sold lead leads",
);
const FEWEST = 2;

/**
 * Whether a sentence says which row that a program printed has the most or the least, of the person's numbers or of what it worked
 * out: `Nightliner is the cheapest at 71.90, ahead of Regio at 83.20`, `East had the lowest revenue and sold the most units`. It says
 * nothing else, and each figure of it is of a row that it names.
 */
export function agreesWithRank(
  text: string,
  one: ObservedFinding,
  given: readonly Observed[],
  language: string | undefined,
): boolean {
  const { evidence, input = "" } = one.finding;
  if (evidence.type !== "command" || LEAVES_OUT.test(input)) return false;
  const clauses = rankedClauses(text);
  const isEach = clauses.every((clause) => extremesIn(clause).length === 1);
  return (isEach ? clauses : [text]).every((clause) => isRanked(clause, one, given, language));
}

function isRanked(
  text: string,
  one: ObservedFinding,
  given: readonly Observed[],
  language: string | undefined,
): boolean {
  const [extreme, ...others] = extremesIn(text);
  if (!extreme || others.length > 0 || extreme.rank > 0 || denies(text)) return false;
  const particulars = particularsOf(text, language);
  const figures = figuresIn(text, particulars).filter((figure) => !isYear(figure));
  const stems = stemsOf(without(text, [extreme, ...figures]));
  const terms = termsOf(text);
  const all = one.columns().filter((column) => namedIn(column, text).length > 0);
  // A figure is that of the row named last before it.
  const isOfRow = (figure: Figure) =>
    !isMoment(figure) &&
    all.some((column) => {
      const named = namedIn(column, text);
      const { entry } = named.findLast(({ at }) => at < figure.start) ?? named[0]!;
      return equals(figure.value, entry.figure.value) && figure.percent === entry.figure.percent;
    });
  const told = all.filter(({ head }) => [...head].some((term) => terms.has(term)));
  const measured = all.filter((column) => isMeasuredAs(column, extreme.kind));
  // Without a word for what is ranked, it is so in each column.
  const columns = [told, measured, all].find(({ length }) => length > 0) ?? [];
  return (
    columns.length > 0 &&
    figures.every(isOfRow) &&
    columns.every((column) => {
      const named = namedIn(column, text);
      const known = new Set([...OF_RANK, ...column.head, ...named.flatMap(({ stems }) => [...stems])]);
      const [first] = named;
      return (
        first !== undefined &&
        column.entries.length > FEWEST &&
        column.entries.every(
          (entry) => isWorkedOut(entry.figure, one) || isGivenBeside(entry, given, one.finding.text),
        ) &&
        first.rank(extreme) === 0 &&
        column.entries.filter(({ figure }) => equals(figure.value, first.entry.figure.value)).length === 1 &&
        named.every(({ rank }, i) => i === 0 || rank(extreme) >= named[i - 1]!.rank(extreme)) &&
        [...stems].every((stem) => known.has(stem) || given.some((asked) => asked.stems.has(stem)))
      );
    })
  );
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
