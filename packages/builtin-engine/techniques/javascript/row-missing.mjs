/**
 * title: Missing fields of rows: find, fill with defaults, complete rows
 * when: Rows or objects have to be tested for required fields, gaps filled with defaults, incomplete ones left out, or the missing fields listed.
 * words: missing fields, required fields, incomplete, complete records, defaults, default values, fill missing, empty values, null values, validate record, clean data, missing keys, data cleaning, blank fields
 * param FILL: 0 — what takes the place of a missing value
 * param BLANK_IS_MISSING: true — whether an empty text counts as missing
 */
const FILL = 0;
const BLANK_IS_MISSING = true;

const isMissing = (value, blank) =>
  value === undefined || value === null || (blank && typeof value === "string" && value.trim() === "");

/** Names of the required fields that an object lacks, in their order. */
export function missingFields(row, required, blank = BLANK_IS_MISSING) {
  return required.filter((field) => isMissing(row[field], blank));
}

export function hasAllFields(row, required, blank = BLANK_IS_MISSING) {
  return missingFields(row, required, blank).length === 0;
}

/** Rows that lack none of the fields; without a list of fields, that have no empty one. */
export function completeRows(rows, required = null, blank = BLANK_IS_MISSING) {
  return rows.filter((row) => hasAllFields(row, required ?? Object.keys(row), blank));
}

/** Rows that lack at least one of the fields. */
export function incompleteRows(rows, required = null, blank = BLANK_IS_MISSING) {
  return rows.filter((row) => !hasAllFields(row, required ?? Object.keys(row), blank));
}

/** An object with a default for each field that it lacks. */
export function withDefaults(row, defaults, blank = false) {
  const lacking = missingFields(row, Object.keys(defaults), blank);
  return { ...row, ...Object.fromEntries(lacking.map((field) => [field, defaults[field]])) };
}

/** Rows with a default for each field that they lack. */
export function fillRows(rows, defaults, blank = false) {
  return rows.map((row) => withDefaults(row, defaults, blank));
}

/** Rows in which every field that any row has is there, filled where it lacks. */
export function evenOutRows(rows, fill = FILL) {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return rows.map((row) =>
    Object.fromEntries(fields.map((field) => [field, isMissing(row[field], false) ? fill : row[field]])),
  );
}

/** null in a list replaced. */
export function replaceNulls(values, fill = FILL) {
  return values.map((value) => (isMissing(value, false) ? fill : value));
}

/** How many rows lack each field; fields that no row lacks are left out. */
export function countMissing(rows, blank = BLANK_IS_MISSING) {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const counts = fields.map((field) => [field, rows.filter((row) => isMissing(row[field], blank)).length]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
