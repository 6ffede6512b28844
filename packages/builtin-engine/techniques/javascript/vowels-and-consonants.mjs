/**
 * title: Vowels and consonants: count, find, remove, replace, reverse
 * when: The vowels or consonants of a text or word have to be counted, listed, removed, replaced or reversed.
 * words: vowel, vowels, consonant, consonants, count vowels, number of vowels, disemvowel, aeiou, letters, remove vowels, starts with a vowel
 * param VOWELS: "aeiou" — letters that count as vowels, in either case
 * param MARK: "*" — text that stands for a replaced vowel
 */
const VOWELS = "aeiou";
const MARK = "*";

export function isVowel(letter, vowels = VOWELS) {
  return letter !== "" && vowels.includes(letter.toLowerCase());
}

const isLetter = (letter) => /\p{L}/u.test(letter);

export function countVowels(text, vowels = VOWELS) {
  return findVowels(text, vowels).length;
}

export function countConsonants(text, vowels = VOWELS) {
  return [...text].filter((letter) => isLetter(letter) && !isVowel(letter, vowels)).length;
}

/** The vowels themselves, in their order and as often as they occur. */
export function findVowels(text, vowels = VOWELS) {
  return [...text].filter((letter) => isVowel(letter, vowels));
}

/** Places of the vowels, counted from 0. */
export function vowelPositions(text, vowels = VOWELS) {
  return [...text].flatMap((letter, place) => (isVowel(letter, vowels) ? [place] : []));
}

export function removeVowels(text, vowels = VOWELS) {
  return [...text].filter((letter) => !isVowel(letter, vowels)).join("");
}

/** Signs, digits and spaces stay. */
export function removeConsonants(text, vowels = VOWELS) {
  return [...text].filter((letter) => !isLetter(letter) || isVowel(letter, vowels)).join("");
}

export function replaceVowels(text, mark = MARK, vowels = VOWELS) {
  return [...text].map((letter) => (isVowel(letter, vowels) ? mark : letter)).join("");
}

/** The vowels change places, last for first; all else stays where it is. */
export function reverseVowels(text, vowels = VOWELS) {
  const found = findVowels(text, vowels);
  return [...text].map((letter) => (isVowel(letter, vowels) ? found.pop() : letter)).join("");
}

export function startsWithVowel(text, vowels = VOWELS) {
  return isVowel(text.slice(0, 1), vowels);
}
