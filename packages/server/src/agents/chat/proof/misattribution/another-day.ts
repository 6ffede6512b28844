import type { Figure } from "../evidence/beside.ts";
import type { FigureOfDay } from "../evidence/dated-figures.ts";
import { datedIn } from "../evidence/dated-figures.ts";
import { cut, PART } from "../evidence/segments.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import { isAt, type Moment } from "../reading/dates.ts";
import type { Particulars } from "../reading/particulars.ts";

/** Whether two moments are comparable: both days, months, times of day or weekdays. */
const isOfKind = (stated: Moment, seen: Moment): boolean =>
  stated.month !== undefined
    ? seen.month !== undefined && (stated.day === undefined || seen.day !== undefined)
    : (stated.time !== undefined && seen.time !== undefined) ||
      (stated.weekday !== undefined && (seen.weekday !== undefined || seen.day !== undefined));

const dayOf = ({ month = 0, day = 0 }: Moment): number => 100 * month + day;

/** Whether `seen` is the moment stated, or a range that holds it. */
function isOf(stated: Moment, seen: Moment): boolean {
  const { year: _, ...anyYear } = stated;
  if (isAt(seen.year === undefined ? anyYear : stated, seen)) return true;
  return (
    stated.day !== undefined &&
    seen.day !== undefined &&
    seen.until?.day !== undefined &&
    dayOf(seen) <= dayOf(stated) &&
    dayOf(stated) <= dayOf(seen.until)
  );
}

/** Words before a day or time that say that something lasts from or up to it, which is not what happened then. */
const SPAN =
  /(?:since|until|till|by|after|before|as of|from|starting|between|within|seit|bis|ab|vor|nach|stand|depuis|jusqu['’](?:à|au)|avant|après|dès|desde|hasta|antes de|después de|até|depois de)\s(?:the |dem |den |le |el |o )?$/iu;
const SPAN_CHARS = 24;

/** The days and times that a statement says of each of its figures. */
export type DaysSaid = ReadonlyMap<Quantity, readonly Moment[]>;

/** Reads them. */
export function daysSaid(text: string, particulars: Pick<Particulars, "quantities" | "moments">): DaysSaid {
  const moments = withMonth(particulars.moments).filter(
    ({ start }) => !SPAN.test(text.slice(Math.max(0, start - SPAN_CHARS), start)),
  );
  if (moments.length === 0) return new Map();
  const dated = byClause(text, particulars.quantities, moments) ?? datedIn(particulars.quantities, moments);
  return new Map(dated.map(({ figure, moments: own }) => [figure, own]));
}

/** The days of the figures of each clause, if each clause with a figure has some: `18.4 °C on the 12th, after 21.7 °C on the 10th`. */
function byClause(
  text: string,
  quantities: readonly Quantity[],
  moments: readonly Moment[],
): FigureOfDay[] | undefined {
  const clauses = cut(text, { start: 0, end: text.length }, PART)
    .map(({ start, end }) => {
      const isIn = (one: { start: number }) => start <= one.start && one.start < end;
      return { figures: quantities.filter(isIn), own: moments.filter(isIn) };
    })
    .filter(({ figures }) => figures.length > 0);
  return clauses.length > 1 && clauses.every(({ own }) => own.length > 0)
    ? clauses.flatMap(({ figures, own }) => datedIn(figures, own))
    : undefined;
}

/** The moments of a text; a day without its month, `on the 20th`, with the only one that the others name. */
function withMonth(moments: readonly Moment[]): Moment[] {
  const [month, ...others] = new Set(moments.flatMap((one) => one.month ?? []));
  const isBare = (one: Moment) => one.day !== undefined && one.month === undefined;
  return moments.map((one) =>
    month !== undefined && others.length === 0 && isBare(one) ? { ...one, month } : one,
  );
}

/** The figures of the evidence that stand beside other days or times than the statement says of a figure. */
export function figuresOfOtherDays(
  stated: Quantity,
  days: DaysSaid,
  findings: readonly ObservedFinding[],
): ReadonlySet<Figure> {
  const own = days.get(stated) ?? [];
  if (own.length === 0) return NONE;
  const isOther = ({ moments }: FigureOfDay): boolean => {
    const comparable = own.filter((day) => moments.some((other) => isOfKind(day, other)));
    return comparable.length > 0 && !comparable.some((day) => moments.some((other) => isOf(day, other)));
  };
  const dated = findings.flatMap((finding) => finding.dated());
  return new Set(dated.filter(isOther).map(({ figure }) => figure));
}

const NONE: ReadonlySet<Figure> = new Set();

const isAlike = (one: Quantity, other: Quantity): boolean =>
  one.percent === other.percent && one.unit === other.unit;

/**
 * Whether a figure stands only beside other days or times than the statement says of it, while the evidence has another figure
 * of its kind for that one: 388 visitors on 3 June, where the table has 412 for 3 June and 388 for 4 June.
 */
export function isOfAnotherDay(
  stated: Quantity,
  { days, others }: { days: DaysSaid; others: ReadonlySet<Figure> },
  finding: ObservedFinding,
  findings: readonly ObservedFinding[],
): boolean {
  if (others.size === 0) return false;
  const seen = finding.particulars.quantities.filter((one) => isSame(stated, one));
  const isRival = ({ figure, moments }: FigureOfDay): boolean =>
    !isSame(stated, figure) &&
    seen.some((one) => isAlike(one, figure)) &&
    days.get(stated)!.some((day) => moments.some((other) => isOf(day, other)));
  return (
    seen.length > 0 &&
    seen.every((one) => others.has(one)) &&
    findings.some((other) => other.dated().some(isRival))
  );
}
