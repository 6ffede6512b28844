/**
 * title: Matrices: border, rings, diagonals, snake order
 * when: The border of a matrix has to be summed or its ring turned, a part summed, or its items read by diagonals or like a snake.
 * words: matrix, border, border sum, outer ring, ring, rotate ring, rotate matrix layer, perimeter of matrix, inner sum, sum of region, submatrix sum, snake order, zigzag, boustrophedon, diagonal order, diagonals, triangle, upper triangular, frame, edge cells
 * param PLACES: 1 — places by which a ring is turned, in the direction of the clock
 */
const PLACES = 1;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const isBorder = (rows, y, x) => y === 0 || x === 0 || y === rows.length - 1 || x === rows[y].length - 1;

/** The sum of the outer ring. */
export function borderSum(rows) {
  return sum(rows.flatMap((row, y) => row.filter((_, x) => isBorder(rows, y, x))));
}

/** The sum of all that is not in the outer ring. */
export function innerSum(rows) {
  return sum(rows.flatMap((row, y) => row.filter((_, x) => !isBorder(rows, y, x))));
}

/** The sum of a part from one row and column to another, both included. */
export function regionSum(rows, top, left, bottom, right) {
  return sum(rows.slice(top, bottom + 1).flatMap((row) => row.slice(left, right + 1)));
}

/** Items row by row, every second row backwards. */
export function snakeOrder(rows) {
  return rows.flatMap((row, y) => (y % 2 === 0 ? row : [...row].reverse()));
}

/** Lists of the diagonals that rise to the right, from the upper left on. */
export function diagonals(rows) {
  const found = [];
  for (const [y, row] of rows.entries())
    for (const [x, item] of row.entries()) (found[y + x] ??= []).push(item);
  return found;
}

/** The outer ring in the direction of the clock, from the upper left on. */
export function ringItems(rows) {
  const [height, width] = [rows.length, rows[0]?.length ?? 0];
  if (height < 2 || width < 2) return rows.flat();
  return [
    ...rows[0],
    ...rows.slice(1).map((row) => row[width - 1]),
    ...rows[height - 1].slice(0, -1).reverse(),
    ...rows
      .slice(1, -1)
      .map((row) => row[0])
      .reverse(),
  ];
}

/** The matrix with its outer ring moved by so many places in the direction of the clock. */
export function rotateRing(rows, places = PLACES) {
  const result = rows.map((row) => [...row]);
  const [height, width] = [rows.length, rows[0]?.length ?? 0];
  const ring = ringItems(rows);
  const placesOfRing = ringItems(rows.map((row, y) => row.map((_, x) => y * width + x)));
  for (const [i, place] of placesOfRing.entries()) {
    const from = (((i - places) % ring.length) + ring.length) % ring.length;
    if (height > 0) result[Math.floor(place / width)][place % width] = ring[from];
  }
  return result;
}

/** Numbers on and above the main diagonal, all others 0. */
export function upperTriangle(rows) {
  return rows.map((row, y) => row.map((number, x) => (x >= y ? number : 0)));
}

/** Whether all below the main diagonal is 0. */
export function isUpperTriangular(rows) {
  return rows.every((row, y) => row.every((number, x) => x >= y || number === 0));
}
