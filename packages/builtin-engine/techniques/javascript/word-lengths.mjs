/**
 * title: Longest word, shortest word, lengths of words
 * when: The longest or shortest word of a sentence or list is wanted, the length of each word, or the words longer than a length.
 * words: longest word, shortest word, word length, lengths of words, find longest, long words, filter words by length, longest string in a list
 * param LENGTH: 4 — length that words are compared with
 * param BY_SPACES: false — whether words are all that stands between spaces, with the signs at them
 */
const LENGTH = 4;
const BY_SPACES = false;

/** Words of a text without the signs around them, or all that stands between spaces; a list is taken as it is. */
function wordsIn(words, bySpaces) {
  if (Array.isArray(words)) return words;
  if (bySpaces) return words.match(/\S+/g) ?? [];
  return words.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

const lengthOf = (word) => [...word].length;

/** The first among equals; "" when there is none. */
export function longestWord(text, bySpaces = BY_SPACES) {
  return wordsIn(text, bySpaces).reduce((best, word) => (lengthOf(word) > lengthOf(best) ? word : best), "");
}

/** The first among equals; "" when there is none. */
export function shortestWord(text, bySpaces = BY_SPACES) {
  const words = wordsIn(text, bySpaces);
  return words.reduce((best, word) => (lengthOf(word) < lengthOf(best) ? word : best), words[0] ?? "");
}

export function wordLengths(text, bySpaces = BY_SPACES) {
  return wordsIn(text, bySpaces).map(lengthOf);
}

export function longestWordLength(text, bySpaces = BY_SPACES) {
  return Math.max(0, ...wordLengths(text, bySpaces));
}

export function shortestWordLength(text, bySpaces = BY_SPACES) {
  return lengthOf(shortestWord(text, bySpaces));
}

export function wordsLongerThan(text, length = LENGTH, bySpaces = BY_SPACES) {
  return wordsIn(text, bySpaces).filter((word) => lengthOf(word) > length);
}

export function wordsShorterThan(text, length = LENGTH, bySpaces = BY_SPACES) {
  return wordsIn(text, bySpaces).filter((word) => lengthOf(word) < length);
}

export function wordsOfLength(text, length = LENGTH, bySpaces = BY_SPACES) {
  return wordsIn(text, bySpaces).filter((word) => lengthOf(word) === length);
}

/** Each word with its length: {"one": 3}. */
export function lengthOfEachWord(text, bySpaces = BY_SPACES) {
  return Object.fromEntries(wordsIn(text, bySpaces).map((word) => [word, lengthOf(word)]));
}

/** How many words there are of each length: {"3": 2}. */
export function wordLengthCounts(text, bySpaces = BY_SPACES) {
  const counts = {};
  for (const length of wordLengths(text, bySpaces)) counts[length] = (counts[length] ?? 0) + 1;
  return counts;
}

/** The longest word, the last among equals; "" when there is none. */
export function longestWordOrLast(text, bySpaces = BY_SPACES) {
  return wordsIn(text, bySpaces).reduce((best, word) => (lengthOf(word) >= lengthOf(best) ? word : best), "");
}

/** The shortest word, the last among equals; "" when there is none. */
export function shortestWordOrLast(text, bySpaces = BY_SPACES) {
  const words = wordsIn(text, bySpaces);
  return words.reduce((best, word) => (lengthOf(word) <= lengthOf(best) ? word : best), words[0] ?? "");
}

/** The longest run of letters: apostrophes, hyphens and digits part words; the first among equals. */
export function longestWordOfLetters(text) {
  return longestWord(text.match(/\p{L}+/gu) ?? []);
}

/** The shortest run of letters: apostrophes, hyphens and digits part words; the first among equals. */
export function shortestWordOfLetters(text) {
  return shortestWord(text.match(/\p{L}+/gu) ?? []);
}

/** Lengths of the words as the number of their letters; signs and digits in them do not count. */
export function wordLengthsOfLetters(text) {
  return (text.match(/\S+/g) ?? []).map((word) => (word.match(/\p{L}/gu) ?? []).length);
}

/** Words of at least so many letters: so long or longer. */
export function wordsLongerThanOrAt(text, length = LENGTH, bySpaces = BY_SPACES) {
  return wordsIn(text, bySpaces).filter((word) => lengthOf(word) >= length);
}

/** Words of at most so many letters: so long or shorter. */
export function wordsShorterThanOrAt(text, length = LENGTH, bySpaces = BY_SPACES) {
  return wordsIn(text, bySpaces).filter((word) => lengthOf(word) <= length);
}

/** How many words are longer than so many letters. */
export function countWordsLongerThan(text, length = LENGTH, bySpaces = BY_SPACES) {
  return wordsLongerThan(text, length, bySpaces).length;
}

/** How many words have at least so many letters. */
export function countWordsLongerThanOrAt(text, length = LENGTH, bySpaces = BY_SPACES) {
  return wordsLongerThanOrAt(text, length, bySpaces).length;
}
