/**
 * title: Repeating dates: every so many days, pay days, subscriptions
 * when: Dates that repeat are wanted: every so many days, weeks or months, the next one after a day, watering, rubbish, pay days, subscriptions.
 * words: every n days, recurring, repeat, repeating, weekly, monthly, biweekly, next due date, due date, reminder, subscription, renewal, payday, pay day, watering plants, trash day, rubbish, garbage collection, vaccination, service interval, expiry date, expired, best before, warranty, due in days, deadline
 * param DAYS: 7 — days from one date to the next
 * param COUNT: 5 — how many dates are wanted
 */
const DAYS = 7;
const COUNT = 5;

const day = 86400000;

/** As Date.UTC, which takes the years 0 to 99 for those of the 20th century. */
const utcOf = (year, month, day) => new Date(0).setUTCFullYear(year, month, day);

const dateOf = (time) => new Date(time).toISOString().slice(0, 10);

const daysFrom = (from, to) => Math.round((Date.parse(to) - Date.parse(from)) / day);

/** So many dates from the start on, every so many days. */
export function repeatingDates(start, days = DAYS, count = COUNT) {
  return Array.from({ length: count }, (_, i) => dateOf(Date.parse(start) + i * days * day));
}

/** The next of repeating dates that is today or later. */
export function nextRepeat(start, today, days = DAYS) {
  const passed = Math.max(0, Math.ceil(daysFrom(start, today) / days));
  return dateOf(Date.parse(start) + passed * days * day);
}

/** Whether a date is one of the repeating ones. */
export function isRepeatDay(start, date, days = DAYS) {
  return daysFrom(start, date) >= 0 && daysFrom(start, date) % days === 0;
}

/** How many of the repeating dates lie from the start to an end, both included. */
export function countRepeats(start, end, days = DAYS) {
  return Math.max(0, Math.floor(daysFrom(start, end) / days) + 1);
}

/** The same day of each month, the last day where a month is shorter. */
export function monthlyDates(start, count = COUNT, months = 1) {
  const [year, month, number] = start.split("-").map(Number);
  return Array.from({ length: count }, (_, i) => {
    const last = new Date(utcOf(year, month + i * months, 0)).getUTCDate();
    return dateOf(utcOf(year, month - 1 + i * months, Math.min(number, last)));
  });
}

/** The date so many days later. */
export function dueDate(date, days = 14) {
  return dateOf(Date.parse(date) + days * day);
}

/** Whether a date is before today. */
export function isExpired(date, today) {
  return date < today;
}

/** Names of { name: date } whose date is before today. */
export function expiredItems(items, today) {
  return Object.keys(items).filter((name) => items[name] < today);
}

/** Names of { name: date } whose date is today or at most so many days later. */
export function expiringSoon(items, today, days = DAYS) {
  return Object.keys(items).filter((name) => {
    const left = daysFrom(today, items[name]);
    return left >= 0 && left <= days;
  });
}

/** "overdue", "due today" or "due in 3 days". */
export function dueStatus(date, today, overdue = "overdue", now = "due today") {
  const days = daysFrom(today, date);
  if (days < 0) return overdue;
  return days === 0 ? now : `due in ${days} day${days === 1 ? "" : "s"}`;
}

/** The nearest date of a list that is today or later; null where there is none. */
export function nextDate(dates, today) {
  return dates.filter((date) => date >= today).sort()[0] ?? null;
}

/** The latest date of a list that is before today; null where there is none. */
export function lastDate(dates, today) {
  return (
    dates
      .filter((date) => date < today)
      .sort()
      .at(-1) ?? null
  );
}

/** The pay day of a month: a day of the month, on the Friday before where it is a weekend. */
export function payday(year, month, number = 25) {
  const time = utcOf(year, month - 1, number);
  const back = { 6: 1, 0: 2 }[new Date(time).getUTCDay()] ?? 0;
  return dateOf(time - back * day);
}
