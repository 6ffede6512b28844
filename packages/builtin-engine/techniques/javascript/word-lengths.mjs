/**
 * title: Longest word, shortest word, lengths of words
 * when: The longest or shortest word of a sentence or list is wanted, the length of each word, or the words longer than a length.
 * words: longest word, shortest word, word length, lengths of words, find longest, long words, filter words by length, longest string in a list
 * param LENGTH: 4 — length that words are compared with
 */
const LENGTH = 4;

/** Words of a text without the signs around them; a list is taken as it is. */
function wordsIn(words) {
  return Array.isArray(words) ? words : (words.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []);
}

const lengthOf = (word) => [...word].length;

/** The first among equals; "" when there is none. */
export function longestWord(text) {
  return wordsIn(text).reduce((best, word) => (lengthOf(word) > lengthOf(best) ? word : best), "");
}

/** The first among equals; "" when there is none. */
export function shortestWord(text) {
  const words = wordsIn(text);
  return words.reduce((best, word) => (lengthOf(word) < lengthOf(best) ? word : best), words[0] ?? "");
}

export function wordLengths(text) {
  return wordsIn(text).map(lengthOf);
}

export function longestWordLength(text) {
  return Math.max(0, ...wordLengths(text));
}

export function shortestWordLength(text) {
  return lengthOf(shortestWord(text));
}

export function wordsLongerThan(text, length = LENGTH) {
  return wordsIn(text).filter((word) => lengthOf(word) > length);
}

export function wordsShorterThan(text, length = LENGTH) {
  return wordsIn(text).filter((word) => lengthOf(word) < length);
}

export function wordsOfLength(text, length = LENGTH) {
  return wordsIn(text).filter((word) => lengthOf(word) === length);
}

/** Each word with its length: {"one": 3}. */
export function lengthOfEachWord(text) {
  return Object.fromEntries(wordsIn(text).map((word) => [word, lengthOf(word)]));
}

/** How many words there are of each length: {"3": 2}. */
export function wordLengthCounts(text) {
  const counts = {};
  for (const length of wordLengths(text)) counts[length] = (counts[length] ?? 0) + 1;
  return counts;
}
