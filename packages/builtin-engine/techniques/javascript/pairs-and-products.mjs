/**
 * title: Two sum, pairs with a sum, all pairs, Cartesian product
 * when: Two numbers of a list have to add up to a target, all pairs are wanted, or every combination of the items of several lists.
 * words: two sum, pair with sum, target sum, pairs, all pairs, three sum, cartesian product, combinations of lists, cross product, zip object, keys and values, unzip, count pairs
 * param MISSING: null — answer where no pair fits
 */
const MISSING = null;

/** Places of the two numbers that add up to the target, counted from 0. */
export function twoSum(numbers, target, missing = MISSING) {
  const seen = new Map();
  for (const [place, number] of numbers.entries()) {
    if (seen.has(target - number)) return [seen.get(target - number), place];
    if (!seen.has(number)) seen.set(number, place);
  }
  return missing;
}

/** The two numbers themselves. */
export function pairWithSum(numbers, target, missing = MISSING) {
  const places = twoSum(numbers, target, null);
  return places === null ? missing : places.map((place) => numbers[place]);
}

export function hasPairWithSum(numbers, target) {
  return twoSum(numbers, target, null) !== null;
}

/** Every pair of two places, in the order of the list. */
export function allPairs(items) {
  return items.flatMap((first, i) => items.slice(i + 1).map((second) => [first, second]));
}

/** Every pair of two places that adds up to the target. */
export function pairsWithSum(numbers, target) {
  return allPairs(numbers).filter(([a, b]) => a + b === target);
}

export function countPairsWithSum(numbers, target) {
  return pairsWithSum(numbers, target).length;
}

/** Pairs of two places that differ by so much. */
export function countPairsWithDifference(numbers, difference) {
  return allPairs(numbers).filter(([a, b]) => Math.abs(a - b) === difference).length;
}

/** Pairs of two places with equal items. */
export function countEqualPairs(items) {
  return allPairs(items).filter(([a, b]) => a === b).length;
}

/** Three numbers that add up to the target, each combination once, rising. */
export function threeSum(numbers, target = 0) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const found = new Map();
  for (const [i, first] of sorted.entries())
    for (const [second, third] of pairsWithSum(sorted.slice(i + 1), target - first))
      found.set(`${first},${second},${third}`, [first, second, third]);
  return [...found.values()];
}

/** One item of each list, the last list changes first. */
export function cartesianProduct(...lists) {
  return lists.reduce((rows, list) => rows.flatMap((row) => list.map((item) => [...row, item])), [[]]);
}

/** An object of keys and their values; keys without a value are left out. */
export function zipObject(keys, values) {
  return Object.fromEntries(keys.slice(0, values.length).map((key, i) => [key, values[i]]));
}

/** Pairs become two lists. */
export function unzip(pairs) {
  return [pairs.map(([first]) => first), pairs.map(([, second]) => second)];
}
