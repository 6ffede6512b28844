/**
 * title: Objects and dictionaries: pick, omit, invert, sum values, key with the largest value
 * when: Keys of an object, dictionary or map have to be picked, left out, renamed or exchanged with the values, its values summed or compared, or it has to be turned to pairs.
 * words: object, dictionary, dict, map, keys, values, pick, omit, invert, swap keys and values, sum values, max value key, sort by value, filter, pairs, entries, merge counts, rename keys
 * param MISSING: null — answer where there is no key
 * param DESCENDING: false — whether the largest value comes first
 */
const MISSING = null;
const DESCENDING = false;

export function pickKeys(object, keys) {
  return Object.fromEntries(
    keys.filter((key) => Object.hasOwn(object, key)).map((key) => [key, object[key]]),
  );
}

export function omitKeys(object, keys) {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

/** Values become keys; of equal values the last key stays. */
export function invertObject(object) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [String(value), key]));
}

export function sumValues(object) {
  return Object.values(object).reduce((sum, value) => sum + value, 0);
}

/** The first among equals. */
export function keyOfLargest(object, missing = MISSING) {
  const [best] = Object.entries(object).sort(([, a], [, b]) => b - a);
  return best?.[0] ?? missing;
}

/** The first among equals. */
export function keyOfSmallest(object, missing = MISSING) {
  const [best] = Object.entries(object).sort(([, a], [, b]) => a - b);
  return best?.[0] ?? missing;
}

/** The first key that has this value. */
export function keyOfValue(object, value, missing = MISSING) {
  return Object.keys(object).find((key) => object[key] === value) ?? missing;
}

/** Pairs of key and value, sorted by the value. */
export function sortByValue(object, descending = DESCENDING) {
  return Object.entries(object).sort(([, a], [, b]) => (descending ? b - a : a - b));
}

/** Keys in alphabetical order. */
export function sortedKeys(object) {
  return Object.keys(object).sort();
}

export function toPairs(object) {
  return Object.entries(object);
}

/** Of equal keys the last stays. */
export function fromPairs(pairs) {
  return Object.fromEntries(pairs);
}

/** Keys after a table of old and new names. */
export function renameKeys(object, names) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [names[key] ?? key, value]));
}

/** Entries whose value is at least the limit. */
export function valuesAtLeast(object, limit) {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value >= limit));
}

/** Both objects in one; numbers of equal keys are added. */
export function mergeCounts(a, b) {
  const merged = { ...a };
  for (const [key, value] of Object.entries(b)) merged[key] = (merged[key] ?? 0) + value;
  return merged;
}

/** Entries without null. */
export function withoutNull(object) {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null));
}

/** Of each object in a list the value of one key: [{"a": 1}, {"a": 2}] → [1, 2]. */
export function pluck(objects, key, missing = MISSING) {
  return objects.map((object) => object[key] ?? missing);
}

/** The last among equals. */
export function keyOfLargestOrLast(object, missing = MISSING) {
  const [best] = Object.entries(object)
    .reverse()
    .sort(([, a], [, b]) => b - a);
  return best?.[0] ?? missing;
}

/** The first in the alphabet among the keys of the largest value. */
export function keyOfLargestByAlphabet(object, missing = MISSING) {
  return keysOfLargest(object).sort()[0] ?? missing;
}

/** All keys that have the largest value, in their order. */
export function keysOfLargest(object) {
  const most = Math.max(...Object.values(object));
  return Object.keys(object).filter((key) => object[key] === most);
}

/** All keys that have this value. */
export function keysOfValue(object, value) {
  return Object.keys(object).filter((key) => object[key] === value);
}

/** Values become keys; of equal values the first key stays. */
export function invertObjectOnlyOne(object) {
  return Object.fromEntries(
    Object.entries(object)
      .reverse()
      .map(([key, value]) => [String(value), key]),
  );
}

/** Pairs sorted by the value, the smallest first; equal ones in the alphabet. With true the largest first. */
export function sortByValueInAll(object, descending = DESCENDING) {
  const pairs = Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));
  return pairs.sort(([, a], [, b]) => (descending ? b - a : a - b));
}

/** Keys sorted by their value, the smallest first; equal ones keep their order. With true the largest first. */
export function sortByValueOnly(object, descending = DESCENDING) {
  return sortByValue(object, descending).map(([key]) => key);
}

/** Entries whose value is larger than the limit, the limit itself left out. */
export function valuesOverLimit(object, limit) {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value > limit));
}

/** The numbers among the values added; texts and others are left out. */
export function sumValuesOnly(object) {
  return sumValues(Object.values(object).filter((value) => typeof value === "number"));
}

/** Entries without null and empty texts. */
export function withoutNullOrNot(object) {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null && value !== ""));
}
