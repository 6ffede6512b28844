/**
 * title: A calendar of a month as text, weeks of a month and year
 * when: The calendar of a month has to be shown as lines or weeks, or the week of a month or a year, its weeks or days left are wanted.
 * words: calendar, month calendar, print calendar, weeks of month, week of month, week number, week of year, day of year, days left in year, number of weeks, mo tu we, su mo tu, month grid, days of month, working days of month, last day
 * param SUNDAY_FIRST: false — whether weeks begin on Sunday
 * param HEADER: "Mo Tu We Th Fr Sa Su" — line above the days
 */
const SUNDAY_FIRST = false;
const HEADER = "Mo Tu We Th Fr Sa Su";

const day = 86400000;

/** As Date.UTC, which takes the years 0 to 99 for those of the 20th century. */
const utcOf = (year, month, day) => new Date(0).setUTCFullYear(year, month, day);

const lengthOf = (year, month) => new Date(utcOf(year, month, 0)).getUTCDate();

/** How many days of the first week belong to the month before. */
function offsetOf(year, month, sundayFirst) {
  const weekday = new Date(utcOf(year, month - 1, 1)).getUTCDay();
  return sundayFirst ? weekday : (weekday + 6) % 7;
}

/** Weeks of seven numbers, 0 for days of other months. */
export function monthWeeks(year, month, sundayFirst = SUNDAY_FIRST) {
  const offset = offsetOf(year, month, sundayFirst);
  const weeks = Math.ceil((offset + lengthOf(year, month)) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, i) => {
      const number = week * 7 + i - offset + 1;
      return number >= 1 && number <= lengthOf(year, month) ? number : 0;
    }),
  );
}

/** Lines with a header and the days, each two signs wide. */
export function calendarLines(year, month, sundayFirst = SUNDAY_FIRST, header = HEADER) {
  const weeks = monthWeeks(year, month, sundayFirst).map((week) =>
    week
      .map((number) => (number === 0 ? "  " : String(number).padStart(2)))
      .join(" ")
      .trimEnd(),
  );
  return [sundayFirst && header === HEADER ? "Su Mo Tu We Th Fr Sa" : header, ...weeks];
}

/** The lines as one text. */
export function calendarText(year, month, sundayFirst = SUNDAY_FIRST, header = HEADER) {
  return calendarLines(year, month, sundayFirst, header).join("\n");
}

/** How many weeks of the calendar a month touches. */
export function countMonthWeeks(year, month, sundayFirst = SUNDAY_FIRST) {
  return monthWeeks(year, month, sundayFirst).length;
}

/** In which line of the calendar a date stands, from 1. */
export function weekOfMonth(date, sundayFirst = SUNDAY_FIRST) {
  const [year, month, number] = date.split("-").map(Number);
  return monthWeeks(year, month, sundayFirst).findIndex((week) => week.includes(number)) + 1;
}

/** The week of a year where each has seven days and January 1st begins the first. */
export function simpleWeekOfYear(date) {
  return Math.ceil(dayNumber(date) / 7);
}

/** 1 for January 1st to 365 or 366. */
export function dayNumber(date) {
  return Math.round((Date.parse(date) - utcOf(Number(date.slice(0, 4)), 0, 1)) / day) + 1;
}

/** Days after this one in the year. */
export function daysLeftInYear(date) {
  return dayNumber(`${date.slice(0, 4)}-12-31`) - dayNumber(date);
}

/** Days after this one in the month. */
export function daysLeftInMonth(date) {
  const [year, month, number] = date.split("-").map(Number);
  return lengthOf(year, month) - number;
}

export function isLastDayOfMonth(date) {
  return daysLeftInMonth(date) === 0;
}

/** Monday to Friday of a month. */
export function workdaysOfMonth(year, month) {
  return monthWeeks(year, month, false).reduce(
    (sum, week) => sum + week.slice(0, 5).filter((number) => number > 0).length,
    0,
  );
}

/** The date of a day of the year. */
export function dateOfDayNumber(year, number) {
  return new Date(utcOf(year, 0, number)).toISOString().slice(0, 10);
}
