/**
 * title: Camel case to words, snake case to camel case and back
 * when: A camelCase, snake_case or kebab-case name has to be split into words, or changed directly from one of them to another.
 * words: camel case, to camel case, from camel case, split camel case, break camel case, snake case to camel case, camel to snake, kebab case, spaces before capitals, humanize, pascal case
 * param SEPARATOR: " " — text between the words of a split name
 */
const SEPARATOR = " ";

const wordsIn = (name) => name.match(/\p{Lu}+(?!\p{Ll})[\p{N}]*|\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}/gu) ?? [];
const capitalized = (word) => word[0].toUpperCase() + word.slice(1).toLowerCase();

/** "camelCasing" → "camel Casing": letters stay as they are, each capital begins a word. */
export function breakCamelCase(name, separator = SEPARATOR) {
  return name.replace(/(?<=.)\p{Lu}/gsu, (letter) => separator + letter);
}

/** "helloWorld" → "hello world". */
export function camelToWords(name, separator = SEPARATOR) {
  return wordsIn(name).join(separator).toLowerCase();
}

export function camelToSnake(name) {
  return camelToWords(name, "_");
}

export function camelToKebab(name) {
  return camelToWords(name, "-");
}

/** From snake case, kebab case or words with spaces. */
export function toCamelCase(name) {
  const pascal = toPascalCase(name);
  return pascal.slice(0, 1).toLowerCase() + pascal.slice(1);
}

/** From snake case, kebab case, camel case or words with spaces. */
export function toPascalCase(name) {
  return wordsIn(name).map(capitalized).join("");
}

/** What follows a hyphen or underscore gets a capital; the first letter stays as it is: "The-wild_cat" → "TheWildCat". */
export function dashesToCamel(name) {
  return name.replace(/[-_]+(.)/gu, (_, letter) => letter.toUpperCase());
}

/** "first_name" or "firstName" → "First name". */
export function humanize(name) {
  const words = camelToWords(name, " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
