/**
 * title: Remove duplicates and keep the order
 * when: A list may hold an item twice and only the first of each, or the duplicates, are wanted.
 * words: unique, distinct, dedupe, duplicates, remove duplicates, order preserving, set
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
