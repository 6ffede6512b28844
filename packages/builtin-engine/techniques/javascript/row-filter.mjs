/**
 * title: Filter rows where a field has a value: find, count, keep, exclude
 * when: Rows, objects or records whose field equals a value, or that match several values, have to be kept, left out, counted or the first found.
 * words: filter objects, where, find by, find object, filter by property, count where, matching rows, list of dictionaries, find by id, exclude, people from city, select rows, query, search records, contains text
 * param MISSING: null — answer where no row fits
 * param FOLD_CASE: false — whether capitals and small letters count as equal
 */
const MISSING = null;
const FOLD_CASE = false;

const folded = (value, foldCase) => (foldCase && typeof value === "string" ? value.toLowerCase() : value);

/** Rows whose field has the value. */
export function rowsWhere(rows, field, value, foldCase = FOLD_CASE) {
  return rows.filter((row) => folded(row[field], foldCase) === folded(value, foldCase));
}

/** Rows whose field has another value, or none. */
export function rowsWhereNot(rows, field, value, foldCase = FOLD_CASE) {
  return rows.filter((row) => folded(row[field], foldCase) !== folded(value, foldCase));
}

export function countRowsWhere(rows, field, value, foldCase = FOLD_CASE) {
  return rowsWhere(rows, field, value, foldCase).length;
}

/** The first row whose field has the value. */
export function firstRowWhere(rows, field, value, missing = MISSING) {
  return rowsWhere(rows, field, value)[0] ?? missing;
}

/** Of the first row whose field has the value, another field. */
export function lookUpField(rows, field, value, wanted, missing = MISSING) {
  return firstRowWhere(rows, field, value)?.[wanted] ?? missing;
}

/** Of all rows whose field has the value, another field. */
export function fieldWhere(rows, field, value, wanted, missing = MISSING) {
  return rowsWhere(rows, field, value).map((row) => row[wanted] ?? missing);
}

/** Rows that have all the wanted values: {"city": "Rome", "age": 30}. */
export function rowsMatching(rows, wanted, foldCase = FOLD_CASE) {
  return rows.filter((row) =>
    Object.entries(wanted).every(([key, value]) => folded(row[key], foldCase) === folded(value, foldCase)),
  );
}

/** Rows whose field has one of the values. */
export function rowsWhereIn(rows, field, values) {
  return rows.filter((row) => values.includes(row[field]));
}

/** Rows with the searched text in any of their texts, in either case. */
export function searchRows(rows, text) {
  const part = text.toLowerCase();
  return rows.filter((row) =>
    Object.values(row).some((value) => typeof value === "string" && value.toLowerCase().includes(part)),
  );
}
