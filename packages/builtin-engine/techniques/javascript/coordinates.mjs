/**
 * title: Coordinates: parse latitude and longitude, degrees, chess squares, cells of a sheet
 * when: A text such as "48.85, 2.35", an angle in degrees, minutes and seconds, a chess square or a cell of a spreadsheet has to be read, tested or written.
 * words: coordinates, latitude, longitude, gps, parse coordinates, degrees minutes seconds, dms, decimal degrees, chess square, chessboard color, spreadsheet column, excel column, cell reference, a1 notation, column letter, grid position, battleship, quadrant
 * param PLACES: 4 — decimals of an angle, halves up
 * param SIZE: 8 — squares on a side of the board
 */
const PLACES = 4;
const SIZE = 8;

/** Halves away from zero; a hair is added, since 1.005 is stored as a little less. */
function rounded(number, places) {
  if (places === null) return number;
  const size = Math.floor(Math.abs(number) * 10 ** places + 0.5 + 1e-9) / 10 ** places;
  return number < 0 ? 0 - size : size;
}

/** [latitude, longitude] of "48.85, 2.35" or "48.85 2.35"; null where it is none or out of bounds. */
export function parseCoordinates(text) {
  const match = /^\s*\(?\s*([+-]?[0-9]+(?:\.[0-9]+)?)\s*[,;\s]\s*([+-]?[0-9]+(?:\.[0-9]+)?)\s*\)?\s*$/.exec(
    text,
  );
  if (!match) return null;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return areCoordinates(latitude, longitude) ? [latitude, longitude] : null;
}

/** Latitude from -90 to 90, longitude from -180 to 180. */
export function areCoordinates(latitude, longitude) {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** Decimal degrees of degrees, minutes and seconds; S and W are negative. */
export function dmsToDecimal(degrees, minutes = 0, seconds = 0, side = "N", places = PLACES) {
  const size = Math.abs(degrees) + minutes / 60 + seconds / 3600;
  return rounded(degrees < 0 || "SWsw".includes(side) ? -size : size, places);
}

/** [degrees, minutes, seconds] with the seconds rounded to whole ones; the degrees have the sign. */
export function decimalToDms(angle) {
  const seconds = Math.round(Math.abs(angle) * 3600);
  const degrees = Math.floor(seconds / 3600);
  return [angle < 0 ? 0 - degrees : degrees, Math.floor((seconds % 3600) / 60), seconds % 60];
}

/** "48.85° N, 2.35° E". */
export function formatCoordinates(latitude, longitude) {
  return `${Math.abs(latitude)}° ${latitude < 0 ? "S" : "N"}, ${Math.abs(longitude)}° ${longitude < 0 ? "W" : "E"}`;
}

/** 1 to 4, counted against the clock from the top right; 0 on an axis; quadrantName says it in a word. */
export function quadrantOf(x, y) {
  if (x === 0 || y === 0) return 0;
  if (y > 0) return x > 0 ? 1 : 2;
  return x > 0 ? 4 : 3;
}

/** [column, row] of "c4", both counted from 1; null where there is no such square. */
export function parseChessSquare(square, size = SIZE) {
  const match = /^([a-z])([0-9]{1,2})$/i.exec(square);
  if (!match) return null;
  const [column, row] = [match[1].toLowerCase().charCodeAt(0) - 96, Number(match[2])];
  return column <= size && row >= 1 && row <= size ? [column, row] : null;
}

/** "black" or "white"; a1 is black. */
export function chessSquareColor(square, black = "black", white = "white") {
  const [column, row] = parseChessSquare(square);
  return (column + row) % 2 === 0 ? black : white;
}

/** Whether two squares have the same colour. */
export function haveSameColor(a, b) {
  return chessSquareColor(a) === chessSquareColor(b);
}

/** "A" of 1, "AA" of 27; or "A" of 0 where columns are counted from 0. */
export function columnLetters(number, fromZero = false) {
  let [letters, rest] = ["", number + (fromZero ? 1 : 0)];
  while (rest > 0) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
    rest = Math.floor((rest - 1) / 26);
  }
  return letters;
}

/** 1 of "A", 27 of "AA"; or 0 of "A" where columns are counted from 0. */
export function columnNumber(letters, fromZero = false) {
  const number = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return fromZero ? number - 1 : number;
}

/** [row, column] of "B3", both counted from 1, or from 0; or [column, row]; null of no cell. */
export function parseCell(cell, fromZero = false, columnFirst = false) {
  const match = /^([A-Z]+)([0-9]+)$/i.exec(cell);
  if (!match) return null;
  const place = [Number(match[2]) - (fromZero ? 1 : 0), columnNumber(match[1], fromZero)];
  return columnFirst ? place.reverse() : place;
}

/** "B3" of row 3 and column 2. */
export function cellName(row, column) {
  return columnLetters(column) + row;
}

/** "Q1" to "Q4", or the words for the origin and the axes. */
export function quadrantName(x, y, origin = "origin", onX = "x-axis", onY = "y-axis") {
  if (x === 0 && y === 0) return origin;
  if (y === 0) return onX;
  return x === 0 ? onY : `Q${quadrantOf(x, y)}`;
}
