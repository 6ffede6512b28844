/**
 * title: ISO week and week year of a date
 * when: Dates have to be grouped by calendar week, or a week such as 2020-W53 turned into its Monday.
 * words: iso week, week number, calendar week, ISO 8601, week year, monday, week of year, start of week, first day of week, number of the week
 */

const DAY = 86_400_000;

function parse(date) {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date)
    throw new RangeError(`not a date: ${date}`);
  return time;
}

/** A week belongs to the year that its Thursday lies in, and so may a day at the turn of a year. */
export function isoWeek(date) {
  const time = parse(date);
  const weekday = new Date(time).getUTCDay() || 7;
  const thursday = new Date(time + (4 - weekday) * DAY);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / DAY / 7) + 1;
  return `${year}-W${String(week).padStart(2, "0")}`;
}

export function mondayOfWeek(isoWeekText) {
  const match = /^(\d{4})-W(\d{2})$/.exec(isoWeekText);
  if (!match) throw new RangeError(`not a week: ${isoWeekText}`);
  // The fourth of January always lies in week 1.
  const fourth = parse(`${match[1]}-01-04`);
  const monday = fourth - ((new Date(fourth).getUTCDay() || 7) - 1) * DAY;
  const date = new Date(monday + (Number(match[2]) - 1) * 7 * DAY).toISOString().slice(0, 10);
  if (isoWeek(date) !== isoWeekText) throw new RangeError(`the year has no such week: ${isoWeekText}`);
  return date;
}

/** The number of the ISO week alone, from 1 to 53. */
export function isoWeekNumber(date) {
  return Number(isoWeek(date).slice(6));
}

/** Weeks counted from 1 January in sevens: the first seven days are week 1. */
export function weekOfYear(date) {
  const time = parse(date);
  return Math.floor((time - Date.UTC(new Date(time).getUTCFullYear(), 0, 1)) / DAY / 7) + 1;
}

/** The Monday of the week of a date, or the Sunday that begins it where weeks begin on Sunday. */
export function startOfWeek(date, sundayFirst = false) {
  const time = parse(date);
  const passed = (new Date(time).getUTCDay() + (sundayFirst ? 0 : 6)) % 7;
  return new Date(time - passed * DAY).toISOString().slice(0, 10);
}
