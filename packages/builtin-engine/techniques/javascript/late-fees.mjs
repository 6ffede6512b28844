/**
 * title: Late fees: library, rent, returned too late
 * when: A fine has to be worked out for something that comes back or is paid late, by days, with a grace period or a highest amount.
 * words: late fee, late fees, fine, library fine, overdue, overdue book, days late, due date, returned, grace period, penalty, maximum fine, late payment, rent late, speeding fine
 * param PER_DAY: 0.25 — fee for each day
 * param CAP: null — highest fee; null where there is none
 * param GRACE: 0 — days that cost nothing
 */
const PER_DAY = 0.25;
const CAP = null;
const GRACE = 0;

const cents = (amount) => Math.floor(amount * 100 + 0.5 + 1e-7) / 100;

/** The fee for the days beyond the grace period. */
export function lateFee(daysLate, perDay = PER_DAY, cap = CAP, grace = GRACE) {
  const fee = Math.max(0, daysLate - grace) * perDay;
  return cents(cap === null ? fee : Math.min(fee, cap));
}

/** As lateFee, but once the grace period is over all days count. */
export function lateFeeAllDays(daysLate, perDay = PER_DAY, cap = CAP, grace = GRACE) {
  return daysLate <= grace ? 0 : lateFee(daysLate, perDay, cap);
}

/** Days from the due date to the return; 0 when it is in time. */
export function daysLate(due, returned) {
  return Math.max(0, (Date.parse(returned) - Date.parse(due)) / 86400000);
}

/** The fee for something due on one date and returned on another. */
export function lateFeeBetween(due, returned, perDay = PER_DAY, cap = CAP, grace = GRACE) {
  return lateFee(daysLate(due, returned), perDay, cap, grace);
}

/** One fee for the first days, a higher one for each day beyond them. */
export function risingLateFee(daysLate, perDay, limit, higher) {
  const days = Math.max(0, daysLate);
  return cents(Math.min(days, limit) * perDay + Math.max(0, days - limit) * higher);
}

/** An amount with a percentage for each month or day that it is late. */
export function amountWithPenalty(amount, late, percent = 5) {
  return cents(amount + (amount * percent * Math.max(0, late)) / 100);
}

/** HackerRank's library fine: by days in the month, months in the year, or a fixed amount for years. Dates are [day, month, year]. */
export function libraryFine(returned, due, perDay = 15, perMonth = 500, perYear = 10000) {
  const [days, months, years] = returned.map((part, i) => part - due[i]);
  if (years !== 0) return years > 0 ? perYear : 0;
  if (months !== 0) return Math.max(0, months) * perMonth;
  return Math.max(0, days) * perDay;
}

/** A fixed charge once it is late at all, and so much for each day: "5 at once plus 1 per day late". */
export function lateFeeWithOne(daysLate, base, perDay = PER_DAY) {
  return daysLate <= 0 ? 0 : cents(base + daysLate * perDay);
}

/** One fixed fee as soon as it is late, however many days: a flat fee. */
export function flatLateFee(daysLate, fee, grace = GRACE) {
  return daysLate > grace ? cents(fee) : 0;
}

/** So much for each week that has begun: part of a week counts as a whole one. */
export function lateFeeByWeek(daysLate, perWeek, cap = CAP) {
  const fee = Math.ceil(Math.max(0, daysLate) / 7) * perWeek;
  return cents(cap === null ? fee : Math.min(fee, cap));
}

/** So much for each full week; days that do not make a week cost nothing. */
export function lateFeeByFullWeek(daysLate, perWeek) {
  return cents(Math.floor(Math.max(0, daysLate) / 7) * perWeek);
}

/** Late by dates; once the grace period is over all days count, those of the grace period too. */
export function lateFeeBetweenAll(due, returned, perDay = PER_DAY, cap = CAP, grace = GRACE) {
  return lateFeeAllDays(daysLate(due, returned), perDay, cap, grace);
}

/** The percentage is put on again and again, on what has grown already: compounded for each month or day late. */
export function amountWithPenaltyOnAll(amount, late, percent = 5) {
  return cents(amount * (1 + percent / 100) ** Math.max(0, late));
}

/** A percentage of the amount once, however late it is; nothing where it is in time. */
export function amountWithPenaltyOnlyOne(amount, late, percent = 5) {
  return cents(late > 0 ? amount + (amount * percent) / 100 : amount);
}
