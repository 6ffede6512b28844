/**
 * title: Initials of a name, acronyms, short names
 * when: The first letters of names or words are wanted, as initials, an acronym or abbreviation, or a full name has to be shortened or turned round.
 * words: initials, acronym, abbreviation, abbreviate, first letters, name, full name, last name first, monogram, middle name, middle initial, abbreviate middle names, last initial
 * param SEPARATOR: "" — text between two initials
 */
const SEPARATOR = "";

const wordsIn = (text) => text.split(/\s+/).filter(Boolean);
const firstLetter = (word) => word.slice(0, 1).toUpperCase();

/** "Sam Harris" → "SH", or with a separator "S.H": the first letter of each word between spaces, in capitals. */
export function initials(name, separator = SEPARATOR) {
  return wordsIn(name).map(firstLetter).join(separator);
}

/** "Sam Harris" → "S.H.", or with spaces between "S. H." */
export function dottedInitials(name, spaced = false) {
  return wordsIn(name)
    .map((word) => `${firstLetter(word)}.`)
    .join(spaced ? " " : "");
}

/** The first letters as they are written, without capitals being made; or only letters that are capitals. */
export function initialsOf(name, onlyCapitals = false) {
  const letters = wordsIn(name).map((word) => word[0]);
  return letters.filter((letter) => !onlyCapitals || letter !== letter.toLowerCase()).join("");
}

/** The initials of the first and the last name alone: "John Ronald Tolkien" → "JT", or "J.T." with full stops. */
export function firstAndLastInitials(name, dotted = false) {
  const words = wordsIn(name);
  const letters = (words.length < 2 ? words : [words[0], words.at(-1)]).map(firstLetter);
  return letters.map((letter) => (dotted ? `${letter}.` : letter)).join("");
}

const small = new Set("a an and as at but by for from in nor of on or the to with".split(" "));

/** "bureau of land" → "BOL": the first letter of each word between spaces; without small words such as "of" and "the": "BL". */
export function acronymOf(text, withoutSmallWords = false) {
  const words = wordsIn(text).filter((word) => !withoutSmallWords || !small.has(word.toLowerCase()));
  return words.map(firstLetter).join("");
}

/** "Complementary metal-oxide semiconductor" → "CMOS": hyphens part words, signs are left out. */
export function acronym(text) {
  const words = text.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? [];
  return words.map(firstLetter).join("");
}

/** "John Ronald Tolkien" → "J. R. Tolkien", or without the middle names "J. Tolkien". */
export function shortName(name, withoutMiddle = false) {
  const all = wordsIn(name);
  const words = withoutMiddle && all.length > 2 ? [all[0], all.at(-1)] : all;
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

/** "John Ronald Tolkien" → "John R. Tolkien": only the names in the middle are cut. */
export function middleInitials(name) {
  const words = wordsIn(name);
  const isMiddle = (place) => place > 0 && place < words.length - 1;
  return words.map((word, place) => (isMiddle(place) ? `${firstLetter(word)}.` : word)).join(" ");
}

/** "John Ronald Tolkien" → "John T.": the first name, and the last as a letter. */
export function lastInitial(name) {
  const words = wordsIn(name);
  return words.length < 2 ? words.join("") : `${words[0]} ${firstLetter(words.at(-1))}.`;
}
