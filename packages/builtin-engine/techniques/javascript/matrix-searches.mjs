/**
 * title: Matrices: search, saddle points, zero rows
 * when: A number has to be found in a matrix, its saddle points or largest row, or rows and columns set to zero, taken away or swapped.
 * words: matrix, grid, table, two dimensional, search matrix, find in matrix, position, saddle point, row maximum, column minimum, set zeroes, zero rows, zero columns, delete row, delete column, largest row, row with most, richest customer, swap rows, sort rows, lucky numbers
 * param VALUE: 0 — number that is looked for
 */
const VALUE = 0;

const columnOf = (rows, column) => rows.map((row) => row[column]);

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** [row, column], from 0, of the first place with the value; null where it is not. */
export function findInMatrix(rows, value = VALUE) {
  const row = rows.findIndex((one) => one.includes(value));
  return row < 0 ? null : [row, rows[row].indexOf(value)];
}

/** All places [row, column] with the value. */
export function findAllInMatrix(rows, value = VALUE) {
  return rows.flatMap((row, y) => row.flatMap((number, x) => (number === value ? [[y, x]] : [])));
}

export function matrixIncludes(rows, value = VALUE) {
  return rows.some((row) => row.includes(value));
}

/** How often the value comes. */
export function countInMatrix(rows, value = VALUE) {
  return findAllInMatrix(rows, value).length;
}

/** Places [row, column] of numbers that are the largest of their row and the smallest of their column. */
export function saddlePoints(rows) {
  return rows.flatMap((row, y) =>
    row.flatMap((number, x) =>
      number === Math.max(...row) && number === Math.min(...columnOf(rows, x)) ? [[y, x]] : [],
    ),
  );
}

/** Numbers that are the smallest of their row and the largest of their column. */
export function luckyNumbers(rows) {
  return rows.flatMap((row) =>
    row.filter((number, x) => number === Math.min(...row) && number === Math.max(...columnOf(rows, x))),
  );
}

/** Rows and columns that hold a zero become zeros. */
export function setZeroes(rows) {
  const isZeroColumn = (rows[0] ?? []).map((_, x) => columnOf(rows, x).includes(0));
  return rows.map((row) => row.map((number, x) => (row.includes(0) || isZeroColumn[x] ? 0 : number)));
}

/** Places of rows, from 0, that hold only zeros, or only another value. */
export function rowsOf(rows, value = VALUE) {
  return rows.flatMap((row, y) => (row.every((number) => number === value) ? [y] : []));
}

/** The place of the row with the largest sum; the first of equal ones, -1 for none. */
export function largestRowIndex(rows) {
  const sums = rows.map(sum);
  return sums.indexOf(Math.max(...sums));
}

/** The largest sum of a row; null for none. */
export function largestRowSum(rows) {
  return rows.length === 0 ? null : Math.max(...rows.map(sum));
}

/** The matrix without a row, from 0. */
export function withoutRow(rows, row) {
  return rows.filter((_, y) => y !== row);
}

/** The matrix without a column, from 0. */
export function withoutColumn(rows, column) {
  return rows.map((row) => row.filter((_, x) => x !== column));
}

export function swapRows(rows, first, second) {
  return rows.map((row, y) => ({ [first]: rows[second], [second]: rows[first] })[y] ?? row);
}

/** [row, column], from 0, of the first place with the value; [-1, -1] where it is not. */
export function findInMatrixOrNot(rows, value = VALUE) {
  return findInMatrix(rows, value) ?? [-1, -1];
}

/** [row, column], from 1, of the first place with the value; null where it is not. */
export function findInMatrixFromOne(rows, value = VALUE) {
  return findInMatrix(rows, value)?.map((place) => place + 1) ?? null;
}

/** Places [row, column] of numbers that are the smallest of their row and the largest of their column. */
export function saddlePointsByAll(rows) {
  return saddlePoints(rows.map((row) => row.map((number) => -number)));
}

/** The place of the row with the largest sum, the last of equal ones; -1 for none. */
export function largestRowIndexOrLast(rows) {
  const sums = rows.map(sum);
  return sums.lastIndexOf(Math.max(...sums));
}

/** The place of the row with the largest sum, counted from 1; the first of equal ones, 0 for none. */
export function largestRowIndexFromOne(rows) {
  return largestRowIndex(rows) + 1;
}
