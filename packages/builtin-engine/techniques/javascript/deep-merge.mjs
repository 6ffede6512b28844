/**
 * title: Merge nested settings
 * when: Defaults and overrides are nested objects that have to be merged without changing either.
 * words: deep merge, settings, config, defaults, override, recursive, extend, assign, merge objects, merge dictionaries, shallow merge, add values of equal keys
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

/** As deepMerge where null in the later settings changes nothing; lists are joined where that is wanted. */
export function deepMergeWithoutNull(base, override, appendLists = APPEND_LISTS) {
  const kept = (value) => {
    if (!isObject(value)) return value;
    const entries = Object.entries(value).filter(([, inner]) => inner !== null);
    return Object.fromEntries(entries.map(([key, inner]) => [key, kept(inner)]));
  };
  return deepMerge(base, kept(override), appendLists);
}

/** As deepMerge for a list of settings, the last one winning. */
export function deepMergeAll(settings, appendLists = APPEND_LISTS) {
  return settings.reduce((merged, one) => deepMerge(merged, one, appendLists), {});
}

/** Only the keys of the first level: the later value wins whole, what is nested is not merged; or the first value stays where that is wanted. */
export function mergeWithoutNested(base, override, firstWins = false) {
  return structuredClone(firstWins ? { ...base, ...override, ...base } : { ...base, ...override });
}

/** As deepMerge where numbers of the same key are added. */
export function deepMergeAdding(base, override) {
  if (typeof base === "number" && typeof override === "number") return base + override;
  if (!isObject(base) || !isObject(override)) return structuredClone(override);
  const merged = { ...structuredClone(base) };
  for (const [key, value] of Object.entries(override))
    merged[key] = Object.hasOwn(base, key) ? deepMergeAdding(base[key], value) : structuredClone(value);
  return merged;
}
