/**
 * title: Read CSV with quotes, commas and line breaks inside fields
 * when: CSV or TSV text has to be read into rows or objects without a library.
 * words: csv, tsv, parse, delimiter, quotes, RFC 4180, spreadsheet, table, comma separated, csv to objects, csv line, split by comma, csv to json
 * param DELIMITER: "," — what parts the fields
 */
const DELIMITER = ",";

/** Rows of texts. Quoted fields may hold the delimiter, line breaks and doubled quotes. */
export function parseCsv(text, delimiter = DELIMITER) {
  const rows = [];
  let [row, field, quoted, wasQuoted] = [[], "", false, false];
  const endField = () => {
    row.push(field);
    [field, wasQuoted] = ["", false];
  };
  const endRow = () => {
    endField();
    rows.push(row);
    row = [];
  };
  // A byte order mark is no part of the first field.
  const letters = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i];
    if (quoted && letter === '"' && letters[i + 1] === '"') field += letters[(i += 1)];
    else if (quoted && letter === '"') quoted = false;
    else if (quoted) field += letter;
    else if (letter === '"' && field === "") [quoted, wasQuoted] = [true, true];
    else if (letter === delimiter) endField();
    else if (letter === "\n") endRow();
    else field += letter;
  }
  if (quoted) throw new RangeError("a quoted field does not end");
  // A line break at the very end begins no row.
  if (field !== "" || wasQuoted || row.length > 0) endRow();
  return rows;
}

/** Objects by the names in the first row; missing fields are empty texts, blank lines are left out. */
export function parseCsvObjects(text, delimiter = DELIMITER) {
  const [names = [], ...rows] = parseCsv(text, delimiter);
  const filled = rows.filter((row) => row.length > 1 || row[0] !== "");
  return filled.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i] ?? ""])));
}

const typedCell = (cell) => {
  if (/^\s*[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)\s*$/.test(cell)) return Number(cell);
  return { true: true, false: false }[cell.trim().toLowerCase()] ?? cell;
};

/** Objects by the names in the first row, with numbers, true and false as values of their kind, or all as texts; cells trimmed where that is wanted. */
export function parseCsvIntoObjects(text, typed = true, trimmed = false) {
  const bare = (cell) => (trimmed ? cell.trim() : cell);
  const objects = parseCsvObjects(text);
  return objects.map((object) =>
    Object.fromEntries(
      Object.entries(object).map(([name, cell]) => [bare(name), typed ? typedCell(bare(cell)) : bare(cell)]),
    ),
  );
}

/** Rows of texts parted at each comma, quotes are signs as others; cells trimmed where that is wanted. Blank lines are left out. */
export function splitCsv(text, trimmed = false) {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.map((line) => line.split(DELIMITER).map((cell) => (trimmed ? cell.trim() : cell)));
}

/** The cells of one line; quoted cells may hold commas, and are trimmed where that is wanted. */
export function parseCsvLine(line, trimmed = false, delimiter = DELIMITER) {
  const [row = [""]] = parseCsv(line, delimiter);
  return trimmed ? row.map((cell) => cell.trim()) : row;
}
