/**
 * title: Income tax by brackets
 * when: A tax has to be worked out in brackets, where each part of the income has its own rate, or with an allowance that is free.
 * words: tax, income tax, tax brackets, progressive tax, tax rate, bracket, allowance, tax free, effective rate, marginal rate, taxable income, after tax, net income
 * param INCLUSIVE: true — whether a limit itself belongs to the lower bracket
 */
const INCLUSIVE = true;

const cents = (amount) => Math.floor(amount * 100 + 0.5 + 1e-7) / 100;

/** Each part of the income is taxed by its own bracket; brackets are upper limits with percentages, the last one null: [[10000, 10], [null, 20]]. */
export function bracketTax(income, brackets) {
  let [tax, from] = [0, 0];
  for (const [limit, percent] of brackets) {
    const to = limit === null ? income : Math.min(income, limit);
    tax += (Math.max(0, to - from) * percent) / 100;
    from = Math.max(from, to);
  }
  return cents(tax);
}

/** The whole income is taxed by the bracket in which it lies; 0 beyond the last one. */
export function flatBracketTax(income, brackets) {
  return cents((Math.max(0, income) * marginalRate(income, brackets)) / 100);
}

/** The percentage of the bracket in which the income lies. */
export function marginalRate(income, brackets, inclusive = INCLUSIVE) {
  const isBelow = (limit) => limit === null || income < limit || (inclusive && income === limit);
  return brackets.find(([limit]) => isBelow(limit))?.[1] ?? 0;
}

/** The tax as a percentage of the income. */
export function effectiveRate(income, brackets) {
  return income <= 0 ? 0 : cents((bracketTax(income, brackets) * 100) / income);
}

export function incomeAfterTax(income, brackets) {
  return cents(income - bracketTax(income, brackets));
}

/** A percentage of what lies above the allowance. */
export function taxAboveAllowance(income, allowance, percent) {
  return cents((Math.max(0, income - allowance) * percent) / 100);
}

/** What is left after taxAboveAllowance. */
export function netAboveAllowance(income, allowance, percent) {
  return cents(income - taxAboveAllowance(income, allowance, percent));
}

/** A lower percentage up to a limit, a higher one on what lies above it. */
export function twoRateTax(income, limit, lower, higher) {
  return cents((Math.min(income, limit) * lower + Math.max(0, income - limit) * higher) / 100);
}
