import { type Figure, isMoment, isYear, versionOf } from "../evidence/beside.ts";
import { agrees, type Moment } from "../reading/dates.ts";
import type { FigurePlace, FigurePlaces } from "../evidence/figure-place.ts";
import type { SaidFigures } from "./said-figures.ts";
import type { SaidFigure } from "./said-in-row.ts";
import { yearOf } from "./years-of-dates.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import { isFrame, isName, meantBy, WEAK } from "../evidence/synonyms.ts";
import { isConvertible, isTime } from "../measures/conversions.ts";

/**
 * Whether a figure stands in a text only for something else: the words beside it in the statement name another figure of its kind
 * there, and not this one.
 */
export function isOfAnotherPlace(stated: Figure, statement: SaidFigures, places: FigurePlaces): boolean {
  const { said, version, isVersionNamed } = statement;
  const words = said.get(stated);
  if (!words) return false;
  const own = places.all.filter(({ figure }) => isOne(stated, figure));
  if (own.length === 0 || own.length > MOST_PLACES || isRowName(stated, places)) return false;
  if (isOfAnotherVersion(stated, version, own, places, isVersionNamed)) return true;
  const near = namesOf(words, statement, own, places);
  if (isWholeOfOther(words, statement, own, places)) return true;
  const meanings = (term: string) => meantBy(term, isOfTime(stated));
  const all = new Set([...near, ...words.wide].flatMap(meanings));
  const compared = { near, all, meanings, proper: places.proper, unit: unitOf(stated) };
  const rivals = rivalsOf(stated, new Set([...near].flatMap(meanings)), places).filter(
    (rival) => !isShown(rival) || own.some(isShown),
  );
  const othersOf = (told: readonly string[], rival: Figure) =>
    [...said].flatMap(([other, { near: its }]) =>
      other !== stated && told.every((term) => its.has(term)) && isOne(other, rival) ? [other] : [],
    );
  return own.every((place) => {
    const named = rivals.flatMap((rival) => {
      const told = tells(compared, rival, place);
      return told.length > 0 ? [{ told, others: othersOf(told, rival.figure) }] : [];
    });
    // The words are those of a figure behind it: `the weighted mean over 27 credits is 1.7`, beside an unweighted one.
    const isSpent = (told: readonly string[]) =>
      named.some(
        ({ told: its, others }) =>
          others.some(({ start }) => start > stated.start) && told.every((term) => its.includes(term)),
      );
    const accusing = named.flatMap(({ told, others }) => (others.length > 0 || isSpent(told) ? [] : [told]));
    // Two that are named are perhaps added up.
    const isSum =
      words.isJoined && accusing.some((a) => accusing.some((b) => !a.some((term) => b.includes(term))));
    return accusing.length > 0 && !isSum;
  });
}

/** The words that may name a figure: those beside it and, if they name no row, those that the sentence speaks of. */
function namesOf(
  { near: beside, heading, isWhole }: SaidFigure,
  { subject, antecedent }: SaidFigures,
  own: readonly FigurePlace[],
  { rows }: FigurePlaces,
): ReadonlySet<string> {
  // A figure without a year may be of the year that another one names.
  const near = new Set([...beside].filter((term) => isFramed(own) || !isFrame(term)));
  if ([...near].some((term) => rows.has(term))) return near;
  const spoken = isWhole && own.some(isTotal) ? [] : [...heading, ...subject];
  // `It costs 79`: of what the sentence before it named, where the evidence says it of another.
  const before = own.every(({ row }) => row.size > 0) ? antecedent : [];
  for (const term of [...spoken, ...before]) if (rows.has(term)) near.add(term);
  return near;
}

/** Whether that of which another figure is a part stands only in rows that the sentence does not speak of, and is no total. */
function isWholeOfOther(
  { near, isWhole }: SaidFigure,
  { subject }: SaidFigures,
  own: readonly FigurePlace[],
  { rows }: FigurePlaces,
): boolean {
  const spoken = new Set([...near, ...subject]);
  return (
    isWhole === true &&
    [...spoken].some((term) => rows.has(term)) &&
    own.every((place) => place.row.size > 0 && !isTotal(place) && spoken.isDisjointFrom(place.row))
  );
}

