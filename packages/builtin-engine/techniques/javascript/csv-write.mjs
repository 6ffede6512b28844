/**
 * title: Write CSV with the right quotes
 * when: Rows or objects have to be written as CSV that a spreadsheet reads back unchanged.
 * words: csv, tsv, write, export, escape, quote, RFC 4180, formula injection, spreadsheet, to csv, list to csv, objects to csv, json to csv
 * param DELIMITER: "," — what parts the fields
 * param GUARD_FORMULAS: false — whether texts that a spreadsheet would run as a formula get an apostrophe
 */
const DELIMITER = ",";
const GUARD_FORMULAS = false;

function field(value, delimiter, guardFormulas) {
  if (value === null || value === undefined) return "";
  let text = String(value);
  // Numbers may begin with a minus; texts that begin like a formula are made harmless.
  if (guardFormulas && typeof value === "string" && /^[=+\-@\t\r]/.test(text)) text = `'${text}`;
  const special = /["\r\n]/.test(text) || text.includes(delimiter) || text !== text.trim();
  return special ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Every row ends with a line feed. */
export function writeCsv(rows, delimiter = DELIMITER, guardFormulas = GUARD_FORMULAS) {
  return rows
    .map((row) => `${row.map((value) => field(value, delimiter, guardFormulas)).join(delimiter)}\n`)
    .join("");
}

/** The first row holds the names, of all objects, in the order of their first occurrence. */
export function writeCsvObjects(objects, delimiter = DELIMITER, guardFormulas = GUARD_FORMULAS) {
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  if (names.length === 0) return "";
  const rows = objects.map((object) => names.map((name) => object[name]));
  return writeCsv([names, ...rows], delimiter, guardFormulas);
}

/** Rows with line breaks between, none at the end; cells in quotes where they need them, or all of them. */
export function toCsv(rows, allQuoted = false) {
  const cell = (value) =>
    allQuoted ? `"${String(value ?? "").replaceAll('"', '""')}"` : field(value, DELIMITER, false);
  return rows.map((row) => row.map(cell).join(DELIMITER)).join("\n");
}

/** Objects with their names in the first row; line breaks between, none at the end; cells in quotes where they need them, or all of them. */
export function toCsvOfObjects(objects, allQuoted = false) {
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  if (names.length === 0) return "";
  return toCsv([names, ...objects.map((object) => names.map((name) => object[name]))], allQuoted);
}

/** Cells joined by commas as they are, never in quotes; a line for each row. */
export function toCsvWithoutQuotes(rows, delimiter = DELIMITER) {
  return rows.map((row) => row.map((value) => String(value ?? "")).join(delimiter)).join("\n");
}
