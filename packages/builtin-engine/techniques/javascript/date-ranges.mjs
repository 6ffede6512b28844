/**
 * title: Date ranges: days in between, first and last of the month, quarter, weekend
 * when: All dates from one to another are wanted, the first or last day of a month, the quarter, a weekend test, or how often a weekday comes.
 * words: date range, dates between, list of dates, quarter, end of month, last day of month, first day of month, weekend, is weekend, count sundays, weekday, months between, overlap of dates
 * param STEP: 1 — days from one date of a list to the next
 * param MONTHS: 12 — months of the year that is cut into quarters
 */
const STEP = 1;
const MONTHS = 12;

const day = 86400000;

function timeOf(date) {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time) || dateOf(time) !== date) throw new RangeError("not a date");
  return time;
}

const dateOf = (time) => new Date(time).toISOString().slice(0, 10);

/** ISO dates from the first to the last, both included; none when the last is earlier. */
export function datesBetween(first, last, step = STEP) {
  const dates = [];
  for (let time = timeOf(first); time <= timeOf(last); time += step * day) dates.push(dateOf(time));
  return dates;
}

/** 1 to 4. */
export function quarterOf(date, months = MONTHS) {
  return Math.ceil((new Date(timeOf(date)).getUTCMonth() + 1) / (months / 4));
}

export function firstOfMonth(date) {
  timeOf(date);
  return `${date.slice(0, 8)}01`;
}

export function lastOfMonth(date) {
  const given = new Date(timeOf(date));
  return dateOf(Date.UTC(given.getUTCFullYear(), given.getUTCMonth() + 1, 0));
}

/** Saturday or Sunday. */
export function isWeekend(date) {
  return [0, 6].includes(new Date(timeOf(date)).getUTCDay());
}

export function countWeekendDays(first, last) {
  return datesBetween(first, last).filter(isWeekend).length;
}

/** How often a weekday comes, 1 for Monday to 7 for Sunday, both ends included. */
export function countWeekday(first, last, weekday) {
  const days = datesBetween(first, last).map((date) => new Date(timeOf(date)).getUTCDay());
  return days.filter((number) => number === weekday % 7).length;
}

/** Full months from one date to another; negative backwards. By the calendar where that is wanted: from 31 January to 1 February is one. */
export function monthsBetween(from, to, byCalendar = false) {
  if (timeOf(from) > timeOf(to)) return 0 - monthsBetween(to, from, byCalendar);
  const [[y1, m1, d1], [y2, m2, d2]] = [from, to].map((date) => date.split("-").map(Number));
  return (y2 - y1) * 12 + m2 - m1 - (d2 < d1 && !byCalendar ? 1 : 0);
}

/** Whether a date lies in a range; its first and last day belong to it, or do not. */
export function isDateBetween(date, first, last, withFirst = true, withLast = true) {
  const [time, from, to] = [date, first, last].map(timeOf);
  return (from < time || (withFirst && from === time)) && (time < to || (withLast && time === to));
}

/** Whether a date lies between two others, neither of which counts. */
export function isDateInBetween(date, first, last) {
  return isDateBetween(date, first, last, false, false);
}

/** ISO dates after the first and before the last; with the first or the last where that is wanted. */
export function datesInBetween(first, last, withFirst = false, withLast = false) {
  return datesBetween(first, last).filter(
    (date) => (withFirst || date !== first) && (withLast || date !== last),
  );
}

/** How often a weekday comes, 1 for Monday to 7 for Sunday, after the first day and before the last; with the first or the last where that is wanted. */
export function countWeekdayInBetween(first, last, weekday, withFirst = false, withLast = false) {
  const days = datesInBetween(first, last, withFirst, withLast);
  return days.filter((date) => new Date(timeOf(date)).getUTCDay() === weekday % 7).length;
}
