/**
 * title: Unix time, seconds and milliseconds since 1970
 * when: A Unix timestamp has to become a date and time, or a date and time the seconds or milliseconds since 1970.
 * words: unix time, timestamp, epoch, unix timestamp, seconds since 1970, milliseconds, iso 8601, datetime, date and time, utc, convert timestamp, age of timestamp, same day, parse datetime, duration between datetimes
 * param SEPARATOR: " " — text between date and time
 */
const SEPARATOR = " ";

const isoOf = (seconds) => new Date(seconds * 1000).toISOString();

/** Milliseconds of "2024-03-01T12:30:00Z", "2024-03-01 12:30" or "2024-03-01", in UTC. */
function timeOf(text) {
  const [, date, clock = "00:00"] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?Z?)?$/.exec(text) ?? [];
  const time = Date.parse(`${date}T${clock}Z`);
  if (Number.isNaN(time)) throw new RangeError("not a date and time");
  return time;
}

/** "2024-03-01T12:30:00Z". */
export function unixToIso(seconds) {
  return isoOf(seconds).replace(/\.\d+/, "");
}

/** "2024-03-01". */
export function unixToDate(seconds) {
  return isoOf(seconds).slice(0, 10);
}

/** "12:30:00". */
export function unixToClock(seconds) {
  return isoOf(seconds).slice(11, 19);
}

/** "2024-03-01 12:30:00". */
export function unixToText(seconds, separator = SEPARATOR) {
  return unixToDate(seconds) + separator + unixToClock(seconds);
}

/** "2024-03-01T12:30:00.250Z" of milliseconds. */
export function millisecondsToIso(milliseconds) {
  return new Date(milliseconds).toISOString();
}

/** Seconds since 1970 of a date, or a date and time, in UTC. */
export function toUnix(text) {
  return timeOf(text) / 1000;
}

/** Milliseconds since 1970 of a date, or a date and time, in UTC. */
export function toUnixMilliseconds(text) {
  return timeOf(text);
}

/** Seconds from one date and time to another; negative backwards. */
export function secondsBetweenTimes(from, to) {
  return (timeOf(to) - timeOf(from)) / 1000;
}

/** Full minutes from one date and time to another. */
export function minutesBetweenTimes(from, to) {
  return Math.floor(secondsBetweenTimes(from, to) / 60);
}

/** Hours from one date and time to another, to two decimals. */
export function hoursBetweenTimes(from, to) {
  return Math.floor((secondsBetweenTimes(from, to) / 3600) * 100 + 0.5 + 1e-7) / 100;
}

/** A date and time with seconds added: "2024-03-01 12:30:00". */
export function addSecondsTo(text, seconds, separator = SEPARATOR) {
  return unixToText(toUnix(text) + seconds, separator);
}

/** A date and time with hours added. */
export function addHoursTo(text, hours, separator = SEPARATOR) {
  return addSecondsTo(text, hours * 3600, separator);
}

/** Whether two timestamps lie on the same day, in UTC. */
export function isSameDay(first, second) {
  return unixToDate(first) === unixToDate(second);
}

/** The earliest of dates and times, as it is written; null for none. */
export function earliestTime(texts) {
  return texts.find((text) => timeOf(text) === Math.min(...texts.map(timeOf))) ?? null;
}

/** The latest of dates and times, as it is written; null for none. */
export function latestTime(texts) {
  return texts.find((text) => timeOf(text) === Math.max(...texts.map(timeOf))) ?? null;
}
