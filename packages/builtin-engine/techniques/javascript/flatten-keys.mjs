/**
 * title: Flatten nested objects to dotted keys and back
 * when: Nested JSON has to become a flat table of keys and values, or the other way round.
 * words: flatten object, dotted keys, nested json, unflatten, expand, environment, properties
 * param SEPARATOR: "." — what stands between the keys of the levels
 */
const SEPARATOR = ".";

const isBranch = (value) =>
  value !== null && typeof value === "object" && !Array.isArray(value) && Object.keys(value).length > 0;

/** Lists and empty objects are values. */
export function flattenKeys(object, separator = SEPARATOR) {
  const entries = [];
  const visit = (value, prefix) => {
    for (const [key, inner] of Object.entries(value)) {
      if (key.includes(separator)) throw new RangeError(`the key ${key} holds the separator`);
      if (isBranch(inner)) visit(inner, prefix + key + separator);
      else entries.push([prefix + key, inner]);
    }
  };
  visit(object, "");
  return Object.fromEntries(entries);
}

export function expandKeys(flat, separator = SEPARATOR) {
  const root = {};
  for (const [path, value] of Object.entries(flat)) {
    const keys = path.split(separator);
    if (keys.includes("__proto__")) throw new RangeError("not a key");
    let at = root;
    for (const key of keys.slice(0, -1)) {
      if (!Object.hasOwn(at, key)) at[key] = {};
      at = at[key];
      if (at === null || typeof at !== "object" || Array.isArray(at))
        throw new RangeError(`${path} lies inside a value`);
    }
    const last = keys.at(-1);
    if (Object.hasOwn(at, last)) throw new RangeError(`${path} is given twice`);
    at[last] = value;
  }
  return root;
}

/** Lists too become keys by their places: {"a": [1]} gives "a.0", or "a[0]" where places stand in brackets. */
export function flattenAllKeys(object, bracketed = false) {
  const entries = [];
  const visit = (value, path) => {
    const isBranchOrList = value !== null && typeof value === "object" && Object.keys(value).length > 0;
    if (!isBranchOrList) entries.push([path, value]);
    else
      for (const [key, inner] of Object.entries(value)) {
        const inBrackets = bracketed && Array.isArray(value);
        visit(inner, inBrackets ? `${path}[${key}]` : path === "" ? key : path + SEPARATOR + key);
      }
  };
  if (Object.keys(object).length > 0) visit(object, "");
  return Object.fromEntries(entries);
}
