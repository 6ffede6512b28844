/**
 * title: Clock times: add minutes, difference, 12 and 24 hours
 * when: Minutes have to be added to a time such as 23:50, the minutes between two times counted, or a time changed between 12-hour and 24-hour clock.
 * words: clock, time, add minutes, add hours, minutes between, time difference, 12 hour, 24 hour, am pm, convert time, hh:mm, angle of clock hands, valid time
 * param OVER_MIDNIGHT: true — whether a second time that is earlier means the next day
 */
const OVER_MIDNIGHT = true;

/** "01:30" → 90; seconds are left out. */
export function minutesOfTime(time) {
  if (!isValidTime(time)) throw new RangeError("not a time");
  const [hours, minutes] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** 90 → "01:30"; what lies beyond a day turns round. */
export function timeOfMinutes(minutes) {
  const rest = ((minutes % 1440) + 1440) % 1440;
  return [Math.floor(rest / 60), rest % 60].map((number) => String(number).padStart(2, "0")).join(":");
}

/** "23:50" and 20 → "00:10"; a negative number goes back. */
export function addMinutes(time, minutes) {
  return timeOfMinutes(minutesOfTime(time) + minutes);
}

export function addHours(time, hours) {
  return addMinutes(time, hours * 60);
}

export function minutesBetween(from, to, overMidnight = OVER_MIDNIGHT) {
  const minutes = minutesOfTime(to) - minutesOfTime(from);
  return minutes < 0 && overMidnight ? minutes + 1440 : minutes;
}

function twelveHours(time, padded, half) {
  const hours = Math.floor(minutesOfTime(time) / 60);
  const shown = String(hours % 12 || 12).padStart(padded ? 2 : 1, "0");
  return `${shown}:${time.split(":")[1]}${half[hours < 12 ? 0 : 1]}`;
}

/** "13:05" → "1:05 PM", or with two digits "01:05 PM", or in small letters "1:05 pm". */
export function toTwelveHours(time, padded = false, small = false) {
  return twelveHours(time, padded, small ? [" am", " pm"] : [" AM", " PM"]);
}

/** "13:05" → "1:05PM" without a space, or with two digits "01:05PM". */
export function toTwelveHoursAnd(time, padded = false) {
  return twelveHours(time, padded, ["AM", "PM"]);
}

/** "13:05" → "1:05pm" in small letters without a space, or with two digits "01:05pm". */
export function toTwelveHoursOnly(time, padded = false) {
  return twelveHours(time, padded, ["am", "pm"]);
}

/** "13:05" → "1:05 p.m.", or with two digits "01:05 p.m." */
export function toTwelveHoursWith(time, padded = false) {
  return twelveHours(time, padded, [" a.m.", " p.m."]);
}

/** "1:05 PM" → "13:05"; seconds stay: "07:05:45PM" → "19:05:45". */
export function toTwentyFourHours(time) {
  const [, hours, rest, half] = /^(\d{1,2})((?::\d\d){0,2})\s*([ap])\.?m\.?$/i.exec(time.trim()) ?? [];
  if (half === undefined || Number(hours) < 1 || Number(hours) > 12) throw new RangeError("not a time");
  const hour = (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return String(hour).padStart(2, "0") + (rest || ":00");
}

/** H:MM or HH:MM, with seconds or without, from 0:00 to 23:59; two digits for the hours and no seconds where that is wanted. */
export function isValidTime(time, strict = false) {
  if (strict) return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);
  return /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(time);
}

/** The smaller angle between the two hands, in degrees. */
export function clockAngle(time) {
  const minutes = minutesOfTime(time) % 720;
  const angle = Math.abs(minutes / 2 - (minutes % 60) * 6);
  return Math.min(angle, 360 - angle);
}

/** The angle from the hour hand to the minute hand the way the hands go, from 0 to below 360 degrees. */
export function clockAngleOver(time) {
  const minutes = minutesOfTime(time) % 720;
  return ((minutes % 60) * 6 - minutes / 2 + 360) % 360;
}

/** Minutes between two times of one day, whichever comes first. */
export function minutesInBetween(first, second) {
  return Math.abs(minutesOfTime(second) - minutesOfTime(first));
}

/** As addMinutes without a turn at midnight: "23:50" and 20 → "24:10". */
export function addMinutesOver(time, minutes) {
  const total = minutesOfTime(time) + minutes;
  const hours = Math.floor(total / 60);
  return [hours, total - hours * 60].map((number) => String(number).padStart(2, "0")).join(":");
}
