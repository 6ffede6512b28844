/**
 * title: Pascal's triangle
 * when: The rows of Pascal's triangle, one row of it or one number of a row are wanted.
 * words: pascal, pascal's triangle, binomial coefficients, triangle of numbers, rows, n-th row, number triangle, floyd's triangle
 * param FIRST: 1 — number at the edge of every row
 */
const FIRST = 1;

/** So many rows, from the top. */
export function pascalTriangle(rows, first = FIRST) {
  const triangle = [];
  for (let n = 0; n < rows; n++) {
    const above = triangle.at(-1) ?? [];
    triangle.push(
      Array.from({ length: n + 1 }, (_, i) => (i > 0 && i < n ? above[i - 1] + above[i] : first)),
    );
  }
  return triangle;
}

/** The n-th row, counted from 0 at the top. */
export function pascalRow(n, first = FIRST) {
  return pascalTriangle(n + 1, first)[n];
}

/** A number of a row, both counted from 0. */
export function pascalNumber(row, place, first = FIRST) {
  return pascalRow(row, first)[place] ?? 0;
}

/** Floyd's triangle: 1, then 2 and 3, then 4 to 6 and so on. */
export function floydTriangle(rows, first = FIRST) {
  let next = first;
  return Array.from({ length: rows }, (_, n) => Array.from({ length: n + 1 }, () => next++));
}

/** The n-th row, counted from 1 at the top. */
export function pascalRowFromOne(n, first = FIRST) {
  return pascalRow(n - 1, first);
}

/** A number of a row, both counted from 1. */
export function pascalNumberFromOne(row, place, first = FIRST) {
  return pascalNumber(row - 1, place - 1, first);
}
