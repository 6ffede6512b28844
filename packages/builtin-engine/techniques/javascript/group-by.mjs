/**
 * title: Group items by a key, with counts and sums
 * when: Rows or objects have to be put together by a field and counted or summed up per group.
 * words: group by, aggregate, count by, sum by, pivot, bucket, key, totals, group items, dictionary of lists, group into dictionary, count per key, sum per key
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

/** { key: [items] } by a field of objects, or by a place of lists; items without it are left out where that is wanted. */
export function groupInto(items, field, withoutOthers = false) {
  const groups = groupBy(items, field).filter(
    ([, group]) => !withoutOthers || (group[0][field] ?? null) !== null,
  );
  return Object.fromEntries(groups.map(([key, group]) => [String(key), group]));
}

/** { key: count } by a field; items without it are left out where that is wanted. */
export function countInto(items, field, withoutOthers = false) {
  const groups = Object.entries(groupInto(items, field, withoutOthers));
  return Object.fromEntries(groups.map(([key, group]) => [key, group.length]));
}

/** { key: sum of another field }; items without the key are left out where that is wanted. */
export function sumInto(items, field, summed, withoutOthers = false) {
  const groups = Object.entries(groupInto(items, field, withoutOthers));
  const total = (group) => group.reduce((sum, item) => sum + (item[summed] ?? 0), 0);
  return Object.fromEntries(groups.map(([key, group]) => [key, total(group)]));
}
