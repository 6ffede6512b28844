/**
 * title: Rotate a list
 * when: Items have to move round by some places, what falls off one end coming in at the other.
 * words: rotate, shift, circular, cyclic, left rotation, right rotation, array rotation
 * param PLACES: 1 — places to the left; negative rotates to the right
 */
const PLACES = 1;

export function rotate(items, places = PLACES) {
  if (items.length === 0) return [];
  // Brought into 0..length-1, for negative and large numbers too.
  const start = ((places % items.length) + items.length) % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** Whether one list is a rotation of the other. */
export function isRotation(a, b) {
  if (a.length !== b.length) return false;
  if (a.length === 0) return true;
  return a.some((_, places) => rotate(a, places).every((item, i) => item === b[i]));
}
