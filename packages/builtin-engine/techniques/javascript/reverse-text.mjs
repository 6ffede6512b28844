/**
 * title: Reverse a text, the order of its words or each word
 * when: A text, string or sentence has to be reversed: letter by letter, word order, every word, or the long words only.
 * words: reverse, reverse string, reverse words, backwards, word order, reverse each word, spin words, mirror text, flip text
 * param MIN_LENGTH: 5 — words of at least this many letters are turned by spinWords
 */
const MIN_LENGTH = 5;

export function reverseText(text) {
  return [...text].reverse().join("");
}

/** The order of the words; runs of spaces become one. */
export function reverseWords(text) {
  return text.split(/\s+/).filter(Boolean).reverse().join(" ");
}

/** Each word by itself; words and spaces stay in their places. */
export function reverseEachWord(text) {
  return text.replace(/\S+/g, reverseText);
}

export function spinWords(text, minLength = MIN_LENGTH) {
  return text.replace(/\S+/g, (word) => ([...word].length >= minLength ? reverseText(word) : word));
}

/** Letters change places, last for first; signs, digits and spaces stay. */
export function reverseOnlyLetters(text) {
  const letters = text.match(/\p{L}/gu) ?? [];
  return text.replace(/\p{L}/gu, () => letters.pop());
}

/** Both halves change places; the middle of an odd number of letters stays: "abcde" gives "decab". */
export function swapHalves(text) {
  const letters = [...text];
  const half = Math.floor(letters.length / 2);
  const middle = letters.slice(half, letters.length - half);
  return [...letters.slice(letters.length - half), ...middle, ...letters.slice(0, half)].join("");
}

/** The order of the words where every single space parts two: several spaces and spaces at the ends stay. */
export function reverseWordsKeepSpaces(text) {
  return text.split(" ").reverse().join(" ");
}

/** Each word by itself; words are joined with one space, none stays at the ends. */
export function reverseEachWordSingleSpaces(text) {
  return text.trim().split(/\s+/).map(reverseText).join(" ");
}

/** Words that are longer than so many letters are turned round; words of exactly so many stay. */
export function spinWordsOver(text, length = MIN_LENGTH) {
  return spinWords(text, length + 1);
}

/** Letters and digits change places, last for first; signs and spaces stay. */
export function reverseOnlyLettersAndDigits(text) {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  return text.replace(/[\p{L}\p{N}]/gu, () => letters.pop());
}

/** The letters of each run of letters turned round; signs, digits and spaces stay in their places. */
export function reverseEachWordOnly(text) {
  return text.replace(/\p{L}+/gu, reverseText);
}

/** Both halves change places; of an odd number of letters the first half has the one more: "abcde" gives "deabc". */
export function swapHalvesWithOne(text) {
  const letters = [...text];
  const half = Math.ceil(letters.length / 2);
  return [...letters.slice(half), ...letters.slice(0, half)].join("");
}

/** Both halves change places; of an odd number of letters the second half has the one more: "abcde" gives "cdeab". */
export function swapHalvesAtAll(text) {
  const letters = [...text];
  const half = Math.floor(letters.length / 2);
  return [...letters.slice(half), ...letters.slice(0, half)].join("");
}
