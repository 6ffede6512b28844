/**
 * title: Word chains, words linked by last and first letter, letter ladders
 * when: A list of words has to be tested for a chain in which each word begins with the last letter of the one before, put in such an order, or compared letter by letter.
 * words: word chain, shiritori, last letter first letter, linked words, word ladder, one letter apart, domino words, chain of words, next word, snake words, connect words, overlap, merge overlapping words, alphabetical chain, longest chain
 * param SHARED: 1 — letters that two neighbours share
 * param NO_REPEATS: false — whether a word may stand there only once
 */
const SHARED = 1;
const NO_REPEATS = false;

/** Whether the second word begins with the end of the first, in either case. */
export function followsWord(before, after, shared = SHARED) {
  const [a, b] = [before.toLowerCase(), after.toLowerCase()];
  return a.length >= shared && b.length >= shared && a.slice(-shared) === b.slice(0, shared);
}

/** Whether each word follows the one before; of one word or none it is so. */
export function isWordChain(words, shared = SHARED, noRepeats = NO_REPEATS) {
  const lower = words.map((word) => word.toLowerCase());
  if (noRepeats && new Set(lower).size !== lower.length) return false;
  return lower.every((word, i) => i === 0 || followsWord(lower[i - 1], word, shared));
}

/** The words up to the first that does not follow. */
export function chainBeginning(words, shared = SHARED) {
  const broken = words.findIndex((word, i) => i > 0 && !followsWord(words[i - 1], word, shared));
  return broken < 0 ? [...words] : words.slice(0, broken);
}

/** The place of the first word that does not follow, counted from 0; -1 of a chain. */
export function chainBreak(words, shared = SHARED) {
  return words.findIndex((word, i) => i > 0 && !followsWord(words[i - 1], word, shared));
}

/** The first word of a list that follows and is not the word itself; null when there is none. */
export function nextInChain(word, words, shared = SHARED) {
  return words.find((other) => other !== word && followsWord(word, other, shared)) ?? null;
}

/** A longest chain of the words, each used once, the first found in their order. */
export function longestWordChain(words, shared = SHARED) {
  let best = [];
  const visit = (chain, rest) => {
    if (chain.length > best.length) best = chain;
    rest.forEach((word, i) => {
      if (chain.length === 0 || followsWord(chain.at(-1), word, shared))
        visit([...chain, word], rest.toSpliced(i, 1));
    });
  };
  visit([], words);
  return best;
}

/** Whether neighbours in the list differ in exactly one letter and have the same length. */
export function isWordLadder(words) {
  const differences = (a, b) => [...a].filter((letter, i) => letter !== b[i]).length;
  return words.every(
    (word, i) => i === 0 || (word.length === words[i - 1].length && differences(word, words[i - 1]) === 1),
  );
}

/** The longest end of the first text with which the second begins. */
export function overlapOf(a, b) {
  let size = Math.min(a.length, b.length);
  while (size > 0 && a.slice(-size) !== b.slice(0, size)) size -= 1;
  return b.slice(0, size);
}

/** Both texts as one, what they share written once. */
export function mergeOverlapping(a, b) {
  return a + b.slice(overlapOf(a, b).length);
}

/** Whether the letters of a word rise in the alphabet; equal ones may follow each other. */
export function isAlphabeticalWord(word) {
  const letters = [...word.toLowerCase()];
  return letters.every((letter, i) => i === 0 || letters[i - 1] <= letter);
}

/** The letter that lacks in a run of letters: "abce" → "d"; "" when none does. */
export function missingLetterInRun(letters) {
  const text = [...letters].join("");
  const codes = [...text].map((letter) => letter.charCodeAt(0));
  const gap = codes.find((code, i) => codes[i + 1] === code + 2);
  return gap === undefined ? "" : String.fromCharCode(gap + 1);
}
