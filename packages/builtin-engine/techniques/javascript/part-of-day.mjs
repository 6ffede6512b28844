/**
 * title: Part of the day, greetings, opening hours
 * when: A greeting or a part of the day is wanted by the hour, or whether a shop is open at a time or on a weekday, also over midnight.
 * words: part of day, morning, afternoon, evening, night, greeting, good morning, greet by hour, opening hours, open, closed, is open, shop hours, store hours, office hours, business hours, happy hour, quiet hours, curfew, vacation alarm, alarm clock, weekday, weekend, traffic light
 * param MORNING: 5 — hour from which it is morning
 * param AFTERNOON: 12 — hour from which it is afternoon
 * param EVENING: 18 — hour from which it is evening
 * param NIGHT: 22 — hour from which it is night
 */
const MORNING = 5;
const AFTERNOON = 12;
const EVENING = 18;
const NIGHT = 22;

const minutesOf = (time) => {
  if (typeof time === "number") return time * 60;
  const [hours, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** "morning", "afternoon", "evening" or "night" of an hour or a time. */
export function partOfDay(time, morning = MORNING, afternoon = AFTERNOON, evening = EVENING, night = NIGHT) {
  const hour = minutesOf(time) / 60;
  if (hour < morning || hour >= night) return "night";
  if (hour < afternoon) return "morning";
  return hour < evening ? "afternoon" : "evening";
}

/** "Good morning", "Good afternoon", "Good evening" or "Good night". */
export function greetingByHour(
  time,
  morning = MORNING,
  afternoon = AFTERNOON,
  evening = EVENING,
  night = NIGHT,
) {
  return `Good ${partOfDay(time, morning, afternoon, evening, night)}`;
}

/** "Good morning" before noon, "Good afternoon" before the evening, then "Good evening". */
export function simpleGreeting(time, afternoon = AFTERNOON, evening = EVENING) {
  return `Good ${partOfDay(time, 0, afternoon, evening, 25)}`;
}

/** "Good morning, Ann!" */
export function greetPerson(name, time, afternoon = AFTERNOON, evening = EVENING) {
  return `${simpleGreeting(time, afternoon, evening)}, ${name}!`;
}

/** Whether it is open at a time; closing time is closed, and hours may go over midnight. */
export function isOpenAt(time, opens = "09:00", closes = "17:00") {
  const [now, from, to] = [time, opens, closes].map(minutesOf);
  return from <= to ? now >= from && now < to : now >= from || now < to;
}

/** As isOpenAt, open until and with the closing time. */
export function isOpenUntil(time, opens = "09:00", closes = "17:00") {
  return isOpenAt(time, opens, closes) || minutesOf(time) === minutesOf(closes);
}

export function openOrClosed(time, opens = "09:00", closes = "17:00", open = "open", closed = "closed") {
  return isOpenAt(time, opens, closes) ? open : closed;
}

/** Whether it is open by { day: [opens, closes] }; a day that is missing is closed. */
export function isOpenOn(hours, day, time) {
  return Object.hasOwn(hours, day) && hours[day] !== null && isOpenAt(time, ...hours[day]);
}

/** Minutes until it closes; 0 where it is closed. */
export function minutesUntilClosing(time, opens = "09:00", closes = "17:00") {
  return isOpenAt(time, opens, closes) ? (minutesOf(closes) - minutesOf(time) + 1440) % 1440 : 0;
}

/** Minutes until it opens; 0 where it is open. */
export function minutesUntilOpening(time, opens = "09:00", closes = "17:00") {
  return isOpenAt(time, opens, closes) ? 0 : (minutesOf(opens) - minutesOf(time) + 1440) % 1440;
}

/** CodingBat's alarm clock: a day from 0 for Sunday to 6, and whether it is vacation. */
export function alarmFor(day, vacation, early = "7:00", late = "10:00", off = "off") {
  const isWeekend = day === 0 || day === 6;
  if (vacation) return isWeekend ? off : late;
  return isWeekend ? late : early;
}

/** CodingBat: whether one can sleep in. */
export function canSleepIn(isWeekday, isVacation) {
  return !isWeekday || isVacation;
}

/** The next colour of a traffic light, with a yellow before red alone. */
export function nextTrafficLight(color) {
  return { green: "yellow", yellow: "red", red: "green" }[color];
}

/** Whether it is open at a time: closing time is open as well, both ends are included. */
export function isOpenAtOrTo(time, opens = "09:00", closes = "17:00") {
  return isOpenUntil(time, opens, closes);
}

/** Whether it is open by { day: [opens, closes] }, closing time included; a day that is missing is closed. */
export function isOpenOnTo(hours, day, time) {
  return Object.hasOwn(hours, day) && hours[day] !== null && isOpenUntil(time, ...hours[day]);
}

/** open or closed, closing time still open. */
export function openOrClosedTo(time, opens = "09:00", closes = "17:00", open = "open", closed = "closed") {
  return isOpenUntil(time, opens, closes) ? open : closed;
}
