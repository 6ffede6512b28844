import { BETWEEN_CLAUSES } from "../evidence/clauses.ts";
import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { agrees, type Moment, momentsIn } from "../reading/dates.ts";
import { stemsOf } from "../reading/words.ts";
import { isWeekdayAlone } from "./weekdays.ts";

const START_DAY = /^from_weekday: /mu;
const LATER = /^days: [1-9]/mu;
/** Where days are counted from, which the weekday beside it is not of: `86 days from now, on Monday`. */
export const COUNTED_FROM =
  /(?<!\p{L})(?:from|after|since|starting|ab|seit|von|à partir d['’]|depuis|desde|a partir de)\s?(?:today|now|heute|aujourd['’]hui|hoy|hoje)(?!\p{L})/giu;
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
  const side = said ?? sideGiven(stated, statement.text, startDates, statement.given);
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

/** Whether a date stands in a line about the start: `from: 2026-05-02`. */
const isOfStart = (text: string, { start }: Moment): boolean =>
  /(?:^|\n)from(?:_long)?: $/u.test(text.slice(0, start));
