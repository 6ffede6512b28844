import type { ObservedFinding } from "../evidence/observed.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import { stemsOf } from "../reading/words.ts";

const BREAK = /[;\n|]|[.!?](?=\s|$)/u;
/** What an amount is per, which is said of it and not of the next one: `€2,198 a year, of which €1,396 is fuel`. */
const RATE =
  /^[*_]*\s?(?:\/\s?|(?:an?|per|each|every|pro|je|par|por|al|la)\s)(?:year|month|week|day|night|hour|minute|second|jahr|monat|woche|tag|stunde|an|mois|jour|año|mes|día|ano|dia)(?!\p{L})/iu;
const MOST_LINE_CHARS = 400;
const MOST_PAIRS = 60;

/** Two figures of one kind that follow each other, with the words before the first, between them and behind the second. */
interface FigurePair {
  first: Quantity;
  second: Quantity;
  before: ReadonlySet<string>;
  between: ReadonlySet<string>;
  behind: ReadonlySet<string>;
}

const areOfOneKind = (a: Quantity, b: Quantity): boolean => a.unit === b.unit && a.percent === b.percent;

/** The pairs of figures in a text that no end of a sentence or cell stands between. */
function pairsIn(text: string, quantities: readonly Quantity[]): FigurePair[] {
  const sorted = quantities.filter(({ end }) => end <= text.length).toSorted((a, b) => a.start - b.start);
  return sorted.slice(0, -1).flatMap((first, i) => {
    const [second, last, next] = [sorted[i + 1]!, sorted[i - 1], sorted[i + 2]];
    const between = text.slice(first.end, second.start);
    if (!areOfOneKind(first, second) || between.length > MOST_LINE_CHARS || BREAK.test(between)) return [];
    const lead = text.slice(
      Math.max(last?.end ?? 0, first.start - MOST_LINE_CHARS),
      Math.max(0, first.start),
    );
    const rest = text.slice(second.end, Math.min(next?.start ?? text.length, second.end + MOST_LINE_CHARS));
    return [
      {
        first,
        second,
        before: stemsOf(lead.split(BREAK).at(-1)!),
        between: stemsOf(between.replace(RATE, " ")),
        behind: stemsOf(rest.split(BREAK, 1)[0]!),
      },
    ];
  });
}

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, FigurePair[]>();

function pairsOf(finding: ObservedFinding): FigurePair[] {
  const known = read.get(finding);
  if (known) return known;
  const pairs = pairsIn(finding.finding.text, finding.particulars.quantities);
  read.set(finding, pairs);
  return pairs;
}

/** Whether the words at two figures are those at two others, each with words that the other has not. */
function areAlike(
  [a, b]: readonly [ReadonlySet<string>, ReadonlySet<string>],
  [c, d]: readonly [ReadonlySet<string>, ReadonlySet<string>],
): boolean {
  const [onlyA, onlyB] = [a.difference(b), b.difference(a)];
  return (
    !onlyA.isDisjointFrom(c) && !onlyB.isDisjointFrom(d) && onlyA.isDisjointFrom(d) && onlyB.isDisjointFrom(c)
  );
}

/**
 * Whether a figure and its neighbour changed places: `3 days for pain or 4 days for fever`, where a sentence of the evidence has the
 * same words beside `4 days` and `3 days`, and none has them as they are stated.
 */
export function isExchanged(
  stated: Quantity,
  quantities: readonly Quantity[],
  text: string,
  finding: ObservedFinding,
): boolean {
  const own = pairsIn(text, quantities).find(
    ({ first, second }) => (first === stated || second === stated) && !isSame(first, second),
  );
  if (own === undefined) return false;
  const alike = pairsOf(finding)
    .filter(
      ({ before, between, behind }) =>
        areAlike([own.between, own.behind], [between, behind]) ||
        areAlike([own.before, own.between], [before, between]),
    )
    .slice(0, MOST_PAIRS);
  return (
    alike.some(({ first, second }) => isSame(own.first, second) && isSame(own.second, first)) &&
    !alike.some(({ first, second }) => isSame(own.first, first) && isSame(own.second, second))
  );
}
