/**
 * title: Interleave lists, and pair them up
 * when: Several lists have to be merged in turn, zipped into tuples or taken apart again.
 * words: interleave, zip, round robin, alternate, merge, transpose, pair, unzip, merge alternately, alternating letters, zip two lists, mix two strings
 * param FILL: null — what stands in for missing items when lists of unequal length are paired
 */
const FILL = null;

/** One item of each list in turn; lists that have ended are passed over. */
export function interleave(...lists) {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const merged = [];
  for (let i = 0; i < longest; i++) for (const list of lists) if (i < list.length) merged.push(list[i]);
  return merged;
}

/** One row for each place, as long as the longest list. */
export function pairUp(lists, fill = FILL) {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => lists.map((list) => (i < list.length ? list[i] : fill)));
}

/** One item of each of two lists in turn as long as both have one; the rest of the longer one is left out. */
export function interleaveBoth(first, second) {
  return first.slice(0, second.length).flatMap((item, i) => [item, second[i]]);
}

/** Two texts with their letters in turn; the rest of the longer one behind them, or left out. */
export function interleaveTexts(first, second, withoutRest = false) {
  const [a, b] = [[...first], [...second]];
  return (withoutRest ? interleaveBoth(a, b) : interleave(a, b)).join("");
}

/** Pairs of the items of two lists, as long as both have one. */
export function pairUpBoth(first, second) {
  return first.slice(0, second.length).map((item, i) => [item, second[i]]);
}
