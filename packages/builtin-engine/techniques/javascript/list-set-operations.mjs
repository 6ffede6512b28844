/**
 * title: Intersection, union, difference and subset of lists
 * when: The common items of two lists are wanted, all of both, those of one only, or whether one list holds all of another.
 * words: intersection, union, difference, symmetric difference, common elements, set operations, subset, superset, disjoint, array diff, in both lists, jaccard
 * param KEEP_REPEATS: false — whether an item that both lists hold several times is answered several times
 */
const KEEP_REPEATS = false;

/** Items of both lists, in the order of the first. */
export function intersection(a, b, keepRepeats = KEEP_REPEATS) {
  const left = [...b];
  const common = a.filter((item) => {
    const place = left.indexOf(item);
    if (place >= 0 && keepRepeats) left.splice(place, 1);
    return place >= 0;
  });
  return keepRepeats ? common : [...new Set(common)];
}

/** Items of either list, each once, those of the first in front. */
export function union(a, b) {
  return [...new Set([...a, ...b])];
}

/** Items of the first list that the second lacks; repeated ones stay. */
export function difference(a, b) {
  return a.filter((item) => !b.includes(item));
}

/** Items of one list only, each once, those of the first in front. */
export function symmetricDifference(a, b) {
  return union(difference(a, b), difference(b, a));
}

/** Whether the second list holds every item of the first. */
export function isSubset(a, b) {
  return a.every((item) => b.includes(item));
}

/** Whether the first list holds every item of the second. */
export function isSuperset(a, b) {
  return isSubset(b, a);
}

export function areDisjoint(a, b) {
  return intersection(a, b).length === 0;
}

/** Whether the lists hold the same items, each as often, in any order. */
export function haveSameItems(a, b) {
  return a.length === b.length && intersection(a, b, true).length === a.length;
}

/** Items that every list of a list holds, in the order of the first. */
export function commonToAll(lists) {
  return lists.reduce((common, list) => intersection(common, list), [...new Set(lists[0])]);
}

/** Shared items as a part of all items, from 0 to 1. */
export function jaccard(a, b) {
  const all = union(a, b).length;
  return all === 0 ? 1 : intersection(a, b).length / all;
}

const inOrder = (items) => [...items].sort((a, b) => Number(a > b) - Number(a < b));

/** Items of the first list that the second holds too, as often as they stand in the first. */
export function intersectionAsItIs(a, b) {
  return a.filter((item) => b.includes(item));
}

/** Items of both lists, each once, in rising order. */
export function intersectionInAll(a, b) {
  return inOrder(intersection(a, b));
}

/** Items of either list, each once, in rising order. */
export function unionInAll(a, b) {
  return inOrder(union(a, b));
}

/** Items of the first list that the second lacks, each once. */
export function differenceOnlyOne(a, b) {
  return [...new Set(difference(a, b))];
}

/** For each item of the second list one equal item is taken from the first: what is there more often stays. */
export function differenceByEach(a, b) {
  const taken = [...b];
  return a.filter((item) => {
    const place = taken.indexOf(item);
    if (place >= 0) taken.splice(place, 1);
    return place < 0;
  });
}

/** Items of the first list that the second lacks, each once, in rising order. */
export function differenceInAll(a, b) {
  return inOrder(differenceOnlyOne(a, b));
}

/** Items of one list only, each once, in rising order. */
export function symmetricDifferenceInAll(a, b) {
  return inOrder(symmetricDifference(a, b));
}

/** Items of one list only, as often as they stand there. */
export function symmetricDifferenceAsItIs(a, b) {
  return [...difference(a, b), ...difference(b, a)];
}

/** Whether the second list holds every item of the first at least as often. */
export function isSubsetByEach(a, b) {
  return differenceByEach(a, b).length === 0;
}

/** Whether the second list holds every item of the first and has others too: a proper subset. */
export function isSubsetOnly(a, b) {
  return isSubset(a, b) && !isSubset(b, a);
}

/** Whether the lists hold the same items, however often and in any order. */
export function haveSameItemsAtAll(a, b) {
  return isSubset(a, b) && isSubset(b, a);
}

/** How many different items both lists hold. */
export function countInCommon(a, b) {
  return intersection(a, b).length;
}
