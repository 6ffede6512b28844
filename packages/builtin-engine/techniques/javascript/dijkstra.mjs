/**
 * title: Cheapest path by Dijkstra's algorithm
 * when: Edges have different costs and the cheapest way between nodes is asked for; costs are not negative.
 * words: dijkstra, shortest path, weighted graph, cheapest, route, distance, priority queue, shortest distance, distances from start, adjacency, cost of the route
 * param DIRECTED: true — whether an edge leads one way only
 */
const DIRECTED = true;

function adjacency(edges, directed) {
  const graph = new Map();
  const add = (from, to, cost) => {
    if (!(cost >= 0)) throw new RangeError("costs may not be negative");
    graph.set(from, [...(graph.get(from) ?? []), [to, cost]]);
  };
  for (const [from, to, cost] of edges) {
    add(from, to, cost);
    if (!directed) add(to, from, cost);
  }
  return graph;
}

/** Edges are [from, to, cost]. [cost, nodes of the path], or null when there is no way. */
export function cheapestPath(edges, start, goal, directed = DIRECTED) {
  const graph = adjacency(edges, directed);
  const best = new Map([[start, 0]]);
  const cameFrom = new Map();
  const open = new Set([start]);
  while (open.size > 0) {
    // A scan for the nearest is enough for some hundred nodes; more need a heap.
    const node = [...open].reduce((a, b) => (best.get(b) < best.get(a) ? b : a));
    open.delete(node);
    if (node === goal) break;
    for (const [next, cost] of graph.get(node) ?? []) {
      const total = best.get(node) + cost;
      if (total >= (best.get(next) ?? Infinity)) continue;
      best.set(next, total);
      cameFrom.set(next, node);
      open.add(next);
    }
  }
  if (!best.has(goal)) return null;
  const path = [goal];
  while (path[0] !== start) path.unshift(cameFrom.get(path[0]));
  return [best.get(goal), path];
}

/** The cost of the cheapest way alone, or another answer when there is no way. */
export function cheapestCost(edges, start, goal, directed = DIRECTED, otherwise = -1) {
  return cheapestPath(edges, start, goal, directed)?.[0] ?? otherwise;
}

/** The nodes of the cheapest way alone; null when there is no way. */
export function cheapestNodes(edges, start, goal, directed = DIRECTED) {
  return cheapestPath(edges, start, goal, directed)?.[1] ?? null;
}

const edgesOf = (graph) =>
  Object.entries(graph).flatMap(([from, ends]) => Object.entries(ends).map(([to, cost]) => [from, to, cost]));

/** The cost of the cheapest way in { node: { node: cost } }, or another answer when there is no way. */
export function cheapestCostIn(graph, start, goal, otherwise = -1) {
  return cheapestCost(edgesOf(graph), start, goal, true, otherwise);
}

/** The nodes of the cheapest way in { node: { node: cost } }; null when there is no way. */
export function cheapestNodesIn(graph, start, goal) {
  return cheapestNodes(edgesOf(graph), start, goal, true);
}

/** { node: cost of the cheapest way from the start } of a graph { node: { node: cost } }; nodes that are not reached are left out, or have null. */
export function cheapestCosts(graph, start, withUnreached = false) {
  const edges = edgesOf(graph);
  const nodes = [...new Set([start, ...Object.keys(graph), ...edges.map(([, to]) => to)])];
  const costs = nodes.map((node) => [node, cheapestCost(edges, start, node, true, null)]);
  return Object.fromEntries(costs.filter(([, cost]) => withUnreached || cost !== null));
}
