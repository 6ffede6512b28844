/**
 * title: All longest words, last longest word, words sorted by length
 * when: All words of the greatest or smallest length are wanted, the last one among equals, or the words of a text sorted by their length or in the alphabet.
 * words: longest words, all longest, ties, last longest word, shortest words, sort words by length, order words, alphabetical order, second longest, length of longest, longest strings, word with most vowels, middle word
 * param DESCENDING: false — whether the longest word comes first
 * param BY_SPACES: false — whether words are all that stands between spaces, with the signs at them
 */
const DESCENDING = false;
const BY_SPACES = false;

/** Words of a text without the signs around them, or all that stands between spaces; a list is taken as it is. */
function wordsIn(words, bySpaces) {
  if (Array.isArray(words)) return words;
  if (bySpaces) return words.match(/\S+/g) ?? [];
  return words.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

const lengthOf = (word) => [...word].length;

/** All words of the greatest length, as often as they stand there. */
export function longestWords(text, bySpaces = BY_SPACES) {
  const words = wordsIn(text, bySpaces);
  const most = Math.max(...words.map(lengthOf));
  return words.filter((word) => lengthOf(word) === most);
}

/** All words of the smallest length. */
export function shortestWords(text, bySpaces = BY_SPACES) {
  const words = wordsIn(text, bySpaces);
  const least = Math.min(...words.map(lengthOf));
  return words.filter((word) => lengthOf(word) === least);
}

/** The last among equals; "" when there is none. */
export function lastLongestWord(text, bySpaces = BY_SPACES) {
  return longestWords(text, bySpaces).at(-1) ?? "";
}

/** The last among equals; "" when there is none. */
export function lastShortestWord(text, bySpaces = BY_SPACES) {
  return shortestWords(text, bySpaces).at(-1) ?? "";
}

/** The longest word among those that are shorter than the longest; "" when there is none. */
export function secondLongestWord(text) {
  const longest = longestWords(text);
  return longestWords(wordsIn(text, false).filter((word) => !longest.includes(word)))[0] ?? "";
}

/** Words as a list, the shortest first; equal ones keep their order. */
export function wordsByLengthOrder(text, descending = DESCENDING, bySpaces = BY_SPACES) {
  return wordsIn(text, bySpaces).toSorted((a, b) => (lengthOf(a) - lengthOf(b)) * (descending ? -1 : 1));
}

/** The words of a sentence as a text again, the shortest first. */
export function sortSentenceByLength(text, descending = DESCENDING, bySpaces = BY_SPACES) {
  return wordsByLengthOrder(text, descending, bySpaces).join(" ");
}

/** The difference in length of the longest and the shortest word; 0 of no words. */
export function wordLengthRange(text, bySpaces = BY_SPACES) {
  const lengths = wordsIn(text, bySpaces).map(lengthOf);
  return lengths.length > 0 ? Math.max(...lengths) - Math.min(...lengths) : 0;
}

/** The first word with the most vowels; "" when there is none. */
export function wordWithMostVowels(text) {
  const vowels = (word) => (word.match(/[aeiou]/gi) ?? []).length;
  const words = wordsIn(text, false);
  return words.reduce((best, word) => (vowels(word) > vowels(best) ? word : best), words[0] ?? "");
}

/** The word in the middle, the left one of two; "" when there is none. */
export function middleWord(text, bySpaces = BY_SPACES) {
  const words = wordsIn(text, bySpaces);
  return words[Math.floor((words.length - 1) / 2)] ?? "";
}

/** The first in the alphabet of the longest words; "" when there is none. */
export function longestWordByAlphabet(text, bySpaces = BY_SPACES) {
  return longestWords(text, bySpaces).sort()[0] ?? "";
}

/** All words of the greatest length, each once. */
export function longestWordsOnlyOne(text, bySpaces = BY_SPACES) {
  return [...new Set(longestWords(text, bySpaces))];
}

/** The second of the words when they are sorted by length, the longest first: it may be as long as the longest. */
export function secondLongestWordOfAll(text, bySpaces = BY_SPACES) {
  return wordsByLengthOrder(text, true, bySpaces)[1] ?? "";
}

/** Words by length, the shortest first; of equal length in alphabetical order. */
export function wordsByLengthOrderAndAlphabet(text, bySpaces = BY_SPACES) {
  return wordsByLengthOrder(wordsIn(text, bySpaces).toSorted(), DESCENDING, bySpaces);
}

/** The word in the middle, the right one of two; "" when there is none. */
export function middleWordAt(text, bySpaces = BY_SPACES) {
  const words = wordsIn(text, bySpaces);
  return words[Math.floor(words.length / 2)] ?? "";
}

/** The last word with the most vowels among equals; "" when there is none. */
export function wordWithMostVowelsOrLast(text) {
  return wordWithMostVowels(wordsIn(text, false).toReversed());
}
