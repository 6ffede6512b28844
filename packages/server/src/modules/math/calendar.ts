/** A question about dates that has no answer. The message is for a reader. */
export class NoDate extends Error {}

/** `of` and `to`: `2026-12-25`, `12-25` or `friday` (the next one, today included). Without `of`, today. */
export interface DateQuestion {
  of?: string | undefined;
  to?: string | undefined;
  plus?: number | undefined;
  unit?: DateUnit | undefined;
}
export const DATE_UNITS = ["days", "weeks", "months", "years"] as const;
export type DateUnit = (typeof DATE_UNITS)[number];

/** Facts about a date. With `to` or `plus`, also the distance from `from`; `days` is negative if the date is earlier. */
export interface DateFacts {
  today: string;
  date: string;
  long: string;
  weekday: string;
  dayOfYear: number;
  week: string;
  leapYear: string;
  from?: string;
  fromLong?: string;
  fromWeekday?: string;
  days?: number;
  inWeeks?: string;
  inMonths?: string;
  /** Whether a date is before the introduction of the Gregorian calendar, which is used for all dates. */
  early: boolean;
}

const DAY_MS = 86_400_000;
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);
const MOST_ADDED = 3_650_000;
const GREGORIAN_FROM = "1582-10-15";

/** Answers a question about dates of the years 1 to 9999. Throws NoDate if a date does not exist. */
export function dateFacts({ of, to, plus, unit = "days" }: DateQuestion, nowMs: number): DateFacts {
  const today = new Date(Math.floor(nowMs / DAY_MS) * DAY_MS);
  const from = of === undefined ? today : dateOf(of, today);
  if (to !== undefined && plus !== undefined) throw new NoDate("ask for `to` or for `plus`, not for both");
  const date = to === undefined ? added(from, plus ?? 0, unit) : dateOf(to, from);
  const counted = to !== undefined || plus !== undefined;
  return {
    today: isoOf(today),
    date: isoOf(date),
    long: longOf(date),
    weekday: weekdayOf(date),
    dayOfYear: daysBetween(day(date.getUTCFullYear(), 0, 1), date) + 1,
    week: weekOf(date),
    leapYear: `${date.getUTCFullYear()} is ${isLeap(date.getUTCFullYear()) ? "a" : "not a"} leap year`,
    early: isoOf(date) < GREGORIAN_FROM || isoOf(from) < GREGORIAN_FROM,
    ...(counted ? { ...startOf(from), ...spanOf(from, date) } : {}),
  };
}

const weekdayOf = (date: Date): string => WEEKDAYS[date.getUTCDay()]!;

const startOf = (from: Date) => ({ from: isoOf(from), fromLong: longOf(from), fromWeekday: weekdayOf(from) });

function spanOf(from: Date, date: Date) {
  const days = daysBetween(from, date);
  const [first, last] = days < 0 ? [date, from] : [from, date];
  const whole = Math.abs(days);
  let months =
    (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth();
  if (added(first, months, "months") > last) months -= 1;
  const rest = daysBetween(added(first, months, "months"), last);
  return {
    days,
    inWeeks: joined([Math.floor(whole / 7), "week"], [whole % 7, "day"]),
    inMonths: joined([Math.floor(months / 12), "year"], [months % 12, "month"], [rest, "day"]),
  };
}

/** `1 year, 1 month and 28 days`, without parts that are zero. */
function joined(...parts: [count: number, name: string][]): string {
  const phrases = parts.flatMap(([count, name]) =>
    count === 0 ? [] : [`${count} ${name}${count === 1 ? "" : "s"}`],
  );
  const last = phrases.pop() ?? "0 days";
  return phrases.length === 0 ? last : `${phrases.join(", ")} and ${last}`;
}

/** Parses a date. For a day of the year or of the week, the next one from `start` on. */
function dateOf(text: string, start: Date): Date {
  const weekday = WEEKDAYS.findIndex((name) => name.toLowerCase() === text.toLowerCase());
  if (weekday !== -1) return added(start, (weekday - start.getUTCDay() + 7) % 7, "days");
  const [, year, month, date] = /^(?:(\d{4})-)?(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (month === undefined)
    throw new NoDate("dates are written as 2026-12-25, 12-25 or the name of a weekday");
  const parts = [Number(month) - 1, Number(date)] as const;
  if (year !== undefined) return existing(text, Number(year), ...parts);
  // The next 29 February can be up to eight years away.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const next = day(start.getUTCFullYear() + ahead, ...parts);
    if (next.getUTCMonth() === parts[0] && next >= start)
      return existing(text, next.getUTCFullYear(), ...parts);
  }
  throw new NoDate(`there is no date ${text}`);
}

function existing(text: string, year: number, month: number, date: number): Date {
  const found = day(year, month, date);
  if (year < 1 || found.getUTCMonth() !== month || found.getUTCDate() !== date)
    throw new NoDate(`there is no date ${text}`);
  return found;
}

/** If the month has no such day, the result is its last day. */
function added(from: Date, count: number, unit: DateUnit): Date {
  if (!Number.isInteger(count) || Math.abs(count) > MOST_ADDED)
    throw new NoDate(`whole numbers up to ${MOST_ADDED.toLocaleString("en")} are added`);
  const days = { days: 1, weeks: 7 }[unit as "days" | "weeks"];
  const found =
    days === undefined
      ? monthsAfter(from, unit === "years" ? 12 * count : count)
      : new Date(from.getTime() + count * days * DAY_MS);
  const year = found.getUTCFullYear();
  if (!(year >= 1 && year <= 9999)) throw new NoDate("that is beyond the years 1 to 9999");
  return found;
}

function monthsAfter(from: Date, months: number): Date {
  const month = from.getUTCFullYear() * 12 + from.getUTCMonth() + months;
  const [year, at] = [Math.floor(month / 12), month - 12 * Math.floor(month / 12)];
  const last = day(year, at + 1, 0).getUTCDate();
  return day(year, at, Math.min(from.getUTCDate(), last));
}

/** A day in UTC. Years from 0 to 99 are not taken for 1900 to 1999. */
function day(year: number, month: number, date: number): Date {
  const found = new Date(0);
  found.setUTCFullYear(year, month, date);
  return found;
}

const daysBetween = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / DAY_MS);
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const isoOf = (date: Date) =>
  [String(date.getUTCFullYear()).padStart(4, "0"), two(date.getUTCMonth() + 1), two(date.getUTCDate())].join(
    "-",
  );
const two = (value: number) => String(value).padStart(2, "0");
const longOf = (date: Date) => `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;

/** The week number of ISO 8601, which belongs to the year of the week's Thursday. */
function weekOf(date: Date): string {
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = Math.floor(daysBetween(day(year, 0, 1), thursday) / 7) + 1;
  return `${String(year).padStart(4, "0")}-W${two(week)}`;
}
