/**
 * title: Letters to numbers and back: a=1, A1Z26, word values
 * when: Letters have to be written as their place in the alphabet with a sign between, numbers turned back to letters, or words compared by the sum of their letters.
 * words: letter to number, number to letter, a1z26, a=1 b=2, letter values, position in alphabet, alphabet index, word value, sum of letters, numeric code, decode numbers, next letter, previous letter, replace letter with next, word score, gematria
 * param SEPARATOR: " " — what stands between the numbers
 * param FIRST: 1 — number of the letter a
 */
const SEPARATOR = " ";
const FIRST = 1;

const placeOf = (letter) => letter.toLowerCase().charCodeAt(0) - 97;

const lettersIn = (text) => text.match(/[A-Za-z]/g) ?? [];

/** "abz" → "1 2 26"; everything but letters is left out. */
export function lettersToNumbers(text, separator = SEPARATOR, first = FIRST) {
  return lettersIn(text)
    .map((letter) => placeOf(letter) + first)
    .join(separator);
}

/** "abz" → [1, 2, 26]. */
export function letterNumberList(text, first = FIRST) {
  return lettersIn(text).map((letter) => placeOf(letter) + first);
}

/** "1 2 26" → "abz"; also of a list of numbers. */
export function numbersToLetters(code, first = FIRST, upper = false) {
  const numbers = Array.isArray(code) ? code : (code.match(/[0-9]+/g) ?? []).map(Number);
  const text = numbers.map((number) => String.fromCharCode(97 + number - first)).join("");
  return upper ? text.toUpperCase() : text;
}

/** Words by numbers with a dash between the letters and a sign between the words: "8-5 1". */
export function encodeWordsAsNumbers(text, separator = "-", wordGap = " ") {
  const words = text.match(/\S+/g) ?? [];
  return words.map((word) => lettersToNumbers(word, separator)).join(wordGap);
}

/** The way back: dashes between letters, a sign between words. */
export function decodeWordsFromNumbers(code, wordGap = " ", upper = false) {
  return code
    .split(wordGap)
    .map((word) => numbersToLetters(word, 1, upper))
    .join(" ");
}

/** The sum of the places of the letters, a = 1. */
export function wordValue(word, first = FIRST) {
  return letterNumberList(word, first).reduce((sum, number) => sum + number, 0);
}

/** {"ab": 3, "c": 3}: the value of each word. */
export function wordValues(text) {
  const words = Array.isArray(text) ? text : (text.match(/\S+/g) ?? []);
  return Object.fromEntries(words.map((word) => [word, wordValue(word)]));
}

/** The word with the largest value, the first among equals; "" of none. */
export function mostValuableWord(text) {
  const words = Array.isArray(text) ? text : (text.match(/\S+/g) ?? []);
  return words.reduce((best, word) => (wordValue(word) > wordValue(best) ? word : best), words[0] ?? "");
}

/** Words by their value, the smallest first; equal ones keep their order. */
export function sortWordsByValue(text) {
  const words = Array.isArray(text) ? text : (text.match(/\S+/g) ?? []);
  return words.toSorted((a, b) => wordValue(a) - wordValue(b));
}

/** Each letter by the next one, z by a; everything else stays. */
export function nextLetters(text, step = 1) {
  return text.replace(/[A-Za-z]/g, (letter) => {
    const base = letter < "a" ? 65 : 97;
    return String.fromCharCode(((((letter.charCodeAt(0) - base + step) % 26) + 26) % 26) + base);
  });
}

/** How many letters lie between two letters, the way forward or back. */
export function letterDistance(a, b) {
  return Math.abs(placeOf(a) - placeOf(b));
}

/** Every character on its own: letters as their place, all other signs and spaces stay as they are. */
export function lettersToNumbersWithAll(text, separator = SEPARATOR, first = FIRST) {
  return [...text]
    .map((sign) => (/[A-Za-z]/.test(sign) ? String(placeOf(sign) + first) : sign))
    .join(separator);
}

/** As letterNumberList, but every other sign, digits and spaces too, counts 0. */
export function letterNumberListWithZeros(text, first = FIRST) {
  return [...text].map((sign) => (/[A-Za-z]/.test(sign) ? placeOf(sign) + first : 0));
}

/** The last word of the largest value among equals; "" of none. */
export function mostValuableWordOrLast(text) {
  const words = Array.isArray(text) ? text : (text.match(/\S+/g) ?? []);
  return words.reduce((best, word) => (wordValue(word) >= wordValue(best) ? word : best), "");
}

/** Words by their value, the largest first; equal ones keep their order. */
export function sortWordsByValueDescending(text) {
  const words = Array.isArray(text) ? text : (text.match(/\S+/g) ?? []);
  return words.toSorted((a, b) => wordValue(b) - wordValue(a));
}

/** Words by their value, the smallest first; equal ones in alphabetical order. */
export function sortWordsByValueThenAlphabet(text) {
  const words = Array.isArray(text) ? text : (text.match(/\S+/g) ?? []);
  return words.toSorted().sort((a, b) => wordValue(a) - wordValue(b));
}

/** Each letter by the next one, but z and Z stay as they are: nothing wraps round. */
export function nextLettersWithoutZ(text) {
  return text.replace(/[A-Ya-y]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1));
}

/** Each character, whatever it is, by the one with the next code. */
export function nextCharacters(text, step = 1) {
  return [...text].map((letter) => String.fromCodePoint(letter.codePointAt(0) + step)).join("");
}

/** The sum of the places of the letters where capitals count double, or so many times. */
export function wordValueByTwo(word, times = 2) {
  return (word.match(/[A-Za-z]/g) ?? []).reduce(
    (sum, letter) => sum + (placeOf(letter) + 1) * (letter < "a" ? times : 1),
    0,
  );
}

/** The shortest way from one letter to another on a circle of 26 letters: from z to a is 1. */
export function letterDistanceOnOne(a, b) {
  const distance = letterDistance(a, b);
  return Math.min(distance, 26 - distance);
}
