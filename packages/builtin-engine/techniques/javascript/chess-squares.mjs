/**
 * title: Chess: colours of squares, moves of pieces, attacks
 * when: A chess square has to be named dark or light, a move of a piece checked, or the squares that a knight, queen or king reaches found.
 * words: chess, chessboard, chess board, square, squares, color, dark, light, black, white, knight, queen, rook, bishop, king, pawn, move, can move, attack, knight moves, legal move, two queens, diagonal
 * param SIZE: 8 — rows of the board
 * param DARK: "dark" — answer for a dark square
 * param LIGHT: "light" — answer for a light square
 */
const SIZE = 8;
const DARK = "dark";
const LIGHT = "light";

/** [column, row], counted from 1, of "a1". */
const placeOf = (square) => [square.toLowerCase().codePointAt(0) - 96, Number(square.slice(1))];

const squareOf = (column, row) => String.fromCodePoint(96 + column) + row;

const isOn = (column, row) => column >= 1 && column <= SIZE && row >= 1 && row <= SIZE;

/** a1 is dark. */
export function squareColor(square, dark = DARK, light = LIGHT) {
  const [column, row] = placeOf(square);
  return (column + row) % 2 === 0 ? dark : light;
}

export function isDarkSquare(square) {
  return squareColor(square, true, false);
}

export function isLightSquare(square) {
  return squareColor(square, false, true);
}

export function haveSameColor(first, second) {
  return squareColor(first) === squareColor(second);
}

/** A letter from a to h and a number from 1 to 8. */
export function isSquare(square) {
  return /^[a-h][1-8]$/i.test(square);
}

const steps = {
  rook: (x, y) => x === 0 || y === 0,
  bishop: (x, y) => x === y,
  queen: (x, y) => x === 0 || y === 0 || x === y,
  king: (x, y) => Math.max(x, y) === 1,
  knight: (x, y) => x * y === 2,
};

/** Whether the piece could move so on an empty board; not for pawns. */
export function canPieceMove(piece, from, to) {
  const [[a, b], [c, d]] = [placeOf(from), placeOf(to)];
  const [x, y] = [Math.abs(a - c), Math.abs(b - d)];
  return x + y > 0 && steps[piece.toLowerCase()](x, y);
}

/** Whether a pawn may move so, to an empty square or to take a piece. */
export function canPawnMove(from, to, isWhite = true, takes = false) {
  const [[a, b], [c, d]] = [placeOf(from), placeOf(to)];
  const ahead = isWhite ? d - b : b - d;
  if (takes) return ahead === 1 && Math.abs(a - c) === 1;
  return a === c && (ahead === 1 || (ahead === 2 && b === (isWhite ? 2 : 7)));
}

/** All squares that the piece reaches on an empty board, by column and row. */
export function reachableSquares(piece, from) {
  const found = [];
  for (let column = 1; column <= SIZE; column++)
    for (let row = 1; row <= SIZE; row++) {
      const square = squareOf(column, row);
      if (canPieceMove(piece, from, square)) found.push(square);
    }
  return found;
}

/** Where a knight can go, by column and row. */
export function knightMoves(square) {
  return reachableSquares("knight", square);
}

export function countKnightMoves(square) {
  return knightMoves(square).length;
}

/** Moves that a knight needs from one square to another. */
export function knightDistance(from, to) {
  let reached = new Set([from]);
  for (let moves = 0; moves <= SIZE; moves++) {
    if (reached.has(to)) return moves;
    reached = new Set([...reached].flatMap(knightMoves));
  }
  return null;
}

/** Whether queens on [row, column] and [row, column] attack each other. */
export function queensAttack([row1, column1], [row2, column2]) {
  return row1 === row2 || column1 === column2 || Math.abs(row1 - row2) === Math.abs(column1 - column2);
}

/** "e4" as [row, column] of a list whose first row is the eighth, counted from 0. */
export function squareToIndexes(square) {
  const [column, row] = placeOf(square);
  return [SIZE - row, column - 1];
}

export function indexesToSquare(row, column) {
  return isOn(column + 1, SIZE - row) ? squareOf(column + 1, SIZE - row) : null;
}

/** A board of 0 and 1, or other signs, that take turns; the upper left is the first. */
export function checkerboard(rows = SIZE, columns = rows, first = 0, second = 1) {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => ((row + column) % 2 === 0 ? first : second)),
  );
}

/** Grains on one square when each holds twice as many as the one before. */
export function grainsOnSquare(number) {
  return 2 ** (number - 1);
}
