import { isWorkedOut } from "../programs/computed.ts";
import type { Moment } from "../reading/dates.ts";
import { inTwoUnits } from "../reading/durations.ts";
import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";

/** What a stopwatch shows: minutes and seconds, hours and minutes, or all three. */
const SHOWN = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/u;
const TWO_PARTS = /^(\d{1,5}):([0-5]\d)$/gu;
/** Words before a time of day. */
const AT =
  /(?:\b(?:at|from|until|till|by|since|before|after|opens?|closes?|um|ab|bis|seit|vor|nach|dès|avant|après|desde|hasta|às|até)|(?<!\p{L})(?:à|a las?))\s*[*_]*$/iu;

/** What `5:03` says as how long something takes. */
export function timesShown(text: string, { start, end, time }: Moment): Quantity[] {
  const match = time === undefined ? null : SHOWN.exec(text.slice(start, end));
  if (!match || AT.test(text.slice(0, start))) return [];
  const [, first, second, third] = match;
  if (third !== undefined)
    return inTwoUnits(`${Number(first) * 60 + Number(second)}:${third}`, TWO_PARTS, 60, 1);
  return [...inTwoUnits(match[0], TWO_PARTS, 60, 1), ...inTwoUnits(match[0], TWO_PARTS, 3_600, 60)];
}

/** Whether a text has one of these times in a unit of time. */
export const hasTime = (times: readonly Quantity[], { particulars }: Observed): boolean =>
  times.some((one) => particulars.quantities.some((seen) => isTimed(seen) && isSame(one, seen)));

const isTimed = ({ unit, said, isShown }: Quantity) =>
  isShown !== true && (unit !== undefined || said !== undefined);

/** Whether a program worked out one of these times, so that its input had not given it as it is. */
export const isTimeComputed = (times: readonly Quantity[], finding: ObservedFinding): boolean =>
  finding.particulars.quantities.some(
    (seen) => isTimed(seen) && times.some((one) => isSame(one, seen)) && isWorkedOut(seen, finding),
  );
