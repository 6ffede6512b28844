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
