/**
 * title: Read and set nested values by a path
 * when: A value deep inside objects and lists is addressed by a path such as users[0].name.
 * words: deep get, path, nested, lodash get, safe access, set, json path, dotted key
 * param FALLBACK: null — what is returned where the path leads nowhere
 */
const FALLBACK = null;

/** "a.b[0]" → ["a", "b", 0]. */
export function parsePath(path) {
  if (path !== "" && !/^(?:[^.[\]]+|\[\d+\])(?:\.[^.[\]]+|\[\d+\])*$/.test(path))
    throw new RangeError(`not a path: ${path}`);
  return (path.match(/[^.[\]]+|\[\d+\]/g) ?? []).map((part) =>
    part.startsWith("[") ? Number(part.slice(1, -1)) : part,
  );
}

const holds = (value, key) =>
  typeof key === "number"
    ? Array.isArray(value) && key < value.length
    : value !== null && typeof value === "object" && !Array.isArray(value) && Object.hasOwn(value, key);

/** A place of a list may be written as a key too: "users.0.name". */
const keyFor = (value, key) => (Array.isArray(value) && /^\d+$/.test(key) ? Number(key) : key);

/** A value that is there is returned, also when it is null or false. */
export function deepGet(value, path, fallback = FALLBACK) {
  let at = value;
  for (const part of parsePath(path)) {
    const key = keyFor(at, part);
    if (!holds(at, key)) return fallback;
    at = at[key];
  }
  return at;
}

/** A copy in which the path leads to the value; what lies beside the path is shared, not copied. */
export function deepSet(value, path, replacement) {
  const set = (at, [part, ...rest]) => {
    if (part === undefined) return replacement;
    const key = keyFor(at, part);
    if (key === "__proto__") throw new RangeError("not a path to set");
    const copy =
      typeof key === "number" ? (Array.isArray(at) ? [...at] : []) : Array.isArray(at) ? {} : { ...at };
    if (typeof key === "number" && key > copy.length) throw new RangeError("a list may not get holes");
    copy[key] = set(holds(at, key) ? at[key] : undefined, rest);
    return copy;
  };
  return set(value, parsePath(path));
}
