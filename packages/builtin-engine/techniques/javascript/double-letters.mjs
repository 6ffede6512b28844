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

/** Characters that stand at least so often in a row, each once, as they are written first. */
export function consecutiveLetters(text, times = TIMES) {
  return [...new Set(runsIn(text).flatMap(([letter, count]) => (count >= times ? [letter] : [])))];
}

/** Characters that stand exactly so often in a row, neither more nor less, for each such run. */
export function consecutiveLettersOnly(text, times = TIMES) {
  return runsIn(text).flatMap(([letter, count]) => (count === times ? [letter] : []));
}

/** [character, how often it stands in a row] of each run. */
function runsIn(text) {
  const runs = [];
  for (const letter of text)
    if (runs.at(-1)?.[0] === letter) runs.at(-1)[1] += 1;
    else runs.push([letter, 1]);
  return runs;
}

const folded = (text, foldCase) => (foldCase ? text.toLowerCase() : text);

/** Whether some letter stands twice in a row, in the same case or in either. */
export function hasDoubleLetter(text, foldCase = false) {
  return /(\p{L})\1/u.test(folded(text, foldCase));
}

/** Whether any character stands twice in a row, digits, signs and spaces as well. */
export function hasDoubleCharacter(text, foldCase = false) {
  return runsIn(folded(text, foldCase)).some(([, count]) => count > 1);
}

/** Pairs of equal letters in a row, without sharing one: "aaa" has one and "aaaa" two; with sharing "aaa" has two. */
export function countDoubleLetters(text, foldCase = false, sharing = false) {
  return (folded(text, foldCase).match(sharing ? /(\p{L})(?=\1)/gu : /(\p{L})\1/gu) ?? []).length;
}

/** Places where a letter stands two or more times in a row, each once: "aaaa" has one. */
export function countTheDoubleLetters(text, foldCase = false) {
  return (folded(text, foldCase).match(/(\p{L})\1+/gu) ?? []).length;
}

/** Pairs of equal characters side by side, digits, signs and spaces as well: "aaa" has two. */
export function countDoubleCharacters(text, foldCase = false) {
  return runsIn(folded(text, foldCase)).reduce((sum, [, count]) => sum + count - 1, 0);
}

/** Words with a letter twice in a row, in the same case or in either. */
export function wordsWithDoubleLetters(text, foldCase = false) {
  const words = Array.isArray(text) ? text : (text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []);
  return words.filter((word) => hasDoubleLetter(word, foldCase));
}

/** How often some character has to be left out so that no two equal ones stand in a row. */
export function deletionsToAlternate(text) {
  const letters = [...text];
  return letters.filter((letter, i) => i > 0 && letter === letters[i - 1]).length;
}

/** "incredible" → "in... in... incredible?": the first two letters of a word, then the word. */
export function stutter(word, ending = "?", count = 2) {
  return `${word.slice(0, 2)}... `.repeat(count) + word + ending;
}
