/**
 * title: Date formats: ISO, day first, month first, month names
 * when: A date has to be changed from one way of writing to another (2024-03-05, 05/03/2024, 03/05/2024, 5 March 2024), a month named, or a date checked.
 * words: date format, format date, convert date, dd/mm/yyyy, mm/dd/yyyy, yyyy-mm-dd, iso date, month name, month number, long date, is valid date, reformat date
 * param SEPARATOR: "/" — sign between the numbers of a date
 */
const SEPARATOR = "/";

const months = "January February March April May June July August September October November December".split(
  " ",
);

const two = (number) => String(number).padStart(2, "0");

/** Year, month and day of an ISO date; others are refused. */
function parts(date) {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []).map(Number);
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= lastDay(year, month)))
    throw new RangeError("not a date");
  return [year, month, day];
}

function lastDay(year, month) {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whether a text is an ISO date that exists; with single digits too where that is wanted: 2024-3-5. */
export function isValidDate(date, singleDigits = false) {
  if (singleDigits) return isValidDate(date.replace(/(?<=-)(?=\d(?!\d))/g, "0"));
  try {
    return parts(date).length === 3;
  } catch {
    return false;
  }
}

/** "2024-03-05" → "05/03/2024". */
export function isoToDayFirst(date, separator = SEPARATOR) {
  const [year, month, day] = parts(date);
  return [two(day), two(month), String(year).padStart(4, "0")].join(separator);
}

/** "2024-03-05" → "03/05/2024". */
export function isoToMonthFirst(date, separator = SEPARATOR) {
  const [year, month, day] = parts(date);
  return [two(month), two(day), String(year).padStart(4, "0")].join(separator);
}

function toIso(year, month, day) {
  const date = `${year}-${(month ?? "").padStart(2, "0")}-${(day ?? "").padStart(2, "0")}`;
  parts(date);
  return date;
}

/** "5/3/2024" → "2024-03-05". */
export function dayFirstToIso(date, separator = SEPARATOR) {
  const [day, month, year] = date.split(separator);
  return toIso(year, month, day);
}

/** "3/5/2024" → "2024-03-05". */
export function monthFirstToIso(date, separator = SEPARATOR) {
  const [month, day, year] = date.split(separator);
  return toIso(year, month, day);
}

/** 3 → "March". */
export function monthName(month) {
  if (!Number.isInteger(month) || month < 1 || month > 12) throw new RangeError("month has to be 1 to 12");
  return months[month - 1];
}

/** "March", "mar" or "MAR" → 3; -1 for other texts. */
export function monthNumber(name) {
  const wanted = name.toLowerCase().replace(/\.$/, "");
  const place = months.findIndex((month) =>
    [month, month.slice(0, 3)].some((text) => text.toLowerCase() === wanted),
  );
  return place < 0 ? -1 : place + 1;
}

/** "2024-03-05" → "5 March 2024". */
export function longDate(date) {
  const [year, month, day] = parts(date);
  return `${day} ${monthName(month)} ${year}`;
}

/** "2024-03-05" → "March 5, 2024". */
export function longDateMonthFirst(date) {
  const [year, month, day] = parts(date);
  return `${monthName(month)} ${day}, ${year}`;
}

/** "5 March 2024" or "March 5, 2024" → "2024-03-05". */
export function longDateToIso(text) {
  const [first, second, year] = text.replace(",", "").trim().split(/\s+/);
  const [day, name] = /^\d/.test(first) ? [first, second] : [second, first];
  return toIso(year, String(monthNumber(name ?? "")), day);
}

const bare = (part) => part.replace(/^0/, "");

/** "2024-03-05" → "5/3/2024": without zeros in front. */
export function isoIntoDayFirst(date, separator = SEPARATOR) {
  const [day, month, year] = isoToDayFirst(date, "/").split("/");
  return [bare(day), bare(month), year].join(separator);
}

/** "2024-03-05" → "3/5/2024": without zeros in front. */
export function isoIntoMonthFirst(date, separator = SEPARATOR) {
  const [day, month, year] = isoToDayFirst(date, "/").split("/");
  return [bare(month), bare(day), year].join(separator);
}

/** The parts turned round as they are, whether there is such a date or not: "2024-13-5" → "5/13/2024". */
export function isoTurnedRound(date, separator = SEPARATOR) {
  return date.split("-").reverse().join(separator);
}

/** Whether a text is a date that exists, day first: "31/12/2024", with two digits each, or with one too. */
export function isValidDayFirst(date, singleDigits = false) {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(date) ?? [];
  return year !== undefined && isValidDate(`${year}-${month}-${day}`, singleDigits);
}

/** Whether a text is a date that exists, month first: "12/31/2024", with two digits each, or with one too. */
export function isValidMonthFirst(date, singleDigits = false) {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(date) ?? [];
  return year !== undefined && isValidDate(`${year}-${month}-${day}`, singleDigits);
}
