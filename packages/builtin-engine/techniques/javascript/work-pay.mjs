/**
 * title: Pay: overtime, weekly pay, commission, salary
 * when: Wages have to be worked out from hours and a rate, with overtime beyond a limit, a commission on sales, a bonus or deductions.
 * words: pay, wage, wages, salary, overtime, overtime pay, hourly rate, hours worked, weekly pay, paycheck, payroll, time and a half, gross pay, net pay, deductions, commission, sales commission, bonus, raise, employee, worker
 * param LIMIT: 40 — hours of a week
 * param FACTOR: 1.5 — how much more an hour beyond them is worth
 * param PERCENT: 5 — commission, raise or deduction in percent
 */
const LIMIT = 40;
const FACTOR = 1.5;
const PERCENT = 5;

const cents = (amount) => Math.floor(amount * 100 + 0.5 + 1e-7) / 100;

/** Hours beyond the limit are paid at the higher rate. */
export function overtimePay(hours, rate, limit, factor = FACTOR) {
  return cents(Math.min(hours, limit) * rate + Math.max(0, hours - limit) * rate * factor);
}

/** How many hours lie beyond the limit. */
export function overtimeHours(hours, limit) {
  return Math.max(0, hours - limit);
}

/** The pay of a week given as hours of each day, overtime counted by the week. */
export function weeklyPay(days, rate, limit, factor = FACTOR) {
  return overtimePay(
    days.reduce((sum, hours) => sum + hours, 0),
    rate,
    limit,
    factor,
  );
}

/** As weeklyPay, overtime counted each day by itself. */
export function dailyOvertimePay(days, rate, limit, factor = FACTOR) {
  return cents(days.reduce((sum, hours) => sum + overtimePay(hours, rate, limit, factor), 0));
}

/** Overtime in steps: the next hours at one factor, all beyond at a higher one. */
export function steppedOvertimePay(hours, rate, limit, higherFrom, higherFactor) {
  const beyond = Math.max(0, hours - higherFrom);
  return cents(overtimePay(hours - beyond, rate, limit) + beyond * rate * higherFactor);
}

/** A commission on sales, on top of a base pay. */
export function commission(sales, percent = PERCENT, base = 0) {
  return cents(base + (sales * percent) / 100);
}

/** A commission with a higher percentage for what lies above a target. */
export function commissionAboveTarget(sales, target, percent, above) {
  return cents((Math.min(sales, target) * percent + Math.max(0, sales - target) * above) / 100);
}

/** Only sales above a target bring a commission. */
export function commissionOnExcess(sales, target, percent) {
  return commission(Math.max(0, sales - target), percent);
}

/** What is left of a pay after a percentage and fixed amounts are taken off. */
export function netPay(gross, percent = PERCENT, deductions = 0) {
  return cents(gross - (gross * percent) / 100 - deductions);
}

export function salaryAfterRaise(salary, percent = PERCENT, years = 1) {
  return cents(salary * (1 + percent / 100) ** years);
}

/** The salary of a year from an hourly rate. */
export function yearlySalary(rate, hoursPerWeek = LIMIT, weeks = 52) {
  return cents(rate * hoursPerWeek * weeks);
}

/** The hourly rate of a yearly salary. */
export function hourlyRate(salary, hoursPerWeek = LIMIT, weeks = 52) {
  return cents(salary / (hoursPerWeek * weeks));
}

/** A commission with the higher percentage on all sales once they are above a target; on it the lower one. */
export function commissionOnAll(sales, target, percent, above) {
  return commission(sales, sales > target ? above : percent);
}

/** A commission with the higher percentage on all sales once they reach a target. */
export function commissionOnAllFrom(sales, target, percent, above) {
  return commission(sales, sales >= target ? above : percent);
}

/** A fixed bonus on top of the pay where the sales reach a target. */
export function payWithBonus(pay, sales, target, bonus) {
  return cents(sales >= target ? pay + bonus : pay);
}
