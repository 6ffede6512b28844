/**
 * title: Transposition ciphers: columns by a key, square code, scytale, even and odd letters
 * when: The letters of a text have to be put in another order to hide it: by columns, a keyword, a square, halves of even and odd places, or reversed blocks.
 * words: transposition, columnar transposition, square code, crypto square, scytale, route cipher, skip cipher, scramble letters, unscramble, columns, keyword columns, reverse blocks, even odd letters, alternating split, zigzag, every second letter first
 * param COLUMNS: 4 — letters in a row
 * param FILL: "x" — what fills the last row
 * param TIMES: 1 — how often the text is split
 */
const COLUMNS = 4;
const FILL = "x";
const TIMES = 1;

const rowsOf = (text, columns) =>
  Array.from({ length: columns > 0 ? Math.ceil(text.length / columns) : 0 }, (_, i) =>
    text.slice(i * columns, (i + 1) * columns),
  );

/** Written in rows, read by columns, the last row as it is. */
export function readByColumns(text, columns = COLUMNS) {
  const rows = rowsOf(text, columns);
  return Array.from({ length: columns }, (_, i) => rows.map((row) => row[i] ?? "").join("")).join("");
}

/** Like reading by columns, with the last row filled up. */
export function scytaleEncrypt(text, columns = COLUMNS, fill = FILL) {
  return readByColumns(text + fill.repeat((columns - (text.length % columns)) % columns), columns);
}

/** The way back of reading by columns. */
export function writeByColumns(text, columns = COLUMNS) {
  const places = readByColumns(
    Array.from({ length: text.length }, (_, i) => String.fromCodePoint(256 + i)).join(""),
    columns,
  );
  const letters = [...places].map((place, i) => [place.codePointAt(0), text[i]]);
  return letters
    .sort(([a], [b]) => a - b)
    .map(([, letter]) => letter)
    .join("");
}

/** Columns in the order of the letters of a keyword; the last row is filled up. */
export function columnarEncrypt(text, keyword, fill = FILL) {
  const size = keyword.length;
  const rows = rowsOf(text + fill.repeat((size - (text.length % size)) % size), size);
  const order = [...keyword]
    .map((letter, i) => [letter, i])
    .sort(([a, i], [b, j]) => (a === b ? i - j : a < b ? -1 : 1));
  return order.map(([, i]) => rows.map((row) => row[i]).join("")).join("");
}

/** Letters and digits in the smallest rectangle, read by columns with spaces between: the square code. */
export function squareCode(text) {
  const plain = text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const columns = Math.ceil(Math.sqrt(plain.length));
  const rows = rowsOf(plain, columns);
  return Array.from({ length: columns }, (_, i) => rows.map((row) => row[i] ?? " ").join("")).join(" ");
}

/** Every second character first, from the second on, then the others; as often as wanted. */
export function alternatingSplit(text, times = TIMES) {
  let mixed = [...text];
  for (let i = 0; i < times; i++)
    mixed = [...mixed.filter((_, at) => at % 2 === 1), ...mixed.filter((_, at) => at % 2 === 0)];
  return mixed.join("");
}

/** The way back of the alternating split. */
export function undoAlternatingSplit(text, times = TIMES) {
  let letters = [...text];
  for (let i = 0; i < times; i++) {
    const half = Math.floor(letters.length / 2);
    const [odd, even] = [letters.slice(0, half), letters.slice(half)];
    letters = letters.map((_, at) => (at % 2 === 1 ? odd[(at - 1) / 2] : even[at / 2]));
  }
  return letters.join("");
}

/** Characters at even places first, then those at odd ones, counted from 0. */
export function evenThenOdd(text, gap = "") {
  const letters = [...text];
  return (
    letters.filter((_, i) => i % 2 === 0).join("") + gap + letters.filter((_, i) => i % 2 === 1).join("")
  );
}

/** Each block of so many characters backwards. */
export function reverseBlocks(text, size = COLUMNS) {
  return rowsOf(text, size)
    .map((row) => [...row].reverse().join(""))
    .join("");
}

/** Neighbours exchanged: "abcde" → "badce". */
export function swapNeighbours(text) {
  return reverseBlocks(text, 2);
}
