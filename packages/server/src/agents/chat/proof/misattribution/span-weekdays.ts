import { BETWEEN_CLAUSES } from "../evidence/clauses.ts";
import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { agrees, type Moment, momentsIn } from "../reading/dates.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import { stemsOf } from "../reading/words.ts";
import { isWeekdayAlone } from "./weekdays.ts";

const START_DAY = /^from_weekday: /mu;
const LATER = /^days: [1-9]/mu;
/** Where days are counted from, which the weekday beside it is not of: `86 days from now, on Monday`. */
export const COUNTED_FROM =
  /(?<!\p{L})(?:from|after|since|starting|ab|seit|von|à partir d['’]|depuis|desde|a partir de)\s?(?:today|now|heute|aujourd['’]hui|hoy|hoje)(?!\p{L})/giu;
/** Behind the day that is reached: `it starts on a Monday, 18 days after that`. */
const REACHED =
  /^,?\s(?:(?:and|exactly|which is)\s){0,2}\d+\s(?:days\s(?:after\s(?:that|it|this)|later)|tage\s(?:danach|später)|jours\s(?:après|plus tard)|días\s(?:después|más tarde)|dias\sdepois)(?!\p{L})/iu;
const COUNTED_NEXT = new RegExp(`^[*_]{0,2}\\s${COUNTED_FROM.source}`, "iu");
const TODAY = /(?<!\p{L})(?:today|heute|aujourd['’]hui|hoy|hoje)(?!\p{L})/iu;

/**
 * Whether a weekday is that of the other end of a counted span than the statement speaks of: `it opens on a Sunday`, which is when
 * it closes. Without a word that tells, the end is meant. `said`: what the words before the weekday tell; `given`: what the person
 * wrote, which may say of the start what the statement says of the weekday.
 */
export function isOfOtherEnd(
  stated: Moment,
  said: "start" | "end" | undefined,
  statement: { text: string; moments: readonly Moment[]; given: readonly Observed[] },
  { finding: { evidence, text }, particulars: { moments } }: ObservedFinding,
): boolean {
  if (evidence.type !== "calculation" || !isWeekdayAlone(stated)) return false;
  const from = START_DAY.exec(text);
  if (!from) return false;
  const startDates = moments.filter((one) => isOfStart(text, one));
  const side = sideOf(stated, said, statement, startDates);
  if (side !== undefined && !LATER.test(text)) return false;
  const atStart = from.index + from[0].length;
  const days = moments.filter((one) => isWeekdayAlone(one));
  const isStarts = ({ start }: Moment) => start === atStart;
  const [start, end] = [days.find(isStarts), days.find((one) => !isStarts(one))];
  if (!start || !end || start.weekday === end.weekday) return false;
  const isStartNamed =
    TODAY.test(statement.text) ||
    statement.moments.some((one) => one.day !== undefined && startDates.some((date) => agrees(one, date)));
  if (stated.weekday === end.weekday) return side === "start" && !isStartNamed;
  return stated.weekday === start.weekday && side !== "start" && !isStartNamed;
}

/** The end of a span of which a statement says a weekday, by its words or by those of the person. */
const sideOf = (
  stated: Moment,
  said: "start" | "end" | undefined,
  { text, given }: { text: string; given: readonly Observed[] },
  startDates: readonly Moment[],
): "start" | "end" | undefined =>
  REACHED.test(text.slice(stated.end).replaceAll(/[*_]/gu, ""))
    ? "end"
    : (said ?? sideGiven(stated, text, startDates, given));

/** Ways to get to a place, and to be there. */
const JOURNEYS = stemsOf("fly travel drive sail arrive land");

/** The start, if the person says of it, and of no other day, all that a statement says of a weekday: `you fly on a Tuesday`, of `I fly on 14 April`. */
function sideGiven(
  { start, end }: Moment,
  text: string,
  startDates: readonly Moment[],
  given: readonly Observed[],
): "start" | undefined {
  const said = stemsOf(`${text.slice(0, start)} ${text.slice(end)}`);
  if (said.size === 0 || /\d/.test(text)) return undefined;
  const isSaid = given
    .flatMap(({ written }) => written.split(BETWEEN_CLAUSES))
    .some((clause) => {
      const days = momentsIn(clause).filter(({ day }) => day !== undefined);
      const stems = stemsOf(clause);
      const all = stems.isDisjointFrom(JOURNEYS) ? stems : stems.union(JOURNEYS);
      return (
        days.length > 0 &&
        days.every((day) => startDates.some((one) => agrees(day, one))) &&
        said.isSubsetOf(all)
      );
    });
  return isSaid ? "start" : undefined;
}

/** Whether a statement says a number as the days from today to a date, and a calendar has counted those: `31 October, 172 days from today`. */
export function isCountedTo(
  stated: Quantity,
  text: string,
  { finding, particulars: { moments } }: ObservedFinding,
): boolean {
  if (finding.evidence.type !== "calculation" || !COUNTED_NEXT.test(text.slice(stated.end))) return false;
  const [, days] = /^days: (\d+)$/mu.exec(finding.text) ?? [];
  const reached = moments.filter(
    (one) => !/(?:^|\n)(?:today|from(?:_long)?): $/u.test(finding.text.slice(0, one.start)),
  );
  return (
    days !== undefined &&
    isSame(stated, { ...stated, value: { digits: BigInt(days), exponent: 0 } }) &&
    momentsIn(text).some((said) => said.day !== undefined && reached.some((one) => agrees(said, one)))
  );
}

/** Whether a date stands in a line about the start: `from: 2026-05-02`. */
const isOfStart = (text: string, { start }: Moment): boolean =>
  /(?:^|\n)from(?:_long)?: $/u.test(text.slice(0, start));
