/**
 * title: Merge sorted lists, insert in order
 * when: Two or more sorted lists have to become one sorted list, or an item has to be put at its place in a sorted list.
 * words: merge, merge sorted, sorted lists, merge two sorted arrays, combine sorted, insert in order, insert sorted, sorted insert, merge without duplicates, insertion point, median of two lists, merged string checker
 * param UNIQUE: false — whether equal items come only once
 */
const UNIQUE = false;

const compare = (a, b) => (a < b ? -1 : 1);

/** The items of two sorted lists in order. */
export function mergeSorted(first, second, unique = UNIQUE) {
  return mergeAllSorted([first, second], unique);
}

/** The items of many sorted lists in order. */
export function mergeAllSorted(lists, unique = UNIQUE) {
  const merged = lists.flat().sort(compare);
  return unique ? merged.filter((item, i) => i === 0 || item !== merged[i - 1]) : merged;
}

/** As mergeSorted, equal items once. */
export function mergeSortedUnique(first, second) {
  return mergeSorted(first, second, true);
}

/** The items in falling order. */
export function mergeDescending(first, second, unique = UNIQUE) {
  return mergeSorted(first, second, unique).reverse();
}

/** The list with the item at its place, behind equal ones. */
export function insertSorted(items, item) {
  const place = items.findIndex((other) => other > item);
  return place < 0 ? [...items, item] : items.toSpliced(place, 0, item);
}

/** Where the item is or would be put, before equal ones. */
export function insertPlace(items, item) {
  const place = items.findIndex((other) => other >= item);
  return place < 0 ? items.length : place;
}

/** The median of the items of two lists; null without any. */
export function medianOfTwo(first, second) {
  const all = mergeSorted(first, second);
  const middle = Math.floor(all.length / 2);
  if (all.length === 0) return null;
  return all.length % 2 === 1 ? all[middle] : (all[middle - 1] + all[middle]) / 2;
}

/** Whether the text is made of the letters of both, each in its order. */
export function isMergeOf(whole, first, second) {
  if (whole.length !== first.length + second.length) return false;
  // How many letters of the first can have been used so far.
  let reached = [0];
  for (const [i, sign] of [...whole].entries())
    reached = [
      ...new Set(
        reached.flatMap((taken) => [
          ...(first[taken] === sign ? [taken + 1] : []),
          ...(second[i - taken] === sign ? [taken] : []),
        ]),
      ),
    ];
  return reached.length > 0;
}
