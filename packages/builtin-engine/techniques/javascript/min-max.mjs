/**
 * title: Largest and smallest number, range, second largest, argmax and argmin
 * when: The maximum or minimum of a list is wanted, where it stands, both, their difference, or the second largest or smallest.
 * words: maximum, minimum, max, min, largest, smallest, highest and lowest, range, second largest, second smallest, second highest, argmax, argmin, index of maximum
 * param DISTINCT: true — whether equal numbers count once when the second is sought
 */
const DISTINCT = true;

/** null when there is none. */
export function largestNumber(numbers) {
  return numbers.length > 0 ? numbers.reduce((a, b) => (b > a ? b : a)) : null;
}

/** null when there is none. */
export function smallestNumber(numbers) {
  return numbers.length > 0 ? numbers.reduce((a, b) => (b < a ? b : a)) : null;
}

/** [smallest, largest]. */
export function minMax(numbers) {
  return [smallestNumber(numbers), largestNumber(numbers)];
}

/** Largest less smallest; 0 when there is none. */
export function rangeOf(numbers) {
  return numbers.length > 0 ? largestNumber(numbers) - smallestNumber(numbers) : 0;
}

function rising(numbers, distinct) {
  return [...(distinct ? new Set(numbers) : numbers)].sort((a, b) => a - b);
}

/** null when there is none. */
export function secondLargest(numbers, distinct = DISTINCT) {
  return rising(numbers, distinct).at(-2) ?? null;
}

/** null when there is none. */
export function secondSmallest(numbers, distinct = DISTINCT) {
  return rising(numbers, distinct)[1] ?? null;
}

/** The first place of the largest, counted from 0; -1 when there is none. */
export function indexOfLargest(numbers) {
  return numbers.indexOf(largestNumber(numbers));
}

/** The first place of the smallest, counted from 0; -1 when there is none. */
export function indexOfSmallest(numbers) {
  return numbers.indexOf(smallestNumber(numbers));
}

/** The numbers of a text as "largest smallest": "1 9 3 4 -5" → "9 -5". */
export function highestAndLowest(text) {
  if (text.trim() === "") return "";
  const [low, high] = minMax(text.split(/\s+/).filter(Boolean).map(Number));
  return `${high} ${low}`;
}

/** The sum without the one largest and the one smallest; 0 of fewer than three. */
export function sumWithoutExtremes(numbers) {
  return rising(numbers, false)
    .slice(1, -1)
    .reduce((sum, number) => sum + number, 0);
}

/** The largest product of two numbers of the list; null when there are not two. */
export function largestProductOfTwo(numbers) {
  const all = rising(numbers, false);
  return all.length < 2 ? null : Math.max(all[0] * all[1], all.at(-1) * all.at(-2));
}
