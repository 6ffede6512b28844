/**
 * title: All longest words, last longest word, words sorted by length
 * when: All words of the greatest or smallest length are wanted, the last one among equals, or the words of a text sorted by their length or in the alphabet.
 * words: longest words, all longest, ties, last longest word, shortest words, sort words by length, order words, alphabetical order, second longest, length of longest, longest strings, word with most vowels, middle word
 * param DESCENDING: false — whether the longest word comes first
 */
const DESCENDING = false;

/** Words of a text without the signs around them; a list is taken as it is. */
function wordsIn(words) {
  return Array.isArray(words) ? words : (words.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []);
}

const lengthOf = (word) => [...word].length;

/** All words of the greatest length, as often as they stand there. */
export function longestWords(text) {
  const words = wordsIn(text);
  const most = Math.max(...words.map(lengthOf));
  return words.filter((word) => lengthOf(word) === most);
}

/** All words of the smallest length. */
export function shortestWords(text) {
  const words = wordsIn(text);
  const least = Math.min(...words.map(lengthOf));
  return words.filter((word) => lengthOf(word) === least);
}

/** The last among equals; "" when there is none. */
export function lastLongestWord(text) {
  return longestWords(text).at(-1) ?? "";
}

/** The last among equals; "" when there is none. */
export function lastShortestWord(text) {
  return shortestWords(text).at(-1) ?? "";
}

/** The longest word among those that are shorter than the longest; "" when there is none. */
export function secondLongestWord(text) {
  const longest = longestWords(text);
  return longestWords(wordsIn(text).filter((word) => !longest.includes(word)))[0] ?? "";
}

/** Words as a list, the shortest first; equal ones keep their order. */
export function wordsByLengthOrder(text, descending = DESCENDING) {
  return wordsIn(text).toSorted((a, b) => (lengthOf(a) - lengthOf(b)) * (descending ? -1 : 1));
}

/** The words of a sentence as a text again, the shortest first. */
export function sortSentenceByLength(text, descending = DESCENDING) {
  return wordsByLengthOrder(text, descending).join(" ");
}

/** The difference in length of the longest and the shortest word; 0 of no words. */
export function wordLengthRange(text) {
  const lengths = wordsIn(text).map(lengthOf);
  return lengths.length > 0 ? Math.max(...lengths) - Math.min(...lengths) : 0;
}

/** The first word with the most vowels; "" when there is none. */
export function wordWithMostVowels(text) {
  const vowels = (word) => (word.match(/[aeiou]/gi) ?? []).length;
  const words = wordsIn(text);
  return words.reduce((best, word) => (vowels(word) > vowels(best) ? word : best), words[0] ?? "");
}

/** The word in the middle, the left one of two; "" when there is none. */
export function middleWord(text) {
  const words = wordsIn(text);
  return words[Math.floor((words.length - 1) / 2)] ?? "";
}
