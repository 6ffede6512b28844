/**
 * title: Times of day: parse "5:30 pm", add time texts, opening hours, earliest
 * when: Times such as "5:30 PM" or "17:30" have to be read, compared, added, or tested against opening hours such as "9:00-17:30".
 * words: time, parse time, am pm, hours and minutes, opening hours, is open, time range, shift length, earliest time, latest time, add times, sum of times, total time, time slot, sort times, working hours, closing time, duration between times
 * param OPEN: "09:00" — when it opens
 * param CLOSE: "17:00" — when it closes
 * param SIGN: "-" — sign between the ends of a range of times
 */
const OPEN = "09:00";
const CLOSE = "17:00";
const SIGN = "-";

/** Minutes since midnight of "17:30", "5:30 PM" or "5pm"; null of no time. */
export function minutesFromText(time) {
  const match = /^\s*([0-9]{1,2})(?::([0-9]{2}))?(?::[0-9]{2})?\s*([ap])?\.?(?:m\.?)?\s*$/i.exec(time);
  if (!match || (match[2] === undefined && match[3] === undefined)) return null;
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
  const half = match[3]?.toLowerCase();
  const isHour = half === undefined ? hour < 24 : hour >= 1 && hour <= 12;
  if (!isHour || minute > 59) return null;
  return (half === undefined ? hour : (hour % 12) + (half === "p" ? 12 : 0)) * 60 + minute;
}

/** {"hours": 17, "minutes": 30}; null of no time. */
export function parseTimeText(time) {
  const minutes = minutesFromText(time);
  return minutes === null ? null : { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

const two = (number) => String(number).padStart(2, "0");

/** "02:05" of 125 minutes; hours may be more than 24. */
export function hoursAndMinutes(minutes) {
  return `${two(Math.floor(minutes / 60))}:${two(((minutes % 60) + 60) % 60)}`;
}

const lengthOf = (text) => {
  const [hours, minutes = 0] = text.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Lengths such as "1:30" added: "4:15", hours without a zero in front. */
export function sumOfTimeTexts(times) {
  const minutes = times.reduce((sum, time) => sum + lengthOf(time), 0);
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
}

/** Minutes of a range such as "9:00-17:30"; one that ends before it begins goes over midnight. */
export function minutesOfRange(range, sign = SIGN) {
  const [from, to] = range.split(sign).map(minutesFromText);
  return (to - from + 1440) % 1440;
}

/** Hours of a range, with decimals. */
export function hoursOfRange(range, sign = SIGN) {
  return minutesOfRange(range, sign) / 60;
}

/** Whether it is open: from the opening time on, but no longer at the closing time; hours may go over midnight. */
export function isOpenAt(time, open = OPEN, close = CLOSE, lastIncluded = false) {
  const [now, from, to] = [time, open, close].map(minutesFromText);
  const isBefore = now < to || (lastIncluded && now === to);
  return from <= to ? now >= from && isBefore : now >= from || isBefore;
}

/** Whether a time lies in a range such as "9:00-17:30". */
export function isInTimeRange(time, range, sign = SIGN) {
  const [open, close] = range.split(sign);
  return isOpenAt(time, open, close);
}

/** Times from the earliest to the latest, as they are written. */
export function sortTimes(times) {
  return times.toSorted((a, b) => minutesFromText(a) - minutesFromText(b));
}

/** null of none. */
export function earliestTime(times) {
  return sortTimes(times)[0] ?? null;
}

/** null of none. */
export function latestTime(times) {
  return sortTimes(times).at(-1) ?? null;
}

/** Times from the first on, so many minutes apart, the last one before the end. */
export function timeSlots(from = OPEN, to = CLOSE, step = 60) {
  const [first, last] = [minutesFromText(from), minutesFromText(to)];
  const count = Math.max(0, Math.ceil((last - first) / step));
  return Array.from({ length: count }, (_, i) => hoursAndMinutes(first + i * step));
}

/** Whether two ranges share some time; touching is not sharing. */
export function doTimesOverlap(a, b, sign = SIGN) {
  const [[fromA, toA], [fromB, toB]] = [a, b].map((range) => range.split(sign).map(minutesFromText));
  return fromA < toB && fromB < toA;
}
