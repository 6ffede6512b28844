/**
 * title: Read or fill a grid in a spiral
 * when: The cells of a matrix have to be visited or numbered from the outside to the inside.
 * words: spiral, matrix, grid, clockwise, traverse, snake, layers
 * param START: 1 — first number when a spiral is filled
 */
const START = 1;

/** Clockwise from the upper left corner. */
export function readSpiral(rows) {
  const cells = [];
  let [top, left, bottom, right] = [0, 0, rows.length - 1, (rows[0]?.length ?? 0) - 1];
  while (top <= bottom && left <= right) {
    for (let x = left; x <= right; x++) cells.push(rows[top][x]);
    for (let y = top + 1; y <= bottom; y++) cells.push(rows[y][right]);
    // A single row or column is not read back.
    if (top < bottom) for (let x = right - 1; x >= left; x--) cells.push(rows[bottom][x]);
    if (left < right) for (let y = bottom - 1; y > top; y--) cells.push(rows[y][left]);
    [top, left, bottom, right] = [top + 1, left + 1, bottom - 1, right - 1];
  }
  return cells;
}

export function fillSpiral(height, width = height, start = START) {
  const places = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => [y, x]));
  const grid = Array.from({ length: height }, () => Array(width).fill(0));
  for (const [i, [y, x]] of readSpiral(places).entries()) grid[y][x] = start + i;
  return grid;
}
