/**
 * title: Count words, lines, sentences and characters
 * when: Statistics of a text are asked for: words, lines, sentences, average word length, reading time.
 * words: word count, text statistics, lines, characters, sentences, reading time, wc
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
