/**
 * title: Group items by a key, with counts and sums
 * when: Rows or objects have to be put together by a field and counted or summed up per group.
 * words: group by, aggregate, count by, sum by, pivot, bucket, key, totals
 * param OTHER: "other" — group of the items that lack the key
 */
const OTHER = "other";

/** A list of [key, items], in the order in which keys first occur; keys may be called like Object's own. */
export function groupBy(items, field, other = OTHER) {
  const groups = new Map();
  for (const item of items) {
    const key = item[field] ?? other;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups];
}

export function countBy(items, field, other = OTHER) {
  return groupBy(items, field, other).map(([key, group]) => [key, group.length]);
}

/** Items without the summed field count as 0. */
export function sumBy(items, field, summed, other = OTHER) {
  return groupBy(items, field, other).map(([key, group]) => [
    key,
    group.reduce((sum, item) => sum + (item[summed] ?? 0), 0),
  ]);
}
