/**
 * title: Best row and worst row of a list: highest, lowest, name of the winner
 * when: The row, object, record or pair with the highest or lowest number is wanted, or its name, or the names of all that share it.
 * words: best student, highest score, winner, top scorer, lowest price, cheapest item, most expensive, max by, min by, oldest person, youngest person, best seller, list of objects, dictionaries, records, highest paid, key with highest value, ties
 * param FIELD: null — field that is compared; without a name the first that holds a number
 * param LABEL: null — field that names a row; without a name "name", or the first that holds a text
 * param MISSING: null — answer where there is no row
 */
const FIELD = null;
const LABEL = null;
const MISSING = null;

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

/** Rows whose number is the largest, or the smallest. */
function extremes(rows, field, smallest) {
  const key = numberField(rows, field);
  const numbered = rows.filter((row) => typeof row[key] === "number");
  const numbers = numbered.map((row) => row[key]);
  const best = smallest ? Math.min(...numbers) : Math.max(...numbers);
  return numbered.filter((row) => row[key] === best);
}

/** The row with the largest number, the first among equals. */
export function bestRow(data, field = FIELD, missing = MISSING) {
  return extremes(rowsOf(data), field, false)[0] ?? missing;
}

/** The row with the smallest number, the first among equals. */
export function worstRow(data, field = FIELD, missing = MISSING) {
  return extremes(rowsOf(data), field, true)[0] ?? missing;
}

/** The name of the row with the largest number, the first among equals. */
export function bestName(data, missing = MISSING, field = FIELD, label = LABEL) {
  return bestNames(data, field, label)[0] ?? missing;
}

/** The name of the row with the smallest number, the first among equals. */
export function worstName(data, missing = MISSING, field = FIELD, label = LABEL) {
  return worstNames(data, field, label)[0] ?? missing;
}

/** Names of all rows that share the largest number. */
export function bestNames(data, field = FIELD, label = LABEL) {
  const rows = rowsOf(data);
  return extremes(rows, field, false).map((row) => row[labelField(rows, label)]);
}

/** Names of all rows that share the smallest number. */
export function worstNames(data, field = FIELD, label = LABEL) {
  const rows = rowsOf(data);
  return extremes(rows, field, true).map((row) => row[labelField(rows, label)]);
}

/** The name of the last among the best rows. */
export function lastBestName(data, missing = MISSING, field = FIELD, label = LABEL) {
  return bestNames(data, field, label).at(-1) ?? missing;
}
