/**
 * title: Merge nested settings
 * when: Defaults and overrides are nested objects that have to be merged without changing either.
 * words: deep merge, settings, config, defaults, override, recursive, extend, assign
 * param APPEND_LISTS: false — whether lists are joined; otherwise the later list wins
 */
const APPEND_LISTS = false;

const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/** Later values win; objects are merged key by key. The result shares nothing with the inputs. */
export function deepMerge(base, override, appendLists = APPEND_LISTS) {
  if (isObject(base) && isObject(override)) {
    const keys = [...new Set([...Object.keys(base), ...Object.keys(override)])];
    // fromEntries makes own keys: "__proto__" in untrusted settings changes no prototype.
    return Object.fromEntries(
      keys.map((key) => {
        if (!Object.hasOwn(override, key)) return [key, structuredClone(base[key])];
        return [
          key,
          Object.hasOwn(base, key)
            ? deepMerge(base[key], override[key], appendLists)
            : structuredClone(override[key]),
        ];
      }),
    );
  }
  if (appendLists && Array.isArray(base) && Array.isArray(override))
    return structuredClone([...base, ...override]);
  return structuredClone(override);
}
