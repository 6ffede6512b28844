/**
 * title: Update rows: raise prices, change a field, add, replace or remove a record
 * when: Fields of rows have to be changed: all prices raised or lowered by a percentage, a number added, a record updated, inserted or removed by its id.
 * words: update objects, raise prices, increase salary, price increase, discount all, change field, update by id, remove by id, delete record, add record, upsert, replace, give a raise, percent raise, bonus points
 * param PERCENT: 10 — by how many percent a number goes up
 * param PLACES: 2 — decimals of a changed number, halves up
 * param FIELD: null — field with the number; without a name the first that holds one
 * param KEY: "id" — field that tells records apart
 */
const PERCENT = 10;
const PLACES = 2;
const FIELD = null;
const KEY = "id";

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

/** A dictionary stays one, pairs stay pairs. */
function changed(data, field, change) {
  const key = numberField(rowsOf(data), field);
  const rows = rowsOf(data).map((row) => {
    if (typeof row[key] !== "number") return row;
    if (Array.isArray(row)) return row.with(Number(key), change(row[key]));
    return { ...row, [key]: change(row[key]) };
  });
  return Array.isArray(data) ? rows : Object.fromEntries(rows);
}

/** The number of each row up by a percentage; a negative one lowers it. */
export function raiseField(data, percent = PERCENT, field = FIELD, places = PLACES) {
  return changed(data, field, (value) => rounded(value * (1 + percent / 100), places));
}

/** The number of each row down by a percentage. */
export function lowerField(data, percent = PERCENT, field = FIELD, places = PLACES) {
  return raiseField(data, -percent, field, places);
}

/** An amount added to the number of each row. */
export function addToField(data, amount, field = FIELD, places = PLACES) {
  return changed(data, field, (value) => rounded(value + amount, places));
}

/** The number of each row times a factor. */
export function multiplyField(data, factor, field = FIELD, places = PLACES) {
  return changed(data, field, (value) => rounded(value * factor, places));
}

/** The record with this key gets the changes. */
export function updateRow(rows, id, changes, key = KEY) {
  return rows.map((row) => (row[key] === id ? { ...row, ...changes } : row));
}

/** The records with this key are left out. */
export function removeRow(rows, id, key = KEY) {
  return rows.filter((row) => row[key] !== id);
}

/** The record takes the place of one with its key, else it comes last. */
export function upsertRow(rows, row, key = KEY) {
  const found = rows.some((other) => other[key] === row[key]);
  return found
    ? rows.map((other) => (other[key] === row[key] ? { ...other, ...row } : other))
    : [...rows, row];
}

/** The next free whole number as an id. */
export function nextId(rows, key = KEY) {
  return 1 + Math.max(0, ...rows.map((row) => row[key] ?? 0));
}
