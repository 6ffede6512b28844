/**
 * title: Loyalty points, member levels, stamp cards
 * when: Points for a purchase, the level of a member by points, what points are worth, or the free items of a stamp card are wanted.
 * words: loyalty points, reward points, bonus points, points per dollar, membership level, member tier, gold, silver, bronze, status, stamp card, free coffee, coffee card, rewards, frequent flyer, miles
 * param RATE: 1 — points for each whole unit of money
 * param BOUNDS: [0, 100, 500, 1000] — points from which a level is reached
 * param LEVELS: ["basic", "bronze", "silver", "gold"] — names of the levels
 * param STAMPS: 10 — items for one free one
 */
const RATE = 1;
const BOUNDS = [0, 100, 500, 1000];
const LEVELS = ["basic", "bronze", "silver", "gold"];
const STAMPS = 10;

const cents = (amount) => Math.floor(amount * 100 + 0.5 + 1e-7) / 100;

/** Points for each whole unit of money that is spent. */
export function pointsFor(amount, rate = RATE) {
  return Math.floor(Math.max(0, amount) + 1e-9) * rate;
}

/** Points for each full step of money: 1 point for every 10. */
export function pointsForEvery(amount, step = 10, points = RATE) {
  return Math.floor(Math.max(0, amount) / step + 1e-9) * points;
}

/** More points above an amount: the normal rate up to it, a higher one beyond. */
export function pointsAbove(amount, limit, rate, higherRate) {
  return Math.floor(Math.min(amount, limit) * rate + Math.max(0, amount - limit) * higherRate + 1e-9);
}

/** The level that the points reach; null below all of them. */
export function memberLevel(points, bounds = BOUNDS, levels = LEVELS) {
  const reached = bounds.filter((bound) => points >= bound).length;
  return reached === 0 ? null : levels[reached - 1];
}

/** Points that are missing to the next level; 0 at the highest. */
export function pointsToNextLevel(points, bounds = BOUNDS) {
  const next = bounds.find((bound) => bound > points);
  return next === undefined ? 0 : next - points;
}

/** What points are worth: so much money for every so many points. */
export function pointsValue(points, every = 100, value = 1) {
  return cents(Math.floor(points / every) * value);
}

/** Free items on a stamp card for what was bought. */
export function freeItems(bought, stamps = STAMPS) {
  return Math.floor(bought / stamps);
}

/** Items that are paid when each one after a full card is free. */
export function paidWithCard(items, stamps = STAMPS) {
  return items - Math.floor(items / (stamps + 1));
}
