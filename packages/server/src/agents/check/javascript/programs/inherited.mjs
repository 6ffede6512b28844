// Watches what all objects and arrays inherit.
const { ownKeys } = Reflect;
const { prototype: all } = Object;
const { prototype: arrays } = Array;
const isIndex = (key) => typeof key === "string" && key >= "0" && key < ":";

/**
 * Returns a function that gives a property which all objects, or all arrays by their index, inherit since now; "" if there is
 * none. Only names in `taken` count, unless they are in `mocked`.
 */
export function createInherited(taken, mocked) {
  const isTaken = { __proto__: null };
  for (const name of taken) isTaken[name] = !mocked.has(`Object.prototype.${name}`);
  for (const key of ownKeys(all)) isTaken[key] = false;
  return () => {
    const [keys, indexes] = [ownKeys(all), ownKeys(arrays)];
    for (let i = 0; i < keys.length; i++) if (isTaken[keys[i]] || isIndex(keys[i])) return keys[i];
    for (let i = 0; i < indexes.length; i++) if (isIndex(indexes[i])) return indexes[i];
    return "";
  };
}
