/**
 * title: Sum, average, minimum and maximum of a field over a list of objects
 * when: The numbers of one field of all rows, objects, records or pairs have to be added, averaged, counted or their largest or smallest found.
 * words: sum of field, total of objects, sum property, average age, average score, average price, mean of field, total salary, sum by key, highest value, lowest value, list of dictionaries, records, rows, statistics, average of values
 * param FIELD: null — field that is summed; without a name the first that holds a number
 * param PLACES: 2 — decimals of a rounded average
 */
const FIELD = null;
const PLACES = 2;

/** A dictionary is taken as pairs of key and value. */
function rowsOf(data) {
  return Array.isArray(data) ? data : Object.entries(data);
}

/** The named field, else the first one that holds a number and is no id. */
function numberField(rows, field) {
  const cells = rows.flatMap((row) => Object.entries(row));
  return field ?? cells.find(([key, value]) => typeof value === "number" && key !== "id")?.[0];
}

/** Halves away from zero; a hair is added, since 1.005 is stored as a little less. */
function rounded(number, places) {
  if (places === null) return number;
  const size = Math.floor(Math.abs(number) * 10 ** places + 0.5 + 1e-9) / 10 ** places;
  return number < 0 ? 0 - size : size;
}

/** Numbers of one field; rows without a number are left out. */
export function fieldNumbers(data, field = FIELD) {
  const rows = rowsOf(data);
  const key = numberField(rows, field);
  return rows.map((row) => row[key]).filter((value) => typeof value === "number");
}

/** 0 of no rows. */
export function sumField(data, field = FIELD) {
  return fieldNumbers(data, field).reduce((sum, number) => sum + number, 0);
}

/** Rows without the number are left out; 0 of no rows. */
export function averageField(data, field = FIELD, empty = 0) {
  const numbers = fieldNumbers(data, field);
  return numbers.length > 0 ? numbers.reduce((sum, number) => sum + number, 0) / numbers.length : empty;
}

/** Rounded, halves up. */
export function roundedAverageField(data, places = PLACES, field = FIELD) {
  return rounded(averageField(data, field), places);
}

/** Rows without the number count as 0. */
export function averageOverAllRows(data, field = FIELD) {
  return rowsOf(data).length > 0 ? sumField(data, field) / rowsOf(data).length : 0;
}

/** null of no rows. */
export function highestOfField(data, field = FIELD) {
  const numbers = fieldNumbers(data, field);
  return numbers.length > 0 ? Math.max(...numbers) : null;
}

/** null of no rows. */
export function lowestOfField(data, field = FIELD) {
  const numbers = fieldNumbers(data, field);
  return numbers.length > 0 ? Math.min(...numbers) : null;
}

/** {"count", "sum", "average", "min", "max"}. */
export function fieldSummary(data, field = FIELD) {
  return {
    count: fieldNumbers(data, field).length,
    sum: sumField(data, field),
    average: averageField(data, field),
    min: lowestOfField(data, field),
    max: highestOfField(data, field),
  };
}
