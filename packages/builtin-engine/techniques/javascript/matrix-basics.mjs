/**
 * title: Matrix basics: add, scale, trace, diagonals, row and column sums, identity
 * when: Matrices have to be added or multiplied by a number, rows, columns or diagonals summed, an identity matrix made, or a matrix tested as square or symmetric.
 * words: matrix, add matrices, subtract matrices, scalar multiplication, trace, diagonal, diagonal sum, diagonal difference, row sums, column sums, identity matrix, symmetric matrix, flatten matrix, grid, matrix sum, zero matrix, secondary diagonal
 * param FILL: 0 — number that fills a new matrix
 */
const FILL = 0;

const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

function combined(a, b, operation) {
  if (a.length !== b.length || a.some((row, i) => row.length !== b[i].length))
    throw new RangeError("sizes differ");
  return a.map((row, i) => row.map((number, j) => operation(number, b[i][j])));
}

export function addMatrices(a, b) {
  return combined(a, b, (x, y) => x + y);
}

export function subtractMatrices(a, b) {
  return combined(a, b, (x, y) => x - y);
}

/** Every number multiplied by the factor. */
export function scaleMatrix(matrix, factor) {
  return matrix.map((row) => row.map((number) => number * factor));
}

/** From the upper left to the lower right. */
export function mainDiagonal(matrix) {
  return matrix.map((row, i) => row[i]);
}

/** From the upper right to the lower left. */
export function antiDiagonal(matrix) {
  return matrix.map((row, i) => row[row.length - 1 - i]);
}

/** The sum of the main diagonal. */
export function trace(matrix) {
  return sumOf(mainDiagonal(matrix));
}

/** Both diagonals together; a number in the middle counts once. */
export function diagonalSum(matrix) {
  const middle = matrix.length % 2 === 1 ? mainDiagonal(matrix)[(matrix.length - 1) / 2] : 0;
  return trace(matrix) + sumOf(antiDiagonal(matrix)) - middle;
}

/** By how much the sums of the two diagonals differ. */
export function diagonalDifference(matrix) {
  return Math.abs(trace(matrix) - sumOf(antiDiagonal(matrix)));
}

export function rowSums(matrix) {
  return matrix.map(sumOf);
}

export function columnSums(matrix) {
  return (matrix[0] ?? []).map((_, j) => sumOf(matrix.map((row) => row[j])));
}

export function matrixSum(matrix) {
  return sumOf(flattenMatrix(matrix));
}

/** null of an empty matrix. */
export function matrixMax(matrix) {
  const numbers = flattenMatrix(matrix);
  return numbers.length > 0 ? Math.max(...numbers) : null;
}

export function flattenMatrix(matrix) {
  return matrix.flat();
}

export function identityMatrix(size) {
  return filledMatrix(size, size, 0).map((row, i) => row.map((_, j) => (i === j ? 1 : 0)));
}

export function filledMatrix(rows, columns, fill = FILL) {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => fill));
}

/** Cuts a list into rows; null when the numbers do not fit. */
export function reshape(items, rows, columns) {
  if (items.length !== rows * columns) return null;
  return filledMatrix(rows, columns).map((row, i) => row.map((_, j) => items[i * columns + j]));
}

export function isSquareMatrix(matrix) {
  return matrix.every((row) => row.length === matrix.length);
}

export function isSymmetric(matrix) {
  return (
    isSquareMatrix(matrix) && matrix.every((row, i) => row.every((number, j) => number === matrix[j][i]))
  );
}

/** Both diagonals added as they are: a number in the middle counts twice. */
export function diagonalSumOfTwo(matrix) {
  return trace(matrix) + sumOf(antiDiagonal(matrix));
}

/** The sum of the diagonal from the upper right to the lower left. */
export function antiDiagonalSum(matrix) {
  return sumOf(antiDiagonal(matrix));
}

/** By how much the sum of the main diagonal is larger than that of the other; negative where it is smaller. */
export function diagonalDifferenceAsIs(matrix) {
  return trace(matrix) - sumOf(antiDiagonal(matrix));
}

/** null of an empty matrix. */
export function matrixMin(matrix) {
  const numbers = flattenMatrix(matrix);
  return numbers.length > 0 ? Math.min(...numbers) : null;
}
