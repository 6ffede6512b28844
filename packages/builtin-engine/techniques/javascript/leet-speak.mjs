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

/** Only a, e, i and o: a → 4, e → 3, i → 1, o → 0; s and t stay. */
export function toLeetWithO(text) {
  return toLeet(text, "aeio", "4310");
}

/** Only a, e, i, o and s: a → 4, e → 3, i → 1, o → 0, s → 5; t stays. */
export function toLeetWithS(text) {
  return toLeet(text, "aeios", "43105");
}

/** Letters exactly as they are in the table: only small ones are replaced, capitals stay. */
export function toLeetAsItIs(text, letters = LETTERS, signs = SIGNS) {
  return [...text].map((letter) => [...signs][[...letters].indexOf(letter)] ?? letter).join("");
}

/** With signs: a → @, e → 3, i → 1, o → 0, s → $; all else stays. */
export function toLeetWithAt(text) {
  return toLeet(text, "aeios", "@310$");
}

/** Each character that a table of small letters names is replaced, capitals as well: case does not matter. */
export function replaceByTableInAnyCase(text, table) {
  return [...text]
    .map((letter) => (Object.hasOwn(table, letter.toLowerCase()) ? table[letter.toLowerCase()] : letter))
    .join("");
}
