/**
 * title: Rows above, below or between limits, and their names
 * when: Rows, objects, pairs or entries of a dictionary whose number is above, below, at least, at most or between limits have to be kept, counted or named.
 * words: above, below, at least, at most, greater than, less than, older than, adults, passed, passing students, names of, cheaper than, expensive, within budget, price range, filter by number, over limit, under limit, minimum score
 * param LIMIT: 18 — number that the rows are held against
 * param INCLUSIVE: true — whether the limit itself counts
 * param FIELD: null — field that is compared; without a name the first that holds a number
 * param LABEL: null — field that names a row; without a name "name", or the first that holds a text
 */
const LIMIT = 18;
const INCLUSIVE = true;
const FIELD = null;
const LABEL = null;

/** A dictionary is taken as pairs of key and value. */
function rowsOf(data) {
  return Array.isArray(data) ? data : Object.entries(data);
}

/** The named field, else the first one that holds a number and is no id. */
function numberField(rows, field) {
  const cells = rows.flatMap((row) => Object.entries(row));
  return field ?? cells.find(([key, value]) => typeof value === "number" && key !== "id")?.[0];
}

/** The named field, else "name", else the first one that holds a text. */
function labelField(rows, label) {
  const cells = rows.flatMap((row) => Object.entries(row));
  if (label === null && cells.some(([key]) => key === "name")) return "name";
  return label ?? cells.find(([, value]) => typeof value === "string")?.[0];
}

/** Rows whose field holds a number that passes. */
function numbered(rows, field, passes) {
  const key = numberField(rows, field);
  return rows.filter((row) => typeof row[key] === "number" && passes(row[key]));
}

const namesOf = (kept, rows, label) => kept.map((row) => row[labelField(rows, label)]);

/** Rows of at least the limit; without it where it does not count. */
export function rowsAbove(data, limit = LIMIT, inclusive = INCLUSIVE, field = FIELD) {
  return numbered(rowsOf(data), field, (value) => value > limit || (inclusive && value === limit));
}

/** Rows of at most the limit; without it where it does not count. */
export function rowsBelow(data, limit = LIMIT, inclusive = INCLUSIVE, field = FIELD) {
  return numbered(rowsOf(data), field, (value) => value < limit || (inclusive && value === limit));
}

/** Rows from the low to the high limit, both included. */
export function rowsBetween(data, low, high, field = FIELD) {
  return numbered(rowsOf(data), field, (value) => value >= low && value <= high);
}

export function namesAbove(data, limit = LIMIT, inclusive = INCLUSIVE, field = FIELD, label = LABEL) {
  return namesOf(rowsAbove(data, limit, inclusive, field), rowsOf(data), label);
}

export function namesBelow(data, limit = LIMIT, inclusive = INCLUSIVE, field = FIELD, label = LABEL) {
  return namesOf(rowsBelow(data, limit, inclusive, field), rowsOf(data), label);
}

export function namesBetween(data, low, high, field = FIELD, label = LABEL) {
  return namesOf(rowsBetween(data, low, high, field), rowsOf(data), label);
}

export function countRowsAbove(data, limit = LIMIT, inclusive = INCLUSIVE, field = FIELD) {
  return rowsAbove(data, limit, inclusive, field).length;
}

export function countRowsBelow(data, limit = LIMIT, inclusive = INCLUSIVE, field = FIELD) {
  return rowsBelow(data, limit, inclusive, field).length;
}

/** Names of the rows whose number is above the average of all. */
export function namesAboveAverage(data, field = FIELD, label = LABEL) {
  const rows = rowsOf(data);
  const numbers = numbered(rows, field, () => true).map((row) => row[numberField(rows, field)]);
  const average = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return namesAbove(data, average, false, field, label);
}
