/**
 * title: Permutations and combinations
 * when: All orders of the items of a list or letters of a word are wanted, all choices of some of them, or the next order.
 * words: permutations, combinations, all orders, arrangements, anagrams of a word, choose, n choose k, next permutation, string permutations, subsets of size
 * param SIZE: 2 — items of each combination
 * param UNIQUE: true — whether the same text is given only once
 */
const SIZE = 2;
const UNIQUE = true;

/** Every order of the items, by their places: the first is the list itself. */
export function permutations(items) {
  if (items.length === 0) return [[]];
  return items.flatMap((item, place) =>
    permutations(items.toSpliced(place, 1)).map((rest) => [item, ...rest]),
  );
}

/** Every choice of so many items, in the order of the list. */
export function combinations(items, size = SIZE) {
  if (size === 0) return [[]];
  return items.flatMap((item, place) =>
    combinations(items.slice(place + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** Every choice of so many items, each as often as wanted. */
export function combinationsWithRepeats(items, size = SIZE) {
  if (size === 0) return [[]];
  return items.flatMap((item, place) =>
    combinationsWithRepeats(items.slice(place), size - 1).map((rest) => [item, ...rest]),
  );
}

/** Every choice of so many items in every order. */
export function arrangements(items, size = SIZE) {
  return size === 0
    ? [[]]
    : items.flatMap((item, place) =>
        arrangements(items.toSpliced(place, 1), size - 1).map((rest) => [item, ...rest]),
      );
}

/** The texts that the letters of a text make, in alphabetical order. */
export function textPermutations(text, unique = UNIQUE) {
  const texts = permutations([...text]).map((letters) => letters.join(""));
  return (unique ? [...new Set(texts)] : texts).sort();
}

/** The next larger order of the items; after the largest comes the smallest. */
export function nextPermutation(items) {
  const next = [...items];
  let place = next.length - 2;
  while (place >= 0 && next[place] >= next[place + 1]) place -= 1;
  if (place >= 0) {
    let other = next.length - 1;
    while (next[other] <= next[place]) other -= 1;
    [next[place], next[other]] = [next[other], next[place]];
  }
  return [...next.slice(0, place + 1), ...next.slice(place + 1).reverse()];
}

/** Every different order of the items: equal items give no order twice. */
export function permutationsOnlyOne(items) {
  const found = new Map(permutations(items).map((order) => [JSON.stringify(order), order]));
  return [...found.values()];
}

/** The texts that the letters of a text make, by the places of the letters, not sorted; with true each once. */
export function textPermutationsAsIs(text, once = false) {
  const texts = permutations([...text]).map((letters) => letters.join(""));
  return once ? [...new Set(texts)] : texts;
}

/** Every different choice of so many items: equal items give no choice twice. */
export function combinationsOnlyOne(items, size = SIZE) {
  const found = new Map(combinations(items, size).map((choice) => [JSON.stringify(choice), choice]));
  return [...found.values()];
}
