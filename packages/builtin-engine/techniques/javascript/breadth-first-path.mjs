/**
 * title: Shortest path by breadth-first search, in a graph or a maze
 * when: The fewest steps between two nodes or two cells of a grid are asked for, all steps costing the same.
 * words: bfs, breadth first, shortest path, maze, grid, steps, graph, flood fill, hops
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
