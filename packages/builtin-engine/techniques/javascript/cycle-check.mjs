/**
 * title: Find a cycle in a graph
 * when: Dependencies, links or redirects may lead round in a circle, and the circle has to be shown.
 * words: cycle, circular dependency, loop, directed graph, deadlock, depth first search, linked list, floyd, has cycle, is cyclic, course schedule, detect cycle
 * param DIRECTED: true — whether edges lead one way only
 */
const DIRECTED = true;

/** The nodes of one cycle, the first named again at the end, or null. */
export function findCycle(edges, directed = DIRECTED) {
  const graph = new Map();
  const add = (from, to, edge) => graph.set(from, [...(graph.get(from) ?? []), [to, edge]]);
  for (const [edge, [from, to]] of edges.entries()) {
    add(from, to, edge);
    if (!directed) add(to, from, edge);
  }
  const done = new Set();
  for (const start of graph.keys()) {
    if (done.has(start)) continue;
    // A stack of our own: long chains would overflow the engine's. Each entry: node, edge it came by, next branch.
    const path = [[start, -1, 0]];
    const onPath = new Set([start]);
    while (path.length > 0) {
      const top = path.at(-1);
      const branch = (graph.get(top[0]) ?? [])[top[2]++];
      if (!branch) {
        done.add(top[0]);
        onPath.delete(top[0]);
        path.pop();
        continue;
      }
      const [next, edge] = branch;
      // Back over the same edge is no cycle where edges lead both ways.
      if (done.has(next) || (!directed && edge === top[1])) continue;
      if (onPath.has(next)) {
        const nodes = path.map(([node]) => node);
        return [...nodes.slice(nodes.indexOf(next)), next];
      }
      onPath.add(next);
      path.push([next, edge, 0]);
    }
  }
  return null;
}

/** Whether there is a cycle; edges lead one way only, or both ways. */
export function hasCycle(edges, directed = DIRECTED) {
  return findCycle(edges, directed) !== null;
}

/** Whether { node: [nodes it leads to] } holds a cycle. */
export function hasCycleIn(graph, directed = DIRECTED) {
  const pairs = Object.entries(graph).flatMap(([from, ends]) => ends.map((to) => [from, String(to)]));
  // Both nodes name an edge that leads both ways: it is one edge.
  const isTold = ([from, to], i) => pairs.slice(0, i).some(([a, b]) => a === to && b === from);
  return hasCycle(directed ? pairs : pairs.filter((pair, i) => !isTold(pair, i)), directed);
}

/** Whether all of so many courses, 0 and up, can be taken, where [course, course before it] have to be kept. */
export function canFinishAll(count, before) {
  return before.every(([course]) => course < count) && !hasCycle(before, true);
}
