import type { Moment } from "../reading/dates.ts";
import type { Particulars } from "../reading/particulars.ts";
import type { Quantity } from "../measures/quantity.ts";
import { numberedCodesIn } from "../reading/labels.ts";
import { stemsOf } from "../reading/words.ts";

export type Figure = Quantity | Moment;

/** A figure of a text, and the words on both sides of it, up to the next figures. */
export interface Beside {
  figure: Figure;
  before: string;
  after: string;
  /** Those of them that name this figure and no other. */
  names: string;
  /** What a figure without a word before it goes on from: `5 in March and 4 in May`. */
  inherited: string;
}

/** Where the words of one figure end and those of the next begin. */
const BETWEEN =
  /[;|\n{}()[\]]|,(?!\d)|(?<!\b\p{Lu})[.!?](?=\s)|\s(?:and|but|while|whereas|und|aber|et|mais|y|pero|e|mas)(?=\s)/gu;
/** Between what is counted and its price. */
const AT = /\s(?:at|for|@|à|zu(?: je)?|für(?: je)?|por|a)\s[$€£*_]{0,3}$/u;
/** Between two figures. */
const TO = /\sto\s[$€£*_]{0,3}$/u;
const FIRST_BETWEEN = new RegExp(BETWEEN.source, "u");
const JOINED = /[:=]\s{0,3}["'$€£]?$/u;
/** Before a number: bounds it, and names nothing. */
const BOUND =
  /(?<!\p{L})(?:up to|at least|at most|as many as|around|roughly|nearly|almost|mindestens|höchstens|bis zu|jusqu['’]à|au moins|au plus|hasta|al menos|até|pelo menos)\s[$€£*_]{0,3}$/iu;
/** Whether a text has a word that bears content, or a name such as `p95`. */
const hasWord = (text: string): boolean =>
  /\p{L}\d|(?<!\d)(?:19|20)\d\d(?!\d)|(?<![\p{L}'’])[b-df-xz]\s$/u.test(text) ||
  stemsOf(text.replace(BOUND, "")).size > 0;

export const isMoment = (figure: Figure): figure is Moment => !("value" in figure);

/** Whether a figure is a number with a unit. */
export const hasUnit = (figure: Figure): boolean => !isMoment(figure) && figure.unit !== undefined;

/** A year, which is also a name of other figures. In a column that is called so, it is read as a number of years. */
export const isYear = (figure: Figure): boolean =>
  !isMoment(figure) &&
  (figure.unit === undefined || figure.unit === "y") &&
  figure.value.exponent === 0 &&
  // `2,000` is none.
  figure.end - figure.start === 4 &&
  figure.value.digits >= 1900n &&
  figure.value.digits < 2100n;

/** The number of a version, `4.2`, or what is written like one. */
export const versionOf = (figure: Figure): string | undefined =>
  isMoment(figure) || figure.unit !== undefined || figure.percent || figure.value.exponent !== -1
    ? undefined
    : String(figure.value.digits);

/** Behind the number of a series of versions, `3.x`. */
const SERIES = /^\.x(?![\p{L}\p{N}])/iu;

/** How a program writes a number: `{share:.1%}`. */
const isFormat = (text: string, { start, end }: Quantity): boolean =>
  /\{[^{}\n]{0,60}:[^{}\s]{0,4}$/u.test(text.slice(Math.max(0, start - 70), start)) &&
  /^[%\p{L}]\}/u.test(text.slice(end, end + 2));

/** A bound that is part of a label: `errors>=400: 2`. */
const isBoundOfLabel = (text: string, { start, end }: Quantity): boolean =>
  /[\p{L}_)\]]\s?[<>≥≤]=?\s?$/u.test(text.slice(Math.max(0, start - 5), start)) &&
  /^\p{L}{0,3}\s?[:=]/u.test(text.slice(end, end + 5));

/** The figures of a text that count or date something, in order: no weekday alone, and no number that is part of a name. */
export const figuresIn = (
  text: string,
  { quantities, moments }: Pick<Particulars, "quantities" | "moments">,
): Figure[] => {
  const codes = new Set(numberedCodesIn(text).map(({ start }) => start));
  return [
    ...quantities.filter(
      (one) =>
        !codes.has(one.start) &&
        !isFormat(text, one) &&
        !SERIES.test(text.slice(one.end, one.end + 3)) &&
        !/(?<!\p{L})p$/iu.test(text.slice(Math.max(0, one.start - 2), one.start)) &&
        !PERCENTILE.test(text.slice(one.end, one.end + 20)) &&
        !/\p{L}-$/u.test(text.slice(Math.max(0, one.start - 2), one.start)) &&
        !isBoundOfLabel(text, one),
    ),
    ...moments.filter(
      ({ weekday, time, month }) => weekday === undefined || time !== undefined || month !== undefined,
    ),
  ].toSorted((a, b) => a.start - b.start);
};

/** The word directly behind a figure is its own: `12 km long with 640 m`, `420 people on 38 rows`. */
const OWN_NOUN = /^[*_]*\s(?!(?:first|second|third|fourth|last|next)\s)\p{L}{3,}(?=\s\p{L})/u;

const PERCENTILE = /^(?:th|st|nd|rd|e|\.|º|er)?[- ]?(?:percentil|perzentil|centil)/iu;

/** What stands beside each figure of a part of a text. The figures are in order. `read` reads the text between two. */
export function besideAll(
  text: string,
  from: number,
  to: number,
  figures: readonly Figure[],
  read: (gap: string) => string = (gap) => gap,
): Named[] {
  const found: Named[] = [];
  for (const [i, figure] of figures.entries()) {
    const { last, gap: written, behind, isFollowed } = around(text, from, to, figures, i);
    const gap = read(written);
    const previous = found.findLast((one) => one.figure === last);
    const noun = last ? nounOf(gap) : "";
    if (previous) previous.names += noun;
    const clause = last ? clauseOf(gap, noun) : gap.slice(lastSeparator(gap));
    // What is before the first figure may all speak of it; from a figure on, only the clause does.
    const before = last ? clause : gap;
    const [after, isCut] = untilSeparator(behind, isFollowed);
    const isChained = last !== undefined && clause.length + noun.length === gap.length;
    const isNamedBefore = (isChained ? previous?.isNamedBefore : undefined) ?? hasWord(clause);
    const isAlone = !isChained && (isCut || !isFollowed);
    found.push({
      figure,
      before,
      after,
      names: isAlone ? `${before} ; ${after}` : nameIn(clause, after, isNamedBefore),
      inherited: goesOn(gap, before) ? inheritedFrom(previous) : "",
      isChained,
      isNamedBefore,
    });
  }
  return joinParts(joinLists(joinRanges(found), text), text);
}

/** Between what is counted and the next: `3 runs and 2 visuals are left`. */
const AND = /^[*_]*\s(?:\p{L}+\s){1,2}(?:and|und|et|y|e)\s[*_]*$/u;
/** What is said behind the noun of the last of them. */
const SAID_OF_ALL =
  /\s(?:of (?:today|this \p{L}+)\s)?(?:are|were|is|have|remain|sind|waren|sont|restent|son|están|quedan|são|estão)\s/u;

/** Between numbers that are only listed: `rooms 3, 4 and 9 have a balcony`. */
const LISTED = /^[*_]*(?:,|,?\s(?:and|or|und|oder|et|ou|y|o|e|&))\s[*_]*$/u;

/** What is said behind the last of several that are counted is said of all: `3 of 8 runs and 2 of 5 visuals are left`. */
function joinLists(found: Named[], text: string): Named[] {
  let last: Named | undefined;
  for (const [i, one] of [...found.entries()].toReversed()) {
    const next = found[i + 1];
    const gap = next ? text.slice(one.figure.end, Math.max(one.figure.end, next.figure.start)) : "";
    const isListed = LISTED.test(gap) && isBareNumber(one.figure) && isBareNumber(next!.figure);
    const isCounted = isListed || AND.test(gap);
    if (!isCounted && !OF.test(gap)) last = one;
    if (!isCounted || !last) continue;
    const at = isListed ? 0 : last.after.search(SAID_OF_ALL);
    if (at < 0) continue;
    one.after += ` ; ${last.after.slice(at)}`;
    one.names += ` ; ${last.after.slice(at)}`;
  }
  return found;
}

const isBareNumber = (figure: Figure): boolean => !isMoment(figure) && !isYear(figure) && !hasUnit(figure);

/** What of the text between two figures belongs to the second one. A price is of what is counted before it, too. */
const clauseOf = (gap: string, noun: string): string =>
  TO.test(gap) ? "" : gap.slice(lastSeparator(gap) + (AT.test(gap) ? 0 : noun.length));

/** The figure's own noun at the beginning of what is between it and the next. */
const nounOf = (gap: string): string =>
  lastSeparator(gap) > 0 || JOINED.test(gap) ? "" : (OWN_NOUN.exec(gap)?.[0] ?? "");

const OF =
  /^(?:\s?%)?\s(?:out\s)?(?:of|von|sur|de)(?:\s(?:the|your|my|our|these|those|all|den|deinen|diesen|les|los|las|tus|os|as|seus))?(?:\s\p{L}{2,12}['’]s?)?[*_\s]*$/iu;

/** A part and the whole share the words behind them: `3 of 5 visuals are left`. */
function joinParts(found: Named[], text: string): Named[] {
  for (const [i, part] of found.entries()) {
    const whole = found[i + 1];
    if (!whole || !OF.test(text.slice(part.figure.end, whole.figure.start))) continue;
    const names = `${part.names} ; ${whole.after}`;
    Object.assign(part, { after: whole.after, names });
  }
  return found;
}

/** The texts between a figure and those before and behind it. Years stand between none: they name other figures. */
function around(text: string, from: number, to: number, figures: readonly Figure[], i: number) {
  const figure = figures[i]!;
  const isBorder = (one: Figure) => !isYear(one) || isYear(figure);
  const last = near(figures, i, -1, (one) => one.end <= figure.start && isBorder(one));
  const next = near(figures, i, 1, (one) => one.start >= figure.end && isBorder(one));
  return {
    last,
    gap: text.slice(last?.end ?? from, figure.start).slice(-MOST_WORDS),
    behind: text.slice(figure.end, next?.start ?? to).slice(0, MOST_WORDS),
    isFollowed: next !== undefined,
  };
}

const nameIn = (before: string, after: string, isNamedBefore: boolean): string =>
  isNamedBefore || JOINED.test(before) ? before : after;

export type Named = Beside & { isNamedBefore: boolean; isChained: boolean };

/** Of figures in a row that are named by the words before each, leaves out the words behind, which name the next. */
export function partNames(found: Named[]): Named[] {
  let isNamedBefore = false;
  for (const [i, one] of [...found.entries()].toReversed()) {
    const isLast = !found[i + 1]?.isChained;
    isNamedBefore = isLast ? one.isNamedBefore && !hasWord(one.after) : isNamedBefore;
    if (!isLast && isNamedBefore) one.after = "";
  }
  return found;
}

/** The comma behind a figure of which is said what it is for, and nothing else: `40 %, up to €700, for a bike.` */
const FOR_WITHIN = /^,(?=\s(?:for|für|pour|para)\s[^\d.;,:\n]{1,60}[.;\n])/u;
const FOR_LAST = /^,(?=\s(?:for|für|pour|para)\s[^\d.;,:\n]{1,60}(?:[.;\n]|$))/u;

/** The words behind a figure in its clause, and whether the clause ends before the next figure. */
function untilSeparator(told: string, isFollowed: boolean): [after: string, isCut: boolean] {
  const behind = told.replace(isFollowed ? FOR_WITHIN : FOR_LAST, " ");
  const cut = behind.search(FIRST_BETWEEN);
  // The name that a sign joins to the next figure is that one's: `min=3 max=9`.
  if (isFollowed && cut < 0 && JOINED.test(behind)) return ["", false];
  if (isFollowed && TO.test(behind)) return [behind.slice(0, cut < 0 ? undefined : cut), true];
  return cut < 0 ? [behind, false] : [behind.slice(0, cut), true];
}

/** Whether a figure goes on from the one before it: within parentheses, or without a word of its own before it. */
const goesOn = (gap: string, before: string): boolean =>
  isInside(gap) || !(hasWord(before) || JOINED.test(before));

const inheritedFrom = (previous: Beside | undefined): string =>
  previous ? `${previous.before} ; ${previous.inherited}`.slice(0, MOST_INHERITED) : "";

/** The ends of a range share the words before and behind it: `8 to 12 abroad`. */
function joinRanges(found: Named[]): Named[] {
  for (const from of found) {
    const to = from.figure.until && found.find(({ figure }) => figure === from.figure.until);
    if (!to) continue;
    const names = `${from.names} ; ${to.names}`;
    Object.assign(from, { after: to.after, names });
    Object.assign(to, { before: from.before, names });
  }
  return found;
}

const MOST_INHERITED = 300;
/** Characters on each side of a figure that may speak of it. */
const MOST_WORDS = 500;

/** The nearest figure before or behind another that separates its words from those further away. */
function near(
  figures: readonly Figure[],
  from: number,
  step: 1 | -1,
  isBorder: (one: Figure) => boolean,
): Figure | undefined {
  for (let i = from + step; i >= 0 && i < figures.length; i += step)
    if (isBorder(figures[i]!)) return figures[i];
  return undefined;
}

function lastSeparator(gap: string): number {
  let at = 0;
  for (const { index, 0: separator } of gap.matchAll(BETWEEN)) at = index + separator.length;
  return at;
}

const isInside = (gap: string) => gap.lastIndexOf("(") > gap.lastIndexOf(")");

/** Without a bracket that opens in another clause than that of the figure before it, whose words name what is in it: `, and the vertex is at (`. */
export const opened = (gap: string): string =>
  lastSeparator(gap.slice(0, -2)) > 0 ? gap.replace(/[([]\s?$/u, " ") : gap;
