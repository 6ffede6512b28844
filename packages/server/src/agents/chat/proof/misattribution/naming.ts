import { isConvertible, isTime } from "../measures/conversions.ts";
import { type Figure, isMoment, isYear } from "../evidence/beside.ts";
import type { FigurePlace } from "../evidence/figure-place.ts";
import { isFramed, isAlike, isShown, isAlikeInText, isChange, isOne } from "./another-place.ts";
import type { Quantity } from "../measures/quantity.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import type { SaidFigures } from "./said-figures.ts";
import type { SaidFigure } from "./said-in-row.ts";
import { isFrame, meantBy, numberTerm } from "../evidence/synonyms.ts";

/** What a word beside a figure is worth: where it names the figure, where it may speak of it, and where it is in its sentence. */
const WORTH = { named: 1, wide: 0.5, sentence: 0.25 };
/** A number that is no year and names no row tells little. */
const NUMBER = 0.25;
/** What the words are worth at least for another figure, and by how much more than for the stated one. */
const LEAST = 0.5;
const LEAST_AHEAD = 0.3;
/** The worth of one word that names a figure. */
const LEAST_OF_OWN = 1;
const NONE: ReadonlySet<string> = new Set();
const MOST_PLACES = 600;
/** Words at the beginning of a sentence that name nothing. */
const POINTING = new Set(
  "the a an you your we our i it its this that these those if in on at of for from to by with and but so as when le la les un une der die das ein eine el los las o os en dans sur von im"
    .split(" ")
    .map((word) => `~${word}`),
);
/** Words of where a program stopped, and how: line 6, exit code 1. */
const OF_RUN = ["line", "exit"];

/** Which figure of the evidence the words beside a stated figure name: this one, another one, or neither clearly. */
export type Naming = "own" | "other" | "untold";

/** The naming of a stated figure, found out when it is first asked for. `others`: figures that it cannot be. */
export function namingOf(
  stated: Figure,
  said: SaidFigures,
  findings: readonly ObservedFinding[],
  others: ReadonlySet<Figure> = new Set(),
): () => Naming {
  let naming: Naming | undefined;
  return () =>
    (naming ??= compareNames(
      stated,
      said,
      findings.flatMap((finding) => toldBy(finding).filter(({ figure }) => !others.has(figure))),
    ));
}

/** Each finding is read once for all statements. */
const told = new WeakMap<ObservedFinding, readonly FigurePlace[]>();

/** The places of a finding, without those in lines of the program that it repeats, as a traceback does. */
function toldBy(finding: ObservedFinding): readonly FigurePlace[] {
  const known = told.get(finding);
  if (known) return known;
  const { text, input = "", isOwnText } = finding.finding;
  const isRepeated = ({ figure }: FigurePlace) => {
    const [start, end] = [text.lastIndexOf("\n", figure.start - 1) + 1, text.indexOf("\n", figure.start)];
    const line = text.slice(start, end < 0 ? text.length : end).trim();
    return CALL.test(line) && input.includes(line);
  };
  const all = finding.places().all;
  const places = isOwnText === true ? all.filter((place) => !isRepeated(place)) : all;
  told.set(finding, places);
  return places;
}

const CALL = /\w\(.*\)/u;

function compareNames(stated: Figure, { said, subject }: SaidFigures, all: readonly FigurePlace[]): Naming {
  const words = said.get(stated);
  if (!words || words.isJoined || isKey(stated, words)) return "untold";
  const places = all.slice(0, MOST_PLACES);
  const alike = places.filter(({ figure }) => isOne(stated, figure));
  const own = alike.every(isShown) ? alike : alike.filter((place) => !isShown(place));
  if (own.length === 0 || own.some((place) => isUnnamed(place, stated))) return "untold";
  const terms = namingTerms(words);
  // What the sentence begins with, and what the figure is compared with, may be what it is of: `North is ahead of South with its 95`.
  const spoken = [...new Set([...terms, ...words.wide, ...(words.isOfClause ? [] : subject)])];
  // Of those with its unit, if there are any: `10 hours`, beside `1 in 10 people`.
  const exact = own.filter(({ figure }) => isInUnit(stated, figure));
  const compared = exact.length > 0 ? exact : own;
  const weight = most(spoken, own);
  // What is left out beside it may be meant.
  const meant = most(
    spoken,
    own.map((place) => ({
      ...place,
      names: place.predicate ? place.names.union(place.predicate) : place.names,
      wide: place.wide.union(place.elided),
    })),
  );
  const isOfRun = OF_RUN.some((term) => words.near.has(term));
  const rivals = places.filter(
    (rival) =>
      // A time of day is no length of time, as long as there is another one.
      (!isShown(rival) || own.some(isShown)) &&
      !isChange(rival.figure, stated) &&
      compared.some(
        ({ figure, names }) => isRival(figure, rival, stated, isOfRun) && !isCalledPercent(names, rival),
      ) &&
      !isOne(stated, rival.figure),
  );
  const others = [...said].filter(([figure]) => figure !== stated);
  // A figure without a year may be of the year that another one names.
  const naming = isFramed(own) ? terms : terms.filter((term) => !isFrame(term));
  const isNamedOtherwise = (rival: FigurePlace) =>
    weightOf(naming, rival) >= Math.max(LEAST, meant + LEAST_AHEAD) &&
    others.every(([other, its]) => !isOne(other, rival.figure) || isExchanged(namingTerms(its), rival, own));
  if (rivals.some(isNamedOtherwise)) return "other";
  // Of very many figures, those beyond the first may be named as well.
  const isClear = rivals.length > 0 && all.length <= MOST_PLACES;
  return isClear && weight >= LEAST_OF_OWN && weight >= most(spoken, rivals) + LEAST_AHEAD ? "own" : "untold";
}

