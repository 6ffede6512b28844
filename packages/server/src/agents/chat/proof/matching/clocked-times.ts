import { equals } from "../measures/decimal.ts";
import { isWorkedOut } from "../programs/computed.ts";
import type { Moment } from "../reading/dates.ts";
import { inTwoUnits } from "../reading/durations.ts";
import type { Observed } from "../evidence/observed.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import type { Sought } from "./sorted.ts";

/** What a stopwatch shows: minutes and seconds, hours and minutes, or all three. */
const SHOWN = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/u;
const TWO_PARTS = /^(\d{1,5}):([0-5]\d)$/gu;
/** The result of a calculation, which may be seconds or minutes. */
const RESULT = /^(?:-?\d+\/\d+ \(about )?[\d.]{2,24}(?=[\s)]|$)/u;
/** Words before a time of day. */
const AT =
  /(?:\b(?:at|from|until|till|by|since|before|after|opens?|closes?|um|ab|bis|seit|vor|nach|dès|avant|après|desde|hasta|às|até)|(?<!\p{L})(?:à|a las?))\s*[*_]*$/iu;

const NOW = /^[*_]*\s(?:now|there|today|tonight|tomorrow|jetzt|dort|heute|maintenant|ahora|agora)(?!\p{L})/iu;

/** What `5:03` says as how long something takes. */
export function timesShown(text: string, { start, end, time }: Moment): Quantity[] {
  const match = time === undefined ? null : SHOWN.exec(text.slice(start, end));
  if (!match || AT.test(text.slice(0, start)) || NOW.test(text.slice(end))) return [];
  const [, first, second, third] = match;
  if (third !== undefined)
    return inTwoUnits(`${Number(first) * 60 + Number(second)}:${third}`, TWO_PARTS, 60, 1);
  return [...inTwoUnits(match[0], TWO_PARTS, 60, 1), ...inTwoUnits(match[0], TWO_PARTS, 3_600, 60)];
}

/** Minutes before the seconds that were read as a number, which are more than a day has hours. */
const MINUTES_BEFORE = /(?<![\d:.,])(\d{2,3}):$/u;
const HOURS_OF_DAY = 24;

/** What `49:40` is looked for as, of which the 40 was read: how long something takes, or both numbers. */
export function timesOfStopwatch(text: string, { start, end, unit }: Quantity): Sought | undefined {
  const [written, minutes] = MINUTES_BEFORE.exec(text.slice(Math.max(0, start - 4), start)) ?? [];
  const seconds = text.slice(start, start + 2);
  if (minutes === undefined || Number(minutes) <= HOURS_OF_DAY || !/^[0-5]\d$/.test(seconds))
    return undefined;
  if (unit !== undefined || end !== start + 2) return undefined;
  const times = inTwoUnits(`${written}${seconds}`, TWO_PARTS, 60, 1);
  const pair = [BigInt(minutes), BigInt(seconds)];
  const isShown = ({ particulars }: Observed) =>
    particulars.quantities.some((seen) => seen.unit !== undefined && times.some((one) => isSame(one, seen)));
  return {
    isIn: (where) => isShown(where) || hasPair(pair, where),
    isHard: true,
    isOwn: (finding) =>
      finding.finding.isOwnText === true &&
      !finding.particulars.quantities.some(
        (seen) => times.some((one) => isSame(one, seen)) && isWorkedOut(seen, finding),
      ),
  };
}

/** Whether a text that tells no time has both numbers of a score. */
export const hasPair = (
  pair: readonly bigint[],
  { particulars: { moments, quantities } }: Observed,
): boolean =>
  pair.length === 2 &&
  moments.every(({ time }) => time === undefined) &&
  pair.every((digits) => quantities.some(({ value }) => equals(value, { digits, exponent: 0 })));

/** Whether a text has one of these times in a unit of time. */
export const hasTime = (times: readonly Quantity[], { particulars, text }: Observed): boolean =>
  times.some((one) =>
    particulars.quantities.some((seen) => (isTimed(seen) || RESULT.test(text)) && isSame(one, seen)),
  );

/** Whether a text says one of these times in units, and not only as a clock would show it. */
export const hasTimeInUnits = (times: readonly Quantity[], where: Observed): boolean => {
  const { moments, quantities } = where.particulars;
  const clocked = new Set(moments.map(({ start }) => start));
  const particulars = {
    ...where.particulars,
    quantities: quantities.filter(({ start }) => !clocked.has(start)),
  };
  return hasTime(times, { ...where, particulars });
};

const isTimed = ({ unit, said, isShown }: Quantity) =>
  isShown !== true && (unit !== undefined || said !== undefined);
