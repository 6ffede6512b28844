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

/** "13:05" → "1:05 PM". */
export function toTwelveHours(time) {
  const minutes = minutesOfTime(time);
  const hours = Math.floor(minutes / 60);
  return `${hours % 12 || 12}:${time.split(":")[1]} ${hours < 12 ? "AM" : "PM"}`;
}

/** "1:05 PM" → "13:05"; seconds stay: "07:05:45PM" → "19:05:45". */
export function toTwentyFourHours(time) {
  const [, hours, rest, half] = /^(\d{1,2})((?::\d\d){0,2})\s*([ap])\.?m\.?$/i.exec(time.trim()) ?? [];
  if (half === undefined || Number(hours) < 1 || Number(hours) > 12) throw new RangeError("not a time");
  const hour = (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return String(hour).padStart(2, "0") + (rest || ":00");
}

/** H:MM or HH:MM, with seconds or without, from 0:00 to 23:59. */
export function isValidTime(time) {
  return /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(time);
}

/** The smaller angle between the two hands, in degrees. */
export function clockAngle(time) {
  const minutes = minutesOfTime(time) % 720;
  const angle = Math.abs(minutes / 2 - (minutes % 60) * 6);
  return Math.min(angle, 360 - angle);
}
