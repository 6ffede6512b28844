/**
 * title: Transpose, turn and mirror a grid
 * when: Rows and columns of a table or image have to be exchanged, or the grid turned by 90 degrees.
 * words: transpose, matrix, rotate matrix, rotate image, mirror, flip, rows to columns, grid
 * param TURNS: 1 — quarter turns clockwise; negative turns the other way
 */
const TURNS = 1;

export function transpose(rows) {
  const width = rows.length > 0 ? rows[0].length : 0;
  if (rows.some((row) => row.length !== width)) throw new RangeError("rows differ in length");
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column]));
}

export function mirror(rows) {
  return rows.map((row) => [...row].reverse());
}

export function turn(rows, turns = TURNS) {
  let turned = rows.map((row) => [...row]);
  // A quarter turn clockwise is a transposition of the rows read from below.
  for (let left = ((turns % 4) + 4) % 4; left > 0; left--) turned = transpose(turned.reverse());
  return turned;
}

/** Quarter turns counterclockwise, to the left. */
export function turnBy(rows, turns = TURNS) {
  return turn(rows, -turns);
}

/** As mirror, but upside down: the last row comes first. */
export function mirrorByAll(rows) {
  return rows.map((row) => [...row]).reverse();
}

/** Rows become columns, short rows are filled up with null. */
export function transposeByAll(rows) {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? null));
}
