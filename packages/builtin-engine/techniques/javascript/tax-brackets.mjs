/**
 * title: Income tax by brackets
 * when: A tax has to be worked out in brackets, where each part of the income has its own rate, or with an allowance that is free.
 * words: tax, income tax, tax brackets, progressive tax, tax rate, bracket, allowance, tax free, effective rate, marginal rate, taxable income, after tax, net income
 * param ALLOWANCE: 10000 — income that is free of tax
 * param PERCENT: 20 — tax on the rest
 */
const ALLOWANCE = 10000;
const PERCENT = 20;

// Upper limits and percentages, the last one without a limit.
const usualBrackets = [
  [10000, 10],
  [40000, 20],
  [null, 30],
];

const cents = (amount) => Math.floor(amount * 100 + 0.5 + 1e-7) / 100;

/** Each part of the income is taxed by its own bracket. */
export function bracketTax(income, brackets = usualBrackets) {
  let [tax, from] = [0, 0];
  for (const [limit, percent] of brackets) {
    const to = limit === null ? income : Math.min(income, limit);
    tax += (Math.max(0, to - from) * percent) / 100;
    from = Math.max(from, to);
  }
  return cents(tax);
}

/** The whole income is taxed by the bracket in which it lies; 0 beyond the last one. */
export function flatBracketTax(income, brackets = usualBrackets) {
  return cents((Math.max(0, income) * marginalRate(income, brackets)) / 100);
}

/** The percentage of the bracket in which the income lies, limits included. */
export function marginalRate(income, brackets = usualBrackets) {
  return brackets.find(([limit]) => limit === null || income <= limit)?.[1] ?? 0;
}

/** The tax as a percentage of the income. */
export function effectiveRate(income, brackets = usualBrackets) {
  return income <= 0 ? 0 : cents((bracketTax(income, brackets) * 100) / income);
}

export function incomeAfterTax(income, brackets = usualBrackets) {
  return cents(income - bracketTax(income, brackets));
}

/** A percentage of what lies above the allowance. */
export function taxAboveAllowance(income, allowance = ALLOWANCE, percent = PERCENT) {
  return cents((Math.max(0, income - allowance) * percent) / 100);
}

/** What is left after taxAboveAllowance. */
export function netAboveAllowance(income, allowance = ALLOWANCE, percent = PERCENT) {
  return cents(income - taxAboveAllowance(income, allowance, percent));
}

/** A lower percentage up to a limit, a higher one on what lies above it. */
export function twoRateTax(income, limit = ALLOWANCE, lower = 10, higher = PERCENT) {
  return cents((Math.min(income, limit) * lower + Math.max(0, income - limit) * higher) / 100);
}
