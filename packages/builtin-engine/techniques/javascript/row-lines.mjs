/**
 * title: Rows as lines of text by a template, with a totals line
 * when: Rows, pairs or a dictionary have to be written as lines of text such as "tea: 3", by a template or joined in one line, with a total at the end.
 * words: format each, format rows, template, line per item, print list, name and price, dictionary to string, object to text, key value text, totals line, total row, report, summary lines, bullet list, join lines, display items
 * param TEMPLATE: "{0}: {1}" — line of a row; {0} is its first value, {name} its field "name"
 * param SEPARATOR: ", " — what stands between the entries of one line
 * param TOTAL: "Total" — name of the last line
 * param MARK: "- " — what stands before a line
 */
const TEMPLATE = "{0}: {1}";
const SEPARATOR = ", ";
const TOTAL = "Total";
const MARK = "- ";

const rowsOf = (data) => (Array.isArray(data) ? data : Object.entries(data));

/** The template with the fields of an object, or the values by their place. */
export function formatRow(row, template = TEMPLATE) {
  const values = Object.values(row);
  return template.replace(/\{(\w+)\}/g, (whole, key) => {
    const value = Object.hasOwn(row, key) ? row[key] : /^[0-9]+$/.test(key) ? values[Number(key)] : undefined;
    return value === undefined ? whole : String(value ?? "");
  });
}

/** A line for each row, pair or entry. */
export function formatRows(data, template = TEMPLATE) {
  return rowsOf(data).map((row) => formatRow(row, template));
}

/** The lines as one text. */
export function rowsAsText(data, template = TEMPLATE) {
  return formatRows(data, template).join("\n");
}

/** All entries in one line: "tea: 3, milk: 1". */
export function rowsInOneLine(data, separator = SEPARATOR, template = TEMPLATE) {
  return formatRows(data, template).join(separator);
}

/** "tea=3&milk=1": every entry as key, sign and value. */
export function joinEntries(table, sign = "=", separator = SEPARATOR) {
  return rowsOf(table)
    .map(([key, value]) => `${key}${sign}${value}`)
    .join(separator);
}

/** The lines, then the sum of the last values: "Total: 4". */
export function linesWithTotal(data, total = TOTAL, template = TEMPLATE) {
  const numbers = rowsOf(data).map(
    (row) => Object.values(row).findLast((value) => typeof value === "number") ?? 0,
  );
  const sum = numbers.reduce((all, number) => all + number, 0);
  return [...formatRows(data, template), formatRow([total, Math.round(sum * 1e6) / 1e6], TEMPLATE)];
}

/** Each item with a mark in front. */
export function bulletLines(items, mark = MARK) {
  return items.map((item) => `${mark}${item}`);
}

/** "1. tea": items numbered from 1. */
export function numberedLines(items, sign = ". ", start = 1) {
  return items.map((item, i) => `${start + i}${sign}${item}`);
}
