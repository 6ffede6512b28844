/**
 * title: Leet speak: letters as digits
 * when: Letters of a text have to be replaced by digits that look like them, or replaced after a table of letters.
 * words: leet, leetspeak, 1337, hacker speak, replace letters with numbers, substitute letters, letters to digits
 * param LETTERS: "aeiost" — letters that are replaced, in either case
 * param SIGNS: "431057" — signs that stand for them, in the same order
 */
const LETTERS = "aeiost";
const SIGNS = "431057";

export function toLeet(text, letters = LETTERS, signs = SIGNS) {
  return [...text].map((letter) => [...signs][[...letters].indexOf(letter.toLowerCase())] ?? letter).join("");
}

/** Back to small letters. */
export function fromLeet(text, letters = LETTERS, signs = SIGNS) {
  return [...text].map((sign) => [...letters][[...signs].indexOf(sign)] ?? sign).join("");
}

/** Each character that a table names is replaced by what stands there. */
export function replaceByTable(text, table) {
  return [...text].map((letter) => (Object.hasOwn(table, letter) ? table[letter] : letter)).join("");
}
