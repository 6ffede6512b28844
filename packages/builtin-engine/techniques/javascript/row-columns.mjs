/**
 * title: Columns of a list of objects: pick fields, drop fields, table to objects
 * when: Fields of all rows have to be picked, left out or renamed, a table with a heading turned into objects, or objects into a table or lists by column.
 * words: pick fields, select columns, remove field, drop column, rename field, header row, table to objects, objects to table, rows to columns, column lists, transpose records, values of field, keep only, add field, project
 * param MISSING: null — value of a field that a row lacks
 */
const MISSING = null;

/** Each row with the named fields only; a field that it lacks is left out. */
export function pickFields(rows, fields) {
  return rows.map((row) =>
    Object.fromEntries(
      fields.filter((field) => Object.hasOwn(row, field)).map((field) => [field, row[field]]),
    ),
  );
}

/** Each row without the named field, or fields. */
export function dropFields(rows, fields) {
  const dropped = [fields].flat();
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !dropped.includes(key))));
}

export function renameField(rows, from, to) {
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key === from ? to : key, value])),
  );
}

/** Each row with a field of this value. */
export function addField(rows, field, value = MISSING) {
  return rows.map((row) => ({ ...row, [field]: value }));
}

/** Objects of a heading and rows of values: ["a", "b"], [[1, 2]] → [{"a": 1, "b": 2}]. */
export function objectsFromRows(heading, rows, missing = MISSING) {
  return rows.map((row) => Object.fromEntries(heading.map((key, i) => [key, row[i] ?? missing])));
}

/** Objects of a table whose first row is the heading. */
export function objectsFromTableRows(table, missing = MISSING) {
  return objectsFromRows(table[0] ?? [], table.slice(1), missing);
}

/** A heading with all fields, then the values of each row. */
export function tableFromRows(rows, missing = MISSING) {
  const heading = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (heading.length === 0) return [];
  return [heading, ...rows.map((row) => heading.map((key) => row[key] ?? missing))];
}

/** Lists by field: [{"a": 1}, {"a": 2}] → {"a": [1, 2]}. */
export function columnsFromRows(rows, missing = MISSING) {
  const [heading = [], ...values] = tableFromRows(rows, missing);
  return Object.fromEntries(heading.map((key, i) => [key, values.map((row) => row[i])]));
}

/** Objects of lists by field: {"a": [1, 2]} → [{"a": 1}, {"a": 2}]. */
export function rowsFromColumns(columns, missing = MISSING) {
  const length = Math.max(0, ...Object.values(columns).map((values) => values.length));
  const heading = Object.keys(columns);
  return Array.from({ length }, (_, i) =>
    Object.fromEntries(heading.map((key) => [key, columns[key][i] ?? missing])),
  );
}
