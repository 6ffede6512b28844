/**
 * title: Records, leaders, visible buildings
 * when: The leaders of a list are wanted, with equal numbers or without, or new records, from the left or the right.
 * words: leaders, leader, leaders in an array, or equal, records, new record, breaking records, new high, new low, personal best, visible buildings, sunset view, skyline, taller, greater than all, previous maximum, so far, rightmost
 * param STRICT: true — whether a leader has to be larger than all behind it, not equal
 */
const STRICT = true;

/** Numbers larger than all behind them, or at least as large where STRICT is false; the last one always is. */
export function leadersFromRight(numbers, strict = STRICT) {
  return leaderIndexes(numbers, strict).map((i) => numbers[i]);
}

/** The places of the leaders, from 0. */
export function leaderIndexes(numbers, strict = STRICT) {
  const fits = (number, later) => (strict ? number > later : number >= later);
  return numbers.flatMap((number, i) =>
    numbers.slice(i + 1).every((later) => fits(number, later)) ? [i] : [],
  );
}

/** The leaders as they are found from the right: the last number first. */
export function leadersReversed(numbers, strict = STRICT) {
  return leadersFromRight(numbers, strict).reverse();
}

/** Numbers larger than all before them; the first one always is. */
export function records(numbers, strict = STRICT) {
  return leadersFromRight([...numbers].reverse(), strict).reverse();
}

/** How many numbers are larger than all before them, the first one included. */
export function countRecords(numbers, strict = STRICT) {
  return records(numbers, strict).length;
}

/** Places, from 0, of the numbers that are larger than all before them. */
export function recordIndexes(numbers, strict = STRICT) {
  return leaderIndexes([...numbers].reverse(), strict)
    .map((i) => numbers.length - 1 - i)
    .reverse();
}

/** How often the highest and the lowest score was broken after the first game: [highest, lowest]. */
export function breakingRecords(scores) {
  const highest = Math.max(0, countRecords(scores) - 1);
  const lowest = countRecords(scores.map((score) => -score)) - 1;
  return [highest, Math.max(0, lowest)];
}

/** How many buildings are seen from the left. */
export function visibleFromLeft(heights) {
  return countRecords(heights);
}

/** How many buildings are seen from the right. */
export function visibleFromRight(heights) {
  return leadersFromRight(heights).length;
}

/** How many numbers are larger than the mean of all before them; the first one counts. */
export function countAboveMeanSoFar(numbers) {
  let sum = 0;
  return numbers.filter((number, i) => {
    const isAbove = i === 0 || number * i > sum;
    sum += number;
    return isAbove;
  }).length;
}
