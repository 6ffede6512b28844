/**
 * title: Trees of nested objects and lists: count, depth, leaves, paths
 * when: A tree of nested objects with children or replies, a binary tree with left and right or a tree of names has to be counted, summed or walked.
 * words: tree, trees, nested, nested objects, children, child, replies, comments, comment thread, count nodes, depth, height, leaves, leaf, sum of tree, paths, root to leaf, binary tree, inorder, preorder, postorder, traversal, level order, folders, folder size, menu, family tree, ancestors, descendants, employees, boss, invert tree
 * param CHILDREN: "children" — field with the list of children
 * param VALUE: "value" — field with the value of a node
 */
const CHILDREN = "children";
const VALUE = "value";

/** The children of a node: of its list, or left and right. */
function childrenOf(node, children) {
  const listed = node[children];
  if (Array.isArray(listed)) return listed;
  return [node.left, node.right].filter((child) => child !== null && child !== undefined);
}

/** All nodes, each before its children. */
function nodesOf(node, children) {
  if (node === null || node === undefined) return [];
  return [node, ...childrenOf(node, children).flatMap((child) => nodesOf(child, children))];
}

/** How many nodes a tree has; 0 for null. */
export function countNodes(tree, children = CHILDREN) {
  return nodesOf(tree, children).length;
}

/** How many nodes there are in a list of trees: comments with all replies. */
export function countAllNodes(trees, children = "replies") {
  return trees.reduce((sum, tree) => sum + countNodes(tree, children), 0);
}

/** Nodes from the root to the deepest leaf; 0 for null. */
export function treeDepth(tree, children = CHILDREN) {
  if (tree === null || tree === undefined) return 0;
  return 1 + Math.max(0, ...childrenOf(tree, children).map((child) => treeDepth(child, children)));
}

export function countLeaves(tree, children = CHILDREN) {
  return nodesOf(tree, children).filter((node) => childrenOf(node, children).length === 0).length;
}

/** Values of the nodes without children, from left to right. */
export function leafValues(tree, children = CHILDREN, value = VALUE) {
  return nodesOf(tree, children)
    .filter((node) => childrenOf(node, children).length === 0)
    .map((node) => node[value]);
}

/** The values, each before those of its children. */
export function treeValues(tree, children = CHILDREN, value = VALUE) {
  return nodesOf(tree, children).map((node) => node[value]);
}

/** The sum of all values; a node without one counts 0. */
export function treeSum(tree, children = CHILDREN, value = VALUE) {
  return nodesOf(tree, children).reduce((sum, node) => sum + (node[value] ?? 0), 0);
}

/** The largest value; null for null. */
export function treeMax(tree, children = CHILDREN, value = VALUE) {
  const values = treeValues(tree, children, value);
  return values.length === 0 ? null : Math.max(...values);
}

/** Lists of values, one for each level from the root on. */
export function treeLevels(tree, children = CHILDREN, value = VALUE) {
  const levels = [];
  for (let row = tree ? [tree] : []; row.length > 0; row = row.flatMap((node) => childrenOf(node, children)))
    levels.push(row.map((node) => node[value]));
  return levels;
}

/** Values from the root to each leaf. */
export function treePaths(tree, children = CHILDREN, value = VALUE) {
  if (!tree) return [];
  const below = childrenOf(tree, children).flatMap((child) => treePaths(child, children, value));
  return below.length === 0 ? [[tree[value]]] : below.map((path) => [tree[value], ...path]);
}

/** As treePaths, each as a text. */
export function treePathTexts(tree, separator = "->", children = CHILDREN, value = VALUE) {
  return treePaths(tree, children, value).map((path) => path.join(separator));
}

/** Whether some path from the root to a leaf has the sum. */
export function hasPathSum(tree, target, children = CHILDREN, value = VALUE) {
  return treePaths(tree, children, value).some((path) => path.reduce((sum, one) => sum + one, 0) === target);
}

/** The values from the root to the first node with a value; null where there is none. */
export function pathToValue(tree, wanted, children = CHILDREN, value = VALUE) {
  if (!tree) return null;
  if (tree[value] === wanted) return [wanted];
  for (const child of childrenOf(tree, children)) {
    const path = pathToValue(child, wanted, children, value);
    if (path !== null) return [tree[value], ...path];
  }
  return null;
}

export function treeIncludes(tree, wanted, children = CHILDREN, value = VALUE) {
  return treeValues(tree, children, value).includes(wanted);
}

/** Values of a binary tree { value, left, right }: left, node, right. */
export function inorder(tree, value = VALUE) {
  return tree ? [...inorder(tree.left, value), tree[value], ...inorder(tree.right, value)] : [];
}

/** Values of a binary tree: left, right, node. */
export function postorder(tree, value = VALUE) {
  return tree ? [...postorder(tree.left, value), ...postorder(tree.right, value), tree[value]] : [];
}

/** A binary tree with left and right changed everywhere. */
export function invertTree(tree) {
  return tree ? { ...tree, left: invertTree(tree.right), right: invertTree(tree.left) } : null;
}

/** Whether a binary tree is a search tree: its values rise from left to right. */
export function isSearchTree(tree, value = VALUE) {
  return inorder(tree, value).every((one, i, all) => i === 0 || all[i - 1] < one);
}

/** Lines with the values, deeper ones further to the right. */
export function treeLines(tree, indent = "  ", children = CHILDREN, value = VALUE) {
  if (!tree) return [];
  const below = childrenOf(tree, children).flatMap((child) => treeLines(child, indent, children, value));
  return [String(tree[value]), ...below.map((line) => indent + line)];
}

/** All below a name in { name: [names] }, each before those below it. */
export function descendants(links, name) {
  return (links[name] ?? []).flatMap((child) => [child, ...descendants(links, child)]);
}

/** All above a name in { child: parent }, the nearest first. */
export function ancestors(parents, name) {
  const found = [];
  for (let at = parents[name]; at !== undefined && at !== null && !found.includes(at); at = parents[at])
    found.push(at);
  return found;
}

/** The sum of all numbers in nested objects: folders with the sizes of files. */
export function nestedTotal(value) {
  if (typeof value === "number") return value;
  if (value === null || typeof value !== "object") return 0;
  return Object.values(value).reduce((sum, part) => sum + nestedTotal(part), 0);
}
