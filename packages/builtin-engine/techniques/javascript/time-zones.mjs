/**
 * title: Time zones by offset: convert times, arrival of flights
 * when: A time has to be changed from one time zone to another by hours of offset, or the local time of an arrival is wanted.
 * words: time zone, timezone, utc offset, gmt, convert time zone, local time, offset, hours ahead, hours behind, flight, arrival, arrival time, world clock, jet lag, utc to local, call abroad, next day
 * param FROM: 0 — hours that the given time is ahead of UTC
 * param TO: 1 — hours that the wanted time is ahead of UTC
 */
const FROM = 0;
const TO = 1;

const minutesOf = (time) => {
  const [hours, minutes] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

const two = (number) => String(number).padStart(2, "0");

const clock = (minutes) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

const turned = (minutes) => ((minutes % 1440) + 1440) % 1440;

const shifted = (time, hours) => Math.round(minutesOf(time) + hours * 60);

/** "14:30" of one offset as a time of another. */
export function convertTimeZone(time, from = FROM, to = TO) {
  return clock(turned(shifted(time, to - from)));
}

/** As convertTimeZone, with the days that are added: ["00:30", 1]. */
export function convertTimeZoneDay(time, from = FROM, to = TO) {
  const minutes = shifted(time, to - from);
  return [clock(turned(minutes)), Math.floor(minutes / 1440)];
}

/** A time of UTC as local time. */
export function utcToLocal(time, offset = TO) {
  return convertTimeZone(time, 0, offset);
}

/** A local time as time of UTC. */
export function localToUtc(time, offset = TO) {
  return convertTimeZone(time, offset, 0);
}

/** "+05:30", "-3" or "UTC+2" as hours. */
export function offsetHours(text) {
  const [, sign, hours, minutes = "0"] = /([+-])(\d{1,2}):?(\d\d)?$/.exec(text.trim()) ?? [];
  if (sign === undefined) return 0;
  return (sign === "-" ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}

/** Hours as "+05:30". */
export function offsetText(hours) {
  const minutes = Math.round(Math.abs(hours) * 60);
  return (hours < 0 ? "-" : "+") + clock(minutes);
}

/** "2024-03-01 23:30" of one offset as a date and time of another. */
export function convertDateTimeZone(text, from = FROM, to = TO) {
  const time = Date.parse(`${text.replace(" ", "T")}Z`) + Math.round((to - from) * 60) * 60000;
  return new Date(time).toISOString().slice(0, 16).replace("T", text[10]);
}

/** The local time of an arrival: of a start at one offset, after so many hours, at another offset. */
export function arrivalLocalTime(start, hours, from = FROM, to = TO) {
  return clock(turned(shifted(start, hours + to - from)));
}

/** Whether it is between two hours at another offset: may one call there? */
export function isAwakeThere(time, from = FROM, to = TO, wakes = "08:00", sleeps = "22:00") {
  const there = minutesOf(convertTimeZone(time, from, to));
  return there >= minutesOf(wakes) && there < minutesOf(sleeps);
}
