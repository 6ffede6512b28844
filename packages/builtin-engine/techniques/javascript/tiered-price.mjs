/**
 * title: Prices in tiers: first units at one rate, the rest at another
 * when: The first units cost one rate and those beyond a limit another, or a bill goes up in steps, with a base fee or without.
 * words: tiered price, tiers, electricity bill, water bill, gas bill, power bill, utility bill, units, kwh, rate, first units, above the limit, remaining units, step rate, slab, base fee, fixed charge, bulk price, volume price, wholesale, photocopies, data plan, phone bill, minutes included
 * param LIMIT: 100 — units at the first rate
 * param FIRST_RATE: 0.1 — price of each unit up to the limit
 * param REST_RATE: 0.2 — price of each unit beyond it
 * param BASE: 0 — fee that is paid in any case
 */
const LIMIT = 100;
const FIRST_RATE = 0.1;
const REST_RATE = 0.2;
const BASE = 0;

const cents = (amount) => Math.floor(amount * 100 + 0.5 + 1e-7) / 100;

/** What the units cost when those up to a limit have one rate and the others another. */
export function tieredPrice(units, limit = LIMIT, firstRate = FIRST_RATE, restRate = REST_RATE, base = BASE) {
  const first = Math.min(units, limit);
  return cents(base + first * firstRate + (units - first) * restRate);
}

/** A base fee holds some units, each further unit costs extra: a phone plan with minutes included. */
export function planPrice(units, base = BASE, included = LIMIT, extraRate = REST_RATE) {
  return cents(base + Math.max(0, units - included) * extraRate);
}

/** Tiers as pairs of upper limit and rate, [[100, 0.1], [200, 0.15], [null, 0.2]]; each unit pays the rate of its own tier. */
export function stepPrice(units, tiers, base = BASE) {
  let [total, from] = [base, 0];
  for (const [limit, rate] of tiers) {
    const to = limit === null ? units : Math.min(units, limit);
    total += Math.max(0, to - from) * rate;
    from = Math.max(from, to);
  }
  return cents(total);
}

/** Tiers as pairs of size and rate: the first 100 units, the next 200 units, and null for all others. */
export function stepPriceBySize(units, tiers, base = BASE) {
  let from = 0;
  const limits = tiers.map(([size, rate]) => [size === null ? null : (from += size), rate]);
  return stepPrice(units, limits, base);
}

/** Tiers as pairs of smallest quantity and price; all units pay the price of the last tier that is reached. */
export function volumePrice(quantity, tiers) {
  const reached = tiers.filter(([from]) => quantity >= from);
  return cents(quantity * Math.max(0, ...reached.slice(-1).map(([, price]) => price)));
}

/** All units have the lower price from a quantity on. */
export function bulkPrice(quantity, price, bulkFrom, bulkOne) {
  return cents(quantity * (quantity >= bulkFrom ? bulkOne : price));
}

/** All units have the lower price only for more than a quantity; exactly so many pay the full one. */
export function bulkPriceOver(quantity, price, limit, bulkOne) {
  return bulkPrice(quantity, price, quantity > limit ? quantity : Infinity, bulkOne);
}

/** Tiers as pairs of quantity and price; the last tier that the quantity is above counts for all units; on it the one before. */
export function volumePriceOver(quantity, tiers) {
  const passed = tiers.filter(([from]) => quantity > from);
  return cents(quantity * (passed.at(-1)?.[1] ?? 0));
}
