/**
 * title: Leap years and lengths of months
 * when: A task asks whether a year is a leap year, how many days a month has, or the day of the year.
 * words: leap year, gregorian, calendar, days in month, february, day of year
 */

export function isLeapYear(year) {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
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
