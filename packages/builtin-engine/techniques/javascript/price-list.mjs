/**
 * title: Prices from a price list: total of a basket, receipt, cheapest shop
 * when: A basket or an order of item names, or of names with quantities, has to be priced by a price list or menu, or written as a receipt.
 * words: price list, menu, basket, shopping list, groceries, total price, dictionary of prices, cafe order, restaurant bill, receipt lines, unknown item, ordered items, afford, change, budget, how many can be bought
 * param UNKNOWN: 0 — price of an item that the list lacks
 * param PLACES: 2 — decimals of an amount, halves up
 * param SYMBOL: "$" — sign before an amount
 */
const UNKNOWN = 0;
const PLACES = 2;
const SYMBOL = "$";

/** Halves away from zero; a hair is added, since 1.005 is stored as a little less. */
function rounded(number, places) {
  if (places === null) return number;
  const size = Math.floor(Math.abs(number) * 10 ** places + 0.5 + 1e-9) / 10 ** places;
  return number < 0 ? 0 - size : size;
}

/** With exactly so many decimals, halves away from zero. */
function fixed(number, places) {
  const digits = String(Math.floor(Math.abs(number) * 10 ** places + 0.5 + 1e-9)).padStart(places + 1, "0");
  const whole = digits.slice(0, digits.length - places);
  const sign = number < 0 && /[1-9]/.test(digits) ? "-" : "";
  return sign + whole + (places > 0 ? `.${digits.slice(digits.length - places)}` : "");
}

/** Names count once for each time that they stand there. */
function quantities(basket) {
  if (!Array.isArray(basket)) return Object.entries(basket);
  const counts = new Map();
  for (const name of basket) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

const priceOf = (prices, name, unknown) => (Object.hasOwn(prices, name) ? prices[name] : unknown);

/** The price of a basket: a list of names, or an object of names and quantities. */
export function basketTotal(prices, basket, unknown = UNKNOWN, places = PLACES) {
  return rounded(
    quantities(basket).reduce((sum, [name, count]) => sum + priceOf(prices, name, unknown) * count, 0),
    places,
  );
}

/** Names of a basket that the list lacks, each once. */
export function unknownItems(prices, basket) {
  return quantities(basket)
    .map(([name]) => name)
    .filter((name) => !Object.hasOwn(prices, name));
}

/** Lines such as "2 x tea: $5.00", then the total. */
export function receiptLines(prices, basket, symbol = SYMBOL, places = PLACES) {
  const lines = quantities(basket).map(
    ([name, count]) =>
      `${count} x ${name}: ${symbol}${fixed(priceOf(prices, name, UNKNOWN) * count, places)}`,
  );
  return [...lines, `Total: ${symbol}${fixed(basketTotal(prices, basket, UNKNOWN, places), places)}`];
}

/** What is given back; a negative number is what lacks. */
export function changeForBasket(prices, basket, paid, places = PLACES) {
  return rounded(paid - basketTotal(prices, basket, UNKNOWN, null), places);
}

/** Whether the money is enough. */
export function canAffordBasket(prices, basket, money) {
  return changeForBasket(prices, basket, money) >= 0;
}

/** Names of the items that cost no more than the money, in the order of the list. */
export function affordableItems(prices, money) {
  return Object.keys(prices).filter((name) => prices[name] <= money);
}
