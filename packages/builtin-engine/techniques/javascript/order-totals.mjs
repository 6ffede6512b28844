/**
 * title: Order total: price times quantity, discount, tax, shipping
 * when: The total of a list of items with price and quantity is wanted, with a discount, tax, shipping or a discount above a limit.
 * words: order total, invoice total, cart total, shopping cart, price times quantity, line total, subtotal, receipt, bill, sum of prices, quantity, qty, sales tax, discount over, free shipping, bulk discount, grand total, checkout
 * param PERCENT: 10 — discount or tax in percent
 * param LIMIT: 100 — subtotal from which the discount is given, or shipping is free
 * param SHIPPING: 5 — price of the shipping
 * param PLACES: 2 — decimals of an amount, halves up
 */
const PERCENT = 10;
const LIMIT = 100;
const SHIPPING = 5;
const PLACES = 2;

/** Halves away from zero; a hair is added, since 1.005 is stored as a little less. */
function rounded(number, places) {
  if (places === null) return number;
  const size = Math.floor(Math.abs(number) * 10 ** places + 0.5 + 1e-9) / 10 ** places;
  return number < 0 ? 0 - size : size;
}

const amounts = ["quantity", "qty", "count", "amount", "units"];

/** Price and quantity by their names, else the first two numbers; without a quantity it is 1. */
function priceAndQuantity(item) {
  if (typeof item === "number") return [item, 1];
  const numbers = Object.entries(item).filter(([key, value]) => typeof value === "number" && key !== "id");
  const price =
    numbers.find(([key]) => /price|cost/i.test(key)) ?? numbers.find(([key]) => !amounts.includes(key));
  const quantity = numbers.find(([key]) => amounts.includes(key)) ?? numbers.find((one) => one !== price);
  return [price?.[1] ?? 0, quantity?.[1] ?? 1];
}

/** Price times quantity of each item; items are objects, lists such as ["tea", 2.5, 3] or prices. */
export function lineTotals(items, places = PLACES) {
  return items.map((item) => {
    const [price, quantity] = priceAndQuantity(item);
    return rounded(price * quantity, places);
  });
}

/** The sum of price times quantity. */
export function orderTotal(items, places = PLACES) {
  const total = items.reduce((sum, item) => {
    const [price, quantity] = priceAndQuantity(item);
    return sum + price * quantity;
  }, 0);
  return rounded(total, places);
}

export function orderTotalWithTax(items, percent = PERCENT, places = PLACES) {
  return rounded(orderTotal(items, null) * (1 + percent / 100), places);
}

export function orderTotalWithDiscount(items, percent = PERCENT, places = PLACES) {
  return rounded(orderTotal(items, null) * (1 - percent / 100), places);
}

/** The discount is given where the subtotal is above the limit, or on it where it counts. */
export function orderTotalDiscountOver(
  items,
  limit = LIMIT,
  percent = PERCENT,
  inclusive = false,
  places = PLACES,
) {
  const total = orderTotal(items, null);
  const isGiven = total > limit || (inclusive && total === limit);
  return rounded(isGiven ? total * (1 - percent / 100) : total, places);
}

/** First the discount, then the tax. */
export function orderTotalDiscountAndTax(items, discount = PERCENT, tax = PERCENT, places = PLACES) {
  return rounded(orderTotal(items, null) * (1 - discount / 100) * (1 + tax / 100), places);
}

/** Shipping is added below the limit; from the limit on it is free. */
export function orderTotalWithShipping(items, shipping = SHIPPING, limit = LIMIT, places = PLACES) {
  const total = orderTotal(items, null);
  return rounded(total < limit ? total + shipping : total, places);
}

/** How many pieces there are in all. */
export function countPieces(items) {
  return items.reduce((sum, item) => sum + priceAndQuantity(item)[1], 0);
}
