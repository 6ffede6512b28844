/**
 * title: Discounts: from an amount, for many, buy 2 get 1, coupons
 * when: A price goes down by a discount from an amount or a quantity on, by an offer such as buy two get one free, or by a coupon.
 * words: discount, buy 2 get 1, buy two get one free, bogo, three for two, 3 for 2, free item, coupon, voucher, coupon code, promo code, quantity discount, bulk discount, threshold, orders over, spend, percent off, money off, cheapest free, happy hour, members
 * param BUY: 2 — items to pay of each set
 * param FREE: 1 — free items of each set
 * param INCLUSIVE: true — whether the amount itself is enough
 */
const BUY = 2;
const FREE = 1;
const INCLUSIVE = true;

const cents = (amount) => Math.floor(amount * 100 + 0.5 + 1e-7) / 100;

const less = (amount, percent) => cents(amount - (amount * percent) / 100);

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** What is to pay when a total that reaches the amount gets a discount. */
export function discountFrom(total, threshold, percent, inclusive = INCLUSIVE) {
  const reached = inclusive ? total >= threshold : total > threshold;
  return reached ? less(total, percent) : cents(total);
}

/** As discountFrom, of the sum of prices. */
export function cartDiscount(prices, threshold, percent, inclusive = INCLUSIVE) {
  return discountFrom(sum(prices), threshold, percent, inclusive);
}

/** Price times quantity, with a discount from a quantity on. */
export function quantityDiscount(price, quantity, least, percent) {
  return discountFrom(price * quantity, quantity >= least ? 0 : Infinity, percent);
}

/** A fixed amount off a total that reaches the threshold, never below 0. */
export function amountOff(total, off = 10, threshold = 0) {
  return cents(total >= threshold ? Math.max(0, total - off) : total);
}

/** Pairs of amount and percent, in any order: the highest amount that the total reaches counts. */
export function tieredDiscount(total, tiers) {
  const reached = tiers.filter(([from]) => total >= from).sort((a, b) => b[0] - a[0]);
  return less(total, reached.length > 0 ? reached[0][1] : 0);
}

/** The discounts one after the other: 20 and 10 percent make 28. */
export function stackedDiscounts(price, percents) {
  return cents(percents.reduce((rest, percent) => rest * (1 - percent / 100), price));
}

/** Buy so many, get so many free: how many are paid. */
export function paidItems(quantity, buy = BUY, free = FREE) {
  const rest = quantity % (buy + free);
  return Math.floor(quantity / (buy + free)) * buy + Math.min(rest, buy);
}

/** The price of so many under such an offer. */
export function buyGetFree(quantity, price, buy = BUY, free = FREE) {
  return cents(paidItems(quantity, buy, free) * price);
}

/** Of every so many items, the dearest first, the cheapest is free: 3 for 2. */
export function cheapestFree(prices, setSize = 3) {
  const order = [...prices].sort((a, b) => b - a);
  return cents(sum(order.filter((_, i) => i % setSize !== setSize - 1)));
}

/** Of the whole list the one cheapest item is free where there are at least so many. */
export function oneCheapestFree(prices, least) {
  return cents(sum(prices) - (prices.length >= least ? Math.min(...prices) : 0));
}

/** So many for one price, the rest at the price of one: 3 for 5. */
export function multiBuy(quantity, price, setSize, setPrice) {
  return cents(Math.floor(quantity / setSize) * setPrice + (quantity % setSize) * price);
}

/** Coupons as { code: percent }; an unknown code changes nothing. */
export function applyCoupon(total, code, coupons) {
  return less(total, Object.hasOwn(coupons, code) ? coupons[code] : 0);
}

/** The discount is given only for a total of more than the amount: over it, not on it. */
export function discountFromOver(total, threshold, percent) {
  return discountFrom(total, threshold, percent, false);
}

/** Price times quantity, with a discount for more than so many: exactly so many get none. */
export function quantityDiscountOver(price, quantity, limit, percent) {
  return quantityDiscount(price, quantity, quantity > limit ? quantity : Infinity, percent);
}

/** A fixed amount off a total of more than the threshold, never below 0. */
export function amountOffOver(total, off = 10, threshold = 0) {
  return cents(total > threshold ? Math.max(0, total - off) : total);
}

/** Pairs of amount and percent, in any order: the highest amount that the total is above counts; on it the lower one. */
export function tieredDiscountOver(total, tiers) {
  const passed = tiers.filter(([from]) => total > from).sort((a, b) => b[0] - a[0]);
  return less(total, passed.length > 0 ? passed[0][1] : 0);
}

/** The discounts of the original price added: 20 and 10 percent make 30. */
export function stackedDiscountsOfOne(price, percents) {
  return Math.max(0, less(price, sum(percents)));
}
