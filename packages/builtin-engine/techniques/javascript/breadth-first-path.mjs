/**
 * title: Shortest path by breadth-first search, in a graph or a maze
 * when: The fewest steps between two nodes or two cells of a grid are asked for, all steps costing the same.
 * words: bfs, breadth first, shortest path, maze, grid, steps, graph, flood fill, hops, shortest path in grid, binary matrix, eight directions, zeros and ones, reachable, breadth first order, traversal, degrees of separation
 * param WALL: "#" — sign of a cell that cannot be entered
 */
const WALL = "#";

/** The nodes of a shortest path, both ends included, or null. `neighbours` lists what a node leads to. */
export function shortestPath(start, goal, neighbours) {
  const cameFrom = new Map([[start, null]]);
  const queue = [start];
  // The queue is read by place: shift() would move the whole list each time.
  for (let at = 0; at < queue.length; at++) {
    if (queue[at] === goal) {
      const path = [];
      for (let node = goal; node !== null; node = cameFrom.get(node)) path.unshift(node);
      return path;
    }
    for (const next of neighbours(queue[at])) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, queue[at]);
      queue.push(next);
    }
  }
  return null;
}

export function pathInGraph(graph, start, goal) {
  return shortestPath(start, goal, (node) => (Object.hasOwn(graph, node) ? graph[node] : []));
}

/** Fewest steps between two [row, column] cells of a list of texts, or -1; up, down, left and right. */
export function stepsInMaze(rows, start, goal, wall = WALL) {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const free = (y, x) => rows[y]?.[x] !== undefined && rows[y][x] !== wall;
  if (!free(...start) || !free(...goal)) return -1;
  // A cell as one number: lists are only equal to themselves.
  const path = shortestPath(start[0] * width + start[1], goal[0] * width + goal[1], (cell) => {
    const [y, x] = [Math.floor(cell / width), cell % width];
    const around = [
      [y - 1, x],
      [y, x + 1],
      [y + 1, x],
      [y, x - 1],
    ];
    return around.filter(([a, b]) => free(a, b)).map(([a, b]) => a * width + b);
  });
  return path === null ? -1 : path.length - 1;
}

/** Fewest steps from the upper left to the lower right cell of rows of 0 (free) and 1 (wall), or -1; over corners too, or the cells counted instead of the steps, where that is wanted. */
export function stepsInGrid(grid, diagonal = false, countCells = false) {
  return stepsInGridFrom(
    grid,
    [0, 0],
    [grid.length - 1, grid[grid.length - 1].length - 1],
    diagonal,
    countCells,
  );
}

/** As stepsInGrid from one [row, column] to another. */
export function stepsInGridFrom(grid, start, goal, diagonal = false, countCells = false) {
  const free = ([y, x]) => grid[y]?.[x] === 0;
  if (!free(start) || !free(goal)) return -1;
  const seen = new Set([start.join()]);
  let cells = [start];
  for (let steps = 0; cells.length > 0; steps++) {
    if (cells.some(([y, x]) => y === goal[0] && x === goal[1])) return steps + (countCells ? 1 : 0);
    const next = [];
    for (const cell of cells.flatMap((one) => around(one, diagonal))) {
      if (seen.has(cell.join()) || !free(cell)) continue;
      seen.add(cell.join());
      next.push(cell);
    }
    cells = next;
  }
  return -1;
}

function around([y, x], diagonal) {
  const turns = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dy, dx]));
  return turns.filter(([dy, dx]) => diagonal || dy * dx === 0).map(([dy, dx]) => [y + dy, x + dx]);
}

/** Fewest steps between two nodes of { node: [nodes] }, or another answer when there is no way. */
export function stepsInGraph(graph, start, goal, otherwise = -1) {
  const path = pathInGraph(graph, start, goal);
  return path === null ? otherwise : path.length - 1;
}

/** Whether one node of { node: [nodes] } can be reached from another. */
export function isReachable(graph, start, goal) {
  return pathInGraph(graph, start, goal) !== null;
}

/** All nodes of { node: [nodes] } that can be reached, in the order of a breadth-first search, the start first, or left out. */
export function breadthFirstOrder(graph, start, withoutStart = false) {
  const order = [start];
  for (let at = 0; at < order.length; at++)
    for (const next of Object.hasOwn(graph, order[at]) ? graph[order[at]] : [])
      if (!order.includes(next)) order.push(next);
  return withoutStart ? order.slice(1) : order;
}
