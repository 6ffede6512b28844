/**
 * title: Parse key=value text and "name: value" lines to a dictionary and back
 * when: A text of key=value pairs or of "name: value" lines has to be read into an object or dictionary, or written from one.
 * words: key value, key=value, parse pairs, name value lines, config string, settings text, string to dictionary, string to object, parse cookie, semicolon separated, header lines, dictionary to string, environment file, colon separated, properties, parse config
 * param GAP: ";" — sign between two pairs
 * param SIGN: "=" — sign between a key and its value
 * param TYPED: false — whether numbers, true, false and null become values of their kind
 */
const GAP = ";";
const SIGN = "=";
const TYPED = false;

/** Texts that read as a number, true, false or null. */
function typedValue(text) {
  if (/^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)$/.test(text)) return Number(text);
  const words = { true: true, false: false, null: null };
  return Object.hasOwn(words, text.toLowerCase()) ? words[text.toLowerCase()] : text;
}

/** "a=1; b=x" → {"a": "1", "b": "x"}; spaces at the ends go, a part without the sign is left out. */
export function parsePairs(text, gap = GAP, sign = SIGN, typed = TYPED) {
  const pairs = text.split(gap).filter((part) => part.includes(sign));
  return Object.fromEntries(
    pairs.map((part) => {
      const at = part.indexOf(sign);
      const value = part.slice(at + sign.length).trim();
      return [part.slice(0, at).trim(), typed ? typedValue(value) : value];
    }),
  );
}

/** Numbers, true, false and null become values of their kind. */
export function parseTypedPairs(text, gap = GAP, sign = SIGN) {
  return parsePairs(text, gap, sign, true);
}

/** Pairs with commas between: "a=1,b=2". */
export function parseCommaPairs(text, sign = SIGN, typed = TYPED) {
  return parsePairs(text, ",", sign, typed);
}

/** Pairs with spaces between: "a=1 b=2". */
export function parseSpacePairs(text, sign = SIGN, typed = TYPED) {
  return parsePairs(text, " ", sign, typed);
}

/** Lines such as "name: Ann". */
export function parseColonLines(text, typed = TYPED) {
  return parsePairs(text, "\n", ":", typed);
}

/** Lines such as NAME=value; blank lines and those that begin with # are left out, quotes round a value go. */
export function parseEnvLines(text, typed = TYPED) {
  const lines = text.split("\n").filter((line) => !line.trim().startsWith("#"));
  const found = Object.entries(parsePairs(lines.join("\n"), "\n", "=", typed));
  const bare = (value) => (typeof value === "string" ? value.replace(/^(["'])(.*)\1$/s, "$2") : value);
  return Object.fromEntries(found.map(([key, value]) => [key, bare(value)]));
}

/** {"a": 1, "b": "x"} → "a=1;b=x". */
export function writePairs(table, gap = GAP, sign = SIGN) {
  return Object.entries(table)
    .map(([key, value]) => key + sign + value)
    .join(gap);
}

/** {"name": "Ann"} → "name: Ann", a line for each. */
export function writeColonLines(table, sign = ": ") {
  return writePairs(table, "\n", sign);
}

/** The value of one key; null where it lacks. */
export function valueOfKey(text, key, gap = GAP, sign = SIGN) {
  const table = parsePairs(text, gap, sign);
  return Object.hasOwn(table, key) ? table[key] : null;
}

/** The text with a new value for a key, which comes last if it is new. */
export function setPair(text, key, value, gap = GAP, sign = SIGN) {
  return writePairs({ ...parsePairs(text, gap, sign), [key]: value }, gap, sign);
}

/** As parsePairs with spaces kept as they are; a part without the sign is a key with an empty text. */
export function parseThePairs(text, gap = GAP, sign = SIGN) {
  if (text === "") return {};
  const pairs = text.split(gap).map((part) => {
    const at = part.indexOf(sign);
    return at < 0 ? [part, ""] : [part.slice(0, at), part.slice(at + sign.length)];
  });
  return Object.fromEntries(pairs);
}

/** As parsePairs where the first of two equal keys wins; a part without the sign is a key with true where that is wanted. */
export function parsePairsFromEach(text, barePartsAreTrue = false, gap = GAP, sign = SIGN) {
  const table = {};
  for (const part of text.split(gap).filter((one) => one.trim() !== "")) {
    const at = part.indexOf(sign);
    const key = (at < 0 ? part : part.slice(0, at)).trim();
    if (Object.hasOwn(table, key) || (at < 0 && !barePartsAreTrue)) continue;
    table[key] = at < 0 ? true : part.slice(at + sign.length).trim();
  }
  return table;
}

/** As parsePairs with a list of all values of a key that comes more than once. */
export function parsePairsWithLists(text, gap = GAP, sign = SIGN) {
  const table = {};
  for (const part of text.split(gap).filter((one) => one.includes(sign))) {
    const at = part.indexOf(sign);
    const [key, value] = [part.slice(0, at).trim(), part.slice(at + sign.length).trim()];
    table[key] = Object.hasOwn(table, key) ? [table[key], value].flat() : value;
  }
  return table;
}
