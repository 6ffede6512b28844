/**
 * title: Double letters: double each character, find letters that stand twice, accumulate
 * when: Each character of a text has to be doubled or repeated, letters that stand twice in a row found or counted, or a text written as A-Bb-Ccc.
 * words: double letters, double each character, repeat each character, repeat letters, double char, accumulate, mumbling, stutter, consecutive letters, repeated letter pairs, letters in a row, triple letters, stretched, echo, repeat by position
 * param TIMES: 2 — how often each character is written, or stands in a row
 * param SEPARATOR: "-" — what stands between the parts
 */
const TIMES = 2;
const SEPARATOR = "-";

/** "ab" → "aabb". */
export function repeatEachCharacter(text, times = TIMES) {
  return [...text].map((letter) => letter.repeat(Math.max(0, times))).join("");
}

/** Only the given characters are written twice. */
export function doubleOnly(text, characters, times = TIMES) {
  return [...text]
    .map((letter) => (characters.includes(letter) ? letter.repeat(Math.max(0, times)) : letter))
    .join("");
}

/** "abc" → "A-Bb-Ccc": each letter as often as its place says, with a capital. */
export function accumulateLetters(text, separator = SEPARATOR) {
  return [...text].map((letter, i) => letter.toUpperCase() + letter.toLowerCase().repeat(i)).join(separator);
}

/** "abc" → "abbccc": each letter as often as its place says. */
export function repeatByPlace(text) {
  return [...text].map((letter, i) => letter.repeat(i + 1)).join("");
}

/** Letters that stand so often in a row, each once, as they are written first. */
export function consecutiveLetters(text, times = TIMES) {
  const letters = [...text];
  const found = letters.filter(
    (letter, i) => letters.slice(i, i + times).filter((one) => one === letter).length === times,
  );
  return [...new Set(found)];
}

/** Whether some letter stands twice in a row. */
export function hasDoubleLetter(text) {
  return /(\p{L})\1/iu.test(text);
}

/** Pairs of equal letters in a row, without sharing one: "aaa" has one. */
export function countDoubleLetters(text) {
  return (text.match(/(\p{L})\1/giu) ?? []).length;
}

/** Words with a letter twice in a row. */
export function wordsWithDoubleLetters(text) {
  const words = Array.isArray(text) ? text : (text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []);
  return words.filter(hasDoubleLetter);
}

/** How often some character has to be left out so that no two equal ones stand in a row. */
export function deletionsToAlternate(text) {
  const letters = [...text];
  return letters.filter((letter, i) => i > 0 && letter === letters[i - 1]).length;
}

/** "hi" → "h-hi?": the beginning of a word, then the word. */
export function stutter(word, ending = "?", count = 2) {
  return `${word.slice(0, 2)}... `.repeat(count) + word + ending;
}
