/**
 * title: Nested lists: sum, count, maximum, weighted by depth
 * when: The numbers in nested lists or objects have to be added, counted, compared or weighted by their depth.
 * words: nested list, nested sum, recursive sum, sum nested, deep sum, sum of nested object, depth sum, count nested, deep count, nested maximum, product sum, recursion
 * param WEIGHT: 1 — weight of the outermost level in the sum by depth
 */
const WEIGHT = 1;

/** Every number in nested lists and objects, in order; texts and others are left out. */
export function nestedNumbers(value) {
  if (typeof value === "number") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(nestedNumbers);
}

export function nestedSum(value) {
  return nestedNumbers(value).reduce((sum, number) => sum + number, 0);
}

export function nestedProduct(value) {
  return nestedNumbers(value).reduce((product, number) => product * number, 1);
}

/** null when there is no number. */
export function nestedMax(value) {
  const numbers = nestedNumbers(value);
  return numbers.length > 0 ? Math.max(...numbers) : null;
}

/** Only even numbers. */
export function nestedEvenSum(value) {
  return nestedSum(nestedNumbers(value).filter((number) => number % 2 === 0));
}

/** Items that are no lists, at every depth. */
export function nestedCount(items) {
  return items.reduce((count, item) => count + (Array.isArray(item) ? nestedCount(item) : 1), 0);
}

/** Items at every depth, the inner lists counted too. */
export function deepCount(items) {
  return items.reduce((count, item) => count + 1 + (Array.isArray(item) ? deepCount(item) : 0), 0);
}

/** Each number times its depth: the outermost level counts once, the next twice. */
export function depthSum(items, weight = WEIGHT) {
  return items.reduce(
    (sum, item) => sum + (Array.isArray(item) ? depthSum(item, weight + 1) : item * weight),
    0,
  );
}

/** The sum of a list is multiplied by its depth, the sums of inner lists included. */
export function productSum(items, weight = WEIGHT) {
  return (
    weight * items.reduce((sum, item) => sum + (Array.isArray(item) ? productSum(item, weight + 1) : item), 0)
  );
}

/** Whether an item stands anywhere in nested lists. */
export function nestedIncludes(items, wanted) {
  return items.some((item) => (Array.isArray(item) ? nestedIncludes(item, wanted) : item === wanted));
}

/** How deep objects lie inside one another: 1 for a flat object, 0 for anything else. */
export function objectDepth(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(objectDepth));
}

/** Each number times its depth where the outermost level counts nothing: depth from 0. */
export function depthSumFromOut(items) {
  return depthSum(items, 0);
}

/** The smallest number; null when there is none. */
export function nestedMin(value) {
  const numbers = nestedNumbers(value);
  return numbers.length > 0 ? Math.min(...numbers) : null;
}

/** How many numbers there are, at every depth; texts and others do not count. */
export function nestedCountOnly(value) {
  return nestedNumbers(value).length;
}

/** How deep lists lie inside one another: 1 for a flat list, 0 for anything else. */
export function nestedDepth(value) {
  return Array.isArray(value) ? 1 + Math.max(0, ...value.map(nestedDepth)) : 0;
}
