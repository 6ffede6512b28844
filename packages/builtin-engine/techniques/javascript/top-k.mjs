/**
 * title: The k largest or smallest items without sorting all
 * when: Only the best few of many items are wanted, such as a leaderboard or the most expensive orders.
 * words: top k, largest, smallest, heap, leaderboard, best n, nlargest, partial sort
 * param K: 3 — how many items are wanted
 */
const K = 3;

/** Largest score first; among equal scores the earlier item. O(n log k): only k items are kept in order. */
export function topK(items, k = K, score = (item) => item) {
  const best = [];
  for (const item of items) {
    const points = score(item);
    if (best.length >= k && (k <= 0 || points <= best[best.length - 1].points)) continue;
    // Behind all that score as much, found by halving.
    let [low, high] = [0, best.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (best[middle].points >= points) low = middle + 1;
      else high = middle;
    }
    best.splice(low, 0, { item, points });
    if (best.length > k) best.pop();
  }
  return best.map(({ item }) => item);
}

export function bottomK(items, k = K, score = (item) => item) {
  return topK(items, k, (item) => -score(item));
}

/** The k largest different numbers, the largest first: equal ones count once. */
export function topOnlyOne(items, k = K) {
  return topK([...new Set(items)], k);
}

/** The k largest numbers in rising order. */
export function topInAll(items, k = K) {
  return topK(items, k).reverse();
}

/** The k largest numbers in the order in which they stand in the list. */
export function topAsIs(items, k = K) {
  const left = topK(items, k);
  return items.filter((item) => {
    const place = left.indexOf(item);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
