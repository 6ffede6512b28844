import { type Column, type ColumnEntry, rankIn } from "../evidence/columns.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import { termsOf } from "../evidence/synonyms.ts";
import { add, times } from "../measures/decimal.ts";
import { isSame } from "../measures/same-quantity.ts";
import { particularsOf } from "../reading/particulars.ts";

/** What is best or worst is the most or the least, whichever is good: `the best average`. */
const BEST =
  /(?<!\p{L})(best|strongest|beste[rn]?|meilleure?|mejor|melhor|worst|weakest|schlechteste[rn]?|pire|peor|pior)\s(average|mean|median|total|time|score|result|mark|rate|durchschnitt|mittelwert|zeit|moyenne|temps|score|media|promedio|tiempo|média|tempo)s?(?!\p{L})/iu;
const IS_WORST = /^(?:worst|weakest|schlecht|pire|peor|pior)/iu;
/** Between a measure and the figure that is said of it: `the best average, at about`. */
const AT =
  /^[*_]*[,:]?\s?[(–—-]?\s?(?:(?:at|of|with|is|was|in|mit|von|bei|avec|à|de|con|com|just|only|about|around|roughly|etwa|rund|environ)\s){0,3}[*_($€£]*$/iu;

/** Behind a figure that says by how much it is better: `3 s ahead of Ben`, `2 points better`. */
const AHEAD =
  /^(?:\s?[\p{L}%°/]+)?\s(?:ahead|clear|better|worse|behind|more|less|fewer|above|below|under|over|than|\p{L}+er than|vor|besser|schlechter|mehr|weniger|de moins|de plus|menos|más|mais)(?!\p{L})/iu;

/** What the sentence names of a column, and the other columns of the same evidence. */
interface Named {
  column: Column;
  entry: ColumnEntry;
  all: readonly Column[];
}

/**
 * Whether a clause is wrong of what it says is the best or the worst of a measure: it lies between the least and the most, is at the
 * other end than the good one, or has another figure: `the best average at 73.8 s`, where that is the best lap.
 */
export function isWrongOfBest(
  clause: string,
  language: string | undefined,
  findings: readonly ObservedFinding[],
): boolean {
  const said = BEST.exec(clause);
  const measure = termsOf(said?.[2] ?? "");
  if (!said || measure.size === 0) return false;
  const terms = termsOf(clause);
  const named = findings.flatMap((finding) => {
    const all = finding.columns();
    return all
      .filter(({ head }) => !head.isDisjointFrom(measure))
      .flatMap((column): Named[] => {
        const [entry, ...more] = column.entries.filter(({ names }) => !names.isDisjointFrom(terms));
        return entry && more.length === 0 ? [{ column, entry, all }] : [];
      });
  });
  const behind = said.index + said[0].length;
  const figure = particularsOf(clause, language).quantities.find(
    ({ start, end, unit, noun }) =>
      start >= behind &&
      AT.test(clause.slice(behind, start)) &&
      (unit !== undefined || noun === undefined) &&
      !AHEAD.test(clause.slice(end)),
  );
  const isOther = ({ entry: { figure: own } }: Named) =>
    figure !== undefined && (figure.unit ?? own.unit) === own.unit && !isSame(figure, own);
  const isWorst = IS_WORST.test(said[1]!);
  return named.length > 0 && (!named.some((one) => isAtEnd(one, isWorst)) || named.every(isOther));
}

/** Whether it is the least or the most of its column, and the one of both that is good, where the evidence tells. */
function isAtEnd({ column, entry: { figure }, all }: Named, isWorst: boolean): boolean {
  const good = all.map((other) => goodEnd(column, other)).find((end) => end !== undefined);
  const ends = (["max", "min"] as const).filter((end) => good === undefined || (end === good) !== isWorst);
  return ends.some((end) => rankIn(column, figure, end) === 0);
}

/** Which end of a column is good, as another one tells that has the best, or the worst, of what its figures sum up. */
function goodEnd({ entries }: Column, other: Column): "max" | "min" | undefined {
  const isBest = other.head.has("=best") || other.head.has("=fast");
  if (isBest === (other.head.has("=worst") || other.head.has("=slow"))) return undefined;
  const signs = entries.flatMap(({ figure, row }) => {
    const beside = other.entries.find((one) => one.row === row)?.figure;
    if (!beside || beside === figure || beside.unit !== figure.unit) return [];
    const { digits } = add(beside.value, times(figure.value, -1n));
    return digits === 0n ? [] : [digits > 0n];
  });
  if (signs.length < 2 || new Set(signs).size !== 1) return undefined;
  return signs[0] === isBest ? "max" : "min";
}
