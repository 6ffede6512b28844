import { clock, HALF, HALF_BEFORE, NOON, otherHalf } from "./clock.ts";
import { CLOCK_WORDS, offsetInWords } from "./clock-words.ts";
import { MONTH, MONTHS, WEEKDAY, WEEKDAYS } from "./day-names.ts";
import { DAY_WORDS } from "./day-words.ts";
import { DOTTED_TIMES } from "./dotted-times.ts";
import { withExceptions } from "./exceptions.ts";
import { FEAST_DAYS } from "./feast-days.ts";
import { isNoRange, withRanges } from "./ranges.ts";

/** A date, a time of day or a weekday that a text states. */
export interface Moment {
  start: number;
  end: number;
  year?: number;
  month?: number;
  day?: number;
  /** Seconds since midnight, and whether seconds are written. */
  time?: number;
  withSeconds?: boolean;
  /** It is said as on a dial, so that it may be in either half of the day: `half past ten`. */
  isOnDial?: boolean;
  /** 0 is Sunday. */
  weekday?: number;
  /** The weekday that a day without its month is said to be: `Monday the 24th`. */
  onWeekday?: number;
  /** Difference from UTC, in minutes. */
  offset?: number;
  /** It is said in a word: `midnight`, which may be meant loosely. */
  isWord?: boolean;
  /** Where the range ends that begins with it. */
  until?: Moment;
  /** It begins the hours of a day that is an exception. */
  isException?: boolean;
}

type Reader = (groups: string[]) => Omit<Moment, "start" | "end"> | undefined;
const yearOf = (written: string | undefined) =>
  written === undefined || written === "" ? {} : { year: Number(written) };
const dated = (
  year: string | undefined,
  month: number,
  day: string,
): Omit<Moment, "start" | "end"> | undefined =>
  month >= 1 && month <= 12 && Number(day) >= 1 && Number(day) <= 31
    ? { ...yearOf(year), month, day: Number(day) }
    : undefined;
const monthly = (year: string, month: string) =>
  Number(month) >= 1 && Number(month) <= 12 ? { year: Number(year), month: Number(month) } : undefined;
const monthOf = (name: string) => MONTHS.get(name.toLowerCase())! + 1;

