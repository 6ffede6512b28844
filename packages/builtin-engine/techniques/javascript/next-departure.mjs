/**
 * title: The next bus or train from a timetable
 * when: The next departure from a list of times is wanted, how long one has to wait for it, or what of an opening or timetable is still to come.
 * words: next bus, next train, bus, train, departure, departures, timetable, bus schedule, bus stop, wait, waiting time, minutes until, missed the bus, last bus, catch, ferry, tram, next time, showtimes, alarm, next alarm, leave the house
 * param NONE: null — answer when nothing leaves any more today
 */
const NONE = null;

const minutesOf = (time) => {
  const [hours, minutes] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

const inOrder = (times) => [...times].sort((a, b) => minutesOf(a) - minutesOf(b));

/** The first time that is not before now; another answer when there is none. */
export function nextDeparture(times, now, none = NONE) {
  return inOrder(times).find((time) => minutesOf(time) >= minutesOf(now)) ?? none;
}

/** As nextDeparture, but a departure right now is missed. */
export function nextDepartureAfter(times, now, none = NONE) {
  return inOrder(times).find((time) => minutesOf(time) > minutesOf(now)) ?? none;
}

/** The next time, the first one of tomorrow where nothing leaves any more; null without times. */
export function nextDepartureOrFirst(times, now) {
  return nextDeparture(times, now, inOrder(times)[0] ?? null);
}

/** Minutes until the next departure; another answer when there is none today. */
export function minutesToNext(times, now, none = NONE) {
  const next = nextDeparture(times, now);
  return next === null ? none : minutesOf(next) - minutesOf(now);
}

/** Minutes until the next departure, tomorrow's first one included; null without times. */
export function waitOverMidnight(times, now) {
  const next = nextDepartureOrFirst(times, now);
  return next === null ? null : (minutesOf(next) - minutesOf(now) + 1440) % 1440;
}

/** All times that are still to come, in order. */
export function departuresLeft(times, now) {
  return inOrder(times).filter((time) => minutesOf(time) >= minutesOf(now));
}

/** The next times, as many as wanted. */
export function nextDepartures(times, now, count = 3) {
  return departuresLeft(times, now).slice(0, count);
}

/** The last time that has gone; another answer when there is none. */
export function lastDeparture(times, now, none = NONE) {
  return inOrder(times).findLast((time) => minutesOf(time) < minutesOf(now)) ?? none;
}

/** Times from the first to the last, every so many minutes. */
export function timetable(first, last, every = 30) {
  const count = Math.floor((minutesOf(last) - minutesOf(first)) / every) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => {
    const minutes = minutesOf(first) + i * every;
    return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
  });
}

/** Minutes to wait for what leaves every so many minutes from the full hour on. */
export function waitForEvery(now, every = 30) {
  return (every - (minutesOf(now) % every)) % every;
}

/** Whether one who walks so many minutes from now on catches the departure. */
export function canCatch(departure, now, walk = 0) {
  return minutesOf(now) + walk <= minutesOf(departure);
}

/** The first time after now: a departure right now is missed. */
export function nextDepartureNotAt(times, now, none = NONE) {
  return nextDepartureAfter(times, now, none);
}

/** Minutes until the next departure; one right now is missed. */
export function minutesToNextNotAt(times, now, none = NONE) {
  const next = nextDepartureAfter(times, now);
  return next === null ? none : minutesOf(next) - minutesOf(now);
}

/** All times after now, in order: a departure right now is missed. */
export function departuresLeftNotAt(times, now) {
  return inOrder(times).filter((time) => minutesOf(time) > minutesOf(now));
}

/** The last time that has gone or goes right now; another answer when there is none. */
export function lastDepartureOrAt(times, now, none = NONE) {
  return inOrder(times).findLast((time) => minutesOf(time) <= minutesOf(now)) ?? none;
}

/** Minutes to wait for what leaves every so many minutes from the full hour on; what leaves right now is missed. */
export function waitForEveryNotAt(now, every = 30) {
  return every - (minutesOf(now) % every);
}
