/**
 * title: Squares, checkerboards, crosses and frames of characters
 * when: A square, rectangle, checkerboard, cross, X, plus or hollow frame of signs is wanted, as a text or a list of lines.
 * words: square, rectangle, checkerboard, chessboard, chess pattern, hollow square, hollow rectangle, cross, letter x, plus sign, grid of characters, star square, ascii pattern, frame, alternating pattern, zigzag, board
 * param MARK: "*" — sign of which the pattern is made
 * param AS_LIST: false — whether the lines come as a list instead of one text
 * param GAP: "" — what stands between two signs of a line
 * param OTHER: " " — second sign, or what is left empty
 */
const MARK = "*";
const AS_LIST = false;
const GAP = "";
const OTHER = " ";

const shown = (lines, asList) => (asList ? lines : lines.join("\n"));

/** A line for each row, with the mark where the test says so and else the other sign. */
function drawn(height, width, isMarked, mark, other, gap) {
  return Array.from({ length: Math.max(0, height) }, (_, row) =>
    Array.from({ length: Math.max(0, width) }, (_, column) => (isMarked(row, column) ? mark : other)).join(
      gap,
    ),
  );
}

export function starSquare(size, mark = MARK, asList = AS_LIST, gap = GAP) {
  return starRectangle(size, size, mark, asList, gap);
}

/** So many columns in so many rows. */
export function starRectangle(width, height, mark = MARK, asList = AS_LIST, gap = GAP) {
  return shown(
    drawn(height, width, () => true, mark, OTHER, gap),
    asList,
  );
}

/** Only the outline. */
export function hollowRectangle(width, height, mark = MARK, asList = AS_LIST, other = OTHER) {
  const isEdge = (row, column) => [0, height - 1].includes(row) || [0, width - 1].includes(column);
  return shown(drawn(height, width, isEdge, mark, other, ""), asList);
}

/** Only the outline. */
export function hollowSquare(size, mark = MARK, asList = AS_LIST, other = OTHER) {
  return hollowRectangle(size, size, mark, asList, other);
}

/** The mark at the top left, then by turns with the other sign. */
export function checkerboard(size, mark = MARK, other = OTHER, asList = AS_LIST, gap = GAP) {
  return shown(
    drawn(size, size, (row, column) => (row + column) % 2 === 0, mark, other, gap),
    asList,
  );
}

/** Rows of 1 and 0 by turns as lists of numbers. */
export function checkerboardNumbers(size, first = 1) {
  const value = (row, column) => ((row + column) % 2 === 0 ? first : 1 - first);
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => value(row, column)),
  );
}

/** Both diagonals of a square. */
export function crossPattern(size, mark = MARK, other = OTHER, asList = AS_LIST) {
  const isMarked = (row, column) => row === column || row + column === size - 1;
  const lines = drawn(size, size, isMarked, mark, other, "");
  return shown(other === " " ? lines.map((line) => line.trimEnd()) : lines, asList);
}

/** The middle row and the middle column of a square of odd size. */
export function plusPattern(size, mark = MARK, other = OTHER, asList = AS_LIST) {
  const half = Math.floor(size / 2);
  const lines = drawn(size, size, (row, column) => [row, column].includes(half), mark, other, "");
  return shown(other === " " ? lines.map((line) => line.trimEnd()) : lines, asList);
}

/** One sign by turns with the other: "1010". */
export function alternatingText(length, first = "1", second = "0") {
  return Array.from({ length: Math.max(0, length) }, (_, i) => (i % 2 === 0 ? first : second)).join("");
}

/** A grid of one value as a list of lists. */
export function gridOf(width, height, value = 0) {
  return Array.from({ length: height }, () => Array(width).fill(value));
}

/** As crossPattern with every line as wide as the square, spaces at its end too. */
export function crossPatternOf(size, asList = AS_LIST, mark = MARK) {
  const isMarked = (row, column) => row === column || row + column === size - 1;
  return shown(drawn(size, size, isMarked, mark, OTHER, ""), asList);
}

/** As plusPattern with every line as wide as the square, spaces at its end too. */
export function plusPatternOf(size, asList = AS_LIST, mark = MARK) {
  const half = Math.floor(size / 2);
  return shown(
    drawn(size, size, (row, column) => [row, column].includes(half), mark, OTHER, ""),
    asList,
  );
}
