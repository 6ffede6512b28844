/**
 * title: Spreadsheet columns: A, Z, AA and cells such as B12
 * when: The number of a spreadsheet column has to become its letters or back, or a cell name its row and column.
 * words: excel, spreadsheet, column, column letters, column number, excel column, sheet, cell, cell name, a1 notation, aa, az, column title, bijective base, letters to number, range of cells
 * param FIRST: 1 — number of column A
 */
const FIRST = 1;

/** 1 as "A", 26 as "Z", 27 as "AA". */
export function columnLetters(number, first = FIRST) {
  let letters = "";
  for (let rest = number - first + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCodePoint(65 + ((rest - 1) % 26)) + letters;
  return letters;
}

/** "A" as 1, "AA" as 27; in either case. */
export function columnNumber(letters, first = FIRST) {
  return (
    [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.codePointAt(0) - 64, 0) + first - 1
  );
}

/** "B12" as [row, column] = [12, 2]. */
export function cellPlace(cell) {
  const [, letters, row] = /^([A-Z]+)(\d+)$/i.exec(cell.replaceAll("$", "")) ?? [];
  return row === undefined ? null : [Number(row), columnNumber(letters, 1)];
}

/** Row 12 and column 2 as "B12". */
export function cellName(row, column) {
  return columnLetters(column, 1) + row;
}

/** The cells of "A1:B2", row by row. */
export function cellsOfRange(range) {
  const [[top, left], [bottom, right]] = range.split(":").map(cellPlace);
  const cells = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) cells.push(cellName(row, column));
  return cells;
}

/** How many cells "A1:C10" has. */
export function countCells(range) {
  const [[top, left], [bottom, right]] = range.split(":").map(cellPlace);
  return (bottom - top + 1) * (right - left + 1);
}

/** The column after one: "Z" gives "AA". */
export function nextColumn(letters, step = 1) {
  return columnLetters(columnNumber(letters, 1) + step, 1);
}
