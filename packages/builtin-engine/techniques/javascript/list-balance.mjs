/**
 * title: Balance a list: split points, halves, weighings
 * when: A list has to be cut so that both sides have the same sum or differ least, or left and right sums are compared.
 * words: balance, balance point, can balance, split, halves, equal halves, same sum, left sum, right sum, left and right, pivot, scale, seesaw, weights, difference of sums, tape equilibrium, fair split, middle, first half, second half
 * param MISSING: -1 — answer where there is no such place
 */
const MISSING = -1;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** |left - right| for a cut before each place from 1 on. */
const differencesOfCuts = (numbers) =>
  numbers.slice(1).map((_, i) => Math.abs(sum(numbers.slice(0, i + 1)) - sum(numbers.slice(i + 1))));

/** How many numbers are left of the first cut with the same sum on both sides, neither side empty. */
export function balancedCut(numbers, missing = MISSING) {
  const place = differencesOfCuts(numbers).indexOf(0);
  return place < 0 ? missing : place + 1;
}

/** Whether the list can be cut into two parts with the same sum. */
export function canBalance(numbers) {
  return differencesOfCuts(numbers).includes(0);
}

/** The least difference of both sides over all cuts; null for fewer than two numbers. */
export function leastCutDifference(numbers) {
  return numbers.length < 2 ? null : Math.min(...differencesOfCuts(numbers));
}

/** Both parts of the first cut with the same sum; null where there is none. */
export function balancedParts(numbers) {
  const place = balancedCut(numbers, -1);
  return place < 0 ? null : [numbers.slice(0, place), numbers.slice(place)];
}

/** At each place |sum of the left - sum of the right|, without the number itself. */
export function leftRightDifferences(numbers) {
  return numbers.map((_, i) => Math.abs(sum(numbers.slice(0, i)) - sum(numbers.slice(i + 1))));
}

/** "left", "right" or "balanced": which half weighs more; a middle number belongs to neither. */
export function heavierHalf(numbers, left = "left", right = "right", equal = "balanced") {
  const half = Math.floor(numbers.length / 2);
  const [a, b] = [sum(numbers.slice(0, half)), sum(numbers.slice(numbers.length - half))];
  if (a === b) return equal;
  return a > b ? left : right;
}

/** [first half, second half]; the first one is longer where they cannot be equal. */
export function halves(items, firstIsLonger = true) {
  const place = firstIsLonger ? Math.ceil(items.length / 2) : Math.floor(items.length / 2);
  return [items.slice(0, place), items.slice(place)];
}

/** Sums of the numbers at even and odd places, from 0: two teams that take turns. */
export function alternatingTeams(numbers) {
  return [0, 1].map((rest) => sum(numbers.filter((_, i) => i % 2 === rest)));
}

/** The smallest difference of the sums of two groups that the numbers are put into. */
export function leastGroupDifference(numbers) {
  let sums = new Set([0]);
  for (const number of numbers) sums = new Set([...sums].flatMap((one) => [one + number, one - number]));
  return Math.min(...[...sums].map(Math.abs));
}

/** Which side weighs more when the middle number of an odd count belongs to the left half. */
export function heavierHalfWithOne(numbers, left = "left", right = "right", equal = "balanced") {
  const half = Math.ceil(numbers.length / 2);
  const [a, b] = [sum(numbers.slice(0, half)), sum(numbers.slice(half))];
  if (a === b) return equal;
  return a > b ? left : right;
}

/** Which side weighs more when the middle number of an odd count belongs to the right half. */
export function heavierHalfAt(numbers, left = "left", right = "right", equal = "balanced") {
  return heavierHalfWithOne([...numbers].reverse(), right, left, equal);
}

/** Whether the list can be cut into two parts with the same sum, one of which may be empty. */
export function canBalanceOrNot(numbers) {
  return canBalance(numbers) || sum(numbers) === 0;
}
