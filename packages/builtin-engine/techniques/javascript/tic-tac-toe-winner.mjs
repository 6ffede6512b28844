/**
 * title: Tic-tac-toe and connect four: who has won
 * when: The winner of a tic-tac-toe (noughts and crosses) or connect four board is wanted, a draw or an unfinished game recognised.
 * words: tic tac toe, noughts and crosses, winner, board, three in a row, connect four, four in a row, draw, game result
 * param LENGTH: 3 — marks in a row that win
 * param EMPTY: " " — sign of an empty square
 * param DRAW: "draw" — answer when the board is full without a winner
 * param UNFINISHED: null — answer when squares are left and nobody has won
 */
const LENGTH = 3;
const EMPTY = " ";
const DRAW = "draw";
const UNFINISHED = null;

const directions = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
];

const isEmpty = (mark, empty) => [empty, "", null, undefined].includes(mark);

/** The mark of the first line of equal marks in a board of any size, given as rows (lists or texts); null when there is none. */
export function lineWinner(board, length = LENGTH, empty = EMPTY) {
  for (const [y, row] of board.entries())
    for (const [x, mark] of [...row].entries())
      for (const [dy, dx] of directions) {
        const line = Array.from({ length }, (_, i) => board[y + i * dy]?.[x + i * dx]);
        if (!isEmpty(mark, empty) && line.every((other) => other === mark)) return mark;
      }
  return null;
}

/** The winning mark, or what is answered to a draw and to an unfinished game. */
export function ticTacToeWinner(board, empty = EMPTY, draw = DRAW, unfinished = UNFINISHED) {
  const winner = lineWinner(board, LENGTH, empty);
  if (winner !== null) return winner;
  return isBoardFull(board, empty) ? draw : unfinished;
}

/** Four in a row. */
export function connectFourWinner(board, empty = EMPTY, draw = DRAW, unfinished = UNFINISHED) {
  const winner = lineWinner(board, 4, empty);
  if (winner !== null) return winner;
  return isBoardFull(board, empty) ? draw : unfinished;
}

export function isBoardFull(board, empty = EMPTY) {
  return board.every((row) => [...row].every((mark) => !isEmpty(mark, empty)));
}

/** Empty squares as [row, column], counted from 0. */
export function emptySquares(board, empty = EMPTY) {
  return board.flatMap((row, y) => [...row].flatMap((mark, x) => (isEmpty(mark, empty) ? [[y, x]] : [])));
}
