/**
 * title: Initials of a name, acronyms, short names
 * when: The first letters of names or words are wanted, as initials, an acronym or abbreviation, or a full name has to be shortened or turned round.
 * words: initials, acronym, abbreviation, abbreviate, first letters, name, full name, last name first, monogram
 * param SEPARATOR: "" — text between two initials
 */
const SEPARATOR = "";

const wordsIn = (text) => text.split(/\s+/).filter(Boolean);
const firstLetter = (word) => word.slice(0, 1).toUpperCase();

/** "Sam Harris" → "SH", or with a separator "S.H". */
export function initials(name, separator = SEPARATOR) {
  return wordsIn(name).map(firstLetter).join(separator);
}

/** "Sam Harris" → "S.H." */
export function dottedInitials(name) {
  return wordsIn(name)
    .map((word) => `${firstLetter(word)}.`)
    .join("");
}

/** "Complementary metal-oxide semiconductor" → "CMOS": hyphens part words, signs are left out. */
export function acronym(text) {
  const words = text.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? [];
  return words.map(firstLetter).join("");
}

/** "John Ronald Tolkien" → "J. R. Tolkien". */
export function shortName(name) {
  const words = wordsIn(name);
  return words.map((word, place) => (place < words.length - 1 ? `${firstLetter(word)}.` : word)).join(" ");
}

/** "John Ronald Tolkien" → "Tolkien, John Ronald". */
export function lastNameFirst(name) {
  const words = wordsIn(name);
  if (words.length < 2) return words.join("");
  return `${words.at(-1)}, ${words.slice(0, -1).join(" ")}`;
}

export function firstName(name) {
  return wordsIn(name)[0] ?? "";
}

export function lastName(name) {
  return wordsIn(name).at(-1) ?? "";
}
