/**
 * title: Cache that forgets what was used longest ago
 * when: Results have to be kept up to a number, dropping the least recently used.
 * words: lru, cache, least recently used, memoize, eviction, capacity, memory limit
 * param CAPACITY: 100 — most entries that are kept
 */
const CAPACITY = 100;

export function createLruCache(capacity = CAPACITY) {
  if (!Number.isInteger(capacity) || capacity < 1) throw new RangeError("capacity has to be at least 1");
  // A Map keeps the order of insertion: the first entry is the one used longest ago.
  const entries = new Map();
  const touch = (key, value) => {
    entries.delete(key);
    entries.set(key, value);
  };
  return {
    /** The value, or null. Reading counts as use. */
    get(key) {
      if (!entries.has(key)) return null;
      touch(key, entries.get(key));
      return entries.get(key);
    },
    put(key, value) {
      touch(key, value);
      if (entries.size > capacity) entries.delete(entries.keys().next().value);
    },
    has: (key) => entries.has(key),
    remove: (key) => entries.delete(key),
    /** From the one used longest ago to the newest. */
    keys: () => [...entries.keys()],
  };
}
