/**
 * title: Word frequencies as a dictionary, most common word, unique and repeated words
 * when: How often each word occurs in a text is wanted as an object or dictionary, the most common word, or the words that occur once or several times.
 * words: word frequency, word count dictionary, count each word, how many times each word, most common word, most frequent word, unique words, words that occur once, repeated words, distinct words, histogram of words, occurrences of words, least common, how often each word
 * param FOLD_CASE: true — whether capitals and small letters count as equal
 * param MISSING: "" — answer where there is no word
 */
const FOLD_CASE = true;
const MISSING = "";

/** Words of a text without the signs around them, in lower case where that counts as equal; a list as it is. */
function wordsFor(text, foldCase) {
  const all = Array.isArray(text) ? text : (text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []);
  return foldCase ? all.map((word) => word.toLowerCase()) : all;
}

function countsOf(words) {
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** {"the": 2, "fox": 1}, in the order in which the words first occur. */
export function wordFrequencies(text, foldCase = FOLD_CASE) {
  return Object.fromEntries(countsOf(wordsFor(text, foldCase)));
}

/** Words as they stand between the spaces, signs and capitals kept. */
export function plainWordCounts(text) {
  return Object.fromEntries(countsOf(text.match(/\S+/g) ?? []));
}

/** Keys in the order of the alphabet. */
export function sortedWordFrequencies(text, foldCase = FOLD_CASE) {
  return Object.fromEntries([...countsOf(wordsFor(text, foldCase))].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Pairs, the most frequent first, equal ones in the order of the alphabet. */
export function wordFrequencyPairs(text, foldCase = FOLD_CASE) {
  return Object.entries(sortedWordFrequencies(text, foldCase)).sort(([, a], [, b]) => b - a);
}

/** The first among equals. */
export function mostCommonWord(text, missing = MISSING, foldCase = FOLD_CASE) {
  const counts = [...countsOf(wordsFor(text, foldCase))];
  return counts.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? missing;
}

/** Words that occur once, in their order. */
export function wordsOccurringOnce(text, foldCase = FOLD_CASE) {
  return [...countsOf(wordsFor(text, foldCase))].filter(([, count]) => count === 1).map(([word]) => word);
}

/** Words that occur more than once, each once, in their order. */
export function repeatedWords(text, foldCase = FOLD_CASE) {
  return [...countsOf(wordsFor(text, foldCase))].filter(([, count]) => count > 1).map(([word]) => word);
}

/** The first word that has occurred before. */
export function firstRepeatedWord(text, missing = MISSING, foldCase = FOLD_CASE) {
  const words = wordsFor(text, foldCase);
  return words.find((word, place) => words.indexOf(word) < place) ?? missing;
}

/** Each word once, in the order in which they first occur. */
export function distinctWords(text, foldCase = FOLD_CASE) {
  return [...new Set(wordsFor(text, foldCase))];
}

export function countDistinctWords(text, foldCase = FOLD_CASE) {
  return distinctWords(text, foldCase).length;
}

const spaced = (text, lower) => (lower ? text.toLowerCase() : text).match(/\S+/g) ?? [];

/** Words as they stand between spaces: signs and capitals count. With true capitals do not count. */
export function wordFrequenciesAsIs(text, lower = false) {
  return wordFrequencies(spaced(text, lower), false);
}

/** Words are runs of letters: apostrophes, hyphens and digits part them. In lower case, with false as they are written. */
export function wordFrequenciesOfLetters(text, foldCase = FOLD_CASE) {
  return wordFrequencies(text.match(/\p{L}+/gu) ?? [], foldCase);
}

/** The most common of the words as they stand between spaces, the first among equals. With true capitals do not count. */
export function mostCommonWordAsItIs(text, lower = false, missing = MISSING) {
  return mostCommonWord(spaced(text, lower), missing, false);
}

/** The most common word, of equal ones the first in the alphabet. */
export function mostCommonWordByAlphabet(text, foldCase = FOLD_CASE, missing = MISSING) {
  return wordFrequencyPairs(text, foldCase)[0]?.[0] ?? missing;
}

/** The most common word, of equal ones the last that is new in the text. */
export function mostCommonWordOrLast(text, foldCase = FOLD_CASE, missing = MISSING) {
  return [...countsOf(wordsFor(text, foldCase))].reverse().sort(([, a], [, b]) => b - a)[0]?.[0] ?? missing;
}

/** The most common word as it is written: case matters, the signs around words do not count. */
export function mostCommonWordAsAll(text, missing = MISSING) {
  return mostCommonWord(text, missing, false);
}

/** Pairs, the most frequent first, equal ones in the order in which they first occur. */
export function wordFrequencyPairsAsIs(text, foldCase = FOLD_CASE) {
  return [...countsOf(wordsFor(text, foldCase))].sort(([, a], [, b]) => b - a);
}

/** As they stand between spaces: words that occur once, in their order. */
export function wordsOccurringOnceAsIs(text, lower = false) {
  return wordsOccurringOnce(spaced(text, lower), false);
}

/** As they stand between spaces: words that occur more than once, each once, in their order. */
export function repeatedWordsAsIs(text, lower = false) {
  return repeatedWords(spaced(text, lower), false);
}

/** The first word that has occurred before, as it is written: capitals count, signs around it do not. */
export function firstRepeatedWordAsItIs(text, missing = MISSING) {
  return firstRepeatedWord(text, missing, false);
}

/** The first word of the text that comes again later. */
export function firstRepeatedWordOfAll(text, foldCase = FOLD_CASE, missing = MISSING) {
  return repeatedWords(text, foldCase)[0] ?? missing;
}

/** As they stand between spaces: each word once, in their order. */
export function distinctWordsAsIs(text, lower = false) {
  return distinctWords(spaced(text, lower), false);
}

/** How many different words stand between spaces, signs counted. */
export function countDistinctWordsAsIs(text, lower = false) {
  return distinctWordsAsIs(text, lower).length;
}

/** Each word once, in alphabetical order. */
export function distinctWordsInAll(text, foldCase = FOLD_CASE) {
  return distinctWords(text, foldCase).sort();
}
