/**
 * title: Run-length encoding and decoding
 * when: Repeated characters have to be written as a count and the character, or read back.
 * words: rle, run length, compress, encode, decode, repeat, consecutive
 * param WRITE_ONES: false — whether a run of one is written as 1a rather than a
 */
const WRITE_ONES = false;

export function encodeRuns(text, writeOnes = WRITE_ONES) {
  const letters = [...text];
  let encoded = "";
  for (let i = 0, end; i < letters.length; i = end) {
    if (/\d/.test(letters[i])) throw new RangeError("digits cannot be told from counts");
    end = i + 1;
    while (end < letters.length && letters[end] === letters[i]) end += 1;
    encoded += (end - i > 1 || writeOnes ? end - i : "") + letters[i];
  }
  return encoded;
}

export function decodeRuns(encoded) {
  if (/\d$/.test(encoded)) throw new RangeError("a count without a character");
  return encoded.replace(/(\d+)(\D)/gu, (_, count, letter) => letter.repeat(Number(count)));
}

/** The number before each letter also where the text holds digits; with true single letters get a 1. */
export function encodeRunsAsItIs(text, writeOnes = WRITE_ONES) {
  return runPairs(text)
    .map(([letter, count]) => (count > 1 || writeOnes ? count : "") + letter)
    .join("");
}

/** The letter first and its number behind it: "aab" → "a2b1"; with false a single letter gets no number. */
export function encodeRunsByEach(text, writeOnes = true) {
  return runPairs(text)
    .map(([letter, count]) => letter + (count > 1 || writeOnes ? count : ""))
    .join("");
}

/** [letter, number] for each run. */
export function runPairs(text) {
  const pairs = [];
  for (const letter of text) {
    if (pairs.at(-1)?.[0] === letter) pairs.at(-1)[1] += 1;
    else pairs.push([letter, 1]);
  }
  return pairs;
}

/** The way back where the number stands behind its letter: "a2b" → "aab". */
export function decodeRunsByEach(encoded) {
  return encoded.replace(/(\D)(\d+)/gu, (_, letter, count) => letter.repeat(Number(count)));
}
