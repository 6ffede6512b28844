/**
 * title: Shipping cost: flat, free from an amount, by weight
 * when: The shipping or delivery fee of an order has to be worked out, flat, by weight or free from an amount, alone or added to the total.
 * words: shipping, shipping cost, delivery, delivery fee, postage, free shipping, free delivery, flat rate, order total, by weight, parcel, package, per kg, express, cart, checkout, basket
 * param FREE_FROM: 50 — total from which shipping is free
 * param FEE: 4.99 — flat fee below it
 * param BASE: 5 — fee for the first kilogram or the first item
 * param PER_UNIT: 1.5 — price of each further kilogram or item
 * param INCLUDED: 1 — kilograms or items that the base fee holds
 */
const FREE_FROM = 50;
const FEE = 4.99;
const BASE = 5;
const PER_UNIT = 1.5;
const INCLUDED = 1;

const cents = (amount) => Math.floor(amount * 100 + 0.5 + 1e-7) / 100;

/** The fee of an order: nothing from the amount on. */
export function shippingFee(total, freeFrom = FREE_FROM, fee = FEE) {
  return total >= freeFrom ? 0 : fee;
}

/** As shippingFee, but the order has to be above the amount. */
export function shippingFeeAbove(total, freeAbove = FREE_FROM, fee = FEE) {
  return total > freeAbove ? 0 : fee;
}

/** The order with its shipping. */
export function totalWithShipping(total, freeFrom = FREE_FROM, fee = FEE) {
  return cents(total + shippingFee(total, freeFrom, fee));
}

/** As totalWithShipping, but the order has to be above the amount to ship free. */
export function totalWithShippingAbove(total, freeAbove = FREE_FROM, fee = FEE) {
  return cents(total + shippingFeeAbove(total, freeAbove, fee));
}

/** The sum of the prices with shipping; an empty cart costs nothing. */
export function cartWithShipping(prices, freeFrom, fee) {
  const total = prices.reduce((sum, price) => sum + price, 0);
  return prices.length === 0 ? 0 : totalWithShipping(total, freeFrom, fee);
}

/** How much is missing to ship free. */
export function missingToFreeShipping(total, freeFrom = FREE_FROM) {
  return cents(Math.max(0, freeFrom - total));
}

/** A base fee, and a price for each started unit beyond those that it holds: kilograms, items. */
export function shippingByWeight(weight, base = BASE, perUnit = PER_UNIT, included = INCLUDED) {
  return cents(base + Math.max(0, Math.ceil(weight - included)) * perUnit);
}

/** As shippingByWeight, parts of a unit paid as parts. */
export function shippingByExactWeight(weight, base = BASE, perUnit = PER_UNIT, included = 0) {
  return cents(base + Math.max(0, weight - included) * perUnit);
}

/** A table of largest weight and price, [[1, 3.9], [5, 5.9]], null for any weight; null where the parcel is too heavy. */
export function shippingByTable(weight, table) {
  const row = table.find(([limit]) => limit === null || weight <= limit);
  return row === undefined ? null : row[1];
}

/** Free only for an order of more than the amount: over it, not on it. */
export function shippingFeeOver(total, freeOver = FREE_FROM, fee = FEE) {
  return shippingFeeAbove(total, freeOver, fee);
}

/** The order with its shipping, which is free only over the amount, not on it. */
export function totalWithShippingOver(total, freeOver = FREE_FROM, fee = FEE) {
  return totalWithShippingAbove(total, freeOver, fee);
}
