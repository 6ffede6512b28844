/**
 * title: Pairs and dictionaries of lists: collect, invert, expand, swap
 * when: Pairs with repeated keys have to be collected into lists or sums, a dictionary inverted to lists, pairs swapped, or dictionaries merged and compared.
 * words: pairs, tuples, key value pairs, dictionary of lists, multimap, collect values, invert to lists, group pairs, reverse dictionary, reverse lookup, merge dictionaries, combine dictionaries, merge objects, subtract counts, common keys, missing keys, swap pairs
 * param FIRST_WINS: false — whether the first of two equal keys stays
 */
const FIRST_WINS = false;

/** Values of equal keys in a list: [["a", 1], ["a", 2]] → {"a": [1, 2]}. */
export function collectPairs(pairs) {
  const table = new Map();
  for (const [key, value] of pairs) table.set(key, [...(table.get(key) ?? []), value]);
  return Object.fromEntries(table);
}

/** Numbers of equal keys added: [["a", 1], ["a", 2]] → {"a": 3}. */
export function sumPairs(pairs) {
  const table = new Map();
  for (const [key, value] of pairs) table.set(key, (table.get(key) ?? 0) + value);
  return Object.fromEntries(table);
}

/** Keys of equal values in a list: {"a": 1, "b": 1} → {"1": ["a", "b"]}. */
export function invertToLists(table) {
  return collectPairs(Object.entries(table).map(([key, value]) => [value, key]));
}

/** Members become keys: {"x": ["a", "b"]} → {"a": "x", "b": "x"}. */
export function invertLists(table) {
  return Object.fromEntries(
    Object.entries(table).flatMap(([key, values]) => values.map((value) => [value, key])),
  );
}

/** Each member with its key: {"x": ["a", "b"]} → [["x", "a"], ["x", "b"]]. */
export function pairsFromLists(table) {
  return Object.entries(table).flatMap(([key, values]) => values.map((value) => [key, value]));
}

export function swapPairs(pairs) {
  return pairs.map(([a, b]) => [b, a]);
}

/** One dictionary of several; of equal keys the last stays, or the first. */
export function mergeTables(tables, firstWins = FIRST_WINS) {
  return Object.assign({}, ...(firstWins ? tables.toReversed() : tables));
}

/** Both dictionaries in one; of equal keys the second stays, or the first. */
export function mergeTwoTables(a, b, firstWins = FIRST_WINS) {
  return firstWins ? { ...b, ...a } : { ...a, ...b };
}

/** Numbers of all dictionaries added key by key. */
export function addTables(tables) {
  return sumPairs(tables.flatMap((table) => Object.entries(table)));
}

/** The second counts taken from the first; what is then 0 or less is left out. */
export function subtractCounts(a, b) {
  const left = Object.entries(a).map(([key, count]) => [key, count - (Object.hasOwn(b, key) ? b[key] : 0)]);
  return Object.fromEntries(left.filter(([, count]) => count > 0));
}

/** Keys of the first that the second has too. */
export function commonKeys(a, b) {
  return Object.keys(a).filter((key) => Object.hasOwn(b, key));
}

/** Keys of the first that the second lacks. */
export function keysMissingIn(a, b) {
  return Object.keys(a).filter((key) => !Object.hasOwn(b, key));
}

/** All keys that have this value. */
export function keysWithValue(table, value) {
  return Object.keys(table).filter((key) => table[key] === value);
}
