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

/** A sign before each capital, but not at the beginning, then all in small letters; nothing else changes. */
const parted = (name, sign) => name.replace(/(?<=.)\p{Lu}/gsu, (letter) => sign + letter).toLowerCase();

/** "helloWorld" → "hello world": each capital begins a word and becomes small. */
export function camelToWords(name, separator = SEPARATOR) {
  return parted(name, separator);
}

/** "parseHTTPBody" → "parse http body": a run of capitals, as of an acronym, is one word; other signs part words. */
export function camelIntoWords(name, separator = SEPARATOR) {
  return wordsIn(name).join(separator).toLowerCase();
}

/** "userFirstName" → "user_first_name": an underscore before each capital; runs of capitals (acronyms) are one word where that is wanted, and a capital at the beginning gets an underscore too where that is. */
export function camelToSnake(name, acronyms = false, leading = false) {
  if (acronyms) return camelIntoWords(name, "_");
  return (leading && /^\p{Lu}/u.test(name) ? "_" : "") + parted(name, "_");
}

/** "backgroundColor" → "background-color": a hyphen before each capital, with the same choices. */
export function camelToKebab(name, acronyms = false, leading = false) {
  if (acronyms) return camelIntoWords(name, "-");
  return (leading && /^\p{Lu}/u.test(name) ? "-" : "") + parted(name, "-");
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
  const words = camelIntoWords(name, " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** "user_name" → "userName": what follows an underscore gets a capital, the rest is small, or stays as it is. */
export function snakeToCamel(name, keepRest = false) {
  const parts = name.split("_").map((part) => (keepRest ? part : part.toLowerCase()));
  return parts.map((part, i) => (i === 0 ? part : part.slice(0, 1).toUpperCase() + part.slice(1))).join("");
}

/** "user-name" → "userName", as snakeToCamel with hyphens. */
export function kebabToCamel(name, keepRest = false) {
  return snakeToCamel(name.replaceAll("-", "_"), keepRest);
}

/** "hello big world" → "helloBigWorld": words at spaces, each but the first with a capital; the rest small, or as it is. */
export function wordsToCamel(text, keepRest = false) {
  return snakeToCamel(text.trim().replace(/\s+/g, "_"), keepRest);
}

/** "hello big world" → "HelloBigWorld": words at spaces, hyphens or underscores, the letters behind the first as they are. */
export function toPascalCaseOnly(text) {
  const words = text.split(/[\s_-]+/).filter((word) => word !== "");
  return words.map((word) => word[0].toUpperCase() + word.slice(1)).join("");
}

/** "Hello World Again" → "hello_world_again": words at spaces joined by a sign, in small letters. */
export function wordsToSnake(text, separator = "_") {
  return text.trim().split(/\s+/).join(separator).toLowerCase();
}
