/**
 * title: Join two lists of objects by a key
 * when: Rows of two lists have to be joined, merged or matched by a shared key, as customers with their orders.
 * words: join, inner join, left join, merge lists by id, join by key, match records, combine two lists of objects, customers and orders, foreign key, lookup, relation, unmatched, missing in other list, merge arrays of objects
 * param KEY: "id" — field that both lists share
 * param OTHER_KEY: null — the field's name in the second list, where it is another
 * param MISSING: null — value of a field that the second list lacks
 */
const KEY = "id";
const OTHER_KEY = null;
const MISSING = null;

const keyOf = (key, otherKey) => otherKey ?? key;

/** Each row with each of the second list that has the same key; fields of the second list win. */
export function innerJoin(rows, others, key = KEY, otherKey = OTHER_KEY) {
  return rows.flatMap((row) =>
    others.filter((other) => other[keyOf(key, otherKey)] === row[key]).map((other) => ({ ...row, ...other })),
  );
}

/** Like the inner join, but rows without a match stay as they are. */
export function leftJoin(rows, others, key = KEY, otherKey = OTHER_KEY) {
  return rows.flatMap((row) => {
    const joined = innerJoin([row], others, key, otherKey);
    return joined.length > 0 ? joined : [row];
  });
}

/** All rows of both lists, those with the same key as one, sorted by nothing: first come, first placed. */
export function mergeByKey(rows, others, key = KEY) {
  const merged = new Map();
  for (const row of [...rows, ...others]) merged.set(row[key], { ...merged.get(row[key]), ...row });
  return [...merged.values()];
}

/** Each row with one field of the matching row of the second list. */
export function addFieldFrom(rows, others, field, key = KEY, otherKey = OTHER_KEY) {
  return rows.map((row) => {
    const match = others.find((other) => other[keyOf(key, otherKey)] === row[key]);
    return { ...row, [field]: match?.[field] ?? MISSING };
  });
}

/** Rows whose key the second list lacks. */
export function rowsWithoutMatch(rows, others, key = KEY, otherKey = OTHER_KEY) {
  return rows.filter((row) => others.every((other) => other[keyOf(key, otherKey)] !== row[key]));
}

/** Rows whose key the second list has. */
export function rowsWithMatch(rows, others, key = KEY, otherKey = OTHER_KEY) {
  return rows.filter((row) => others.some((other) => other[keyOf(key, otherKey)] === row[key]));
}
