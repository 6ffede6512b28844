import { isMoment } from "../evidence/beside.ts";
import type { FigurePlace } from "../evidence/figure-place.ts";
import { isValue, type Observed, type ObservedFinding } from "../evidence/observed.ts";
import { isName, termsOf, WEAK } from "../evidence/synonyms.ts";
import { isConvertible } from "../measures/conversions.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isAlike, isOne } from "./another-place.ts";

const BLANK = /\n\s*\n/u;
/** Between two lines, or two cells of a table. In a sentence, too much besides the label may tell of whom a figure is. */
const APART = /[\n|\t]/u;
const MOST_PLACES = 300;
/** Characters from a figure to one beside it. */
const BESIDE = 1_000;

/** The words of a statement and of what stands around it, and those of the person. */
interface Said {
  stated: ReadonlySet<string>;
  around: ReadonlySet<string>;
  given: ReadonlySet<string>;
}

/**
 * Whether the evidence has a figure of a statement only for others than the person says of themselves, and beside it another one for
 * them: `the monthly pass is €48`, said to an adult, where it has `Adults: €59` and `Students: €48` below that heading. `around`: what
 * stands above the statement, and names for whom it is.
 */
export function isOfOthersThanPerson(
  quantities: readonly Quantity[],
  text: string,
  { findings, given }: { findings: readonly ObservedFinding[]; given: readonly Observed[] },
  around: string,
): boolean {
  const said: Said = {
    stated: termsOf(text),
    around: termsOf(around),
    given: new Set(given.flatMap(({ written }) => [...termsOf(written)])),
  };
  return quantities.some((stated) => {
    if (stated.unit === undefined && !stated.percent) return false;
    const places = findings
      .filter((finding) => !isValue(finding))
      .flatMap((finding) =>
        finding
          .places()
          .all.filter(({ figure }) => isOne(stated, figure))
          .map((place) => ({ place, finding })),
      );
    return (
      places.length > 0 &&
      places.every(({ place, finding }) => isOthers(place, finding, stated, quantities, said))
    );
  });
}

/** Whether the row of a figure names others than the person, and one beside it names them and has another figure. */
function isOthers(
  place: FigurePlace,
  finding: ObservedFinding,
  stated: Quantity,
  quantities: readonly Quantity[],
  { stated: terms, around, given }: Said,
): boolean {
  const all = finding.places().all.slice(0, MOST_PLACES);
  const between = ({ figure: other }: FigurePlace) =>
    finding.finding.text.slice(
      Math.min(place.figure.end, other.end),
      Math.max(place.figure.start, other.start),
    );
  const isBeside = (rival: FigurePlace) =>
    rival !== place &&
    isAlike(stated, rival.figure) &&
    isOfOneUnit(place, rival) &&
    Math.abs(rival.figure.start - place.figure.start) <= BESIDE &&
    APART.test(between(rival)) &&
    !BLANK.test(between(rival));
  const isKnown = (term: string) =>
    WEAK.has(term) || isName(term) || given.has(term) || place.lead.has(term) || place.wide.has(term);
  if (![...terms].every(isKnown)) return false;
  return all.filter(isBeside).some((rival) => {
    const [own, theirs] = [
      labelOf(place).difference(labelOf(rival)),
      labelOf(rival).difference(labelOf(place)),
    ];
    return (
      own.size > 0 &&
      theirs.size > 0 &&
      // A name that is a word such as `Plus` is no term of a sentence.
      ![...own, ...theirs].some((term) => term.startsWith("~")) &&
      theirs.isSubsetOf(given) &&
      [terms, around, given].every((words) => words.isDisjointFrom(own)) &&
      !quantities.some((one) => isOne(one, rival.figure))
    );
  });
}

/** The words that name the row or the column of a figure. */
const labelOf = ({ names, row }: FigurePlace): ReadonlySet<string> => names.union(row).difference(WEAK);

const isOfOneUnit = ({ figure: a }: FigurePlace, { figure: b }: FigurePlace): boolean =>
  !isMoment(a) &&
  !isMoment(b) &&
  a.percent === b.percent &&
  (a.unit === b.unit || (a.unit !== undefined && b.unit !== undefined && isConvertible(a.unit, b.unit)));
