/**
 * title: Simple and compound interest, savings, loan payments
 * when: The interest on a sum of money, its value after years, the years until it is enough, or the monthly payment of a loan is wanted.
 * words: interest, simple interest, compound interest, principal, rate, years, savings, investment, growth, loan payment, mortgage, monthly payment, future value, double
 * param PLACES: 2 — decimals of the answer, halves up
 * param PER_YEAR: 1 — how often a year the interest is added
 */
const PLACES = 2;
const PER_YEAR = 1;

const rounded = (number, places) => Math.floor(number * 10 ** places + 0.5) / 10 ** places;

/** A product for each whole step, the same in every language; powers in between are left to the engine. */
function grown(factor, steps) {
  if (!Number.isInteger(steps)) return factor ** steps;
  let growth = 1;
  for (let i = 0; i < steps; i++) growth *= factor;
  return growth;
}

/** The interest alone; the rate in percent a year. */
export function simpleInterest(principal, rate, years, places = PLACES) {
  return rounded((principal * rate * years) / 100, places);
}

/** Principal and simple interest. */
export function simpleAmount(principal, rate, years, places = PLACES) {
  return rounded(principal + (principal * rate * years) / 100, places);
}

/** Principal and compound interest; the rate in percent a year. */
export function compoundAmount(principal, rate, years, perYear = PER_YEAR, places = PLACES) {
  return rounded(principal * grown(1 + rate / 100 / perYear, years * perYear), places);
}

/** The compound interest alone. */
export function compoundInterest(principal, rate, years, perYear = PER_YEAR, places = PLACES) {
  return rounded(principal * grown(1 + rate / 100 / perYear, years * perYear) - principal, places);
}

/** Full years until a sum has grown to the goal; -1 when it never does. */
export function yearsToReach(principal, rate, goal) {
  if (principal >= goal) return 0;
  if (rate <= 0 || principal <= 0) return -1;
  let [amount, years] = [principal, 0];
  for (; amount < goal; years++) amount *= 1 + rate / 100;
  return years;
}

/** The same payment each month that pays a loan back. */
export function monthlyPayment(loan, rate, years, places = PLACES) {
  const [monthly, months] = [rate / 100 / 12, years * 12];
  if (monthly === 0) return rounded(loan / months, places);
  return rounded((loan * monthly) / (1 - 1 / grown(1 + monthly, months)), places);
}

/** As simpleInterest with the rate as a part of 1: 0.05 for five percent. */
export function simpleInterestByPart(principal, rate, years, places = PLACES) {
  return simpleInterest(principal, rate * 100, years, places);
}

/** As simpleAmount with the rate as a part of 1. */
export function simpleAmountByPart(principal, rate, years, places = PLACES) {
  return simpleAmount(principal, rate * 100, years, places);
}

/** As compoundAmount with the rate as a part of 1: 0.05 for five percent. */
export function compoundAmountByPart(principal, rate, years, perYear = PER_YEAR, places = PLACES) {
  return rounded(principal * grown(1 + rate / perYear, years * perYear), places);
}

/** As compoundInterest with the rate as a part of 1. */
export function compoundInterestByPart(principal, rate, years, perYear = PER_YEAR, places = PLACES) {
  return rounded(principal * grown(1 + rate / perYear, years * perYear) - principal, places);
}

/** The amount after each year, compound; every one rounded before the next year begins, or only when it is shown. */
export function balancesByYear(principal, rate, years, roundEachYear = false) {
  let amount = principal;
  return Array.from({ length: Math.max(0, years) }, () => {
    amount *= 1 + rate / 100;
    if (roundEachYear) amount = rounded(amount, PLACES);
    return rounded(amount, PLACES);
  });
}

/** As yearsToReach where the sum has to be above the goal. */
export function yearsToReachOver(principal, rate, goal) {
  if (principal > goal) return 0;
  if (rate <= 0 || principal <= 0) return -1;
  let [amount, years] = [principal, 0];
  for (; amount <= goal; years++) amount *= 1 + rate / 100;
  return years;
}
