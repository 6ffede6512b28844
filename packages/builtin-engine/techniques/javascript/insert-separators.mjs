/**
 * title: Insert separators, split text to pieces, pairs of letters, n-grams
 * when: A sign has to be put after every few characters or between all of them, a text cut to pieces of a length, pairs or n-grams, or a licence key grouped.
 * words: insert separator, insert dash, insert every, between characters, split into chunks, pieces of length, pairs of letters, split string in pairs, n-grams, bigrams, trigrams, license key, group characters, spaced letters, hyphenate, credit card format, add spaces, insert after every, dash between even digits, asterisk
 * param SIZE: 2 — characters of a piece
 * param SEPARATOR: "-" — what is put between
 * param FILL: "_" — what fills a last piece that is too short
 */
const SIZE = 2;
const SEPARATOR = "-";
const FILL = "_";

/** Pieces of a length; the last may be shorter. */
export function piecesOf(text, size = SIZE) {
  const letters = [...text];
  const count = size > 0 ? Math.ceil(letters.length / size) : 0;
  return Array.from({ length: count }, (_, i) => letters.slice(i * size, (i + 1) * size).join(""));
}

/** Pieces of a length, the last one filled up: "abc" → ["ab", "c_"]. */
export function filledPieces(text, size = SIZE, fill = FILL) {
  return piecesOf(text, size).map((piece) => piece.padEnd(size, fill));
}

/** Pieces of a length from the right; the first may be shorter. */
export function piecesFromRight(text, size = SIZE) {
  const letters = [...text].reverse().join("");
  return piecesOf(letters, size)
    .map((piece) => [...piece].reverse().join(""))
    .reverse();
}

/** "abcdef" → "ab-cd-ef". */
export function insertEvery(text, size = SIZE, separator = SEPARATOR) {
  return piecesOf(text, size).join(separator);
}

/** "abcde" → "a-bc-de": counted from the right. */
export function insertEveryFromRight(text, size = SIZE, separator = SEPARATOR) {
  return piecesFromRight(text, size).join(separator);
}

/** "abc" → "a-b-c". */
export function insertBetween(text, separator = SEPARATOR) {
  return [...text].join(separator);
}

/** A part put in at a place, counted from 0. */
export function insertTextAt(text, place, part) {
  const letters = [...text];
  return [...letters.slice(0, place), part, ...letters.slice(place)].join("");
}

/** Letters and digits in capitals, grouped from the right: "2-5g-3-J", 2 → "2-5G-3J". */
export function formatKey(key, size = SIZE, separator = SEPARATOR) {
  return piecesFromRight(key.replace(/[^A-Za-z0-9]/g, "").toUpperCase(), size).join(separator);
}

/** All neighbours, overlapping: "abcd" → ["ab", "bc", "cd"]. */
export function textNgrams(text, size = SIZE) {
  const letters = [...text];
  const count = Math.max(0, letters.length - size + 1);
  return Array.from({ length: size > 0 ? count : 0 }, (_, i) => letters.slice(i, i + size).join(""));
}

/** Neighbouring words: "a b c" → ["a b", "b c"]. */
export function wordNgrams(text, size = SIZE) {
  const words = text.match(/\S+/g) ?? [];
  const count = Math.max(0, words.length - size + 1);
  return Array.from({ length: size > 0 ? count : 0 }, (_, i) => words.slice(i, i + size).join(" "));
}

/** How often each part of this length occurs. */
export function ngramCounts(text, size = SIZE) {
  const counts = new Map();
  for (const part of textNgrams(text, size)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return Object.fromEntries(counts);
}

/** A dash between two odd digits: 454793 → "4547-9-3". */
export function dashBetweenOdd(number, separator = SEPARATOR) {
  return String(number).replace(/[13579](?=[13579])/g, (digit) => digit + separator);
}

/** A sign after every piece, also after a whole one at the end: "abcd" → "ab-cd-". */
export function insertAfterEvery(text, size = SIZE, separator = SEPARATOR) {
  return piecesOf(text, size)
    .map((piece) => ([...piece].length === size ? piece + separator : piece))
    .join("");
}

/** As formatKey grouped from the left, the last group shorter: "2-5g-3-J1", 2 → "25-G3-J1". */
export function formatKeyFrom(key, size = SIZE, separator = SEPARATOR) {
  return insertEvery(key.replace(/[^A-Za-z0-9]/g, "").toUpperCase(), size, separator);
}

/** Pieces of a length without a last one that is too short. */
export function wholePieces(text, size = SIZE) {
  return piecesOf(text, size).filter((piece) => [...piece].length === size);
}

/** A sign between two even digits that are not 0; also at 0 where that is wanted: 2468 → "2-4-6-8". */
export function dashBetweenEven(number, zeroToo = false, separator = SEPARATOR) {
  const text = String(number);
  const signs = zeroToo ? /[02468](?=[02468])/g : /[2468](?=[2468])/g;
  return text.replace(signs, (digit) => digit + separator);
}

/** A dash between two odd digits and an asterisk between two even ones; 0 is neither. */
export function dashAndAsterisk(number, dash = SEPARATOR, asterisk = "*") {
  return dashBetweenEven(dashBetweenOdd(number, dash), false, asterisk);
}

/** As ngramCounts without spaces and in small letters, or in the case as it stands. */
export function ngramCountsOf(text, size = SIZE, keepCase = false) {
  const bare = text.replace(/\s/g, "");
  return ngramCounts(keepCase ? bare : bare.toLowerCase(), size);
}
