/**
 * title: Working hours: shifts, breaks, timesheets
 * when: The hours of a shift or a week are wanted from start and end times, with breaks, over midnight or rounded to quarters.
 * words: working hours, hours worked, shift, shifts, night shift, timesheet, time sheet, clock in, clock out, break, lunch break, start and end time, total hours, overtime hours, flexitime, over midnight, work day, attendance, rounded to quarter
 * param BREAK: 0 — minutes of rest that do not count
 * param PLACES: 2 — decimals of hours
 * param DAILY: 8 — hours that a day should have
 */
const BREAK = 0;
const PLACES = 2;
const DAILY = 8;

const minutesOf = (time) => {
  const [hours, minutes] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

const hoursOf = (minutes) => Math.floor((minutes / 60) * 10 ** PLACES + 0.5 + 1e-7) / 10 ** PLACES;

const textOf = (minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

/** Minutes from start to end, less the break; an end that is earlier is on the next day. */
export function minutesWorked(start, end, breakMinutes = BREAK) {
  return Math.max(0, ((minutesOf(end) - minutesOf(start) + 1440) % 1440) - breakMinutes);
}

/** Hours as a number: 7.5. */
export function hoursWorked(start, end, breakMinutes = BREAK) {
  return hoursOf(minutesWorked(start, end, breakMinutes));
}

/** Hours as a text: "7:30". */
export function timeWorked(start, end, breakMinutes = BREAK) {
  return textOf(minutesWorked(start, end, breakMinutes));
}

const allMinutes = (shifts, breakMinutes) =>
  shifts.reduce((sum, [start, end, rest = breakMinutes]) => sum + minutesWorked(start, end, rest), 0);

/** Hours of shifts [start, end], or [start, end, break in minutes]. */
export function totalHours(shifts, breakMinutes = BREAK) {
  return hoursOf(allMinutes(shifts, breakMinutes));
}

/** As totalHours, as a text: "38:30". */
export function totalTimeWorked(shifts, breakMinutes = BREAK) {
  return textOf(allMinutes(shifts, breakMinutes));
}

/** The pay of shifts by an hourly rate. */
export function payForShifts(shifts, rate, breakMinutes = BREAK) {
  return Math.floor((allMinutes(shifts, breakMinutes) / 60) * rate * 100 + 0.5 + 1e-7) / 100;
}

/** { name: hours } of rows [name, start, end]. */
export function hoursByName(rows, breakMinutes = BREAK) {
  const minutes = new Map();
  for (const [name, start, end] of rows)
    minutes.set(name, (minutes.get(name) ?? 0) + minutesWorked(start, end, breakMinutes));
  return Object.fromEntries([...minutes].map(([name, sum]) => [name, hoursOf(sum)]));
}

/** Hours above what the days should have; negative where hours are missing. */
export function hoursBalance(hoursPerDay, daily = DAILY) {
  return hoursOf(hoursPerDay.reduce((sum, hours) => sum + (hours - daily) * 60, 0));
}

/** Minutes rounded to the nearest so many, halves up: 22 becomes 15, 23 becomes 30. */
export function roundMinutes(minutes, step = 15) {
  return Math.floor(minutes / step + 0.5) * step;
}

/** "08:07" becomes "08:00", "08:08" becomes "08:15". */
export function roundTime(time, step = 15) {
  const minutes = roundMinutes(minutesOf(time), step) % 1440;
  return textOf(minutes).padStart(5, "0");
}

/** When the work of a day ends. */
export function endOfWork(start, hours = DAILY, breakMinutes = BREAK) {
  return textOf(Math.floor(minutesOf(start) + hours * 60 + breakMinutes + 0.5) % 1440).padStart(5, "0");
}

/** Whether somebody came late. */
export function isLate(arrival, start = "09:00", grace = 0) {
  return minutesOf(arrival) > minutesOf(start) + grace;
}

/** Minutes late, 0 in time. */
export function minutesLate(arrival, start = "09:00") {
  return Math.max(0, minutesOf(arrival) - minutesOf(start));
}