/** Whether the evidence says of one version what the statement says of another one of the evidence. */
const isOfAnotherVersion = (
  stated: Figure,
  version: string | undefined,
  own: readonly FigurePlace[],
  { all }: FigurePlaces,
  isNamed: boolean,
): boolean =>
  version !== undefined &&
  (isOfTime(stated) || (isNamed && versionOf(stated) === undefined)) &&
  own.every((place) => place.version !== undefined && place.version !== version) &&
  all.some(({ figure }) => versionOf(figure) === version);

const isTotal = ({ names, row }: FigurePlace): boolean => names.has("=gross") || row.has("=gross");

/** Whether a number is what rows are called: `6 and 8 have five ways each`. */
const isRowName = (stated: Figure, { rows }: FigurePlaces): boolean =>
  !isMoment(stated) && stated.unit === undefined && rows.has(`=${stated.value.digits}`);

/** `10:00` is also read as how long something takes. */
export const isShown = ({ figure }: FigurePlace): boolean => !isMoment(figure) && figure.isShown === true;

/** Whether a year, a month or a day is told of one of these figures. */
export const isFramed = (places: readonly FigurePlace[]): boolean =>
  places.some(({ wide, sentence }) => [...wide, ...sentence].some(isFrame));

const MOST_PLACES = 20;
const MOST_RIVALS = 60;

/** The other figures of one kind that these terms name, first those that the rarest do. */
function rivalsOf(stated: Figure, terms: ReadonlySet<string>, { byTerm }: FigurePlaces): FigurePlace[] {
  const lists = [...terms]
    .flatMap((term) => [byTerm.get(term) ?? []])
    .toSorted((a, b) => a.length - b.length);
  const rivals = new Set<FigurePlace>();
  for (const list of lists)
    for (const rival of list) {
      if (rivals.size === MOST_RIVALS) return [...rivals];
      if (isAlike(stated, rival.figure) && !isOne(stated, rival.figure)) rivals.add(rival);
    }
  return [...rivals];
}

/** Whether one figure is by how much something changes, as in `rises by £3`, and another one is not. Percentages may be of a change without `by`. */
export const isChange = (figure: Figure, stated: Figure): boolean =>
  !isMoment(figure) && figure.part === "by" && !figure.percent && (isMoment(stated) || stated.part !== "by");

/** Whether a figure of evidence is the one stated. */
export function isOne(stated: Figure, seen: Figure): boolean {
  if (isMoment(stated)) return isMoment(seen) && agrees(stated, seen);
  return isMoment(seen) ? isYearOf(stated, seen) === true : isSame(stated, seen);
}

/** Whether a year is that of a date; undefined if it is no year, or the date has none. */
function isYearOf(stated: Quantity, { year }: Moment): boolean | undefined {
  const said = yearOf(stated);
  return year === undefined || said === undefined ? undefined : said === year;
}

interface Words {
  near: ReadonlySet<string>;
  /** Also those that are compared with the figure, and all in each of their meanings. */
  all: ReadonlySet<string>;
  meanings: (term: string) => string[];
  /** The names of the evidence. */
  proper: ReadonlySet<string>;
  /** The unit that the statement gives the figure. */
  unit: string | undefined;
}

const unitOf = (figure: Figure): string | undefined => (isMoment(figure) ? undefined : figure.unit);

