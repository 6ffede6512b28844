import { timesOfStopwatch } from "./clocked-times.ts";
import { isAt, type Moment } from "../reading/dates.ts";
import { WEEKDAY, weekdayNamed } from "../reading/day-names.ts";
import type { Quantity } from "../measures/quantity.ts";
import type { Sought, TurnTexts } from "./sorted.ts";

/** Words between which and the end of a clause a number is an hour: `opens at 10`, `until 4`. */
const AT =
  /(?<!\p{L})(?:at|from|between|until|till|by|before|after|to|um|ab|von|zwischen|bis|vor|nach|dès|avant|après|desde|hasta|até|(?:à|a las?|às?))\s[*_]*$/iu;
/** What follows an hour: the end of a clause, another hour or a word that is no noun. */
const HOUR_END =
  /^[*_]*(?:$|[.,;:!?)\]](?!\d)|\s?[–-]\s?\d|\s(?:and|or|to|until|till|on|in|so|with|but|every|each|und|oder|bis|am|et|ou|à|y|o|a|e)(?!\p{L}))/iu;
const WEEKDAY_BEFORE = new RegExp(
  `(${WEEKDAY})[*_]*,?\\s(?:the\\s|de[rmn]\\s|le\\s|el\\s|dia\\s)?[*_]*$`,
  "iu",
);
const DAY_BEFORE =
  /(?<!\p{L})(?:the|am|vom|zum|de[rmn]|the\s\d{1,2}(?:st|nd|rd|th)\s(?:and|to|or|until|through|[–-]))\s[*_]*$/iu;
const LEAD_CHARS = 30;
const HOURS_OF_DAY = 24;
const MOST_DAYS = 31;
const SECONDS = 3_600;

/** The figures of a statement as the evidence lets them be read. */
interface Reading {
  quantities: Quantity[];
  moments: Moment[];
  /** Times of minutes and seconds, such as `49:40`, as they are looked for. */
  shown: Sought[];
}

/**
 * Reads numbers that are written short as what the evidence has: the 10 of `opens at 10` as an hour, the 24th as the day of a date,
 * 49:40 as minutes and seconds.
 */
export function readOtherwise(
  { quantities, moments }: Pick<Reading, "quantities" | "moments">,
  { findings }: TurnTexts,
  text: string,
): Reading {
  const rest: Quantity[] = [];
  const others: Moment[] = [];
  const shown: Sought[] = [];
  for (const one of quantities) {
    const times = timesOfStopwatch(text, one);
    const moment = momentOf(one, text);
    if (times) shown.push(times);
    else if (moment && isIn(moment, findings)) others.push(moment);
    else rest.push(one);
  }
  if (rest.length === quantities.length) return { quantities: rest, moments, shown };
  return { quantities: rest, moments: [...moments, ...others].toSorted((a, b) => a.start - b.start), shown };
}

const isIn = (moment: Moment, findings: TurnTexts["findings"]): boolean =>
  findings.some(({ particulars }) => particulars.moments.some((seen) => isAt(moment, seen)));

/** The hour or the day that a bare number may be. */
function momentOf({ start, end, unit, percent }: Quantity, text: string): Moment | undefined {
  const written = text.slice(start, end);
  if (unit !== undefined || percent || !/^\d{1,2}$/.test(written)) return undefined;
  const [lead, rest] = [text.slice(Math.max(0, start - LEAD_CHARS), start), text.slice(end)];
  const number = Number(written);
  const read = number === 0 ? undefined : (dayOf(number, lead, rest) ?? hourOf(number, lead, rest));
  return read && { start, end, ...read };
}

/** The 24 of `Monday the 24th` and `am 24.`. */
function dayOf(number: number, lead: string, rest: string): Pick<Moment, "day" | "onWeekday"> | undefined {
  const [, weekday] = WEEKDAY_BEFORE.exec(lead) ?? [];
  const [ending = ""] = /^(?:st|nd|rd|th)(?!\p{L})|^\./u.exec(rest) ?? [];
  if (!HOUR_END.test(rest.slice(ending.length))) return undefined;
  if (weekday !== undefined && (ending !== "" || number <= MOST_DAYS))
    return { day: number, onWeekday: weekdayNamed(weekday) };
  return ending !== "" && DAY_BEFORE.test(lead) ? { day: number } : undefined;
}

/** The 10 of `opens at 10`. */
const hourOf = (number: number, lead: string, rest: string): Omit<Moment, "start" | "end"> | undefined =>
  number <= HOURS_OF_DAY && AT.test(lead) && HOUR_END.test(rest)
    ? { time: number * SECONDS, withSeconds: false, isOnDial: number <= HOURS_OF_DAY / 2 }
    : undefined;
