/**
 * title: Percentages: part, change, discount, tax, tip
 * when: A percentage of a number, the percentage that a part is, a percentage change, a discount, a tax or a tip has to be worked out.
 * words: percent, percentage, percent of, percentage change, increase, decrease, discount, sale price, tax, vat, sales tax, tip, markup, margin, split the bill
 * param PLACES: null — decimals of the answer, halves up; without a number nothing is rounded
 */
const PLACES = null;

const rounded = (number, places) =>
  places === null ? number : Math.floor(number * 10 ** places + 0.5) / 10 ** places;

/** So many percent of a number: 20 of 50 is 10. */
export function percentOf(percent, number, places = PLACES) {
  return rounded((percent * number) / 100, places);
}

/** How many percent the part is of the whole; 0 of a whole of 0. */
export function percentage(part, whole, places = PLACES) {
  return whole === 0 ? 0 : rounded((part * 100) / whole, places);
}

/** By how many percent a number has grown; negative where it has become less. */
export function percentChange(before, after, places = PLACES) {
  return percentage(after - before, Math.abs(before), places);
}

export function applyDiscount(price, percent, places = PLACES) {
  return rounded(price - (price * percent) / 100, places);
}

export function discountAmount(price, percent, places = PLACES) {
  return percentOf(percent, price, places);
}

/** The price from which a discount led to this one. */
export function priceBeforeDiscount(price, percent, places = PLACES) {
  return rounded((price * 100) / (100 - percent), places);
}

/** Price with tax, or anything else that goes up by a percentage. */
export function addPercent(price, percent, places = PLACES) {
  return rounded(price + (price * percent) / 100, places);
}

export function taxAmount(price, percent, places = PLACES) {
  return percentOf(percent, price, places);
}

/** Price without the tax that it holds. */
export function priceBeforeTax(price, percent, places = PLACES) {
  return rounded((price * 100) / (100 + percent), places);
}

export function tipAmount(bill, percent, places = PLACES) {
  return percentOf(percent, bill, places);
}

/** What each person pays of a bill with the tip. */
export function splitBill(bill, percent, people, places = PLACES) {
  return rounded(addPercent(bill, percent) / people, places);
}

/** The gain as a percentage of the cost. */
export function markupPercent(cost, price, places = PLACES) {
  return percentChange(cost, price, places);
}

/** How many percent a part is, as a text with the sign: "25%", with so many decimals, halves up. */
export function percentageAsOne(part, whole, places = 0) {
  return `${percentage(part, whole, places)}%`;
}

/** By how many percent a number has grown, by the plain rule: the change divided by what was before, with its sign. */
export function percentChangeAsItIs(before, after, places = PLACES) {
  return percentage(after - before, before, places);
}

/** How far two numbers differ in percent of the first, without a sign. */
export function percentChangeWithout(before, after, places = PLACES) {
  return Math.abs(percentChange(before, after, places));
}

/** How far two numbers differ in percent of their mean. */
export function percentageDifference(a, b, places = PLACES) {
  return percentage(Math.abs(a - b), Math.abs(a + b) / 2, places);
}

/** What each person pays of a bill without a tip. */
export function splitBillWithout(bill, people, places = PLACES) {
  return splitBill(bill, 0, people, places);
}
