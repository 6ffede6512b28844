/**
 * title: Knapsack: the most value within a limit
 * when: Items with a weight and a value have to be chosen so that the value is largest and a limit is kept.
 * words: knapsack, budget, capacity, optimise, subset, dynamic programming, selection, packing
 * param REPEAT: false — whether an item may be taken more than once
 */
const REPEAT = false;

/** Items are [weight, value] with whole weights. [value, places of the items taken]. */
export function knapsack(items, capacity, repeat = REPEAT) {
  if (!Number.isInteger(capacity) || capacity < 0)
    throw new RangeError("capacity has to be a natural number");
  if (items.some(([weight]) => !Number.isInteger(weight) || weight < (repeat ? 1 : 0)))
    throw new RangeError("weights have to be whole and not negative");
  // best[c]: most value within c, and what was taken for it as a chain.
  const best = Array.from({ length: capacity + 1 }, () => ({ value: 0, place: null, rest: null }));
  for (const [place, [weight, value]] of items.entries()) {
    const better = (c) => {
      const total = best[c - weight].value + value;
      if (total > best[c].value) best[c] = { value: total, place, rest: best[c - weight] };
    };
    // Downwards an item is taken once at most, upwards again and again.
    if (repeat) for (let c = weight; c <= capacity; c++) better(c);
    else for (let c = capacity; c >= weight; c--) better(c);
  }
  const taken = [];
  for (let at = best[capacity]; at.rest; at = at.rest) taken.unshift(at.place);
  return [best[capacity].value, taken];
}

/** The most value alone, of [weight, value] items. */
export function knapsackOf(items, capacity, repeat = REPEAT) {
  return knapsack(items, capacity, repeat)[0];
}

/** The most value, of a list of weights and a list of values. */
export function knapsackOfBoth(weights, values, capacity, repeat = REPEAT) {
  const items = weights.map((weight, i) => [weight, values[i]]);
  return knapsackOf(items, capacity, repeat);
}

/** The most value of { weight, value } items. */
export function knapsackOfEach(items, capacity, repeat = REPEAT) {
  return knapsackOf(
    items.map(({ weight, value }) => [weight, value]),
    capacity,
    repeat,
  );
}
