/**
 * title: Sentences: split, count words, longest, capitalise, reverse
 * when: A text has to be split to sentences, each capitalised or ended with a full stop, the longest or shortest found, or words per sentence counted.
 * words: sentence, sentences, split into sentences, capitalize sentences, first letter of each sentence, longest sentence, shortest sentence, words per sentence, average sentence length, paragraph, full stop, period, question mark, questions, exclamation
 * param BY_WORDS: true — whether the length of a sentence is that of its words; else of its characters
 * param END: "." — sign at the end of a sentence
 */
const BY_WORDS = true;
const END = ".";

/** Sentences with their last sign, trimmed. */
export function sentencesOf(text) {
  return (text.match(/[^.!?]+[.!?]*/g) ?? []).map((one) => one.trim()).filter((one) => /[^.!?]/.test(one));
}

/** Sentences without their last sign. */
export function bareSentences(text) {
  return sentencesOf(text).map((one) => one.replace(/[.!?]+$/, "").trim());
}

const wordCount = (text) => (text.match(/\S+/g) ?? []).length;

const sizeOf = (text, byWords) => (byWords ? wordCount(text) : [...text].length);

/** The first letter of each sentence large, everything else as it is. */
export function capitalizeSentences(text) {
  return text.replace(/(^\s*|[.!?]\s+)(\p{Ll})/gu, (_, before, letter) => before + letter.toUpperCase());
}

/** The first among equals; "" of no sentence. */
export function longestSentence(text, byWords = BY_WORDS) {
  return sentencesOf(text).reduce((a, b) => (sizeOf(b, byWords) > sizeOf(a, byWords) ? b : a), "");
}

/** The first among equals; "" of no sentence. */
export function shortestSentence(text, byWords = BY_WORDS) {
  const all = sentencesOf(text);
  return all.reduce((a, b) => (sizeOf(b, byWords) < sizeOf(a, byWords) ? b : a), all[0] ?? "");
}

export function wordsPerSentence(text) {
  return sentencesOf(text).map(wordCount);
}

/** The most words that a sentence has; 0 of no sentence. Also of a list of sentences. */
export function mostWordsInSentence(text) {
  const all = Array.isArray(text) ? text : sentencesOf(text);
  return Math.max(0, ...all.map(wordCount));
}

/** The mean number of words; 0 of no sentence. */
export function averageWordsPerSentence(text) {
  const counts = wordsPerSentence(text);
  return counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) / counts.length : 0;
}

/** A capital at the front and a full stop at the end, if there is no sign yet; spaces at the ends go. */
export function asSentence(text, end = END) {
  const bare = text.trim();
  if (bare === "") return "";
  return bare.replace(/^./su, (letter) => letter.toUpperCase()) + (/[.!?]$/.test(bare) ? "" : end);
}

/** The sentences in reversed order. */
export function reverseSentences(text) {
  return sentencesOf(text).reverse().join(" ");
}

export function questionsIn(text) {
  return sentencesOf(text).filter((one) => one.endsWith("?"));
}

/** The last among equals; "" of no sentence. */
export function longestSentenceOrLast(text, byWords = BY_WORDS) {
  return sentencesOf(text).reduce((a, b) => (sizeOf(b, byWords) >= sizeOf(a, byWords) ? b : a), "");
}

/** Parts between full stops alone, trimmed, without the stops and without empty ones. */
export function sentencesOfOnly(text) {
  const parts = text.split(".").map((one) => one.trim());
  return parts.filter((one) => one !== "");
}

/** The first letter of each sentence large, all other letters small. */
export function capitalizeSentencesAndAll(text) {
  return capitalizeSentences(text.toLowerCase());
}

/** A capital at the front, the rest small, and a full stop at the end, if there is no sign yet. */
export function asSentenceOfAll(text, end = END) {
  return asSentence(text.toLowerCase(), end);
}

/** A capital at the front and always a full stop at the end. */
export function asSentenceAndOne(text, end = END) {
  return text.replace(/^./su, (letter) => letter.toUpperCase()) + end;
}
