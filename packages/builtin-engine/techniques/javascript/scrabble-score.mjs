/**
 * title: Scrabble score and the value of letters
 * when: The Scrabble points of a word are wanted, the sum of its letters by their place in the alphabet, or the word that scores most.
 * words: scrabble, score, letter values, word score, points, alphabet position, letter positions, highest scoring word, word value, alphabet sum
 * param FACTOR: 1 — by what the points of the whole word are multiplied
 */
const FACTOR = 1;

const values = [
  ["aeioulnrst", 1],
  ["dg", 2],
  ["bcmp", 3],
  ["fhvwy", 4],
  ["k", 5],
  ["jx", 8],
  ["qz", 10],
];

/** English points of one letter in either case; 0 for anything else. */
export function letterScore(letter) {
  return values.find(([letters]) => letter !== "" && letters.includes(letter.toLowerCase()))?.[1] ?? 0;
}

/** Points of all letters, maybe doubled or trebled. */
export function scrabbleScore(word, factor = FACTOR) {
  return [...word].reduce((sum, letter) => sum + letterScore(letter), 0) * factor;
}

/** The first among equals; "" when there is none. */
export function bestScrabbleWord(words) {
  return words.reduce(
    (best, word) => (scrabbleScore(word) > scrabbleScore(best) ? word : best),
    words[0] ?? "",
  );
}

/** Places of the letters in the alphabet, a is 1; all else is left out. */
export function alphabetPositions(text) {
  return [...text.toLowerCase()]
    .filter((letter) => /[a-z]/.test(letter))
    .map((letter) => letter.charCodeAt(0) - 96);
}

/** The places of the letters added up: "abc" gives 6. */
export function alphabetScore(word) {
  return alphabetPositions(word).reduce((sum, place) => sum + place, 0);
}

/** The word of a text with the highest sum of places, the first among equals. */
export function highestScoringWord(text) {
  const words = text.split(/\s+/).filter(Boolean);
  return words.reduce(
    (best, word) => (alphabetScore(word) > alphabetScore(best) ? word : best),
    words[0] ?? "",
  );
}

/** The n-th letter of the alphabet, in lower case. */
export function letterAt(place) {
  if (!Number.isInteger(place) || place < 1 || place > 26) throw new RangeError("place has to be 1 to 26");
  return String.fromCharCode(96 + place);
}

/** All letters from one to another, both included. */
export function letterRange(first, last) {
  const [from, to] = [first.codePointAt(0), last.codePointAt(0)];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => String.fromCodePoint(from + i));
}

/** The last among equals; "" when there is none. */
export function bestScrabbleWordOrLast(words) {
  return words.reduce((best, word) => (scrabbleScore(word) >= scrabbleScore(best) ? word : best), "");
}

/** The first in the alphabet among equals; "" when there is none. */
export function bestScrabbleWordByAlphabet(words) {
  return bestScrabbleWord([...words].sort());
}

/** The word of a text with the highest sum of places, the last among equals. */
export function highestScoringWordOrLast(text) {
  const words = text.split(/\s+/).filter(Boolean);
  return words.reduce((best, word) => (alphabetScore(word) >= alphabetScore(best) ? word : best), "");
}

/** The n-th letter of the alphabet as a capital. */
export function letterAtAsIs(place) {
  return letterAt(place).toUpperCase();
}
