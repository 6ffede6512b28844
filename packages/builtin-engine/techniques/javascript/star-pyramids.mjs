/**
 * title: Pyramids, diamonds and hourglasses of stars
 * when: A pyramid, diamond, hourglass, Christmas tree or hollow one of stars or another sign is wanted, as a text or a list of lines.
 * words: pyramid, diamond, inverted pyramid, star pattern, hourglass, christmas tree, tower, full pyramid, ascii art, print diamond, centered triangle, hollow diamond, asterisks, rhombus, build tower, letter diamond
 * param MARK: "*" — sign of which the pattern is made
 * param AS_LIST: false — whether the lines come as a list instead of one text
 * param FILLED: false — whether lines have spaces at their end too, to the full width
 */
const MARK = "*";
const AS_LIST = false;
const FILLED = false;

const shown = (lines, asList) => (asList ? lines : lines.join("\n"));

/** A line of an odd number of signs in the middle of a width. */
function middle(count, width, mark, filled) {
  const space = " ".repeat((width - count) / 2);
  return space + mark.repeat(count) + (filled ? space : "");
}

/** 1, 3, 5 and so on: the widths of so many rows. */
const oddNumbers = (rows) => Array.from({ length: Math.max(0, rows) }, (_, i) => 2 * i + 1);

export function starPyramid(rows, mark = MARK, asList = AS_LIST, filled = FILLED) {
  return shown(
    oddNumbers(rows).map((count) => middle(count, 2 * rows - 1, mark, filled)),
    asList,
  );
}

/** The widest line first. */
export function invertedPyramid(rows, mark = MARK, asList = AS_LIST, filled = FILLED) {
  const counts = oddNumbers(rows).reverse();
  return shown(
    counts.map((count) => middle(count, 2 * rows - 1, mark, filled)),
    asList,
  );
}

/** So many rows down to the widest line, and back again. */
export function starDiamond(rows, mark = MARK, asList = AS_LIST, filled = FILLED) {
  const up = oddNumbers(rows);
  const counts = [...up, ...up.slice(0, -1).reverse()];
  return shown(
    counts.map((count) => middle(count, 2 * rows - 1, mark, filled)),
    asList,
  );
}

/** A diamond whose widest line has this odd number of signs; null of an even or negative one. */
export function diamondOfWidth(width, mark = MARK, asList = AS_LIST, filled = FILLED) {
  return width > 0 && width % 2 === 1 ? starDiamond((width + 1) / 2, mark, asList, filled) : null;
}

/** From the widest line down to one sign and up again. */
export function hourglass(rows, mark = MARK, asList = AS_LIST, filled = FILLED) {
  const down = oddNumbers(rows).reverse();
  const counts = [...down, ...down.slice(0, -1).reverse()];
  return shown(
    counts.map((count) => middle(count, 2 * rows - 1, mark, filled)),
    asList,
  );
}

/** Lines of a pyramid with a space after each sign: " * \n* *". */
export function spacedPyramid(rows, mark = MARK, asList = AS_LIST) {
  const lines = oddNumbers(rows).map(
    (count, i) =>
      " ".repeat(rows - 1 - i) +
      Array(i + 1)
        .fill(mark)
        .join(" "),
  );
  return shown(lines, asList);
}

/** A pyramid with a trunk of one sign below. */
export function christmasTree(rows, mark = MARK, trunk = "|", asList = AS_LIST) {
  return shown([...starPyramid(rows, mark, true), " ".repeat(Math.max(0, rows - 1)) + trunk], asList);
}

/** Only the outline of a diamond. */
export function hollowDiamond(rows, mark = MARK, asList = AS_LIST) {
  const lines = starDiamond(rows, mark, true).map((line) => {
    const signs = line.trim();
    const inside = " ".repeat(Math.max(0, signs.length - 2));
    return signs.length > 1 ? line.slice(0, line.length - signs.length) + mark + inside + mark : line;
  });
  return shown(lines, asList);
}

/** The diamond of letters from A out to the given one and back, in lines of equal width. */
export function letterDiamond(letter, asList = AS_LIST) {
  const last = letter.toUpperCase().charCodeAt(0) - 65;
  const line = (i) => {
    const sign = String.fromCharCode(65 + i);
    const side = " ".repeat(last - i);
    return side + (i > 0 ? sign + " ".repeat(2 * i - 1) + sign : sign) + side;
  };
  const up = Array.from({ length: last + 1 }, (_, i) => line(i));
  return shown([...up, ...up.slice(0, -1).reverse()], asList);
}

/** A pyramid as a list of lines; with true the lines are filled with spaces to the same width. */
export function starPyramidOut(rows, filled = FILLED, mark = MARK) {
  return starPyramid(rows, mark, true, filled);
}

/** A pyramid with the lines filled with spaces to the same width. */
export function starPyramidWithAll(rows, mark = MARK) {
  return starPyramid(rows, mark, false, true);
}

/** A diamond as a list of lines; with true the lines are filled with spaces to the same width. */
export function starDiamondOut(rows, filled = FILLED, mark = MARK) {
  return starDiamond(rows, mark, true, filled);
}

/** A diamond with the lines filled with spaces to the same width. */
export function starDiamondWithAll(rows, mark = MARK) {
  return starDiamond(rows, mark, false, true);
}

/** A pyramid upside down as a list of lines; with true the lines are filled with spaces to the same width. */
export function invertedPyramidOut(rows, filled = FILLED, mark = MARK) {
  return invertedPyramid(rows, mark, true, filled);
}