/** Whether a number is called a percentage, and another one is not. */
const isCalledPercent = (names: ReadonlySet<string>, rival: FigurePlace): boolean =>
  names.has("percent") && !rival.names.has("percent");

/** Whether the words beside another stated figure name this one rather than its own: `7:05 in Seoul and 21:05 in Toronto`. */
const isExchanged = (terms: readonly string[], its: FigurePlace, own: readonly FigurePlace[]): boolean =>
  most(terms, own) >= Math.max(LEAST, weightOf(terms, its) + LEAST_AHEAD);

/** Whether no word is beside a number, as in a program's output, or it counts the times that lines begin with. */
const isUnnamed = ({ wide, sentence }: FigurePlace, stated: Figure): boolean =>
  wide.size === 0 && (sentence.size === 0 || (!isMoment(stated) && isPeriod(stated.unit)));

const isInUnit = (stated: Figure, seen: Figure): boolean =>
  !isMoment(stated) && !isMoment(seen) && stated.unit === seen.unit;

const isPeriod = (unit: string | undefined): boolean =>
  unit !== undefined && (isTime(unit) || isConvertible(unit, "mo"));

const namingTerms = ({ near, heading }: SaidFigure): string[] =>
  [...new Set([...near, ...heading])].filter((term) => !POINTING.has(term));

const most = (terms: readonly string[], places: readonly FigurePlace[]): number =>
  Math.max(0, ...places.map((place) => weightOf(terms, place)));

/** Whether a number names the row that it stands in. */
const isKey = (stated: Figure, { near }: SaidFigure): boolean =>
  !isMoment(stated) && near.has(numberTerm(stated.value.digits));

/** Whether one figure of the evidence may be taken for another: it is of its kind, or of the kind that is stated. */
function isRival(
  own: Figure,
  { figure: other, names, row }: FigurePlace,
  stated: Figure,
  isOfRun: boolean,
): boolean {
  if (isMoment(own) || isMoment(other) || isMoment(stated))
    return isAlike(stated, other) && isAlike(stated, own);
  if (other.noun === "times" && own.noun !== other.noun && stated.noun !== other.noun) return false;
  if (!isOfRun && OF_RUN.some((term) => names.has(term) || row.has(term))) return false;
  return areOfOneKind(own, other, stated);
}

function areOfOneKind(own: Quantity, other: Quantity, stated: Quantity): boolean {
  if (own.percent !== other.percent || isYear(own) !== isYear(other)) return false;
  // A percentage that the evidence has as a fraction is none of its counts.
  const isFraction = own.isPercentage !== true;
  if (stated.percent && isFraction && own.size <= 0 !== other.size <= 0) return false;
  const isBare = stated.unit === undefined && other.unit === undefined && !stated.percent;
  if (isBare && stated.place < 0 !== other.place < 0) return false;
  return other.unit === stated.unit || isAlikeInText(own, other, stated.unit);
}

/** Whether a term is a number, and no year. */
const isNumber = (term: string) => /^=\d+$/.test(term) && !/^=(?:19|20)\d\d$/.test(term);

/** How much the words of a statement beside a figure speak of one of the evidence. */
function weightOf(terms: readonly string[], place: FigurePlace): number {
  let sum = 0;
  for (const term of terms) {
    const worth = worthOf(meantBy(term, false), place);
    sum += isNumber(term) && !place.row.has(term) ? NUMBER * worth : worth;
  }
  return sum;
}

function worthOf(
  meanings: readonly string[],
  { names, row, wide, sentence, lead, title = NONE }: FigurePlace,
): number {
  const isIn = (words: ReadonlySet<string>) => meanings.some((one) => words.has(one));
  if (isIn(names) || isIn(row) || isIn(lead)) return WORTH.named;
  if (isIn(wide) || isIn(title)) return WORTH.wide;
  return isIn(sentence) ? WORTH.sentence : 0;
}
