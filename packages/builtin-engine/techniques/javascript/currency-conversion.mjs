/**
 * title: Currency conversion
 * when: An amount has to be changed into another currency by a rate, by a table of rates, with a fee or without.
 * words: currency, convert currency, exchange rate, dollars, euros, pounds, yen, usd, eur, gbp, foreign money, exchange, rates, conversion fee, travel money, to euros, to dollars
 * param RATE: 1.1 — units of the other currency for one
 * param FEE: 2 — percent that the exchange keeps
 */
const RATE = 1.1;
const FEE = 2;

const cents = (amount) => Math.floor(amount * 100 + 0.5 + 1e-7) / 100;

/** The amount in the other currency, to the cent. */
export function convertCurrency(amount, rate = RATE) {
  return cents(amount * rate);
}

/** Back from the other currency: divided by the rate. */
export function convertBack(amount, rate = RATE) {
  return cents(amount / rate);
}

/** What is left after the exchange has kept its percentage. */
export function convertWithFee(amount, rate = RATE, fee = FEE) {
  return cents(amount * rate * (1 - fee / 100));
}

/** A fixed fee is taken off before the exchange. */
export function convertAfterFee(amount, rate = RATE, fixedFee = FEE) {
  return cents(Math.max(0, amount - fixedFee) * rate);
}

/** By a table of what one unit of the base currency is in each: { EUR: 1, USD: 1.1, GBP: 0.85 }; null for one that is missing. */
export function convertByRates(amount, from, to, rates) {
  if (![from, to].every((code) => Object.hasOwn(rates, code))) return null;
  return cents((amount / rates[from]) * rates[to]);
}

/** By a table of what one unit of each is worth in the base currency: { EUR: 1, USD: 0.9 }; null for one that is missing. */
export function convertByWorth(amount, from, to, worth) {
  if (![from, to].every((code) => Object.hasOwn(worth, code))) return null;
  return cents((amount * worth[from]) / worth[to]);
}

/** What { code: amount } comes to, by what one unit of each is worth. */
export function walletWorth(wallet, worth) {
  return cents(Object.entries(wallet).reduce((sum, [code, amount]) => sum + amount * (worth[code] ?? 0), 0));
}

/** As convertCurrency in whole units, rounded half up or cut off, as for yen. */
export function convertCurrencyToWhole(amount, rate = RATE, cutOff = false) {
  return Math.floor(amount * rate + (cutOff ? 1e-9 : 0.5 + 1e-9));
}

/** As convertByRates, or another answer for a currency that is missing. */
export function convertByRatesOrNot(amount, from, to, rates, otherwise = null) {
  return convertByRates(amount, from, to, rates) ?? otherwise;
}
