/**
 * title: The closest value, nearest pair, smallest difference
 * when: The number or numbers nearest to a target are wanted, the pair with the smallest difference, or the number nearest to zero.
 * words: closest, nearest, closest value, closest number, nearest number, closest to zero, smallest difference, minimum difference, nearest pair, closest pair, round to nearest in list, within tolerance, next larger value, next smaller value, floor and ceiling, guess nearest, temperatures
 * param LARGER: false — whether the larger of two equally near numbers is taken, not the one that comes first
 * param TARGET: 0 — number that the others are near to
 */
const LARGER = false;
const TARGET = 0;

/** Whether a is nearer than b, or as near and preferred. */
const isBetter = (a, b, target, larger) => {
  const [near, other] = [Math.abs(a - target), Math.abs(b - target)];
  return near < other || (near === other && larger && a > b);
};

/** The number nearest to the target; null of an empty list. */
export function closestValue(numbers, target = TARGET, larger = LARGER) {
  const place = closestIndex(numbers, target, larger);
  return place < 0 ? null : numbers[place];
}

/** The place, from 0, of the number nearest to the target; -1 of an empty list. */
export function closestIndex(numbers, target = TARGET, larger = LARGER) {
  let best = -1;
  for (const [i, number] of numbers.entries())
    if (best < 0 || isBetter(number, numbers[best], target, larger)) best = i;
  return best;
}

/** The smaller of two equally near numbers. */
export function closestSmaller(numbers, target = TARGET) {
  return closestValue(
    [...numbers].sort((a, b) => a - b),
    target,
    false,
  );
}

/** The number nearest to 0, the positive one of two; 0 of an empty list. */
export function closestToZero(numbers) {
  return closestValue(numbers, 0, true) ?? 0;
}

/** So many numbers nearest to the target, the nearest first; of equally near ones the smaller. */
export function closestNumbers(numbers, target = TARGET, count = 3) {
  return [...numbers].sort((a, b) => Math.abs(a - target) - Math.abs(b - target) || a - b).slice(0, count);
}

/** So many numbers nearest to the target, in rising order. */
export function closestNumbersSorted(numbers, target = TARGET, count = 3) {
  return closestNumbers(numbers, target, count).sort((a, b) => a - b);
}

/** The smallest difference of two numbers of the list; null for fewer than two. */
export function smallestDifference(numbers) {
  const order = [...numbers].sort((a, b) => a - b);
  return order.length < 2 ? null : Math.min(...order.slice(1).map((number, i) => number - order[i]));
}

/** The two numbers with the smallest difference, in rising order; the smaller pair of several, null for fewer than two. */
export function nearestPair(numbers) {
  return nearestPairs(numbers)[0] ?? null;
}

/** All neighbours in order whose difference is the smallest one. */
export function nearestPairs(numbers) {
  const order = [...numbers].sort((a, b) => a - b);
  const least = smallestDifference(numbers);
  return order.slice(1).flatMap((number, i) => (number - order[i] === least ? [[order[i], number]] : []));
}

/** The largest difference of two numbers; 0 for fewer than two. */
export function largestDifference(numbers) {
  return numbers.length < 2 ? 0 : Math.max(...numbers) - Math.min(...numbers);
}

/** The smallest difference of a number of one list and one of the other; null where one is empty. */
export function smallestDifferenceOfLists(first, second) {
  const differences = first.flatMap((a) => second.map((b) => Math.abs(a - b)));
  return differences.length === 0 ? null : Math.min(...differences);
}

/** The largest number that is not above the target; null where there is none. */
export function floorValue(numbers, target = TARGET) {
  return numbers.filter((number) => number <= target).sort((a, b) => b - a)[0] ?? null;
}

/** The smallest number that is not below the target; null where there is none. */
export function ceilingValue(numbers, target = TARGET) {
  return numbers.filter((number) => number >= target).sort((a, b) => a - b)[0] ?? null;
}

/** Numbers that are at most so far from the target. */
export function withinTolerance(numbers, target = TARGET, tolerance = 1) {
  return numbers.filter((number) => Math.abs(number - target) <= tolerance + 1e-9);
}

/** The name whose guess is nearest in { name: guess }; the first of equal ones, null for none. */
export function closestGuess(guesses, target = TARGET) {
  return Object.keys(guesses)[closestIndex(Object.values(guesses), target, false)] ?? null;
}

/** The number nearest to the target; of two as near the smaller, or the last one in the list where that is wanted; null of an empty list. */
export function closestValueOf(numbers, target = TARGET, last = false) {
  if (!last) return closestSmaller(numbers, target);
  return closestValue([...numbers].reverse(), target, false);
}

/** The number nearest to 0; of two as near the negative one, or the one that comes first where that is wanted; null of an empty list. */
export function closestToZeroOf(numbers, firstOfTwo = false) {
  return firstOfTwo ? closestValue(numbers, 0, false) : closestSmaller(numbers, 0);
}

/** So many numbers nearest to the target, the nearest first; equally near ones in their order. */
export function closestNumbersOf(numbers, target = TARGET, count = 3) {
  return [...numbers].sort((a, b) => Math.abs(a - target) - Math.abs(b - target)).slice(0, count);
}

/** The largest number below the target; null where there is none. */
export function valueBelow(numbers, target = TARGET) {
  return floorValue(
    numbers.filter((number) => number < target),
    target,
  );
}

/** The smallest number above the target; null where there is none. */
export function valueAbove(numbers, target = TARGET) {
  return ceilingValue(
    numbers.filter((number) => number > target),
    target,
  );
}
