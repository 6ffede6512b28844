/**
 * title: Unique rows by a field, distinct values, duplicates
 * when: Rows or objects with the same value of a field have to be reduced to one, their distinct values listed or counted, or duplicates found.
 * words: unique by, distinct, deduplicate objects, remove duplicate records, distinct values, unique values of field, duplicate emails, duplicate ids, count distinct, first occurrence, last occurrence, same id, repeated names
 * param KEEP_LAST: false — whether of equal rows the last stays instead of the first
 * param FOLD_CASE: false — whether capitals and small letters count as equal
 */
const KEEP_LAST = false;
const FOLD_CASE = false;

const folded = (value, foldCase) => (foldCase && typeof value === "string" ? value.toLowerCase() : value);

/** One row for each value of the field, at the place of the first. */
export function uniqueRows(rows, field, keepLast = KEEP_LAST, foldCase = FOLD_CASE) {
  const kept = new Map();
  for (const row of rows) {
    const key = folded(row[field], foldCase);
    if (keepLast || !kept.has(key)) kept.set(key, row);
  }
  return [...kept.values()];
}

/** Rows of which all fields are equal once. */
export function uniqueWholeRows(rows) {
  const texts = rows.map((row) => JSON.stringify(Array.isArray(row) ? row : Object.entries(row).sort()));
  return rows.filter((_, i) => texts.indexOf(texts[i]) === i);
}

/** Values of a field, each once, in the order in which they occur; rows without it are left out. */
export function distinctValues(rows, field, foldCase = FOLD_CASE) {
  const found = uniqueRows(rows, field, false, foldCase).map((row) => row[field]);
  return found.filter((value) => value !== undefined && value !== null);
}

export function countDistinct(rows, field, foldCase = FOLD_CASE) {
  return distinctValues(rows, field, foldCase).length;
}

/** Values of a field that several rows have, each once. */
export function repeatedValues(rows, field, foldCase = FOLD_CASE) {
  const keys = rows.map((row) => folded(row[field], foldCase));
  return distinctValues(rows, field, foldCase).filter((value) => {
    const key = folded(value, foldCase);
    return keys.indexOf(key) !== keys.lastIndexOf(key);
  });
}

/** Rows that share the value of a field with another. */
export function rowsWithRepeats(rows, field, foldCase = FOLD_CASE) {
  const repeated = repeatedValues(rows, field, foldCase).map((value) => folded(value, foldCase));
  return rows.filter((row) => repeated.includes(folded(row[field], foldCase)));
}
