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

/** The last place of the largest, counted from 0; -1 when there is none. */
export function indexOfLargestOrLast(numbers) {
  return numbers.lastIndexOf(largestNumber(numbers));
}

/** The last place of the smallest, counted from 0; -1 when there is none. */
export function indexOfSmallestOrLast(numbers) {
  return numbers.lastIndexOf(smallestNumber(numbers));
}

/** The first place of the largest, counted from 1; 0 when there is none. */
export function indexOfLargestFromOne(numbers) {
  return indexOfLargest(numbers) + 1;
}

/** The first place of the smallest, counted from 1; 0 when there is none. */
export function indexOfSmallestFromOne(numbers) {
  return indexOfSmallest(numbers) + 1;
}

/** All places of the largest, counted from 0. */
export function indexOfLargestAndAll(numbers) {
  const most = largestNumber(numbers);
  return numbers.flatMap((number, i) => (number === most ? [i] : []));
}

/** The second largest, or the largest where there is no other number; null of an empty list. */
export function secondLargestOrSame(numbers) {
  return secondLargest(numbers) ?? largestNumber(numbers);
}

/** The second smallest, or the smallest where there is no other number; null of an empty list. */
export function secondSmallestOrSame(numbers) {
  return secondSmallest(numbers) ?? smallestNumber(numbers);
}

/** The sum without all numbers that equal the largest or the smallest. */
export function sumWithoutExtremesAtAll(numbers) {
  const [low, high] = minMax(numbers);
  return numbers.filter((number) => number > low && number < high).reduce((sum, number) => sum + number, 0);
}

/** The mean without the one largest and the one smallest; 0 of fewer than three. */
export function meanWithoutExtremes(numbers) {
  return numbers.length < 3 ? 0 : sumWithoutExtremes(numbers) / (numbers.length - 2);
}

/** [largest, smallest]. */
export function maxMin(numbers) {
  return minMax(numbers).reverse();
}

/** The larger of two neighbours multiplied: the largest product of numbers side by side; null of fewer than two. */
export function largestProductOfNeighbours(numbers) {
  const products = numbers.slice(1).map((number, i) => number * numbers[i]);
  return largestNumber(products);
}