const FORMS: [pattern: RegExp, read: Reader][] = [
  ...CLOCK_WORDS,
  offsetInWords,
  ...DOTTED_TIMES,
  ...FEAST_DAYS.map(({ pattern, month, day }): [RegExp, Reader] => [
    pattern,
    ([year]) => ({ ...yearOf(year), month, day, isWord: true }),
  ]),
  [/\b(\d{4})-(\d{2})-(\d{2})(?=$|[^\d-]|T)/gu, ([y, m, d]) => dated(y, Number(m), d!)],
  [/(\d{4})年(\d{1,2})月(\d{1,2})[日号]/gu, ([y, m, d]) => dated(y, Number(m), d!)],
  [/(\d{1,2})月(\d{1,2})[日号]/gu, ([m, d]) => dated(undefined, Number(m), d!)],
  [/\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/gu, ([d, m, y]) => dated(y, Number(m), d!)],
  [
    new RegExp(
      `(?<!\\p{L})(${MONTH})\\.?\\s(\\d{1,2})(?:st|nd|rd|th)?(?![.:]?\\d|\\s?(?:euros?|eur|€|dollars?|usd|chf|franken|gbp|pounds?|%)(?!\\p{L}))(?:,?\\s(\\d{4})(?!\\d))?`,
      "giu",
    ),
    ([m, d, y]) => dated(y, monthOf(m!), d!),
  ],
  [
    new RegExp(
      `(?<![\\d.,])(\\d{1,2})(?:st|nd|rd|th|er|º|\\.)?\\s(?:of\\s|de\\s)?(${MONTH})(?!\\p{L})\\.?(?:,?\\s(?:de\\s|del\\s)?(\\d{4})(?!\\d))?`,
      "giu",
    ),
    ([d, m, y]) => dated(y, monthOf(m!), d!),
  ],
  // `3 to 9 June`, `June 3–9`: the month is said once.
  [
    new RegExp(
      `(?<![\\d.,:])(\\d{1,2})(?:st|nd|rd|th|\\.)?(?=\\s?(?:to|and|or|until|till|through|bis|und|et|au|al|y|a|e|–|-|&)\\s?(?:the\\s|(?:${WEEKDAY})\\s)?\\d{1,2}(?:st|nd|rd|th|\\.)?\\s(?:of\\s|de\\s)?(${MONTH})(?!\\p{L}))`,
      "giu",
    ),
    ([d, m]) => dated(undefined, monthOf(m!), d!),
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(${MONTH})\\.?\\s\\d{1,2}(?:st|nd|rd|th)?\\s?(?:to|until|till|through|–|-)\\s?)(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]|,\\d|\\s?(?:[ap]\\.?m|%))`,
      "giu",
    ),
    ([m, d]) => dated(undefined, monthOf(m!), d!),
  ],
  [
    new RegExp(`(?<![\\p{L}\\d])(${MONTH})\\.?,?\\s(?:of\\s|de\\s|del\\s)?(\\d{4})(?!\\d)`, "giu"),
    ([m, y]) => ({ year: Number(y), month: monthOf(m!) }),
  ],
  [/(?<![\d/.])(\d{1,2})\/(\d{4})(?![\d/])/gu, ([m, y]) => monthly(y!, m!)],
  [/(?<![\d-])((?:19|20)\d{2})-(\d{2})(?![\d-])/gu, ([y, m]) => monthly(y!, m!)],
  [/(\d{4})年(\d{1,2})月(?!\s?\d)/gu, ([y, m]) => monthly(y!, m!)],
  [
    /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/gu,
    ([a, b, y]) => (Number(a) > 12 ? dated(y, Number(b), a!) : dated(y, Number(a), b!)),
  ],
  [
    /(?:(?<=\d:\d{2}(?=\+)|\dT\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?|\d:\d{2}:\d{2})|\b(?:UTC|GMT)\s?)([-+\u2212])(\d{1,2})(?::?(\d{2}))?(?![\d-])/gu,
    ([sign, h, m]) =>
      Number(h) <= 14 ? { offset: (sign === "+" ? 1 : -1) * (Number(h) * 60 + Number(m ?? 0)) } : undefined,
  ],
  [
    new RegExp(
      `(?<![\\d:.])(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:\\.\\d+)?)?(?:\\s?(?:uhr|h)(?!\\p{L}))?(?:\\s?(${HALF}))?(?!\\d|:\\d)`,
      "giu",
    ),
    ([h, m, s, half]) => clock(h!, m!, s, half),
  ],
  // `8 to 11 am`: the half of the day is said once.
  [
    /(?<![\d:.,])(\d{1,2})(?::(\d{2}))?(?=\s?(?:to|and|until|till|through|–|-)\s?(\d{1,2})(?::\d{2})?\s?([ap]\.?m)(?!\p{L}))/giu,
    ([h, m, end, half]) =>
      clock(h!, m ?? "0", undefined, Number(h) % 12 > Number(end) % 12 ? otherHalf(half!) : half),
  ],
  [new RegExp(`(?<![\\d:.,])(\\d{1,2})\\s?(${HALF})`, "giu"), ([h, half]) => clock(h!, "0", undefined, half)],
  [
    new RegExp(
      `(?<![\\d:.,])(\\d{1,2})(?:\\.([0-5]\\d))?\\sUhr(?:\\s(\\d{2})(?!\\d))?(?:\\s(${HALF}))?`,
      "gu",
    ),
    ([h, dotted, m, half]) => clock(h!, dotted ?? m ?? "0", undefined, half),
  ],
  [
    new RegExp(`(?<!\\d)(${HALF_BEFORE})?\\s?(\\d{1,2})\\s?[時点點时시]\\s?(\\d{1,2})\\s?[分분]`, "gu"),
    ([half, h, m]) => clock(h!, m!, undefined, half),
  ],
  [
    new RegExp(`(${HALF_BEFORE})\\s?(\\d{1,2})\\s?[時点點时시](半)?(?![間间간\\d]|\\s?\\d)`, "gu"),
    ([half, h, thirty]) => clock(h!, thirty ? "30" : "0", undefined, half),
  ],
  // `10 h à 20 h`, `10h–20h`, `10 bis 20 Uhr`, `à 10 h`: alone, `10 h` is how long something takes.
  [
    /(?<![\d:.,])(\d{1,2})(?=\s?h\s?(?:à\s|[–-]\s?)\d{1,2}\s?h(?!\p{L}))/giu,
    ([h]) => clock(h!, "0", undefined, undefined),
  ],
  [
    /(?<=\d\s?h\s?(?:à\s|[–-]\s?))(\d{1,2})(?=\s?h(?![\p{L}\d]))/giu,
    ([h]) => clock(h!, "0", undefined, undefined),
  ],
  [
    /(?<=(?<!\p{L})(?:à|dès|vers|avant|après|jusqu['’]à)\s)(\d{1,2})\s?h(?![\p{L}\d]|\s(?:de|du|d['’])\s)/giu,
    ([h]) => clock(h!, "0", undefined, undefined),
  ],
  [
    /(?<![\d:.,])(\d{1,2})(?=\s?(?:bis|–|-)\s?\d{1,2}(?:[.:]\d{2})?\sUhr)/gu,
    ([h]) => clock(h!, "0", undefined, undefined),
  ],
  [
    // With spaces, it is a time only if the half of the day is said: `2 h 05` is also how long something takes.
    new RegExp(`(?<![\\d:])(\\d{1,2})(?:h(\\d{2})(?!\\d)|\\s?h\\s?(\\d{2})?\\s(${HALF}))`, "giu"),
    ([h, m, spaced, half]) => clock(h!, m ?? spaced ?? "0", undefined, half),
  ],
  [
    /(?<!\p{L})(?:(midnight|mitternacht|minuit|medianoche|meia-noite)|noon|mediodía|meio-dia)(?!\p{L})(?=(\s(?:UTC|GMT))?)/giu,
    ([night, zone]) => ({
      time: night === undefined ? NOON : 0,
      withSeconds: false,
      ...(zone === undefined && { isWord: true }),
    }),
  ],
  [
    new RegExp(`(?<!\\p{L})(${WEEKDAY})s?(?!\\p{Script=Latin})`, "giu"),
    ([name]) => ({ weekday: WEEKDAYS.get(name!.toLowerCase())! }),
  ],
];

/** `Mon` and `sat` are weekdays in a table or a program's output; in a sentence they may be other words. */
const SHORT_WEEKDAY: [RegExp, Reader] = [
  /(?<!\p{L})(mon|tue|wed|thu|fri|sat|sun|(?:lun|mer|mié|jeu|jue|ven|vie|sam|sáb|dim|dom)(?=[\s.,:;|]{1,3}\d))(?!\p{L})/giu,
  ([name]) => ({ weekday: WEEKDAYS.get(name!.toLowerCase())! }),
];
const EVIDENCE_FORMS: typeof FORMS = [
  ...FORMS,
  SHORT_WEEKDAY,
  ...DAY_WORDS.map(([pattern, weekday, last]): [RegExp, Reader] => [
    pattern,
    () => ({ weekday, until: { start: 0, end: 0, weekday: last } }),
  ]),
];
/** Minutes of half a day. */
const HALF_DAY = 720;
/** The most moments of one form that are read from a text. */
const MOST = 500;

/** The dates, times and weekdays of a text. */
export function momentsIn(text: string, isEvidence = false): Moment[] {
  const found: Moment[] = [];
  const taken = new Uint8Array(text.length);
  for (const [pattern, read] of isEvidence ? EVIDENCE_FORMS : FORMS)
    for (const match of text.matchAll(pattern).take(MOST)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (taken[start] === 1 || taken[end - 1] === 1) continue;
      const moment = read(match.slice(1));
      if (!moment) continue;
      taken.fill(1, start, end);
      found.push({ start, end, ...moment });
    }
  const moments = withRanges(
    text,
    found.toSorted((a, b) => a.start - b.start),
  ).map((one, _, all) => inYearOfEnd(inMonthOfEnd(toDayOf(text, one, all))));
  return isEvidence ? withExceptions(text, moments) : moments;
}

/** `Tuesday 24 to Thursday 26 November`: the range ends with the day, not with its weekday. */
function toDayOf(text: string, one: Moment, all: readonly Moment[]): Moment {
  const { until: end } = one;
  if (one.day === undefined || end?.weekday === undefined || end.day !== undefined) return one;
  const day = all[all.indexOf(end) + 1];
  const isNext = day?.day !== undefined && /^,?\s$/u.test(text.slice(end.end, day.start));
  return isNext ? Object.assign(one, { until: day }) : one;
}

/** `Tuesday 24 to Thursday 26 November`: the month is said once. Keeps the identity, which ranges refer to. */
const inMonthOfEnd = (one: Moment): Moment =>
  one.day !== undefined && one.month === undefined && one.until?.month !== undefined
    ? Object.assign(one, { month: one.until.month })
    : one;

/** `9 May to 13 September 2026`: so is the year, in which the range ends. */
const inYearOfEnd = (one: Moment): Moment =>
  one.month !== undefined && one.year === undefined && one.until?.year !== undefined && one.until.month
    ? Object.assign(one, { year: one.until.year - Number(one.month > one.until.month) })
    : one;

/** Whether `stated` is one of the moments `seen`, or follows from one: the weekday of a date. */
export const isMoment = (stated: Moment, seen: readonly Moment[]): boolean =>
  seen.some((one) => isAt(stated, one)) && !isNoRange(stated, seen, agrees);

/** Whether `seen` is the moment stated, whatever range they begin or end. */
export const isAt = (stated: Moment, seen: Moment): boolean =>
  agrees(stated, seen) || isDayWithin(stated, seen);

/** Days of a week. */
const WEEK = 7;

/** Whether a weekday is one of a range: Wednesday of `Tuesday to Thursday`. */
const isDayWithin = ({ weekday }: Moment, { weekday: first, until }: Moment): boolean =>
  weekday !== undefined &&
  first !== undefined &&
  until?.weekday !== undefined &&
  (weekday - first + WEEK) % WEEK <= (until.weekday - first + WEEK) % WEEK;

/** Whether `stated` is the moment `seen`, or follows from it. */
export function agrees(stated: Moment, seen: Moment): boolean {
  if (stated.weekday !== undefined)
    return seen.weekday === stated.weekday || weekdayOf(seen) === stated.weekday;
  if (stated.time !== undefined) {
    if (seen.time === undefined) return false;
    return isSameTime(stated, seen);
  }
  if (stated.offset !== undefined) return seen.offset === stated.offset;
  if (stated.day !== undefined && stated.month === undefined)
    return seen.day === stated.day && isOnWeekday(stated.onWeekday, weekdayOf(seen));
  if (seen.month !== stated.month || (stated.day !== undefined && seen.day !== stated.day)) return false;
  return stated.year === undefined || seen.year === stated.year;
}

function isSameTime(a: Moment, b: Moment): boolean {
  if (a.withSeconds && b.withSeconds) return a.time === b.time;
  const minutes = Math.floor(a.time! / 60) - Math.floor(b.time! / 60);
  return a.isOnDial || b.isOnDial ? minutes % HALF_DAY === 0 : minutes === 0;
}

const isOnWeekday = (stated: number | undefined, seen: number | undefined): boolean =>
  stated === undefined || seen === undefined || stated === seen;

/** The weekday of a whole date, 0 for Sunday; undefined for any other moment. */
export function weekdayOf({ year, month, day }: Moment): number | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}
