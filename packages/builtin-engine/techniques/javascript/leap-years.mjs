/**
 * title: Leap years and lengths of months
 * when: A task asks whether a year is a leap year, how many days a month has, or the day of the year.
 * words: leap year, gregorian, calendar, days in month, february, day of year, julian calendar, next leap year, count leap years, days in year
 * param GREGORIAN: true — whether full centuries are leap years only every 400 years
 */

const GREGORIAN = true;

/** Every fourth year, but of full centuries only every fourth; without that rule every fourth year, as in the Julian calendar. */
export function isLeapYear(year, gregorian = GREGORIAN) {
  return year % 4 === 0 && (!gregorian || year % 100 !== 0 || year % 400 === 0);
}

/** Months count from 1. */
export function daysInMonth(year, month) {
  if (!Number.isInteger(month) || month < 1 || month > 12) throw new RangeError("month has to be 1 to 12");
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export function dayOfYear(year, month, day) {
  if (!Number.isInteger(day) || day < 1 || day > daysInMonth(year, month))
    throw new RangeError("no such day");
  let days = day;
  for (let before = 1; before < month; before++) days += daysInMonth(year, before);
  return days;
}

/** Both years included. */
export function leapYearsBetween(first, last) {
  const years = [];
  for (let year = first; year <= last; year++) if (isLeapYear(year)) years.push(year);
  return years;
}

/** How many leap years there are from one year to another, both included. */
export function countLeapYears(first, last) {
  return leapYearsBetween(first, last).length;
}

/** The first leap year after a year; with true the year itself counts. */
export function nextLeapYear(year, inclusive = false) {
  let next = inclusive ? year : year + 1;
  while (!isLeapYear(next)) next += 1;
  return next;
}

/** 366 in a leap year, else 365. */
export function daysInYear(year) {
  return isLeapYear(year) ? 366 : 365;
}
