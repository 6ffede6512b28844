/**
 * title: Index rows by a key: dictionary by id, lookup table, list of objects from a dictionary
 * when: A list of objects or pairs has to become a dictionary keyed by an id or a name, or a dictionary a list of objects.
 * words: index by, key by, by id, lookup table, list to dictionary, array to object, object to array, dictionary to list of objects, map of id, name to value, objects from dictionary, convert, id to name
 * param KEY: "id" — field that becomes the key
 * param NAME: "name" — field for the keys of a dictionary
 * param VALUE: "value" — field for the values of a dictionary
 */
const KEY = "id";
const NAME = "name";
const VALUE = "value";

/** {"1": row}; of equal keys the last row stays; rows without the key are left out. */
export function indexRows(rows, key = KEY) {
  return Object.fromEntries(rows.filter((row) => Object.hasOwn(row, key)).map((row) => [row[key], row]));
}

/** {"1": row}; of equal keys the first row stays. */
export function indexFirst(rows, key = KEY) {
  return indexRows(rows.toReversed(), key);
}

/** {"1": row without its key}. */
export function indexWithoutKey(rows, key = KEY) {
  const table = {};
  for (const { [key]: value, ...rest } of rows) if (value !== undefined) table[value] = rest;
  return table;
}

/** One field to another: {"1": "Ann"} of id and name. */
export function fieldToField(rows, key = KEY, value = NAME) {
  return Object.fromEntries(
    rows.filter((row) => Object.hasOwn(row, key)).map((row) => [row[key], row[value] ?? null]),
  );
}

/** [{"name": "tea", "value": 3}] of {"tea": 3}. */
export function objectsFromTable(table, name = NAME, value = VALUE) {
  return Object.entries(table).map(([key, one]) => ({ [name]: key, [value]: one }));
}

/** [{"id": "a", …}] of {"a": {…}}: the key becomes a field of each object. */
export function objectsWithKey(table, key = KEY) {
  return Object.entries(table).map(([name, row]) => ({ [key]: name, ...row }));
}

/** {"tea": 3} of [{"name": "tea", "value": 3}], equal names added. */
export function tableFromObjects(rows, name = NAME, value = VALUE) {
  const table = new Map();
  for (const row of rows) table.set(row[name], (table.get(row[name]) ?? 0) + row[value]);
  return Object.fromEntries(table);
}

/** Objects of pairs: [{"name": "tea", "value": 3}] of [["tea", 3]]. */
export function objectsFromPairs(pairs, name = NAME, value = VALUE) {
  return pairs.map(([first, second]) => ({ [name]: first, [value]: second }));
}
