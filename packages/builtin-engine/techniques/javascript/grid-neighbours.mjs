/**
 * title: Grids: neighbours, islands and their sizes, flood fill
 * when: The neighbours of a cell have to be summed or counted, islands of a grid measured, an area filled, or local peaks of a grid found.
 * words: grid, neighbours, neighbors, adjacent cells, surrounding, sum of neighbours, count neighbours, island, islands, island size, largest island, area, perimeter, flood fill, paint bucket, region, blob, connected cells, peaks, low points, mines, minesweeper, four directions, eight directions, maze, walls, cells
 * param VALUE: 1 — sign of land, or of cells that count
 * param DIAGONAL: true — whether cells that touch at a corner are neighbours
 */
const VALUE = 1;
const DIAGONAL = true;

const rowsOf = (grid) => grid.map((row) => [...row]);

/** Places [row, column] beside one, above first. */
function placesAround(rows, y, x, diagonal) {
  const found = [];
  for (const dy of [-1, 0, 1])
    for (const dx of [-1, 0, 1]) {
      if ((dy === 0 && dx === 0) || (!diagonal && dy !== 0 && dx !== 0)) continue;
      if (rows[y + dy]?.[x + dx] !== undefined) found.push([y + dy, x + dx]);
    }
  return found;
}

/** What stands beside a cell, row by row. */
export function neighboursOf(grid, row, column, diagonal = DIAGONAL) {
  return placesAround(grid, row, column, diagonal).map(([y, x]) => grid[y][x]);
}

/** The sum of the numbers beside a cell. */
export function neighbourSum(grid, row, column, diagonal = DIAGONAL) {
  return neighboursOf(grid, row, column, diagonal).reduce((sum, number) => sum + number, 0);
}

/** The grid of the sums of all neighbours. */
export function neighbourSums(grid, diagonal = DIAGONAL) {
  return rowsOf(grid).map((row, y) => row.map((_, x) => neighbourSum(grid, y, x, diagonal)));
}

/** How many cells beside a cell have the value. */
export function countNeighboursLike(grid, row, column, value = VALUE, diagonal = DIAGONAL) {
  return neighboursOf(grid, row, column, diagonal).filter((one) => one === value).length;
}

/** Lists of the places of each region of equal cells with the value, in the order in which they begin. */
function regionsOf(rows, value, diagonal) {
  const seen = new Set();
  const regions = [];
  for (const [y, row] of rows.entries())
    for (const [x, sign] of row.entries()) {
      if (sign !== value || seen.has(`${y},${x}`)) continue;
      const region = [[y, x]];
      seen.add(`${y},${x}`);
      for (const [a, b] of region)
        for (const [c, d] of placesAround(rows, a, b, diagonal)) {
          if (rows[c][d] !== value || seen.has(`${c},${d}`)) continue;
          seen.add(`${c},${d}`);
          region.push([c, d]);
        }
      regions.push(region);
    }
  return regions;
}

/** The sizes of all islands, in the order in which they begin; sides alone connect unless corners are wanted. */
export function islandSizes(grid, land = VALUE, diagonal = false) {
  return regionsOf(rowsOf(grid), land, diagonal).map((region) => region.length);
}

/** The size of the largest island; 0 where there is none. */
export function largestIsland(grid, land = VALUE, diagonal = false) {
  return Math.max(0, ...islandSizes(grid, land, diagonal));
}

/** How many islands there are. */
export function numberOfIslands(grid, land = VALUE, diagonal = false) {
  return islandSizes(grid, land, diagonal).length;
}

/** The sides of land cells that touch no other land. */
export function islandPerimeter(grid, land = VALUE) {
  return regionsOf(rowsOf(grid), land, false)
    .flat()
    .reduce((sum, [y, x]) => sum + 4 - countNeighboursLike(grid, y, x, land, false), 0);
}

/** The grid with the region of a cell in another colour. */
export function floodFill(grid, row, column, color, diagonal = false) {
  const rows = rowsOf(grid);
  const region = regionsOf(rows, rows[row][column], diagonal).find((places) =>
    places.some(([y, x]) => y === row && x === column),
  );
  for (const [y, x] of region) rows[y][x] = color;
  return rows;
}

/** Numbers that are larger than all beside them. */
export function gridPeaks(grid, diagonal = DIAGONAL) {
  return grid.flatMap((row, y) =>
    row.filter((number, x) => neighboursOf(grid, y, x, diagonal).every((other) => number > other)),
  );
}

/** Numbers that are smaller than those above, below, left and right. */
export function gridLowPoints(grid, diagonal = false) {
  return grid.flatMap((row, y) =>
    row.filter((number, x) => neighboursOf(grid, y, x, diagonal).every((other) => number < other)),
  );
}

/** The grid of numbers of mines beside each cell; mines stay, as a sign. */
export function minesweeperBoard(grid, mine = "*") {
  return rowsOf(grid).map((row, y) =>
    row.map((sign, x) => (sign === mine ? mine : countNeighboursLike(grid, y, x, mine, true))),
  );
}
