/**
 * title: Columns of CSV text: sum, average, values, filter rows
 * when: A column of a CSV text has to be read, summed, averaged, or its rows filtered or counted by a column's value.
 * words: csv, column, sum of column, average of column, csv total, column values, filter rows, csv filter, header, group by column, spreadsheet, table, maximum of column, minimum of column, unique values of column, count rows
 * param SEPARATOR: "," — sign between two columns
 */
const SEPARATOR = ",";

const quoted = /^"(.*)"$/s;

/** Rows as lists of trimmed texts; quotes round a cell are taken away, blank lines are left out. */
export function csvRows(text, separator = SEPARATOR) {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.map((line) => cells(line, separator));
}

/** A separator inside quotes belongs to the cell. */
function cells(line, separator) {
  const parts = [""];
  let inQuotes = false;
  for (const letter of line) {
    if (letter === '"') inQuotes = !inQuotes;
    if (letter === separator && !inQuotes) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim().replace(quoted, "$1").replaceAll('""', '"'));
}

/** Texts of a column by its name in the first line. */
export function columnValues(text, column, separator = SEPARATOR) {
  const [header = [], ...rows] = csvRows(text, separator);
  const place = header.indexOf(column);
  if (place < 0) throw new RangeError(`no column ${column}`);
  return rows.map((row) => row[place] ?? "");
}

/** Cells that are no numbers are left out. */
export function columnNumbers(text, column, separator = SEPARATOR) {
  const cells = columnValues(text, column, separator);
  return cells.filter((cell) => /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(cell)).map(Number);
}

export function sumColumn(text, column, separator = SEPARATOR) {
  return columnNumbers(text, column, separator).reduce((sum, number) => sum + number, 0);
}

/** 0 of no numbers. */
export function averageColumn(text, column, separator = SEPARATOR) {
  const numbers = columnNumbers(text, column, separator);
  return numbers.length > 0 ? sumColumn(text, column, separator) / numbers.length : 0;
}

/** null of no numbers. */
export function maxColumn(text, column, separator = SEPARATOR) {
  const numbers = columnNumbers(text, column, separator);
  return numbers.length > 0 ? Math.max(...numbers) : null;
}

/** Rows, as lists of texts and without the header, whose column has this value. */
export function filterCsvRows(text, column, value, separator = SEPARATOR) {
  const cells = columnValues(text, column, separator);
  return csvRows(text, separator)
    .slice(1)
    .filter((_, i) => cells[i] === String(value));
}

/** How often each value stands in a column. */
export function countColumnValues(text, column, separator = SEPARATOR) {
  const counts = new Map();
  for (const cell of columnValues(text, column, separator)) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return Object.fromEntries(counts);
}

/** As averageColumn with empty cells and texts counted as 0. */
export function averageColumnOfAll(text, column, separator = SEPARATOR) {
  const count = columnValues(text, column, separator).length;
  return count > 0 ? sumColumn(text, column, separator) / count : 0;
}

/** null of no numbers. */
export function minColumn(text, column, separator = SEPARATOR) {
  const numbers = columnNumbers(text, column, separator);
  return numbers.length > 0 ? Math.min(...numbers) : null;
}

/** Each value of a column once, in the order in which they come, or sorted. */
export function distinctColumnValues(text, column, sorted = false) {
  const values = [...new Set(columnValues(text, column))];
  return sorted ? values.sort() : values;
}

/** How many rows there are below the header, or with it where that is wanted; blank lines do not count. */
export function countCsvRows(text, withHeader = false) {
  return Math.max(0, csvRows(text).length - (withHeader ? 0 : 1));
}
