/**
 * title: Count words, lines, sentences and characters
 * when: Statistics of a text are asked for: words, lines, sentences, average word length, reading time.
 * words: word count, text statistics, lines, characters, sentences, reading time, wc, count words, number of words, how many words
 * param WORDS_PER_MINUTE: 200 — reading speed
 */
const WORDS_PER_MINUTE = 200;

/** Words may hold apostrophes and hyphens: don't and well-known are one word each. */
export function wordsOf(text) {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** A line feed at the end begins no line. */
export function countLines(text) {
  if (text === "") return 0;
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}

export function countSentences(text) {
  const parts = text.split(/[.!?…]+(?=\s|$)/u);
  return parts.filter((part) => wordsOf(part).length > 0).length;
}

export function averageWordLength(text) {
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  return words.reduce((sum, word) => sum + [...word].length, 0) / words.length;
}

/** Whole minutes, rounded up. */
export function readingMinutes(text, wordsPerMinute = WORDS_PER_MINUTE) {
  return Math.ceil(wordsOf(text).length / wordsPerMinute);
}

/** How many words stand between spaces: signs alone count too. */
export function countWords(text) {
  return (text.match(/\S+/g) ?? []).length;
}

/** How many words there are when signs alone are none; "don't" and "well-known" are one word each. */
export function countWordsOnly(text) {
  return wordsOf(text).length;
}

/** How many runs of letters there are: "don't" and "well-known" are two words each, digits are none. */
export function countWordsOfLetters(text) {
  return (text.match(/\p{L}+/gu) ?? []).length;
}

/** How many parts single spaces make: two spaces have an empty word between them, an empty text has none. */
export function countWordsBySpaces(text) {
  return text === "" ? 0 : text.split(" ").length;
}

/** Lines by line feeds alone: one at the end begins another, empty line; an empty text is one line. */
export function countLinesAsIs(text) {
  return text.split("\n").length;
}

/** Lines that hold something else than spaces. */
export function countLinesWithoutAny(text) {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}

/** Sentences as the number of full stops, exclamation and question marks, each mark by itself. */
export function countSentencesByAll(text) {
  return (text.match(/[.!?]/g) ?? []).length;
}

/** Sentences as the number of runs of end marks: "Wait... What?!" has two. */
export function countSentencesOnly(text) {
  return (text.match(/[.!?]+/g) ?? []).length;
}

/** The mean length of the words as they stand between spaces, their signs counted; 0 without words. */
export function averageWordLengthAsItIs(text) {
  const words = text.match(/\S+/g) ?? [];
  return words.length === 0 ? 0 : [...words.join("")].length / words.length;
}

/** Whole minutes, rounded to the nearest, at least one. */
export function readingMinutesAtOne(text, wordsPerMinute = WORDS_PER_MINUTE) {
  return Math.max(1, Math.floor(countWords(text) / wordsPerMinute + 0.5));
}
