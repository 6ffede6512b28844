/**
 * title: Days between two dates, and a date some days later
 * when: The distance of two calendar dates in days is asked for, or days have to be added to a date.
 * words: date difference, days between, add days, calendar, deadline, countdown, age in days, weeks between
 * param INCLUSIVE: false — whether both the first and the last day are counted
 */
const INCLUSIVE = false;

const DAY = 86_400_000;

/** Day number of an ISO date; UTC, so that no change of summer time makes a day of 23 hours. */
function dayNumber(date) {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
  // Some engines roll 30 February over into March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date)
    throw new RangeError(`not a date: ${date}`);
  return time / DAY;
}

/** Negative when `to` is before `from`, or without a sign where that is wanted. */
export function daysBetween(from, to, inclusive = INCLUSIVE, absolute = false) {
  const distance = dayNumber(to) - dayNumber(from);
  const days = absolute ? Math.abs(distance) : distance;
  if (!inclusive) return days;
  return days < 0 ? days - 1 : days + 1;
}

export function addDays(date, days) {
  return new Date((dayNumber(date) + days) * DAY).toISOString().slice(0, 10);
}

/** How many days lie between two dates, neither of which is counted; 0 for the same day or neighbours. */
export function daysInBetween(first, second) {
  return Math.max(0, Math.abs(daysBetween(first, second)) - 1);
}

/** The distance in days, whichever date comes first; both days counted where that is wanted. */
export function daysBetweenThem(first, second, inclusive = INCLUSIVE) {
  return daysBetween(first, second, inclusive, true);
}

/** Full weeks between two dates, negative backwards; without a sign where that is wanted. */
export function weeksBetween(from, to, absolute = false) {
  const weeks = Math.trunc(daysBetween(from, to) / 7);
  return absolute ? Math.abs(weeks) : weeks + 0;
}
