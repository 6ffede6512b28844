/**
 * title: Is a list sorted, missing number, majority element, single number
 * when: It has to be known whether a list is sorted, which number of a row is missing or twice there, or which item more than half of the list holds.
 * words: is sorted, sorted check, missing number, find missing, majority element, more than half, single number, appears once, find duplicate, first missing positive, monotonic, odd number of times
 * param DESCENDING: false — whether the order has to fall
 * param MISSING: null — answer where no item fits
 */
const DESCENDING = false;
const MISSING = null;

/** Equal neighbours are in order. */
export function isSorted(items, descending = DESCENDING) {
  return items.slice(1).every((item, i) => (descending ? item <= items[i] : item >= items[i]));
}

/** Whether the list never falls or never rises. */
export function isMonotonic(items) {
  return isSorted(items) || isSorted(items, true);
}

/** "yes, ascending", "yes, descending" or "no". */
export function sortedDirection(items) {
  if (isSorted(items)) return "yes, ascending";
  return isSorted(items, true) ? "yes, descending" : "no";
}

const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** Of the numbers 0 to n one is missing. */
export function missingNumber(numbers) {
  return (numbers.length * (numbers.length + 1)) / 2 - sumOf(numbers);
}

/** Of the numbers 1 to n one is missing. */
export function missingFromOne(numbers) {
  return missingNumber([...numbers, 0]);
}

/** All integers that are missing between the smallest and the largest. */
export function missingNumbers(numbers) {
  const known = new Set(numbers);
  const low = Math.min(...numbers);
  const length = Math.max(0, Math.max(...numbers) - low + 1);
  return Array.from({ length }, (_, i) => low + i).filter((number) => !known.has(number));
}

/** The smallest number from 1 up that is not there. */
export function firstMissingPositive(numbers) {
  const known = new Set(numbers);
  let number = 1;
  while (known.has(number)) number += 1;
  return number;
}

const count = (items, wanted) => items.filter((item) => item === wanted).length;

/** The item that more than half of the places hold. */
export function majorityElement(items, missing = MISSING) {
  return items.find((item) => count(items, item) * 2 > items.length) ?? missing;
}

/** The first item that occurs once. */
export function singleNumber(items, missing = MISSING) {
  return items.find((item) => count(items, item) === 1) ?? missing;
}

/** The first item that occurs an odd number of times. */
export function oddOccurrence(items, missing = MISSING) {
  return items.find((item) => count(items, item) % 2 === 1) ?? missing;
}

/** The first item that has occurred before. */
export function firstDuplicate(items, missing = MISSING) {
  return items.find((item, place) => items.indexOf(item) !== place) ?? missing;
}

export function hasDuplicates(items) {
  return new Set(items).size < items.length;
}

export function areAllEqual(items) {
  return items.every((item) => item === items[0]);
}

/** Whether each item is larger than the one before, equal ones are not in order: strictly rising, with true strictly falling. */
export function isSortedOnly(items, descending = DESCENDING) {
  return items.slice(1).every((item, i) => (descending ? item < items[i] : item > items[i]));
}

/** Whether the list is in order, rising or falling. */
export function isSortedEitherWay(items) {
  return isMonotonic(items);
}

/** All integers from 1 up to the largest that are missing. */
export function missingNumbersFromOne(numbers) {
  return missingNumbers([0, ...numbers.filter((number) => number > 0)]);
}

/** All integers from 1 to n that are missing, n being how many numbers there are. */
export function missingNumbersToAll(numbers) {
  return numbers.map((_, i) => i + 1).filter((number) => !numbers.includes(number));
}

/** The smallest number from 0 up that is not there. */
export function firstMissingNumber(numbers) {
  return firstMissingPositive(numbers.map((number) => number + 1)) - 1;
}

/** The item that at least half of the places hold, the first of such. */
export function majorityElementAtOrOver(items, missing = MISSING) {
  return items.find((item) => count(items, item) * 2 >= items.length) ?? missing;
}

/** The first in the list of the items that come again later. */
export function firstDuplicateOfAll(items, missing = MISSING) {
  return items.find((item) => count(items, item) > 1) ?? missing;
}

/** Items that come more than once, each once, in the order of their first place. */
export function allDuplicates(items) {
  return [...new Set(items)].filter((item) => count(items, item) > 1);
}

/** Items that come more than once, each once, in the order in which they come again. */
export function allDuplicatesAsIs(items) {
  return [...new Set(items.filter((item, place) => items.indexOf(item) !== place))];
}

/** Items that come more than once, each once, in rising order. */
export function allDuplicatesInAll(items) {
  return allDuplicates(items).sort((a, b) => Number(a > b) - Number(a < b));
}

/** Items that come exactly once, in their order. */
export function singleNumbers(items) {
  return items.filter((item) => count(items, item) === 1);
}
