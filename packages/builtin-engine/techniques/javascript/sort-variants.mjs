/**
 * title: Sort by length, last letter, absolute value, frequency, natural order
 * when: A list has to be sorted in an unusual way: by length, by last letter, by distance from zero, by frequency, ignoring case, falling, or with numbers in texts in natural order.
 * words: sort, order, sort by length, sort by last letter, absolute value, descending, ascending, sort by frequency, natural sort, alphabetical, ignore case, sort letters, sort words, alphabetize
 * param DESCENDING: false — whether the largest comes first
 */
const DESCENDING = false;

const compare = (a, b) => Number(a > b) - Number(a < b);

/** Sorted by what `key` gives; equal items keep their order. */
function sortedBy(items, key, descending) {
  return [...items].sort((a, b) => (descending ? compare(key(b), key(a)) : compare(key(a), key(b))));
}

/** Numbers by size, texts by their letters. */
export function sortItems(items, descending = DESCENDING) {
  return sortedBy(items, (item) => item, descending);
}

export function sortDescending(items) {
  return sortItems(items, true);
}

/** Texts or lists; those of equal length keep their order. */
export function sortByLength(items, descending = DESCENDING) {
  return sortedBy(items, (item) => [...item].length, descending);
}

/** Shorter texts first, those of equal length in alphabetical order. */
export function sortByLengthThenAlphabet(texts) {
  return sortByLength(sortItems(texts));
}

export function sortByLastLetter(texts, descending = DESCENDING) {
  return sortedBy(texts, (text) => text.slice(-1), descending);
}

/** By the distance from zero. */
export function sortByAbsolute(numbers, descending = DESCENDING) {
  return sortedBy(numbers, Math.abs, descending);
}

/** By the sum of the decimal digits. */
export function sortByDigitSum(numbers, descending = DESCENDING) {
  const digitSum = (number) => [...String(Math.abs(number))].reduce((sum, digit) => sum + Number(digit), 0);
  return sortedBy(numbers, digitSum, descending);
}

/** The most frequent items first, equally frequent ones by size or alphabet. */
export function sortByFrequency(items) {
  const count = (item) => items.filter((other) => other === item).length;
  return sortedBy(sortItems(items), count, true);
}

export function sortIgnoringCase(texts, descending = DESCENDING) {
  return sortedBy(texts, (text) => text.toLowerCase(), descending);
}

/** Numbers inside the texts count by their size: file2 comes before file10. */
export function naturalSort(texts, descending = DESCENDING) {
  const key = (text) => text.toLowerCase().replace(/[0-9]+/g, (digits) => digits.padStart(20, "0"));
  return sortedBy(texts, key, descending);
}

/** The letters of a text. */
export function sortLetters(text, descending = DESCENDING) {
  return sortItems([...text], descending).join("");
}

/** The words of a text, in either case. */
export function sortWords(text, descending = DESCENDING) {
  return sortIgnoringCase(text.split(/\s+/).filter(Boolean), descending).join(" ");
}

/** The smallest, the largest, the second smallest, the second largest and so on. */
export function zigzagSort(numbers) {
  const sorted = sortItems(numbers);
  return numbers.map((_, i) => (i % 2 === 0 ? sorted.shift() : sorted.pop()));
}

/** The most frequent items first, equally frequent ones in the order in which they come first. */
export function sortByFrequencyAsIs(items) {
  const count = (item) => items.filter((other) => other === item).length;
  const first = (item) => items.indexOf(item);
  return [...items].sort((a, b) => count(b) - count(a) || first(a) - first(b));
}

/** The most frequent items first, all in the order in which they stand: equal items need not come together. */
export function sortByFrequencyOnly(items) {
  return sortedBy(items, (item) => items.filter((other) => other === item).length, true);
}

/** The most frequent items first, equally frequent ones with the larger first. */
export function sortByFrequencyOverAll(items) {
  const count = (item) => items.filter((other) => other === item).length;
  return sortedBy(sortItems(items, true), count, true);
}

/** The least frequent items first, equally frequent ones by size or alphabet; with true the larger first. */
export function sortByFrequencyFromOne(items, largerFirst = false) {
  const count = (item) => items.filter((other) => other === item).length;
  return sortedBy(sortItems(items, largerFirst), count, false);
}

/** By length, the longest first; those of equal length in alphabetical order. */
export function sortByLengthAndAll(texts) {
  return sortByLength(sortItems(texts), true);
}

/** By the last letter, those with the same one in alphabetical order. */
export function sortByLastLetterAndAll(texts) {
  return sortByLastLetter(sortItems(texts));
}

/** By the distance from zero, of equal distances the smaller number first. */
export function sortByAbsoluteAndAll(numbers) {
  return sortByAbsolute(sortItems(numbers));
}

/** By the sum of the digits, of equal sums the smaller number first. */
export function sortByDigitSumAndAll(numbers) {
  return sortByDigitSum(sortItems(numbers));
}

/** The letters of a text alone: signs, digits and spaces are left out; by code, capitals first. */
export function sortLettersOnly(text, descending = DESCENDING) {
  return sortLetters(text.replace(/\P{L}/gu, ""), descending);
}

/** The characters of a text where case does not matter: equal letters keep their order. */
export function sortLettersInAnyCase(text, descending = DESCENDING) {
  return sortIgnoringCase([...text], descending).join("");
}

/** The words of a text by code: capitals come before all small letters. */
export function sortWordsAsIs(text, descending = DESCENDING) {
  return sortItems(text.split(/\s+/).filter(Boolean), descending).join(" ");
}

/** The words of a text as a list, in either case. */
export function sortWordsOut(text, descending = DESCENDING) {
  return sortIgnoringCase(text.split(/\s+/).filter(Boolean), descending);
}

/** The largest, the smallest, the second largest, the second smallest and so on. */
export function zigzagSortByOut(numbers) {
  const sorted = sortItems(numbers);
  return numbers.map((_, i) => (i % 2 === 0 ? sorted.pop() : sorted.shift()));
}
