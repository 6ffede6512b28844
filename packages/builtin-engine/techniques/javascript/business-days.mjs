/**
 * title: Count and add business days
 * when: Working days between dates, or a date some working days later, without weekends and holidays.
 * words: business days, working days, weekdays, holidays, weekend, deadline, delivery date, next business day, next working day, business days between
 * param WEEKEND: [6, 7] — days off, 1 for Monday to 7 for Sunday
 */
const WEEKEND = [6, 7];

const DAY = 86_400_000;

function parse(date) {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date)
    throw new RangeError(`not a date: ${date}`);
  return time;
}

const write = (time) => new Date(time).toISOString().slice(0, 10);

export function isBusinessDay(date, holidays = [], weekend = WEEKEND) {
  return !weekend.includes(new Date(parse(date)).getUTCDay() || 7) && !holidays.includes(date);
}

/** From the first day to the last, both included. */
export function countBusinessDays(first, last, holidays = [], weekend = WEEKEND) {
  let count = 0;
  for (let time = parse(first); time <= parse(last); time += DAY)
    if (isBusinessDay(write(time), holidays, weekend)) count += 1;
  return count;
}

/** The day itself is not counted; a negative number goes back. */
export function addBusinessDays(date, days, holidays = [], weekend = WEEKEND) {
  if (new Set(weekend).size >= 7) throw new RangeError("no day is left to work on");
  let time = parse(date);
  for (let left = Math.abs(days); left > 0;) {
    time += days < 0 ? -DAY : DAY;
    if (isBusinessDay(write(time), holidays, weekend)) left -= 1;
  }
  return write(time);
}

/** Working days from one date to another; the first and the last day are counted, or not. */
export function businessDaysOf(first, last, withFirst = true, withLast = true) {
  const ends = [withFirst ? null : first, withLast ? null : last];
  return countBusinessDays(first, last, ends);
}

/** Working days after the first date and before the last: neither is counted. */
export function businessDaysInBetween(first, last) {
  return businessDaysOf(first, last, false, false);
}

/** The first working day on or after a date, or after it where that is wanted. */
export function nextBusinessDay(date, after = false, holidays = []) {
  return !after && isBusinessDay(date, holidays) ? date : addBusinessDays(date, 1, holidays);
}
