/**
 * title: Weekdays: next Monday, last Friday of a month, Friday the 13th
 * when: The next or last occurrence of a weekday is wanted, the n-th or last weekday of a month as a date, or how often the 13th is a Friday.
 * words: weekday, day of the week, next monday, next friday, previous, last friday of the month, first monday, second tuesday, nth weekday, meetup, thanksgiving, friday the 13th, all sundays, sundays, weekday name, abbreviation, mon tue wed, weekdays between, is monday, every monday, payday, is weekend, number of the weekday
 * param NAMES: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] — names of the weekdays from Monday on
 * param INCLUSIVE: false — whether the date itself counts
 */
const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const INCLUSIVE = false;

const day = 86400000;

/** As Date.UTC, which takes the years 0 to 99 for those of the 20th century. */
const utcOf = (year, month, day) => new Date(0).setUTCFullYear(year, month, day);

const dateOf = (time) => new Date(time).toISOString().slice(0, 10);

/** 0 for Monday to 6 for Sunday. */
const placeOf = (date) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The place of a weekday given as a name, as the beginning of one or as 1 for Monday to 7 for Sunday. */
function weekdayPlace(weekday, names) {
  if (typeof weekday === "number") return weekday - 1;
  const wanted = weekday.toLowerCase();
  const place = names.findIndex(
    (name) => name.toLowerCase() === wanted || name.slice(0, 3).toLowerCase() === wanted,
  );
  if (place < 0) throw new RangeError("not a weekday");
  return place;
}

/** The name of the weekday of an ISO date. */
export function dayNameOf(date, names = NAMES) {
  return names[placeOf(date)];
}

/** "Mon" of an ISO date. */
export function shortDayName(date, length = 3) {
  return dayNameOf(date).slice(0, length);
}

/** The weekday so many days after one that is named. */
export function weekdayAfter(weekday, days, names = NAMES) {
  return names[(((weekdayPlace(weekday, names) + days) % 7) + 7) % 7];
}

/** The next date with the weekday. */
export function nextWeekday(date, weekday, inclusive = INCLUSIVE) {
  const ahead = (weekdayPlace(weekday, NAMES) - placeOf(date) + 7) % 7;
  return dateOf(Date.parse(date) + (ahead === 0 && !inclusive ? 7 : ahead) * day);
}

/** The last date before with the weekday. */
export function previousWeekday(date, weekday, inclusive = INCLUSIVE) {
  const back = (placeOf(date) - weekdayPlace(weekday, NAMES) + 7) % 7;
  return dateOf(Date.parse(date) - (back === 0 && !inclusive ? 7 : back) * day);
}

/** Dates of a month with the weekday. */
export function weekdaysOfMonth(year, month, weekday) {
  const days = Array.from({ length: new Date(utcOf(year, month, 0)).getUTCDate() }, (_, i) =>
    dateOf(utcOf(year, month - 1, i + 1)),
  );
  return days.filter((date) => placeOf(date) === weekdayPlace(weekday, NAMES));
}

/** The n-th date of a month with the weekday, -1 for the last; null where the month has fewer. */
export function nthWeekdayDate(year, month, weekday, n = 1) {
  if (n === 0) return null;
  return weekdaysOfMonth(year, month, weekday).at(n > 0 ? n - 1 : n) ?? null;
}

/** The last date of a month with the weekday. */
export function lastWeekdayDate(year, month, weekday = "Friday") {
  return nthWeekdayDate(year, month, weekday, -1);
}

/** The date in words of meetups: "first" to "fifth", "last", or "teenth" for the 13th to the 19th. */
export function meetupDate(year, month, which, weekday) {
  const dates = weekdaysOfMonth(year, month, weekday);
  if (which === "teenth") return dates.find((date) => Number(date.slice(8)) >= 13) ?? null;
  const place = ["first", "second", "third", "fourth", "fifth"].indexOf(which);
  return (which === "last" ? dates.at(-1) : dates[place]) ?? null;
}

/** How many months of a year have a Friday the 13th, or another weekday and day. */
export function countFriday13(year, weekday = "Friday", dayOfMonth = 13) {
  return friday13Dates(year, weekday, dayOfMonth).length;
}

/** The dates of a year that are a Friday the 13th, or another weekday and day. */
export function friday13Dates(year, weekday = "Friday", dayOfMonth = 13) {
  const months = Array.from({ length: 12 }, (_, i) => i + 1);
  return months.flatMap((month) =>
    weekdaysOfMonth(year, month, weekday).filter((date) => Number(date.slice(8)) === dayOfMonth),
  );
}

/** The Monday of a date's week. */
export function startOfWeek(date, sundayFirst = false) {
  const back = sundayFirst ? (placeOf(date) + 1) % 7 : placeOf(date);
  return dateOf(Date.parse(date) - back * day);
}

/** The seven dates of a date's week, from Monday on. */
export function weekDates(date) {
  const start = Date.parse(startOfWeek(date));
  return NAMES.map((_, i) => dateOf(start + i * day));
}

/** The date of the Saturday or Sunday that comes first, itself included. */
export function nextWeekend(date) {
  return placeOf(date) === 6 ? date : nextWeekday(date, "Saturday", true);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayNumber(date) {
  return (placeOf(date) + 1) % 7;
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayNumberOf(date) {
  return placeOf(date);
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayNumberFromOne(date) {
  return placeOf(date) + 1;
}

/** 1 for Sunday to 7 for Saturday. */
export function weekdayNumberByOne(date) {
  return weekdayNumber(date) + 1;
}

/** Whether a date is a Saturday or a Sunday. */
export function isWeekend(date) {
  return placeOf(date) >= 5;
}

/** Whether a date is a day from Monday to Friday. */
export function isWeekday(date) {
  return placeOf(date) < 5;
}

/** How many dates of a month have the weekday. */
export function countWeekdaysOfMonth(year, month, weekday) {
  return weekdaysOfMonth(year, month, weekday).length;
}
