/**
 * title: Star triangles and staircases: left, right, upside down
 * when: A triangle or staircase of stars or another sign with so many rows is wanted, as a text or a list of lines.
 * words: triangle, star pattern, asterisk triangle, staircase, stairs, right triangle, inverted triangle, upside down triangle, half pyramid, ascii art, print stars, pattern of stars, rows of stars, hashes, right aligned, arrow
 * param MARK: "*" — sign of which the pattern is made
 * param AS_LIST: false — whether the lines come as a list instead of one text
 * param GAP: "" — what stands between the signs of a line
 */
const MARK = "*";
const AS_LIST = false;
const GAP = "";

const shown = (lines, asList) => (asList ? lines : lines.join("\n"));

const counts = (rows) => Array.from({ length: Math.max(0, rows) }, (_, i) => i + 1);

const row = (count, mark, gap) => Array(count).fill(mark).join(gap);

/** One sign in the first line, one more in each next. */
export function leftTriangle(rows, mark = MARK, asList = AS_LIST, gap = GAP) {
  return shown(
    counts(rows).map((count) => row(count, mark, gap)),
    asList,
  );
}

/** The longest line first. */
export function invertedTriangle(rows, mark = MARK, asList = AS_LIST, gap = GAP) {
  return shown(
    counts(rows)
      .reverse()
      .map((count) => row(count, mark, gap)),
    asList,
  );
}

/** Pushed to the right with spaces: a staircase. */
export function rightTriangle(rows, mark = MARK, asList = AS_LIST) {
  return shown(
    counts(rows).map((count) => " ".repeat(rows - count) + row(count, mark, "")),
    asList,
  );
}

/** Pushed to the right, the longest line first. */
export function invertedRightTriangle(rows, mark = MARK, asList = AS_LIST) {
  const lines = counts(rows).reverse();
  return shown(
    lines.map((count) => " ".repeat(rows - count) + row(count, mark, "")),
    asList,
  );
}

/** Lines of equal width, filled with spaces at their end: ["#  ", "## ", "###"]. */
export function paddedStaircase(rows, mark = "#", asList = true) {
  return shown(
    counts(rows).map((count) => row(count, mark, "") + " ".repeat(rows - count)),
    asList,
  );
}

/** Up to the longest line and down again. */
export function arrowPattern(rows, mark = MARK, asList = AS_LIST, gap = GAP) {
  const up = counts(rows);
  return shown(
    [...up, ...up.slice(0, -1).reverse()].map((count) => row(count, mark, gap)),
    asList,
  );
}

/** A triangle of which only the outline is drawn. */
export function hollowTriangle(rows, mark = MARK, asList = AS_LIST) {
  const lines = counts(rows).map((count) => {
    const isFull = count <= 2 || count === rows;
    return isFull ? mark.repeat(count) : mark + " ".repeat(count - 2) + mark;
  });
  return shown(lines, asList);
}

/** Steps of so many signs: 3 rows of 2 are "**", "****", "******". */
export function wideStaircase(rows, step = 2, mark = MARK, asList = AS_LIST) {
  return shown(
    counts(rows).map((count) => row(count * step, mark, "")),
    asList,
  );
}

/** As leftTriangle, as a list of lines. */
export function leftTriangleOut(rows, mark = MARK) {
  return leftTriangle(rows, mark, true);
}

/** As invertedTriangle, as a list of lines. */
export function invertedTriangleOut(rows, mark = MARK) {
  return invertedTriangle(rows, mark, true);
}

/** As rightTriangle, as a list of lines. */
export function rightTriangleOut(rows, mark = MARK) {
  return rightTriangle(rows, mark, true);
}

/** As invertedRightTriangle, as a list of lines. */
export function invertedRightTriangleOut(rows, mark = MARK) {
  return invertedRightTriangle(rows, mark, true);
}

/** As arrowPattern, as a list of lines. */
export function arrowPatternOut(rows, mark = MARK) {
  return arrowPattern(rows, mark, true);
}

/** As hollowTriangle, as a list of lines. */
export function hollowTriangleOut(rows, mark = MARK) {
  return hollowTriangle(rows, mark, true);
}
