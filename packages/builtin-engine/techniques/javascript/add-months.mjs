/**
 * title: Add months to a date, clamped to the end of the month
 * when: A due date, subscription or anniversary lies some months or years away from a date.
 * words: add months, month end, clamp, due date, subscription, billing, anniversary, add years, recurring
 * param KEEP_MONTH_END: false — whether the last day of a month always leads to the last day
 */
const KEEP_MONTH_END = false;

const lastDay = (year, month) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** 2024-01-31 and one month is 2024-02-29, or the days beyond its end run over into the next month: 2024-03-02. Months may be negative. */
export function addMonths(date, months, keepMonthEnd = KEEP_MONTH_END, runOver = false) {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  const [year, month, day] = match ? match.slice(1).map(Number) : [0, 0, 0];
  if (month < 1 || month > 12 || day < 1 || day > lastDay(year, month))
    throw new RangeError(`not a date: ${date}`);
  const total = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(total / 12), total - Math.floor(total / 12) * 12 + 1];
  const end = lastDay(toYear, toMonth);
  const toDay = keepMonthEnd && day === lastDay(year, month) ? end : Math.min(day, end);
  if (runOver) return new Date(Date.UTC(toYear, toMonth - 1, day)).toISOString().slice(0, 10);
  const two = (n) => String(n).padStart(2, "0");
  return `${String(toYear).padStart(4, "0")}-${two(toMonth)}-${two(toDay)}`;
}

/** The same day some years later: 29 February becomes 28 February, or 1 March where that is wanted. */
export function addYears(date, years, runOver = false) {
  return addMonths(date, years * 12, false, runOver);
}
