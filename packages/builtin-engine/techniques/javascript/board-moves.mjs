/**
 * title: Noughts and crosses, Connect Four: play moves, whose turn, winning moves
 * when: A game of noughts and crosses or Connect Four is given as moves, and the winner, the board, whose turn it is or a winning move is wanted.
 * words: tic tac toe, noughts and crosses, connect four, four in a row, moves, play, drop, disc, column, whose turn, next player, winning move, valid board, game state, pending, three in a row
 * param EMPTY: " " — sign of an empty square
 * param FIRST: "X" — sign of the player who begins
 * param SECOND: "O" — sign of the other player
 * param DRAW: "Draw" — answer when the board is full
 * param PENDING: "Pending" — answer while the game goes on
 */
const EMPTY = " ";
const FIRST = "X";
const SECOND = "O";
const DRAW = "Draw";
const PENDING = "Pending";

const signsOf = (row) => [...row];

/** The board of 3 by 3 after moves [row, column], counted from 0. */
export function boardOfMoves(moves, first = FIRST, second = SECOND, empty = EMPTY) {
  const board = Array.from({ length: 3 }, () => Array(3).fill(empty));
  for (const [i, [row, column]] of moves.entries()) board[row][column] = i % 2 === 0 ? first : second;
  return board;
}

const lines = [
  ...[0, 1, 2].map((n) => [
    [n, 0],
    [n, 1],
    [n, 2],
  ]),
  ...[0, 1, 2].map((n) => [
    [0, n],
    [1, n],
    [2, n],
  ]),
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 2],
    [1, 1],
    [2, 0],
  ],
];

const hasWon = (board, player) =>
  lines.some((line) => line.every(([row, column]) => board[row][column] === player));

/** Who wins after moves [row, column]: "A" began, "B" is the other; "Draw" or "Pending". */
export function winnerOfMoves(moves, first = "A", second = "B", draw = DRAW, pending = PENDING) {
  const board = boardOfMoves(moves, first, second, null);
  if (hasWon(board, first)) return first;
  if (hasWon(board, second)) return second;
  return moves.length >= 9 ? draw : pending;
}

const countSign = (board, sign) => board.flatMap(signsOf).filter((square) => square === sign).length;

/** Whose turn it is on a board of rows. */
export function nextPlayer(board, first = FIRST, second = SECOND) {
  return countSign(board, first) <= countSign(board, second) ? first : second;
}

/** Whether a board of 3 by 3 can come up in a game. */
export function isPossibleBoard(board, first = FIRST, second = SECOND) {
  const rows = board.map(signsOf);
  const ahead = countSign(board, first) - countSign(board, second);
  if (ahead !== 0 && ahead !== 1) return false;
  if (hasWon(rows, first) && ahead === 0) return false;
  return !(hasWon(rows, second) && ahead === 1);
}

/** Empty squares [row, column] that win at once for a player. */
export function winningMoves(board, player = FIRST, empty = EMPTY) {
  const rows = board.map(signsOf);
  return rows.flatMap((row, y) =>
    row.flatMap((square, x) => {
      if (square !== empty) return [];
      const after = rows.map((one, i) => one.map((sign, j) => (i === y && j === x ? player : sign)));
      return hasWon(after, player) ? [[y, x]] : [];
    }),
  );
}

/** The board as text, with lines between the squares. */
export function boardText(board, between = "|") {
  return board.map((row) => signsOf(row).join(between)).join("\n");
}

/** The board after a disc falls into a column, counted from 0; null where the column is full. */
export function dropDisc(board, column, player, empty = EMPTY) {
  const row = board.findLastIndex((one) => one[column] === empty);
  if (row < 0) return null;
  return board.map((one, i) => signsOf(one).map((sign, j) => (i === row && j === column ? player : sign)));
}

/** The board after discs in columns, by turns; moves into full columns are left out. */
export function dropDiscs(columns, rows = 6, width = 7, first = FIRST, second = SECOND) {
  let board = Array.from({ length: rows }, () => Array(width).fill(EMPTY));
  for (const [i, column] of columns.entries())
    board = dropDisc(board, column, i % 2 === 0 ? first : second) ?? board;
  return board;
}
