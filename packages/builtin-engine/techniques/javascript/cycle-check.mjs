/**
 * title: Find a cycle in a graph
 * when: Dependencies, links or redirects may lead round in a circle, and the circle has to be shown.
 * words: cycle, circular dependency, loop, directed graph, deadlock, depth first search, linked list, floyd
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