/** The words that tell a rival from the place of a figure: none if some tell the reverse, or if they are too few. */
function tells(
  { near, all, meanings, proper, unit }: Words,
  rival: FigurePlace,
  place: FigurePlace,
): string[] {
  if (place.wide.size === 0 || !isAlikeInText(place.figure, rival.figure, unit)) return [];
  const isNamed = (term: string) => rival.names.has(term) || rival.row.has(term);
  const isTold = (term: string) =>
    !place.wide.has(term) && (isNamed(term) || (rival.spread.has(term) && !place.spread.has(term)));
  const told = [...near].filter((term) => meanings(term).some(isTold));
  // What both stand below names neither of them.
  const isAbove = (term: string) => place.title?.has(term) === true || place.heading?.has(term) === true;
  if (told.every((term) => WEAK.has(term) || isAbove(term))) return [];
  const isOwn = (term: string) =>
    place.wide.has(term)
      ? !isNamed(term)
      : place.spread.has(term) && !rival.spread.has(term) && !isNamed(term);
  // `mean 74.28 s, best 73.8 s`: what has a measure of its own has not that of the figure before it.
  const isMeasured = [...rival.names].some(isMeasure);
  const isElided = (term: string) => rival.elided.has(term) && !(isMeasured && isMeasure(term));
  const own = [...all].filter((term) => isOwn(term) && !isElided(term));
  // A name that is not this one's outweighs other words: `arrives in Rome at 9` and `reaches Bern at 8`.
  const names = told.filter((term) => proper.has(term));
  const isNamedOtherwise = [...place.wide].some((term) => proper.has(term) && !all.has(term));
  if (names.length > 0 && isNamedOtherwise && !own.some((term) => proper.has(term) || isName(term)))
    return names;
  if (own.length > 0) return [];
  if (told.some((term) => meanings(term).some((one) => isName(one) && isTold(one)))) return told;
  const isWhole = [rival.names, rival.row].some((label) => {
    const rest = [...label].filter((term) => !place.wide.has(term));
    const isMost = told.length > 1 && 2 * told.length >= rest.length;
    return rest.length > 0 && (isMost || rest.every((term) => all.has(term)));
  });
  return isWhole ? told : [];
}

/** Whether a term names a measure, and no time or number. */
const isMeasure = (term: string): boolean => isName(term) && !isFrame(term) && !/\d/u.test(term);

function isOfTime(figure: Figure): boolean {
  return isMoment(figure) || isTime(figure.unit);
}

/** Whether two figures are of one kind, so that one may be taken for the other. */
export function isAlike(a: Figure, b: Figure): boolean {
  if (!isMoment(a) && isMoment(b)) return isYearOf(a, b) !== undefined;
  if (isMoment(a) || isMoment(b)) return isMoment(a) && isMoment(b) && kindOf(a) === kindOf(b);
  if (!(a.percent === b.percent || isPercentageFor(a, b) || isPercentageFor(b, a))) return false;
  if (isYear(a) !== isYear(b)) return false;
  return a.unit === b.unit || a.unit === undefined || b.unit === undefined || isOfOneKind(a.unit, b.unit);
}

/** Whether a program worked out a percentage, which it printed without a sign, and the other one has that. */
const isPercentageFor = (printed: Quantity, said: Quantity): boolean =>
  said.percent && printed.isPercentage === true && printed.place < 0;

/** Weeks and months measure the same, and convert into each other only roughly. */
const PERIODS = new Set(["wk", "fortnight", "mo", "y"]);
const isOfOneKind = (a: string, b: string): boolean =>
  isConvertible(a, b) || (PERIODS.has(a) && PERIODS.has(b));

/** Whether the evidence writes two figures with units of one kind, or both without one; or the statement gives one the other's. */
export function isAlikeInText(a: Figure, b: Figure, stated: string | undefined): boolean {
  if (isMoment(a) || isMoment(b) || a.unit === b.unit || a.key !== undefined) return true;
  if (a.unit === undefined && stated !== undefined && stated === b.unit) return true;
  return a.unit !== undefined && b.unit !== undefined && isOfOneKind(a.unit, b.unit);
}

function kindOf({ time, month }: Moment): string {
  if (time !== undefined) return "time";
  return month === undefined ? "offset" : "date";
}
