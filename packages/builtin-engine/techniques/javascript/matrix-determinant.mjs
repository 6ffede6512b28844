/**
 * title: Exact determinant of an integer matrix
 * when: The determinant of a square matrix of integers is asked for, or whether it can be inverted.
 * words: determinant, matrix, bareiss, linear algebra, singular, invertible, elimination
 */

function exactMatrix(rows) {
  if (rows.some((row) => row.length !== rows.length)) throw new RangeError("the matrix is not square");
  return rows.map((row) => row.map(BigInt));
}

/** By Bareiss's elimination, which stays in whole numbers; a BigInt. 1 for the empty matrix. */
export function determinant(rows) {
  const m = exactMatrix(rows);
  let [sign, previous] = [1n, 1n];
  for (let k = 0; k < m.length - 1; k++) {
    const pivot = m.findIndex((row, i) => i >= k && row[k] !== 0n);
    if (pivot < 0) return 0n;
    if (pivot !== k) {
      [m[k], m[pivot]] = [m[pivot], m[k]];
      sign = -sign;
    }
    for (let i = k + 1; i < m.length; i++)
      for (let j = k + 1; j < m.length; j++) m[i][j] = (m[i][j] * m[k][k] - m[i][k] * m[k][j]) / previous;
    previous = m[k][k];
  }
  return sign * (m.at(-1)?.at(-1) ?? 1n);
}

export function isInvertible(rows) {
  return determinant(rows) !== 0n;
}
