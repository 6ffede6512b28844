/**
 * title: Vowels and consonants: count, find, remove, replace, reverse
 * when: The vowels or consonants of a text or word have to be counted, listed, removed, replaced or reversed.
 * words: vowel, vowels, consonant, consonants, count vowels, number of vowels, disemvowel, aeiou, letters, remove vowels, starts with a vowel, only vowels, only consonants
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

/** How many vowels there are where y is one too. */
export function countVowelsWithY(text) {
  return countVowels(text, "aeiouy");
}

/** How many consonants there are where y is none. */
export function countConsonantsWithoutY(text) {
  return countConsonants(text, "aeiouy");
}

/** Without vowels, y being one too. */
export function removeVowelsWithY(text) {
  return removeVowels(text, "aeiouy");
}

/** How many small vowels there are: capitals do not count. */
export function countVowelsAsIs(text, vowels = VOWELS) {
  return [...text].filter((letter) => vowels.includes(letter)).length;
}

/** The vowels alone as a text: consonants, signs, digits and spaces go. */
export function vowelsOnly(text, vowels = VOWELS) {
  return findVowels(text, vowels).join("");
}

/** The consonants alone as a text: vowels, signs, digits and spaces go. */
export function consonantsOnly(text, vowels = VOWELS) {
  return [...text].filter((letter) => isLetter(letter) && !isVowel(letter, vowels)).join("");
}

/** How many different vowels there are, in either case. */
export function countVowelsOnlyOne(text, vowels = VOWELS) {
  return new Set(findVowels(text.toLowerCase(), vowels)).size;
}

/** {"a": 2, "e": 0, ...}: how often each vowel occurs, in either case, those that do not with 0. */
export function countVowelsByEach(text, vowels = VOWELS) {
  const lower = text.toLowerCase();
  return Object.fromEntries([...vowels].map((vowel) => [vowel, lower.split(vowel).length - 1]));
}

/** How often each vowel occurs that is there at all, in the order of the text. */
export function countVowelsOfEach(text, vowels = VOWELS) {
  const counts = {};
  for (const vowel of findVowels(text.toLowerCase(), vowels)) counts[vowel] = (counts[vowel] ?? 0) + 1;
  return counts;
}

/** [vowels, consonants]: how many of each. */
export function countVowelsAndConsonants(text, vowels = VOWELS) {
  return [countVowels(text, vowels), countConsonants(text, vowels)];
}

/** All characters that are no vowels, signs, digits and spaces too. */
export function countConsonantsAndAll(text, vowels = VOWELS) {
  return [...text].length - countVowels(text, vowels);
}

/** Whether all five vowels occur, in either case. */
export function hasAllVowels(text, vowels = VOWELS) {
  return countVowelsOnlyOne(text, vowels) === vowels.length;
}

/** The vowels change places, each place keeps its size: "Hello" gives "Holle", "Apple" gives "Eppla". */
export function reverseVowelsAsIs(text, vowels = VOWELS) {
  const turned = [...reverseVowels(text, vowels)];
  return [...text]
    .map((letter, i) => (letter === letter.toLowerCase() ? turned[i].toLowerCase() : turned[i].toUpperCase()))
    .join("");
}
