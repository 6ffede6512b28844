/**
 * title: Count each letter: frequencies, unique and repeated letters, isogram, pangram
 * when: The letters or characters of a text have to be counted, the first unique or most common one found, or a text tested as isogram or pangram.
 * words: letter count, character count, frequency, histogram, occurrences of each letter, first unique character, first non repeating, most common character, isogram, pangram, missing letters
 * param MISSING: null — answer where no character fits
 */
const MISSING = null;

const firstOf = (letters, wanted, missing) => letters.find((letter) => wanted(letter)) ?? missing;

/** Every character with the number of its occurrences, as it is written. */
export function characterCounts(text) {
  const counts = {};
  for (const letter of text) counts[letter] = (counts[letter] ?? 0) + 1;
  return counts;
}

/** Letters only, in lower case. */
export function letterCounts(text) {
  return characterCounts(text.toLowerCase().replace(/\P{L}/gu, ""));
}

/** The first character that occurs once. */
export function firstUniqueCharacter(text, missing = MISSING) {
  const counts = characterCounts(text);
  return firstOf([...text], (letter) => counts[letter] === 1, missing);
}

/** The place of the first character that occurs once, counted from 0; -1 when there is none. */
export function firstUniqueIndex(text) {
  const counts = characterCounts(text);
  return [...text].findIndex((letter) => counts[letter] === 1);
}

/** The first character that has occurred before. */
export function firstRepeatedCharacter(text, missing = MISSING) {
  const letters = [...text];
  const again = letters.filter((letter, place) => letters.indexOf(letter) !== place);
  return again[0] ?? missing;
}

/** The first among those that occur most often. */
export function mostCommonCharacter(text, missing = MISSING) {
  const counts = characterCounts(text);
  const most = Math.max(...Object.values(counts));
  return firstOf([...text], (letter) => counts[letter] === most, missing);
}

/** No letter occurs twice; case, spaces, hyphens and signs are left out. */
export function isIsogram(text) {
  return Object.values(letterCounts(text)).every((count) => count === 1);
}

/** No character occurs twice, as it is written. */
export function hasUniqueCharacters(text) {
  return new Set(text).size === [...text].length;
}

/** Letters of the English alphabet that the text lacks. */
export function missingLetters(text) {
  const lower = text.toLowerCase();
  return [..."abcdefghijklmnopqrstuvwxyz"].filter((letter) => !lower.includes(letter)).join("");
}

/** Whether every letter of the English alphabet occurs. */
export function isPangram(text) {
  return missingLetters(text) === "";
}

export function countUniqueCharacters(text) {
  return new Set(text).size;
}
