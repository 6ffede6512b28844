/**
 * title: Unit price: which offer is cheaper
 * when: The price of one unit, a hundred grams or a kilogram is wanted, or which of several packs is the best value.
 * words: unit price, price per unit, price per kilo, per hundred grams, per kg, per liter, per ounce, best value, best deal, best buy, cheaper, better deal, compare prices, offers, pack, packs, supermarket, pizza price per area
 * param PER: 1 — amount that the price is given for, such as 100 grams
 * param PLACES: 2 — decimals of the answer
 */
const PER = 1;
const PLACES = 2;

const rounded = (number, places) => Math.floor(number * 10 ** places + 0.5 + 1e-7) / 10 ** places;

/** The price of one unit, or of so many. */
export function unitPrice(price, amount, per = PER, places = PLACES) {
  return rounded((price / amount) * per, places);
}

/** The price of a kilogram of what has so many grams, or of a litre of what has so many millilitres. */
export function pricePerKilo(price, grams, places = PLACES) {
  return unitPrice(price, grams, 1000, places);
}

/** The price of 100 grams or millilitres. */
export function pricePerHundred(price, grams, places = PLACES) {
  return unitPrice(price, grams, 100, places);
}

/** Which of two packs costs less for the same amount. */
export function cheaperOffer(price1, amount1, price2, amount2) {
  const difference = price1 * amount2 - price2 * amount1;
  if (Math.abs(difference) < 1e-9) return "same";
  return difference < 0 ? "first" : "second";
}

/** The place of the best of [price, amount], counted from 0; the first of equal ones, -1 for none. */
export function bestOfferIndex(offers) {
  const each = offers.map(([price, amount]) => price / amount);
  return each.indexOf(Math.min(...each));
}

/** The name of the best of [name, price, amount]; null for none. */
export function bestOfferName(offers) {
  const best = bestOfferIndex(offers.map(([, price, amount]) => [price, amount]));
  return best < 0 ? null : offers[best][0];
}

/** The price of a square centimetre of a round pizza, from its diameter. */
export function pricePerArea(price, diameter, places = PLACES) {
  return rounded(price / (Math.PI * (diameter / 2) ** 2), places);
}
