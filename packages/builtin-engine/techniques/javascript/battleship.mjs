/**
 * title: Battleship: hits, misses and sunk ships
 * when: Shots at a battleship board have to be marked as hits or misses, or ships on the board counted.
 * words: battleship, battleships, sink the ships, ships, shot, shots, hit, miss, sunk, fleet, board, coordinates, a1, count ships, target
 * param SHIP: "S" — sign of a ship's square
 * param HIT: "hit" — answer for a hit
 * param MISS: "miss" — answer for a miss
 */
const SHIP = "S";
const HIT = "hit";
const MISS = "miss";

/** [row, column], counted from 0, of "B3": the letter is the row, or the column where that is wanted. */
export function squareIndexes(square, letterIsRow = true) {
  const letter = square.toUpperCase().codePointAt(0) - 65;
  const number = Number(square.slice(1)) - 1;
  return letterIsRow ? [letter, number] : [number, letter];
}

/** "hit" or "miss" of a shot at [row, column]; outside it is a miss. */
export function shotResult(board, row, column, ship = SHIP, hit = HIT, miss = MISS) {
  return board[row]?.[column] === ship ? hit : miss;
}

/** The result of a shot at a square such as "B3". */
export function shotAtSquare(board, square, ship = SHIP, hit = HIT, miss = MISS) {
  const [row, column] = squareIndexes(square);
  return shotResult(board, row, column, ship, hit, miss);
}

/** How many of the shots [row, column] hit; one at the same square counts once. */
export function countHits(board, shots, ship = SHIP) {
  const different = new Set(shots.map((shot) => shot.join()));
  return [...different].filter((shot) => {
    const [row, column] = shot.split(",");
    return board[row]?.[column] === ship;
  }).length;
}

/** How many of a list of ship squares such as "A1" were shot at. */
export function countSquaresHit(ship, shots) {
  return ship.filter((square) => shots.includes(square)).length;
}

/** Whether all squares of a ship were shot at. */
export function isSunk(ship, shots) {
  return ship.every((square) => shots.includes(square));
}

/** Ships of { name: [squares] } that are sunk, by their order. */
export function sunkShips(ships, shots) {
  return Object.keys(ships).filter((name) => isSunk(ships[name], shots));
}

/** How many ships lie on the board: squares side by side are one ship. */
export function countShips(board, ship = SHIP) {
  return board.reduce(
    (count, row, y) =>
      count +
      [...row].filter((sign, x) => sign === ship && row[x - 1] !== ship && board[y - 1]?.[x] !== ship).length,
    0,
  );
}

/** The squares of a ship from a start [row, column], to the right or downwards; null where it leaves the board. */
export function shipSquares(row, column, length, across = true, size = 10) {
  const squares = Array.from({ length }, (_, i) => (across ? [row, column + i] : [row + i, column]));
  return squares.every((place) => place.every((part) => part >= 0 && part < size)) ? squares : null;
}

/** Whether no square belongs to two ships, each a list of [row, column]. */
export function shipsAreApart(ships) {
  const squares = ships.flat().map((square) => square.join());
  return new Set(squares).size === squares.length;
}

/** How many of the shots hit, each shot counted, also one at a square that was hit before. */
export function countHitsOfAll(board, shots, ship = SHIP) {
  return shots.filter(([row, column]) => board[row]?.[column] === ship).length;
}
