/**
 * title: Pairs and triples with a sum: indexes, values, counts
 * when: All pairs or triples of a list with a sum are wanted, as indexes, different values or a count, or the pair whose sum is nearest.
 * words: pair sum, pairs, two numbers, sum to target, indices, unique pairs, triplets, triples, three numbers, closest sum, nearest sum, k sum, pythagorean triplet, difference, product pair, good pairs, sum divisible
 * param TARGET: 0 — sum that is sought
 */
const TARGET = 0;

const pairsOf = (count) =>
  Array.from({ length: count }, (_, i) =>
    Array.from({ length: count - i - 1 }, (_, j) => [i, i + j + 1]),
  ).flat();

/** All places [i, j] with i before j whose numbers have the sum. */
export function pairIndexes(numbers, target = TARGET) {
  return pairsOf(numbers.length).filter(([i, j]) => numbers[i] + numbers[j] === target);
}

/** Different pairs with the sum, the smaller number first, in rising order. */
export function uniquePairs(numbers, target = TARGET) {
  const found = new Map();
  for (const [i, j] of pairIndexes(numbers, target)) {
    const pair = [Math.min(numbers[i], numbers[j]), Math.max(numbers[i], numbers[j])];
    found.set(pair.join(), pair);
  }
  return [...found.values()].sort((a, b) => a[0] - b[0]);
}

export function countUniquePairs(numbers, target = TARGET) {
  return uniquePairs(numbers, target).length;
}

/** Pairs in the order of the list where each number is used once. */
export function disjointPairs(numbers, target = TARGET) {
  const used = new Set();
  const pairs = [];
  for (const [i, j] of pairIndexes(numbers, target)) {
    if (used.has(i) || used.has(j)) continue;
    used.add(i).add(j);
    pairs.push([numbers[i], numbers[j]]);
  }
  return pairs;
}

/** How many pairs of places have a sum that is divided by the number. */
export function countPairsDivisible(numbers, divisor = 3) {
  return pairsOf(numbers.length).filter(([i, j]) => (numbers[i] + numbers[j]) % divisor === 0).length;
}

/** The pair, by place, whose sum is nearest to the target; the first of equally near ones, null for fewer than two numbers. */
export function closestPairSum(numbers, target = TARGET) {
  const distance = ([i, j]) => Math.abs(numbers[i] + numbers[j] - target);
  const [first, ...rest] = pairsOf(numbers.length);
  if (first === undefined) return null;
  const best = rest.reduce((near, pair) => (distance(pair) < distance(near) ? pair : near), first);
  return best.map((i) => numbers[i]);
}

const triplesOf = (count) =>
  pairsOf(count).flatMap(([i, j]) => Array.from({ length: count - j - 1 }, (_, k) => [i, j, j + k + 1]));

/** How many triples of places have the sum. */
export function countTriples(numbers, target = TARGET) {
  return triplesOf(numbers.length).filter(([i, j, k]) => numbers[i] + numbers[j] + numbers[k] === target)
    .length;
}

/** The first triple, by place, with the sum; null where there is none. */
export function firstTriple(numbers, target = TARGET) {
  const found = triplesOf(numbers.length).find(
    ([i, j, k]) => numbers[i] + numbers[j] + numbers[k] === target,
  );
  return found === undefined ? null : found.map((i) => numbers[i]);
}

export function hasTriple(numbers, target = TARGET) {
  return firstTriple(numbers, target) !== null;
}

/** The sum of three numbers that is nearest to the target; null for fewer than three. */
export function closestTripleSum(numbers, target = TARGET) {
  const sums = triplesOf(numbers.length).map(([i, j, k]) => numbers[i] + numbers[j] + numbers[k]);
  if (sums.length === 0) return null;
  return sums.reduce((near, sum) => (Math.abs(sum - target) < Math.abs(near - target) ? sum : near));
}

/** The largest product of three numbers; null for fewer than three. */
export function largestProductOfThree(numbers) {
  const products = triplesOf(numbers.length).map(([i, j, k]) => numbers[i] * numbers[j] * numbers[k]);
  return products.length === 0 ? null : Math.max(...products);
}

/** [a, b, c] of natural numbers with a² + b² = c² and the sum. */
export function pythagoreanTriples(sum) {
  return pairsOf(Math.floor(sum / 2) + 1)
    .map(([a, b]) => [a, b, sum - a - b])
    .filter(([a, b, c]) => a > 0 && a * a + b * b === c * c);
}

/** Whether three sides make a triangle with a right angle, in any order. */
export function isRightTriangle(a, b, c) {
  const [x, y, z] = [a, b, c].sort((one, other) => one - other);
  return x > 0 && Math.abs(x * x + y * y - z * z) < 1e-9;
}
