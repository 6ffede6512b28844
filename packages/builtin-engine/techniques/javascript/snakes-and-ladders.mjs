/**
 * title: Board games: snakes and ladders, squares, laps
 * when: A pawn goes over a board by dice, with snakes, ladders or a last square that has to be met exactly, and the final square is wanted.
 * words: snakes and ladders, board game, ladder, snake, dice, squares, final position, token, pawn, jump, bounce back, exact roll, laps, monopoly, pass go, goose, circular board
 * param SIZE: 100 — number of the last square
 * param BOUNCE: false — whether too large a throw goes back from the last square; else it is not moved
 */
const SIZE = 100;
const BOUNCE = false;

/** The square after throws from 0 on, with snakes and ladders as { from: to }; play ends on the last square. */
export function finalSquare(rolls, jumps = {}, size = SIZE, bounce = BOUNCE, start = 0) {
  let square = start;
  for (const roll of rolls) {
    if (square === size) break;
    square = squareAfter(square, roll, jumps, size, bounce);
  }
  return square;
}

/** The square after one throw. */
export function squareAfter(square, roll, jumps = {}, size = SIZE, bounce = BOUNCE) {
  let next = square + roll;
  if (next > size) next = bounce ? 2 * size - next : square;
  return jumps[next] ?? next;
}

/** The squares after each throw. */
export function squaresVisited(rolls, jumps = {}, size = SIZE, bounce = BOUNCE, start = 0) {
  return rolls.map((_, i) => finalSquare(rolls.slice(0, i + 1), jumps, size, bounce, start));
}

/** Fewest throws of a die to the last square; -1 where it cannot be reached. */
export function fewestThrows(jumps = {}, size = SIZE, sides = 6, start = 1) {
  let reached = new Set([start]);
  const seen = new Set(reached);
  for (let throws = 0; reached.size > 0; throws++) {
    if (reached.has(size)) return throws;
    const next = new Set();
    for (const square of reached)
      for (let roll = 1; roll <= sides && square + roll <= size; roll++) {
        const to = jumps[square + roll] ?? square + roll;
        if (!seen.has(to)) next.add(to);
        seen.add(to);
      }
    reached = next;
  }
  return -1;
}

/** The square on a round board whose squares count from 0. */
export function roundBoardSquare(start, rolls, size = 40) {
  return ((rolls.reduce((square, roll) => square + roll, start) % size) + size) % size;
}

/** How often the start of a round board is passed or met. */
export function countLaps(start, rolls, size = 40) {
  return Math.floor(rolls.reduce((square, roll) => square + roll, start) / size);
}
