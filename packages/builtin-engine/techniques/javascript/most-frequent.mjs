/**
 * title: Most frequent items or words
 * when: Occurrences have to be counted and the most common listed, with ties in a fixed order.
 * words: frequency, most common, histogram, counter, mode, word frequency, top words, ranking
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
