/**
 * title: Power set, subset sums, substrings and sublists
 * when: All subsets of a list are wanted, the subsets with a sum, all substrings of a text or all contiguous sublists.
 * words: power set, powerset, subsets, all subsets, subset sum, subsets with a sum, all substrings, sublists, subarrays, contiguous
 * param BY_SIZE: false — whether small subsets come first
 */
const BY_SIZE = false;

/** Every choice of items, each in the order of the list; the empty one first. */
export function powerSet(items, bySize = BY_SIZE) {
  const sets = items.reduce((found, item) => [...found, ...found.map((set) => [...set, item])], [[]]);
  return bySize ? placesBySize(items.length).map((places) => places.map((i) => items[i])) : sets;
}

/** Places of the items of every subset: by their number, then in the order of the list. */
function placesBySize(length) {
  let level = [[]];
  const all = [];
  while (level.length > 0) {
    all.push(...level);
    level = level.flatMap((places) => {
      const next = (places.at(-1) ?? -1) + 1;
      return Array.from({ length: length - next }, (_, i) => [...places, next + i]);
    });
  }
  return all;
}

const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** Every choice of numbers that adds up to the target. */
export function subsetsWithSum(numbers, target, bySize = BY_SIZE) {
  return powerSet(numbers, bySize).filter((set) => sumOf(set) === target);
}

export function hasSubsetWithSum(numbers, target) {
  const sums = new Set([0]);
  for (const number of numbers) for (const sum of Array.from(sums)) sums.add(sum + number);
  return sums.has(target);
}

/** Whether the numbers can be parted in two lists of the same sum. */
export function canPartition(numbers) {
  return hasSubsetWithSum(numbers, sumOf(numbers) / 2);
}

/** Every run of items, by its first place. */
export function sublists(items) {
  return items.flatMap((_, i) => items.slice(i).map((_, j) => items.slice(i, i + j + 1)));
}

/** Every run of characters, by its first place, as often as it occurs. */
export function substrings(text) {
  return sublists([...text]).map((letters) => letters.join(""));
}

/** How many different runs of characters there are. */
export function countDistinctSubstrings(text) {
  return new Set(substrings(text)).size;
}

/** Every choice of at least one item. */
export function powerSetWithoutIt(items, bySize = BY_SIZE) {
  return powerSet(items, bySize).filter((set) => set.length > 0);
}

/** Every different run of characters, each once, by its first place. */
export function substringsOnlyOne(text) {
  return [...new Set(substrings(text))];
}

/** Every run of characters, the shortest first, then by its first place. */
export function substringsByAll(text) {
  return substrings(text).sort((a, b) => a.length - b.length);
}
