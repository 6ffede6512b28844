/**
 * title: Differences between two nested objects
 * when: Two versions of JSON data have to be compared and the changes listed with their paths.
 * words: diff, compare, changes, json diff, added, removed, changed, patch, deep equal
 * param SEPARATOR: "." — what stands between the keys of a path
 */
const SEPARATOR = ".";

const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

export function deepEqual(a, b) {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => deepEqual(item, b[i]));
  if (isObject(a) && isObject(b)) {
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length &&
      keys.every((key) => Object.hasOwn(b, key) && deepEqual(a[key], b[key]))
    );
  }
  return Object.is(a, b);
}

/** [kind, path] with kind added, removed or changed, ordered by path. Lists are compared as a whole. */
export function objectDiff(before, after, separator = SEPARATOR) {
  const changes = [];
  const visit = (a, b, prefix) => {
    for (const key of [...new Set([...Object.keys(a), ...Object.keys(b)])].sort()) {
      const path = prefix + key;
      if (!Object.hasOwn(a, key)) changes.push(["added", path]);
      else if (!Object.hasOwn(b, key)) changes.push(["removed", path]);
      else if (isObject(a[key]) && isObject(b[key])) visit(a[key], b[key], path + separator);
      else if (!deepEqual(a[key], b[key])) changes.push(["changed", path]);
    }
  };
  visit(before, after, "");
  return changes;
}
