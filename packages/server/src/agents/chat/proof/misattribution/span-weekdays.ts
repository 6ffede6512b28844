import type { ObservedFinding } from "../evidence/observed.ts";
import { agrees, type Moment } from "../reading/dates.ts";
import { isWeekdayAlone } from "./weekdays.ts";

const START_DAY = /^from_weekday: /mu;
const LATER = /^days: [1-9]/mu;
const TODAY = /(?<!\p{L})(?:today|heute|aujourd['’]hui|hoy|hoje)(?!\p{L})/iu;

/**
 * Whether a weekday is that of the other end of a counted span than the statement speaks of: `it opens on a Sunday`, which is when
 * it closes. Without a word that tells, the end is meant. `side`: what the words before the weekday tell.
 */
export function isOfOtherEnd(
  stated: Moment,
  side: "start" | "end" | undefined,
  statement: { text: string; moments: readonly Moment[] },
  { finding: { evidence, text }, particulars: { moments } }: ObservedFinding,
): boolean {
  if (evidence.type !== "calculation" || !isWeekdayAlone(stated)) return false;
  const from = START_DAY.exec(text);
  if (!from || (side !== undefined && !LATER.test(text))) return false;
  const atStart = from.index + from[0].length;
  const days = moments.filter((one) => isWeekdayAlone(one));
  const isStarts = ({ start }: Moment) => start === atStart;
  const [start, end] = [days.find(isStarts), days.find((one) => !isStarts(one))];
  if (!start || !end || start.weekday === end.weekday) return false;
  const startDates = moments.filter((one) => isOfStart(text, one));
  const isStartNamed =
    TODAY.test(statement.text) ||
    statement.moments.some((one) => one.day !== undefined && startDates.some((date) => agrees(one, date)));
  if (stated.weekday === end.weekday) return side === "start" && !isStartNamed;
  return stated.weekday === start.weekday && side !== "start" && !isStartNamed;
}

/** Whether a date stands in a line about the start: `from: 2026-05-02`. */
const isOfStart = (text: string, { start }: Moment): boolean =>
  /(?:^|\n)from(?:_long)?: $/u.test(text.slice(0, start));
