/**
 * title: Partition a list by a condition or round a pivot
 * when: Items have to be parted into those that fulfil a condition and the rest, each in order.
 * words: partition, split, filter, reject, pass fail, condition, pivot, stable, dutch flag
 * param PIVOT: 0 — number that stands between smaller and larger ones
 */
const PIVOT = 0;

/** [those that fulfil the condition, the rest], both in the order of the list. */
export function partition(items, condition) {
  const [yes, no] = [[], []];
  for (const [i, item] of items.entries()) (condition(item, i) ? yes : no).push(item);
  return [yes, no];
}

/** [smaller, equal, larger] than the pivot, each in the order of the list. */
export function partitionAround(numbers, pivot = PIVOT) {
  const [smaller, rest] = partition(numbers, (number) => number < pivot);
  const [equal, larger] = partition(rest, (number) => number === pivot);
  return [smaller, equal, larger];
}
