/**
 * title: Sort rows by a field, top names, leaders
 * when: Rows, objects, pairs or a dictionary have to be sorted by a number or another field, ascending or descending, or the names of the top few listed.
 * words: sort objects, sort by field, sort by price, sort by score, sort by age, descending, ascending, top three, top n, top students, names in order, order by, leaderboard, sort list of dictionaries, sort dictionary, highest first, bottom
 * param COUNT: 3 — how many of the top are wanted
 * param DESCENDING: false — whether the largest comes first
 * param FIELD: null — field that is sorted by; without a name the first that holds a number
 * param LABEL: null — field that names a row; without a name "name", or the first that holds a text
 */
const COUNT = 3;
const DESCENDING = false;
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

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** Rows sorted by a field; equal ones keep their order. */
export function sortRows(data, field = FIELD, descending = DESCENDING) {
  const rows = rowsOf(data);
  const key = numberField(rows, field);
  return rows.toSorted((a, b) => compare(a[key], b[key]) * (descending ? -1 : 1));
}

/** The largest first; equal ones keep their order. */
export function sortRowsDescending(data, field = FIELD) {
  return sortRows(data, field, true);
}

/** The largest first; equal ones by their name. */
export function sortRowsThenByName(data, field = FIELD, label = LABEL) {
  const rows = rowsOf(data);
  const key = labelField(rows, label);
  return sortRowsDescending(
    rows.toSorted((a, b) => compare(a[key], b[key])),
    field,
  );
}

export function topRows(data, count = COUNT, field = FIELD) {
  return sortRowsDescending(data, field).slice(0, count);
}

/** Names, the largest number first. */
export function topNames(data, count = COUNT, field = FIELD, label = LABEL) {
  return topRows(data, count, field).map((row) => row[labelField(rowsOf(data), label)]);
}

/** Names, the smallest number first. */
export function bottomNames(data, count = COUNT, field = FIELD, label = LABEL) {
  const names = sortRows(data, field).map((row) => row[labelField(rowsOf(data), label)]);
  return names.slice(0, count);
}

/** Names of all rows, the smallest number first or the largest. */
export function namesInOrder(data, descending = DESCENDING, field = FIELD, label = LABEL) {
  return sortRows(data, field, descending).map((row) => row[labelField(rowsOf(data), label)]);
}

/** Names of all rows, the largest number first; equal ones in the order of the alphabet. */
export function rankedNames(data, field = FIELD, label = LABEL) {
  return sortRowsThenByName(data, field, label).map((row) => row[labelField(rowsOf(data), label)]);
}

/** Names of all rows in the order of the alphabet. */
export function namesSorted(data, label = LABEL) {
  const rows = rowsOf(data);
  return rows.map((row) => row[labelField(rows, label)]).toSorted(compare);
}
