/**
 * title: Prices in a text: find, add, highest, read amounts, cents
 * when: Prices such as $12.50 or 9,99 € stand in a text and have to be found, added or compared, or a price text read as a number or in cents.
 * words: price, prices in text, extract prices, total of prices, dollar amounts, parse price, parse money, currency, euro, cents, to cents, amount from text, sum of amounts, highest price, receipt text, remove currency symbol, spent
 * param SYMBOL: "$" — sign of the currency before an amount
 * param PLACES: 2 — decimals of a sum, halves up
 */
const SYMBOL = "$";
const PLACES = 2;

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

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Amounts that follow the sign, in their order: "$1,200.50 and $3" → [1200.5, 3]. */
export function pricesIn(text, symbol = SYMBOL) {
  const found = text.matchAll(new RegExp(`${escaped(symbol)}\\s?([0-9][0-9,]*(?:\\.[0-9]+)?)`, "g"));
  return [...found].map(([, amount]) => Number(amount.replaceAll(",", "")));
}

export function sumOfPricesIn(text, symbol = SYMBOL, places = PLACES) {
  return rounded(
    pricesIn(text, symbol).reduce((sum, price) => sum + price, 0),
    places,
  );
}

/** null of none. */
export function highestPriceIn(text, symbol = SYMBOL) {
  const prices = pricesIn(text, symbol);
  return prices.length > 0 ? Math.max(...prices) : null;
}

/** null of none. */
export function lowestPriceIn(text, symbol = SYMBOL) {
  const prices = pricesIn(text, symbol);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** A number of "$1,234.50", "1.234,50 €" or "(5.00)"; null of no amount. One or two last digits are decimals. */
export function parsePrice(text) {
  const digits = text.replace(/[^0-9.,]/g, "").replace(/^[.,]+(?=[0-9]{3})|[.,]+$/g, "");
  if (!/[0-9]/.test(digits)) return null;
  const [, whole, decimals = ""] = /^(.*?)(?:[.,]([0-9]{1,2}))?$/.exec(digits);
  const amount = Number(`${whole.replace(/[.,]/g, "") || "0"}.${decimals || "0"}`);
  const isNegative = /^\s*[^0-9]*-/.test(text) || /^\s*\(.*\)\s*$/.test(text);
  return isNegative && amount > 0 ? -amount : amount;
}

/** Whole cents of a price text or a number. */
export function toCents(price) {
  const amount = typeof price === "number" ? price : (parsePrice(price) ?? 0);
  return rounded(amount * 100, 0);
}

/** "$12.50" of 1250 cents. */
export function centsToPrice(cents, symbol = SYMBOL) {
  return `${cents < 0 ? "-" : ""}${symbol}${fixed(Math.abs(cents) / 100, 2)}`;
}

/** "$12.50" of 12.5; the sign of a negative amount stands before the symbol. */
export function asPrice(amount, symbol = SYMBOL, places = PLACES) {
  return `${amount < 0 ? "-" : ""}${symbol}${fixed(Math.abs(amount), places)}`;
}

/** "12.50 €" of 12.5: the symbol behind the amount. */
export function asPriceBehind(amount, symbol = "€", places = PLACES, point = ".") {
  return `${fixed(amount, places).replace(".", point)} ${symbol}`;
}

/** Prices of a list of texts added. */
export function sumOfPriceTexts(prices, places = PLACES) {
  return rounded(
    prices.reduce((sum, price) => sum + (parsePrice(price) ?? 0), 0),
    places,
  );
}
