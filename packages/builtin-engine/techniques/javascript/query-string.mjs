/**
 * title: Read and write query strings
 * when: The parameters of an address or of a form have to be read or written, with repeated names and percent escapes.
 * words: query string, url parameters, urlencoded, percent encoding, form, search params
 * param SPACE: "+" — how a space is written; "%20" outside forms
 */
const SPACE = "+";

/** [name, value] in order; a name without = has an empty value. */
export function parseQuery(text) {
  const decode = (part) => {
    try {
      return decodeURIComponent(part.replaceAll("+", " "));
    } catch {
      throw new RangeError(`wrong escape in ${part}`);
    }
  };
  return text
    .replace(/^\?/, "")
    .split("&")
    .filter(Boolean)
    .map((pair) => {
      const equals = pair.indexOf("=");
      return equals < 0
        ? [decode(pair), ""]
        : [decode(pair.slice(0, equals)), decode(pair.slice(equals + 1))];
    });
}

/** Pairs, or an object whose lists become repeated names; null is left out. */
export function writeQuery(values, space = SPACE) {
  const pairs = Array.isArray(values) ? values : Object.entries(values);
  // encodeURIComponent leaves these five bare, which some readers take for something else.
  const encode = (value) =>
    encodeURIComponent(value)
      .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
      .replaceAll("%20", space);
  return pairs
    .flatMap(([name, value]) => [value].flat().map((single) => [name, single]))
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join("&");
}
