/**
 * title: String compression: letter and count, look-and-say
 * when: A string has to be compressed as character followed by count (a2b1c5), kept if that is not shorter, decompressed, or a look-and-say sequence is asked for.
 * words: string compression, compress, a2b1c5, count characters in a row, decompress, run length, look and say, count and say
 * param ONLY_SHORTER: true — whether the text stays as it is when compression would not make it shorter
 * param WRITE_ONES: true — whether a count of one is written
 */
const ONLY_SHORTER = true;
const WRITE_ONES = true;

const runsOf = (text) => text.match(/(.)\1*/gsu) ?? [];

/** "aabcccccaaa" → "a2b1c5a3". */
export function compressText(text, onlyShorter = ONLY_SHORTER, writeOnes = WRITE_ONES) {
  const parts = runsOf(text).map((run) => {
    const count = [...run].length;
    return [...run][0] + (count > 1 || writeOnes ? count : "");
  });
  const compressed = parts.join("");
  return onlyShorter && compressed.length >= text.length ? text : compressed;
}

/** "a2b1c5a3" → "aabcccccaaa"; a character without a count stands once. */
export function decompressText(text) {
  return text.replace(/(\D)(\d+)/gu, (_, letter, count) => letter.repeat(Number(count)));
}

/** The next text of the look-and-say sequence: "1211" → "111221". */
export function lookAndSayNext(text) {
  return runsOf(text)
    .map((run) => `${run.length}${run[0]}`)
    .join("");
}

/** The n-th text of the look-and-say sequence, counted from 1; the first is "1". */
export function lookAndSay(n) {
  let text = "1";
  for (let i = 1; i < n; i++) text = lookAndSayNext(text);
  return text;
}

/** Always the compressed text, also where it is longer; with false single characters get no number: "aab" → "a2b". */
export function compressTextAsItIs(text, writeOnes = WRITE_ONES) {
  return compressText(text, false, writeOnes);
}

/** The text itself only where the compressed one is longer: of equal length the compressed one is taken. */
export function compressTextOrNot(text, writeOnes = WRITE_ONES) {
  const compressed = compressText(text, false, writeOnes);
  return compressed.length > text.length ? text : compressed;
}
