/**
 * title: Dates in words: day, name of the month, ordinals, date ranges
 * when: A date has to be written with the name of its month or weekday, short or long or with an ordinal, or a range of dates as a text.
 * words: date format, format date, month name, short month, jan feb mar, date in words, written date, day month year, weekday and date, friday, ordinal day, 1st, 2nd, 3rd, date range text, from to, readable date, pretty date, invitation, american date
 * param DAYS: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] — names of the weekdays
 * param DASH: "–" — text between the ends of a range
 */
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const DASH = "–";

const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const partsOf = (date) => date.split("-").map(Number);

const weekdayOf = (date) => DAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7];

function withEnding(number) {
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  return number + ((isTeen ? undefined : { 1: "st", 2: "nd", 3: "rd" }[number % 10]) ?? "th");
}

/** "5 Mar 2024": the day without a zero in front; shortDateOf has one. */
export function shortDate(date, separator = " ", length = 3) {
  const [year, month, day] = partsOf(date);
  return [day, monthNames[month - 1].slice(0, length), year].join(separator);
}

/** "Mar 5, 2024". */
export function shortDateMonthFirst(date, length = 3) {
  const [year, month, day] = partsOf(date);
  return `${monthNames[month - 1].slice(0, length)} ${day}, ${year}`;
}

/** "March 5th, 2024". */
export function ordinalDate(date) {
  const [year, month, day] = partsOf(date);
  return `${monthNames[month - 1]} ${withEnding(day)}, ${year}`;
}

/** "5th of March 2024", or with another word than "of". */
export function ordinalDayFirst(date, between = " of ") {
  const [year, month, day] = partsOf(date);
  return `${withEnding(day)}${between}${monthNames[month - 1]} ${year}`;
}

/** "Tuesday, 5 March 2024". */
export function weekdayAndDate(date, separator = ", ") {
  const [year, month, day] = partsOf(date);
  return `${weekdayOf(date)}${separator}${day} ${monthNames[month - 1]} ${year}`;
}

/** "Tuesday, March 5, 2024". */
export function weekdayMonthFirst(date) {
  const [year, month, day] = partsOf(date);
  return `${weekdayOf(date)}, ${monthNames[month - 1]} ${day}, ${year}`;
}

/** "5 March", without the year. */
export function dayAndMonth(date, months = monthNames) {
  const [, month, day] = partsOf(date);
  return `${day} ${months[month - 1]}`;
}

/** "March 2024". */
export function monthAndYear(date, months = monthNames) {
  const [year, month] = partsOf(date);
  return `${months[month - 1]} ${year}`;
}

/** "Tue 5 Mar". */
export function briefDate(date, length = 3) {
  const [, month, day] = partsOf(date);
  return `${weekdayOf(date).slice(0, length)} ${day} ${monthNames[month - 1].slice(0, length)}`;
}

/** A range without what both ends share: "5–9 March 2024", "28 February – 2 March 2024". */
export function dateRangeText(from, to, dash = DASH) {
  const [[y1, m1, d1], [y2, m2, d2]] = [from, to].map(partsOf);
  const end = `${d2} ${monthNames[m2 - 1]} ${y2}`;
  if (from === to) return end;
  if (y1 !== y2) return `${d1} ${monthNames[m1 - 1]} ${y1} ${dash} ${end}`;
  return m1 === m2 ? `${d1}${dash}${end}` : `${d1} ${monthNames[m1 - 1]} ${dash} ${end}`;
}

/** "5 March 2024", "Mar 5, 2024" or "5th of March, 2024" as an ISO date; null for what is no such date. */
export function wordsToIso(text) {
  const month = monthNames.findIndex((name) => new RegExp(`\\b${name.slice(0, 3)}`, "i").test(text)) + 1;
  const [, year] = /\b(\d{4})\b/.exec(text) ?? [];
  const [, day] = /\b(\d{1,2})(?:st|nd|rd|th)?\b/i.exec(text) ?? [];
  if (month === 0 || year === undefined || day === undefined) return null;
  return [year, String(month).padStart(2, "0"), day.padStart(2, "0")].join("-");
}

/** "05 Mar 2024" or "05-Mar-2024": the day with two digits; the month in capitals where that is wanted. */
export function shortDateOf(date, capitals = false, separator = " ") {
  const [year, month, day] = partsOf(date);
  const name = monthNames[month - 1].slice(0, 3);
  return [String(day).padStart(2, "0"), capitals ? name.toUpperCase() : name, year].join(separator);
}

/** "March 05, 2024": the day with two digits; the short name of the month where that is wanted. */
export function dateMonthFirstOf(date, short = false) {
  const [year, month, day] = partsOf(date);
  const name = monthNames[month - 1];
  return `${short ? name.slice(0, 3) : name} ${String(day).padStart(2, "0")}, ${year}`;
}

/** "March 5 2024" and "March 5th 2024": month first without a comma. */
export function dateWithoutComma(date, ordinal = false) {
  const [year, month, day] = partsOf(date);
  return `${monthNames[month - 1]} ${ordinal ? withEnding(day) : day} ${year}`;
}

/** "5th March 2024", or with a short name "5th Mar 2024". */
export function ordinalDayOf(date, short = false) {
  const [year, month, day] = partsOf(date);
  const name = monthNames[month - 1];
  return `${withEnding(day)} ${short ? name.slice(0, 3) : name} ${year}`;
}

/** "March 5", without the year; with an ordinal "March 5th" where that is wanted. */
export function monthAndDay(date, ordinal = false) {
  const [, month, day] = partsOf(date);
  return `${monthNames[month - 1]} ${ordinal ? withEnding(day) : day}`;
}
