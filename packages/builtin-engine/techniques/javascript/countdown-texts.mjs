/**
 * title: Countdowns and durations in words
 * when: A time that is left or a duration has to be told in words such as 2 days, 3 hours and 5 minutes, or dates such as today and tomorrow.
 * words: countdown, time left, days left, days until, days to go, remaining time, duration in words, hours and minutes, minutes in words, 2 hours and 5 minutes, human readable, today, tomorrow, yesterday, relative day, christmas, deadline, in words, seconds to words
 * param JOINER: " and " — text before the last part
 * param SEPARATOR: ", " — text between the other parts
 */
const JOINER = " and ";
const SEPARATOR = ", ";

const day = 86400000;

const counted = (count, unit) => `${count} ${unit}${count === 1 ? "" : "s"}`;

function joined(parts, none, separator, joiner) {
  if (parts.length === 0) return none;
  return parts.length === 1 ? parts[0] : parts.slice(0, -1).join(separator) + joiner + parts.at(-1);
}

const sizes = [
  [86400, "day"],
  [3600, "hour"],
  [60, "minute"],
  [1, "second"],
];

/** Parts such as "2 days" of seconds, without those that are 0. */
function partsOf(seconds) {
  let rest = seconds;
  return sizes.flatMap(([size, unit]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? [counted(count, unit)] : [];
  });
}

/** 93784 as "1 day, 2 hours, 3 minutes and 4 seconds"; "0 seconds" for none. */
export function secondsInWords(seconds, separator = SEPARATOR, joiner = JOINER) {
  return joined(partsOf(seconds), "0 seconds", separator, joiner);
}

/** 125 as "2 hours and 5 minutes"; "0 minutes" for none. */
export function minutesInWords(minutes, separator = SEPARATOR, joiner = JOINER) {
  return joined(partsOf(minutes * 60), "0 minutes", separator, joiner);
}

/** 125 as "2 hours and 5 minutes", both always: 60 gives "1 hour and 0 minutes". */
export function hoursAndMinutes(minutes, joiner = JOINER) {
  const hours = Math.floor(minutes / 60);
  return counted(hours, "hour") + joiner + counted(minutes - hours * 60, "minute");
}

/** 125 as "2h 5m", 45 as "0h 45m" and 120 as "2h 0m": both always; or no hours below one hour, "45m". */
export function shortDurationFor(minutes, withoutNoHours = false, hour = "h", minute = "m") {
  const hours = Math.floor(minutes / 60);
  const rest = minutes - hours * 60;
  return (withoutNoHours && hours === 0 ? "" : `${hours}${hour} `) + `${rest}${minute}`;
}

/** 125 as "2h 5m", 45 as "45m" and 120 as "2h": a part of 0 is left out. */
export function shortDuration(minutes, hour = "h", minute = "m") {
  const hours = Math.floor(minutes / 60);
  const rest = minutes - hours * 60;
  if (hours === 0) return `${rest}${minute}`;
  return rest === 0 ? `${hours}${hour}` : `${hours}${hour} ${rest}${minute}`;
}

/** Seconds as "1d 2h 3m 4s", without parts that are 0; "0s" for none. */
export function shortSeconds(seconds, separator = " ") {
  return (
    partsOf(seconds)
      .map((part) => part.replace(/ (.).*/, "$1"))
      .join(separator) || "0s"
  );
}

const daysFrom = (today, date) => Math.round((Date.parse(date) - Date.parse(today)) / day);

/** Whole days from today to a date; negative when it is past, or 0 where that is wanted. */
export function daysUntil(date, today, neverBelowZero = false) {
  return neverBelowZero ? Math.max(0, daysFrom(today, date)) : daysFrom(today, date);
}

/** "today", "tomorrow", "yesterday", "in 3 days" or "3 days ago". */
export function relativeDay(date, today) {
  const days = daysFrom(today, date);
  const near = { "-1": "yesterday", 0: "today", 1: "tomorrow" }[days];
  return near ?? (days > 0 ? `in ${days} days` : `${-days} days ago`);
}

/** "3 days left", "1 day left", "today" or "over". */
export function daysLeftText(date, today, left = "left", now = "today", over = "over") {
  const days = daysFrom(today, date);
  if (days < 0) return over;
  return days === 0 ? now : `${counted(days, "day")} ${left}`;
}

/** Seconds as "1 hour, 2 minutes, 3 seconds": commas alone, no "and"; "0 seconds" for none. */
export function secondsInTheirWords(seconds, separator = SEPARATOR) {
  return secondsInWords(seconds, separator, separator);
}

/** As secondsInWords with "now" for none: "1 hour and 2 seconds". */
export function secondsInWordsOr(seconds, none = "now") {
  return joined(partsOf(seconds), none, SEPARATOR, JOINER);
}

/** Days until the next such month and day, 0 on the day itself: Christmas is 12 and 25. */
export function daysUntilAnnual(today, month = 12, dayOfMonth = 25) {
  const year = Number(today.slice(0, 4));
  const text = (of) => `${of}-${String(month).padStart(2, "0")}-${String(dayOfMonth).padStart(2, "0")}`;
  const days = daysFrom(today, text(year));
  return days >= 0 ? days : daysFrom(today, text(year + 1));
}

/** Days as weeks and days: 10 gives "1 week and 3 days". */
export function weeksAndDays(days, joiner = JOINER) {
  const weeks = Math.floor(days / 7);
  const parts = [counted(weeks, "week"), counted(days - weeks * 7, "day")];
  return joined(
    parts.filter((part) => !part.startsWith("0 ")),
    "0 days",
    SEPARATOR,
    joiner,
  );
}

/** The numbers from a start down to 0, or to 1 where that is wanted. */
export function countdownNumbers(from, withoutZero = false) {
  return Array.from({ length: Math.max(0, from + (withoutZero ? 0 : 1)) }, (_, i) => from - i);
}

/** The numbers from a start down to 1, then a last word. */
export function countdown(from, last = "Liftoff!") {
  return [...Array.from({ length: Math.max(0, from) }, (_, i) => String(from - i)), last];
}
