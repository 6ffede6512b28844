/**
 * title: Magic square, Latin square, Sudoku: check and build
 * when: A square of numbers has to be tested as magic square, Latin square or valid Sudoku, its magic sum found, or a magic square built.
 * words: magic square, magic constant, magic sum, latin square, sudoku, valid sudoku, rows columns diagonals, equal sums
 * param DISTINCT: true — whether all numbers of a magic square have to differ
 */
const DISTINCT = true;

const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);
const columnsOf = (rows) => rows.map((_, x) => rows.map((row) => row[x]));
const allDiffer = (items) => new Set(items).size === items.length;

/** Rows, columns and both diagonals have the same sum. */
export function isMagicSquare(rows, distinct = DISTINCT) {
  if (rows.length === 0 || rows.some((row) => row.length !== rows.length)) return false;
  const diagonals = [rows.map((row, i) => row[i]), rows.map((row, i) => row[row.length - 1 - i])];
  const lines = [...rows, ...columnsOf(rows), ...diagonals];
  return lines.every((line) => sumOf(line) === sumOf(rows[0])) && (!distinct || allDiffer(rows.flat()));
}

/** The sum of each row of a magic square of the numbers 1 to n². */
export function magicConstant(n) {
  return (n * (n * n + 1)) / 2;
}

/** A magic square of an odd side: 1 in the middle of the first row, each next number up and to the right. */
export function buildMagicSquare(n) {
  if (n % 2 !== 1) throw new RangeError("the side has to be odd");
  const rows = Array.from({ length: n }, () => Array.from({ length: n }, () => 0));
  let [y, x] = [0, (n - 1) / 2];
  for (let number = 1; number <= n * n; number++) {
    rows[y][x] = number;
    const [up, right] = [(y + n - 1) % n, (x + 1) % n];
    if (rows[up][right] === 0) [y, x] = [up, right];
    else y = (y + 1) % n;
  }
  return rows;
}

/** Each row and each column holds the same items, each once. */
export function isLatinSquare(rows) {
  const wanted = new Set(rows[0]);
  const lines = [...rows, ...columnsOf(rows)];
  return lines.every(
    (line) => line.length === rows.length && allDiffer(line) && line.every((item) => wanted.has(item)),
  );
}

/** No digit twice in a row, column or box; empty squares are 0, "." or "". */
export function isValidSudoku(rows) {
  const boxes = rows.map((_, box) =>
    rows.map((_, i) => rows[Math.floor(box / 3) * 3 + Math.floor(i / 3)][(box % 3) * 3 + (i % 3)]),
  );
  const lines = [...rows.map((row) => [...row]), ...columnsOf(rows), ...boxes];
  return lines.every((line) => allDiffer(line.filter((item) => ![0, "0", ".", "", null].includes(item))));
}

/** Valid and without empty squares. */
export function isSolvedSudoku(rows) {
  const filled = rows.every((row) => [...row].every((item) => ![0, "0", ".", "", null].includes(item)));
  return filled && isValidSudoku(rows);
}
