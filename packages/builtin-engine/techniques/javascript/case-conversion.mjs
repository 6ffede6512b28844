/**
 * title: Convert names between camel, snake, kebab, pascal and constant case
 * when: Identifiers or keys have to be renamed from one naming style to another.
 * words: camelCase, snake_case, kebab-case, PascalCase, identifier, naming, convert case
 * param STYLE: "snake" — style asked for where none is named: snake, kebab, constant, camel or pascal
 */
const STYLE = "snake";

export function splitWords(name) {
  // A run of capitals is one word, unless its last capital begins the next: parseHTTPBody → parse HTTP Body.
  return name.match(/\p{Lu}+(?!\p{Ll})[\p{N}]*|\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}/gu) ?? [];
}

export function convertCase(name, style = STYLE) {
  const words = splitWords(name).map((word) => word.toLowerCase());
  const capitals = words.map((word) => word[0].toUpperCase() + word.slice(1));
  switch (style) {
    case "snake":
      return words.join("_");
    case "kebab":
      return words.join("-");
    case "constant":
      return words.join("_").toUpperCase();
    case "camel":
      return words.slice(0, 1).concat(capitals.slice(1)).join("");
    case "pascal":
      return capitals.join("");
    default:
      throw new RangeError(`unknown style ${style}`);
  }
}

/** As convertCase where only spaces, hyphens and underscores part words, and capitals do not: "HTTP body" in camel is "httpBody". */
export function convertCaseOfWords(name, style = STYLE) {
  return convertCase(name.toLowerCase().replace(/[\s_-]+/g, " "), style);
}

/** As convertCase where each capital begins a word, also in a run of them: "myURL" in snake is "my_u_r_l". */
export function convertCaseByEach(name, style = STYLE) {
  return convertCase(
    name.replace(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`),
    style,
  );
}
