/**
 * title: Connected components with union-find
 * when: Items linked by pairs have to be grouped, islands in a grid counted or a connection between two tested.
 * words: connected components, union find, disjoint set, islands, clusters, groups, friends, network, are connected, friend circles, number of components
 * param LAND: "#" — sign of the cells that belong to an island
 */
const LAND = "#";

export function createUnionFind() {
  const parent = new Map();
  const find = (item) => {
    if (!parent.has(item)) parent.set(item, item);
    let root = item;
    while (parent.get(root) !== root) root = parent.get(root);
    // What was passed points at the root from now on, so that later searches are short.
    for (let at = item; at !== root;) {
      const next = parent.get(at);
      parent.set(at, root);
      at = next;
    }
    return root;
  };
  const join = (a, b) => {
    const [first, second] = [find(a), find(b)];
    parent.set(second, first);
    return first !== second;
  };
  return { find, join, isJoined: (a, b) => find(a) === find(b) };
}

/** Groups and their items in the order of the nodes. */
export function components(nodes, edges) {
  const union = createUnionFind();
  for (const [a, b] of edges) union.join(a, b);
  const groups = new Map();
  for (const node of nodes) groups.set(union.find(node), [...(groups.get(union.find(node)) ?? []), node]);
  return [...groups.values()];
}

/** Cells that touch at a side belong together. */
export function countIslands(rows, land = LAND) {
  const cells = rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === land ? [`${y},${x}`] : [])));
  const known = new Set(cells);
  const edges = cells.flatMap((cell) => {
    const [y, x] = cell.split(",").map(Number);
    return [`${y + 1},${x}`, `${y},${x + 1}`].filter((next) => known.has(next)).map((next) => [cell, next]);
  });
  return components(cells, edges).length;
}

/** How many groups the nodes 0 to n - 1 fall into, by their edges. */
export function countComponents(n, edges) {
  return components(
    Array.from({ length: n }, (_, i) => i),
    edges,
  ).length;
}

/** Whether a way of edges leads from one node to another; a node is connected with itself. */
export function areConnected(edges, a, b) {
  const union = createUnionFind();
  for (const [from, to] of edges) union.join(from, to);
  return union.isJoined(a, b);
}

/** Groups of the nodes that edges name, in the order in which they come. */
export function groupsOfEdges(edges) {
  return components([...new Set(edges.flat())], edges);
}
