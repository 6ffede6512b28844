import { add, type Decimal, isAtLeast, multiply, sizeOf } from "../measures/decimal.ts";
import type { Quantity } from "../measures/quantity.ts";
import { monthsOf, secondsOf } from "../measures/conversions.ts";
import { wordsAround } from "./words-around.ts";

/** Whether a time is counted in seconds or, as years are, in months. */
const clockOf = (unit: string | undefined) =>
  monthsOf(unit) ? { unit: "mo", sizeIn: monthsOf } : { unit: "s", sizeIn: secondsOf };

/** Times in several units (`2 h 5 min`) as one, in seconds or in months. */
export function joinTimes(text: string, quantities: readonly Quantity[]): Quantity[] {
  const joined: Quantity[] = [];
  for (const quantity of quantities) {
    const last = joined.at(-1);
    const { unit, sizeIn } = clockOf(last?.unit);
    const [factor, before] = [sizeIn(quantity.unit), sizeIn(last?.unit)];
    const isNext =
      last &&
      factor !== undefined &&
      before !== undefined &&
      (sizeOf(factor) < sizeOf(before) || last.joins !== undefined) &&
      quantity.joins === undefined;
    if (
      !isNext ||
      areDaysAndHours(last, quantity) ||
      !/^\s?(?:,|and|und|et|y|e)?\s?$/i.test(text.slice(last.end, quantity.start))
    ) {
      joined.push(quantity);
      continue;
    }
    const sum = add(
      last.joins === undefined ? multiply(last.value, before) : last.value,
      multiply(quantity.value, factor),
    );
    joined[joined.length - 1] = {
      ...last,
      end: quantity.end,
      value: sum,
      size: sizeOf(sum),
      unit,
      place: Math.min(0, quantity.place),
      joins: [last.joins?.[0] ?? before, factor],
    };
  }
  return joined;
}

/** Whether a number of days stands before hours that say something else of them: `4 days 21.75 h`, as a program prints a row. */
const areDaysAndHours = (days: Quantity, hours: Quantity): boolean =>
  days.unit === "d" && hours.unit === "h" && (hours.place < 0 || isAtLeast(hours.value, HOURS_OF_DAY));
const HOURS_OF_DAY = 24;

/** Minutes and seconds with a colon, as runners write a pace: `8:10 per mile`. */
const PACE =
  /(?<![\d:.])(\d{1,3}):([0-5]\d)(?:\.(\d{1,3}))?(?=[*_]{0,2}\s?(?:min(?:utes?|uten)?\b|\/\s?(?:\d{1,4}\s?(?:m|yd)|km|mi|mile)\b|(?:per|pro|par|por|al|je) (?:\d{1,4} (?:m|yd|met\w+|yards?)\b|(?:lap|round|run|set|song|track|question|page|runde|tour|vuelta|volta)\b|km|kilomet\w+|kilóm\w+|mi|mile|meile)\b))/giu;
const MINUTES = /^(\d{1,5}):(\d{2})$/gu;
/** `1h45`. */
const HOURS = /(?<![\d:.,])(\d{1,3})\s?h\s?([0-5]\d)(?!\d)/giu;

/** The paces of a text, in seconds. */
export const pacesIn = (text: string): Quantity[] =>
  inTwoUnits(text, PACE, 60, 1).map((one) => {
    const { per } = wordsAround(text, one.start, one.end);
    return per === undefined ? one : { ...one, per };
  });

/** `1 h 04`: written with spaces, it is how long something takes, or a time of day that evidence has as both. */
const SPACED_HOURS = /(?<![\d:.,])(\d{1,3})\sh\s([0-5]\d)(?!\d|\s?min)/giu;
/** `1:15:21`. */
const STOPWATCH = /(?<![\d:.,])(\d{1,3}):([0-5]\d):([0-5]\d)(?![\d:])/gu;

/** The hours with minutes of a text that are apart from each other, in seconds. */
export const spacedHoursIn = (text: string): Quantity[] => inTwoUnits(text, SPACED_HOURS, 3_600, 60);

/** `1:50`, which is hours and minutes as often as minutes and seconds. */
const TWO_PARTS = /(?<![\d:.])(\d{1,2}):([0-5]\d)(?![\d:]|\s?(?:am|pm|uhr|h)(?!\p{L}))/giu;

/** What times of two parts say as how long something takes, in seconds. */
export const twoPartTimesIn = (text: string): Quantity[] =>
  [...inTwoUnits(text, TWO_PARTS, 3_600, 60), ...inTwoUnits(text, TWO_PARTS, 60, 1)].map((one) => ({
    ...one,
    isShown: true,
  }));

/** What a stopwatch shows in a text, in seconds. */
export const stopwatchTimesIn = (text: string): Quantity[] =>
  [...text.matchAll(STOPWATCH)].flatMap(({ index, 0: written, 1: hours, 2: minutes, 3: seconds }) =>
    inTwoUnits(`${Number(hours) * 60 + Number(minutes)}:${seconds}`, MINUTES, 60, 1).map((one) => ({
      ...one,
      start: index,
      end: index + written.length,
    })),
  );

/** The hours with minutes of a text, in seconds. */
export const hoursIn = (text: string): Quantity[] => inTwoUnits(text, HOURS, 3_600, 60);

/** The week of `2026-W53`. */
const WEEK = /(?<!\d)\d{4}-?W(\d{2})(?!\d)/gu;

/** The numbers of the calendar weeks of a text, which are no numbers of weeks. */
export const calendarWeeksIn = (text: string): Quantity[] =>
  inTwoUnits(text, WEEK, 1, 1).map((week) => ({ ...week, unit: "calendar week" }));

/** Times of two parts, each in a unit of so many seconds. */
export const inTwoUnits = (text: string, pattern: RegExp, first: number, last: number): Quantity[] =>
  [...text.matchAll(pattern)].map(({ 0: written, 1: many, 2: few, 3: fraction = "", index }) => {
    const value = withFraction(Number(many) * first + Number(few ?? 0) * last, fraction);
    return {
      start: index,
      end: index + written.length,
      value,
      size: sizeOf(value),
      place: value.exponent,
      unit: "s",
      percent: false,
      rounded: false,
      cut: false,
      negated: false,
      ofPercent: false,
      counts: false,
      joins: [whole(first), whole(last)],
    };
  });

const withFraction = (value: number, fraction: string): Decimal => ({
  digits: BigInt(`${value}${fraction}`),
  exponent: -fraction.length,
});

const whole = (value: number): Decimal => ({ digits: BigInt(value), exponent: 0 });
