/**
 * title: Day of the week, and the n-th weekday of a month
 * when: The weekday of a date is asked for, or a date such as the third Friday of a month.
 * words: weekday, day of week, monday, sunday, zeller, sakamoto, nth weekday, last friday, calendar
 */

const names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** As Date.UTC, which takes the years 0 to 99 for those of the 20th century. */
const utcOf = (year, month, day) => new Date(0).setUTCFullYear(year, month, day);

const lastDay = (year, month) => new Date(utcOf(year, month, 0)).getUTCDate();

/** 1 for Monday to 7 for Sunday, as ISO 8601 counts. Months count from 1. */
export function isoWeekday(year, month, day) {
  if (month < 1 || month > 12 || day < 1 || day > lastDay(year, month)) throw new RangeError("no such date");
  // getUTCDay counts from Sunday, 0.
  return new Date(utcOf(year, month - 1, day)).getUTCDay() || 7;
}

export function weekdayName(year, month, day) {
  return names[isoWeekday(year, month, day) - 1];
}

/** Day of the month of its n-th such weekday; n = -1 is the last. null where the month has fewer. */
export function nthWeekday(year, month, weekday, n) {
  const end = lastDay(year, month);
  const first = 1 + ((weekday - isoWeekday(year, month, 1) + 7) % 7);
  if (n === -1) return first + 7 * Math.floor((end - first) / 7);
  const day = first + 7 * (n - 1);
  return n >= 1 && day <= end ? day : null;
}
