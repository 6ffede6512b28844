/**
 * title: Profit, margin, markup, break-even
 * when: The profit of a sale, its margin or markup, the price for a wanted margin, or the number of sales that cover fixed costs is wanted.
 * words: profit, loss, profit or loss, margin, profit margin, markup, cost price, selling price, break even, breakeven, fixed costs, revenue, gain, shopkeeper, sold for, bought for, reseller
 * param PERCENT: 50 — wanted margin or markup
 * param PLACES: 2 — decimals of the answer
 */
const PERCENT = 50;
const PLACES = 2;

const rounded = (number, places) => Math.floor(number * 10 ** places + 0.5 + 1e-7) / 10 ** places;

/** What is earned by selling so many; negative for a loss. */
export function profit(cost, price, quantity = 1) {
  return rounded((price - cost) * quantity, PLACES);
}

export function profitOrLoss(cost, price, gain = "profit", loss = "loss", even = "no profit no loss") {
  if (price === cost) return even;
  return price > cost ? gain : loss;
}

/** The profit as a percentage of the price; 0 of a price of 0. */
export function marginPercent(cost, price, places = PLACES) {
  return price === 0 ? 0 : rounded(((price - cost) * 100) / price, places);
}

/** The profit as a percentage of the cost, to so many decimals; 0 of a cost of 0. */
export function profitPercent(cost, price, places = PLACES) {
  return cost === 0 ? 0 : rounded(((price - cost) * 100) / cost, places);
}

/** The price of which the margin is so many percent. */
export function priceForMargin(cost, percent = PERCENT) {
  return rounded((cost * 100) / (100 - percent), PLACES);
}

/** The cost with so many percent on top. */
export function priceForMarkup(cost, percent = PERCENT) {
  return rounded(cost + (cost * percent) / 100, PLACES);
}

/** How many sales cover the fixed costs; null where each one loses money. */
export function breakEven(fixedCosts, price, cost = 0) {
  return price <= cost ? null : Math.ceil(fixedCosts / (price - cost) - 1e-9);
}

/** Takings less costs: tickets, [price, cost of each], fixed costs. */
export function totalProfit(quantity, price, cost = 0, fixedCosts = 0) {
  return rounded(quantity * (price - cost) - fixedCosts, PLACES);
}
