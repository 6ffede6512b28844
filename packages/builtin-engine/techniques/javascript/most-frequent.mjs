/**
 * title: Most frequent items or words
 * when: Occurrences have to be counted and the most common listed, with ties in a fixed order.
 * words: frequency, most common, histogram, counter, mode, word frequency, top words, ranking, most frequent item, most common element, least frequent
 * param LIMIT: 10 — most entries that are returned
 */
const LIMIT = 10;

/** [item, count], the most frequent first; among equals the one that came first. */
export function mostFrequent(items, limit = LIMIT) {
  const counts = new Map();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, limit);
}

/** Words in lower case; among equals in alphabetic order. */
export function frequentWords(text, limit = LIMIT, ignored = []) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
  const kept = words.filter((word) => !ignored.includes(word));
  return mostFrequent(kept.sort(), limit);
}

const countsOf = (items) => mostFrequent(items, items.length);

const compare = (a, b) => Number(a > b) - Number(a < b);

/** The most frequent item alone, the first in the list among equals; null of none. */
export function mostFrequentOne(items, missing = null) {
  return countsOf(items)[0]?.[0] ?? missing;
}

/** The most frequent item alone, the smallest or alphabetically first among equals; null of none. */
export function mostFrequentOneOfAll(items, missing = null) {
  return mostFrequentOne([...items].sort(compare), missing);
}

/** The most frequent item alone, the largest or alphabetically last among equals; null of none. */
export function mostFrequentOneOverAll(items, missing = null) {
  return mostFrequentOne(
    [...items].sort((a, b) => compare(b, a)),
    missing,
  );
}

/** The most frequent item alone, the one that stands last in the list among equals; null of none. */
export function mostFrequentOneOrLast(items, missing = null) {
  return mostFrequentOne([...items].reverse(), missing);
}

/** The item that is the first to reach the highest number when the list is read from the start; null of none. */
export function mostFrequentOneToGet(items, missing = null) {
  const counts = new Map();
  let [best, most] = [missing, 0];
  for (const item of items) {
    counts.set(item, (counts.get(item) ?? 0) + 1);
    if (counts.get(item) > most) [best, most] = [item, counts.get(item)];
  }
  return best;
}

/** The most frequent items without their numbers, so many of them; among equals the one that came first. */
export function mostFrequentItems(items, limit = LIMIT) {
  return mostFrequent(items, limit).map(([item]) => item);
}

/** The most frequent items without their numbers; among equals the smaller or alphabetically earlier one first. */
export function mostFrequentItemsInAll(items, limit = LIMIT) {
  return mostFrequentItems([...items].sort(compare), limit);
}

/** [item, count], the most frequent first; among equals the smaller or alphabetically earlier one first. */
export function mostFrequentByAll(items, limit = LIMIT) {
  return mostFrequent([...items].sort(compare), limit);
}

/** The least frequent item, the first in the list among equals; null of none. */
export function leastFrequent(items, missing = null) {
  return countsOf(items).sort((a, b) => a[1] - b[1])[0]?.[0] ?? missing;
}

/** How often the most frequent item stands in the list; 0 of none. */
export function highestFrequency(items) {
  return countsOf(items)[0]?.[1] ?? 0;
}
