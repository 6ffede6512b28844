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

/** Every character with its number, capitals and small letters as the same: in lower case, spaces and signs counted too. */
export function characterCountsInAnyCase(text) {
  return characterCounts(text.toLowerCase());
}

/** Every character but spaces with its number, as it is written; digits and signs are counted. */
export function characterCountsWithoutSpaces(text) {
  return characterCounts(text.replace(/\s/g, ""));
}

/** Every character but spaces with its number, in lower case; digits and signs are counted. */
export function letterCountsAndDigits(text) {
  return characterCounts(text.toLowerCase().replace(/\s/g, ""));
}

/** Letters only, a capital and a small letter counted apart: case matters. */
export function letterCountsAsIs(text) {
  return characterCounts(text.replace(/\P{L}/gu, ""));
}

/** The first character that occurs once where capitals and small letters are the same; as it is written. */
export function firstUniqueCharacterInAnyCase(text, missing = MISSING) {
  const counts = characterCounts(text.toLowerCase());
  return firstOf([...text], (letter) => counts[letter.toLowerCase()] === 1, missing);
}

/** The first letter that occurs once; spaces, digits and signs are passed over. */
export function firstUniqueLetter(text, missing = MISSING) {
  const counts = characterCounts(text);
  return firstOf([...text], (letter) => /\p{L}/u.test(letter) && counts[letter] === 1, missing);
}

/** The first in the text of the characters that come again later: "abba" → "a". */
export function firstRepeatedCharacterOfAll(text, missing = MISSING) {
  const counts = characterCounts(text);
  return firstOf([...text], (letter) => counts[letter] > 1, missing);
}

/** The first in the alphabet (by code) among the characters that occur most often. */
export function mostCommonCharacterByAlphabet(text, missing = MISSING) {
  return mostCommonCharacter([...text].sort().join(""), missing);
}

/** The one that comes last in the text among the characters that occur most often. */
export function mostCommonCharacterOrLast(text, missing = MISSING) {
  return mostCommonCharacter([...text].reverse().join(""), missing);
}

/** The character that is the first to reach the highest number, when the text is read from the left. */
export function mostCommonCharacterToGet(text, missing = MISSING) {
  const counts = {};
  let best = missing;
  let most = 0;
  for (const letter of text) {
    counts[letter] = (counts[letter] ?? 0) + 1;
    if (counts[letter] > most) [best, most] = [letter, counts[letter]];
  }
  return best;
}

/** The letter that occurs most often, in lower case; spaces, digits and signs do not count, the first among equals. */
export function mostCommonLetter(text, missing = MISSING) {
  return mostCommonCharacter(text.toLowerCase().replace(/\P{L}/gu, ""), missing);
}

/** As mostCommonLetter, but of equal ones the first in the alphabet. */
export function mostCommonLetterByAlphabet(text, missing = MISSING) {
  return mostCommonCharacterByAlphabet(text.toLowerCase().replace(/\P{L}/gu, ""), missing);
}

/** The letter that occurs most often as it is written: capitals and small letters apart, the first among equals. */
export function mostCommonLetterAsItIs(text, missing = MISSING) {
  return mostCommonCharacter(text.replace(/\P{L}/gu, ""), missing);
}

/** Isogram by the plain rule: no character occurs twice, spaces and signs count, case does not matter. */
export function isIsogramWithAll(text) {
  return hasUniqueCharacters(text.toLowerCase());
}

/** Isogram with case: no letter occurs twice as it is written, "a" and "A" differ; spaces and signs are left out. */
export function isIsogramAsItIs(text) {
  return hasUniqueCharacters(text.replace(/\P{L}/gu, ""));
}

/** No character occurs twice; capitals and small letters are the same: case does not matter. */
export function hasUniqueCharactersInAnyCase(text) {
  return hasUniqueCharacters(text.toLowerCase());
}

/** Whether every small letter of the alphabet occurs; capitals do not count. */
export function isPangramAsItIs(text) {
  return [..."abcdefghijklmnopqrstuvwxyz"].every((letter) => text.includes(letter));
}

/** Whether every letter of the alphabet occurs exactly once: a perfect pangram. */
export function isPerfectPangram(text) {
  return isPangram(text) && isIsogram(text);
}

/** How many different characters there are where capitals and small letters are the same. */
export function countUniqueCharactersInAnyCase(text) {
  return new Set(text.toLowerCase()).size;
}

/** How many different letters there are, in either case; spaces, digits and signs do not count. */
export function countUniqueLetters(text) {
  return Object.keys(letterCounts(text)).length;
}

/** How many characters occur exactly once, as they are written. */
export function countUniqueCharactersOnlyOne(text) {
  return Object.values(characterCounts(text)).filter((count) => count === 1).length;
}

/** The characters that occur exactly once, in their order. */
export function charactersOccurringOnce(text) {
  const counts = characterCounts(text);
  return [...text].filter((letter) => counts[letter] === 1).join("");
}

/** The characters that occur more than once, each once, in the order of their first place. */
export function repeatedCharacters(text) {
  const counts = characterCounts(text);
  return Object.keys(counts).length === 0
    ? ""
    : [...new Set(text)].filter((letter) => counts[letter] > 1).join("");
}
