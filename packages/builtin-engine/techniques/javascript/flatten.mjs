/**
 * title: Flatten nested lists
 * when: Lists inside lists have to become one list, wholly or to a depth.
 * words: flatten, nested list, depth, recursive, concat, flat
 * param DEPTH: 1000 — how many levels of nesting are taken away
 */
const DEPTH = 1000;

/** Texts and objects stay whole; what is nested deeper than the depth stays nested. */
export function flatten(items, depth = DEPTH) {
  // A stack of our own, so that deep nesting cannot overflow the engine's.
  const stack = items.map((item) => [item, depth]).reverse();
  const flat = [];
  while (stack.length > 0) {
    const [item, left] = stack.pop();
    if (!Array.isArray(item) || left <= 0) flat.push(item);
    else for (let i = item.length - 1; i >= 0; i--) stack.push([item[i], left - 1]);
  }
  return flat;
}

/** How many lists lie inside one another; 1 for a flat list. */
export function nesting(items) {
  let level = items;
  for (let depth = 1; ; depth++) {
    const inner = level.filter((item) => Array.isArray(item));
    if (inner.length === 0) return depth;
    level = inner.flat();
  }
}

/** One level of nesting taken away. */
export function flattenOnce(items) {
  return flatten(items, 1);
}

/** How many lists lie inside one another, where a flat list has none, 0. */
export function nestingDepth(items) {
  return nesting(items) - 1;
}
