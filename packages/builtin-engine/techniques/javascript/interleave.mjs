/**
 * title: Interleave lists, and pair them up
 * when: Several lists have to be merged in turn, zipped into tuples or taken apart again.
 * words: interleave, zip, round robin, alternate, merge, transpose, pair, unzip
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
