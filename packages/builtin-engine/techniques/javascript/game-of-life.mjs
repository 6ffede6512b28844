/**
 * title: Conway's game of life, neighbours in a grid
 * when: The next generation of Conway's game of life is wanted, the state after some steps, or the neighbours of a cell or mine counted.
 * words: game of life, conway, cellular automaton, next generation, live cells, dead cells, neighbours, neighbors, grid, minesweeper, count mines, step
 * param STEPS: 1 — generations that pass
 * param WRAP: false — whether the edges of the grid meet
 */
const STEPS = 1;
const WRAP = false;

/** How many of the eight cells around one are alive (1). */
export function countNeighbours(grid, row, column, wrap = WRAP) {
  let count = 0;
  const [height, width] = [grid.length, grid[0]?.length ?? 0];
  for (const dy of [-1, 0, 1])
    for (const dx of [-1, 0, 1]) {
      const [y, x] = [row + dy, column + dx];
      const cell = wrap ? grid[(y + height) % height][(x + width) % width] : grid[y]?.[x];
      if ((dy !== 0 || dx !== 0) && cell) count += 1;
    }
  return count;
}

/** Alive with three neighbours, or with two if alive before. Rows of 0 and 1. */
export function nextGeneration(grid, wrap = WRAP) {
  return grid.map((row, y) =>
    row.map((cell, x) => {
      const count = countNeighbours(grid, y, x, wrap);
      return count === 3 || (count === 2 && cell) ? 1 : 0;
    }),
  );
}

export function gameOfLife(grid, steps = STEPS, wrap = WRAP) {
  let state = grid.map((row) => [...row]);
  for (let i = 0; i < steps; i++) state = nextGeneration(state, wrap);
  return state;
}

export function countAlive(grid) {
  return grid.flat().filter(Boolean).length;
}

/** Rows of a minefield as texts: each free square gets the number of mines ("*") around it, or stays as it is. */
export function annotateMines(rows) {
  const mines = rows.map((row) => [...row].map((square) => (square === "*" ? 1 : 0)));
  return rows.map((row, y) =>
    [...row].map((square, x) => (square === "*" ? square : countNeighbours(mines, y, x) || square)).join(""),
  );
}

/** The next row of an elementary automaton by its rule from 0 to 255; outside all is 0. */
export function nextRow(cells, rule) {
  return cells.map((cell, i) => (rule >> ((cells[i - 1] ?? 0) * 4 + cell * 2 + (cells[i + 1] ?? 0))) & 1);
}

/** As gameOfLife for rows that are texts of signs: "#" lives and "." does not. */
export function gameOfLifeOfTexts(rows, steps = STEPS, alive = "#", dead = ".") {
  const grid = rows.map((row) => [...row].map((sign) => (sign === alive ? 1 : 0)));
  return gameOfLife(grid, steps).map((row) => row.map((cell) => (cell === 1 ? alive : dead)).join(""));
}

/** As annotateMines with a 0 where no mine is near, as a list of lists of numbers and "*", or as texts. */
export function minesWithZeros(rows, asTexts = false) {
  const mines = rows.map((row) => [...row].map((square) => (square === "*" ? 1 : 0)));
  const marked = mines.map((row, y) =>
    row.map((mine, x) => (mine === 1 ? "*" : countNeighbours(mines, y, x))),
  );
  return asTexts ? marked.map((row) => row.join("")) : marked;
}
