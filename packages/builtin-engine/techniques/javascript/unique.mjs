/**
 * title: Remove duplicates and keep the order
 * when: A list may hold an item twice and only the first of each, or the duplicates, are wanted.
 * words: unique, distinct, dedupe, duplicates, remove duplicates, order preserving, set, count duplicates, distinct items
 * param FOLD_CASE: false — whether texts that differ in case alone are the same
 */
const FOLD_CASE = false;

const keyOf = (item, foldCase) => (foldCase && typeof item === "string" ? item.toLowerCase() : item);

/** The first of each, in the order of the list. `by` gives what is compared. */
export function unique(items, foldCase = FOLD_CASE, by = (item) => item) {
  const seen = new Set();
  return items.filter((item) => {
    const key = keyOf(by(item), foldCase);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Each item that occurs more than once, named once, in the order of its first repetition. */
export function duplicates(items, foldCase = FOLD_CASE) {
  const seen = new Set();
  const repeated = items.filter((item) => {
    const key = keyOf(item, foldCase);
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
  return unique(repeated, foldCase);
}

const compare = (a, b) => Number(a > b) - Number(a < b);

const countOf = (items, wanted) => items.filter((item) => item === wanted).length;

/** The last of each, in the order of the list. */
export function uniqueOrLast(items) {
  return items.filter((item, i) => items.lastIndexOf(item) === i);
}

/** Each item once, in rising order. */
export function uniqueInAll(items) {
  return unique(items).sort(compare);
}

/** Only items that occur exactly once, in their order: what is there twice is left out altogether. */
export function uniqueOnly(items) {
  return items.filter((item) => countOf(items, item) === 1);
}

/** How many different items there are. */
export function countUnique(items) {
  return new Set(items).size;
}

/** How many items occur exactly once. */
export function countUniqueOnly(items) {
  return uniqueOnly(items).length;
}

/** Each item that occurs more than once, named once, in the order of its first place. */
export function duplicatesAsIs(items) {
  return unique(items.filter((item) => countOf(items, item) > 1));
}

/** Each item that occurs more than once, named once, in rising order. */
export function duplicatesInAll(items) {
  return duplicates(items).sort(compare);
}

/** Every further occurrence of an item that was there before: [1, 1, 1] gives [1, 1]. */
export function duplicatesByEach(items) {
  return items.filter((item, i) => items.indexOf(item) !== i);
}

/** How many different items occur more than once. */
export function countDuplicates(items) {
  return duplicates(items).length;
}

/** How many items would have to go so that none occurs twice. */
export function countDuplicatesByEach(items) {
  return duplicatesByEach(items).length;
}
