/**
 * title: Number and letter patterns: number triangle, multiplication table as text
 * when: Rows of numbers or letters in the form of a triangle or pyramid, or lines of a multiplication table such as "3 x 4 = 12", are wanted.
 * words: number triangle, number pattern, number pyramid, letter triangle, alphabet pattern, multiplication table, times table, counting rows, repeated digits, countdown, print pattern, 1 12 123, 1 22 333, table of, lines of numbers
 * param GAP: "" — what stands between the numbers of a line
 * param AS_LIST: false — whether the lines come as a list instead of one text
 * param UNTIL: 10 — last factor of a multiplication table
 * param SIGN: "x" — sign between the factors
 */
const GAP = "";
const AS_LIST = false;
const UNTIL = 10;
const SIGN = "x";

const shown = (lines, asList) => (asList ? lines : lines.join("\n"));

const upTo = (last) => Array.from({ length: Math.max(0, last) }, (_, i) => i + 1);

/** "1", "12", "123". */
export function numberTriangle(rows, gap = GAP, asList = AS_LIST) {
  return shown(
    upTo(rows).map((count) => upTo(count).join(gap)),
    asList,
  );
}

/** "123", "12", "1". */
export function invertedNumberTriangle(rows, gap = GAP, asList = AS_LIST) {
  return shown(
    upTo(rows)
      .reverse()
      .map((count) => upTo(count).join(gap)),
    asList,
  );
}

/** "1", "22", "333". */
export function repeatedNumberTriangle(rows, gap = GAP, asList = AS_LIST) {
  return shown(
    upTo(rows).map((count) => Array(count).fill(count).join(gap)),
    asList,
  );
}

/** "1", "2 3", "4 5 6": the numbers go on from line to line. */
export function runningNumberTriangle(rows, gap = " ", asList = AS_LIST) {
  const before = (count) => (count * (count - 1)) / 2;
  return shown(
    upTo(rows).map((count) =>
      upTo(count)
        .map((one) => before(count) + one)
        .join(gap),
    ),
    asList,
  );
}

/** "1", "121", "12321", in the middle of the widest line. */
export function numberPyramid(rows, gap = GAP, asList = AS_LIST) {
  const line = (count) => [...upTo(count), ...upTo(count - 1).reverse()].join(gap);
  const width = line(rows).length;
  return shown(
    upTo(rows).map((count) => " ".repeat((width - line(count).length) / 2) + line(count)),
    asList,
  );
}

/** "A", "AB", "ABC". */
export function letterTriangle(rows, gap = GAP, asList = AS_LIST) {
  const letters = upTo(rows).map((place) => String.fromCharCode(64 + place));
  return shown(
    upTo(rows).map((count) => letters.slice(0, count).join(gap)),
    asList,
  );
}

/** "A", "BB", "CCC". */
export function repeatedLetterTriangle(rows, gap = GAP, asList = AS_LIST) {
  return shown(
    upTo(rows).map((count) =>
      Array(count)
        .fill(String.fromCharCode(64 + count))
        .join(gap),
    ),
    asList,
  );
}

/** "h", "he", "hel": the beginnings of a text. */
export function textTriangle(text, asList = AS_LIST) {
  return shown(
    upTo(text.length).map((count) => text.slice(0, count)),
    asList,
  );
}

/** "3 x 1 = 3" up to the last factor. */
export function multiplicationLines(number, until = UNTIL, sign = SIGN, asList = true) {
  return shown(
    upTo(until).map((factor) => `${number} ${sign} ${factor} = ${number * factor}`),
    asList,
  );
}

/** The products as a grid of equally wide columns. */
export function multiplicationGrid(size, gap = " ", asList = AS_LIST) {
  const width = String(size * size).length;
  const line = (row) =>
    upTo(size)
      .map((column) => String(row * column).padStart(width))
      .join(gap);
  return shown(upTo(size).map(line), asList);
}

/** Numbers from the first down to the last, then a word: "3, 2, 1, Go!". */
export function countdownText(from, last = 1, word = "", separator = ", ") {
  const numbers = upTo(from - last + 1).map((one) => from - one + 1);
  return [...numbers, ...(word === "" ? [] : [word])].join(separator);
}

/** As numberTriangle, as a list of lines. */
export function numberTriangleOut(rows, gap = GAP) {
  return numberTriangle(rows, gap, true);
}

/** As invertedNumberTriangle, as a list of lines. */
export function invertedNumberTriangleOut(rows, gap = GAP) {
  return invertedNumberTriangle(rows, gap, true);
}

/** As repeatedNumberTriangle, as a list of lines. */
export function repeatedNumberTriangleOut(rows, gap = GAP) {
  return repeatedNumberTriangle(rows, gap, true);
}

/** As numberPyramid, as a list of lines. */
export function numberPyramidOut(rows, gap = GAP) {
  return numberPyramid(rows, gap, true);
}

/** As letterTriangle, as a list of lines. */
export function letterTriangleOut(rows, gap = GAP) {
  return letterTriangle(rows, gap, true);
}

/** As repeatedLetterTriangle, as a list of lines. */
export function repeatedLetterTriangleOut(rows, gap = GAP) {
  return repeatedLetterTriangle(rows, gap, true);
}

/** "1", "1 2", "1 2 3": with a space between the numbers. */
export function numberTriangleWithAll(rows, asList = AS_LIST) {
  return numberTriangle(rows, " ", asList);
}

/** "1", "2 2", "3 3 3": with a space between the numbers. */
export function repeatedNumberTriangleWithAll(rows, asList = AS_LIST) {
  return repeatedNumberTriangle(rows, " ", asList);
}

/** "1 2 3", "1 2", "1": with a space between the numbers. */
export function invertedNumberTriangleWithAll(rows, asList = AS_LIST) {
  return invertedNumberTriangle(rows, " ", asList);
}
