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

/** To the right: so many of the last items move to the front; a negative number turns to the left. */
export function rotateBy(items, places = PLACES) {
  return rotate(items, -places);
}

/** As rotate, but no further than once round: more places than items turn nothing. */
export function rotateWithoutWrap(items, places = PLACES) {
  return places > items.length ? [...items] : rotate(items, places);
}

/** By how many places to the left the first list has to turn to become the second; -1 where it never does. */
export function rotationOf(a, b) {
  const turned = (places) => rotate(a, places);
  return a.length === b.length ? a.findIndex((_, i) => turned(i).every((item, k) => item === b[k])) : -1;
}

/** Items move to the left and fall out; what is new at the end is 0, or another value. */
export function shiftLeft(items, places = PLACES, fill = 0) {
  const count = Math.min(places, items.length);
  return [...items.slice(count), ...Array(count).fill(fill)];
}

/** Items move to the right and fall out; what is new at the front is 0, or another value. */
export function shiftRight(items, places = PLACES, fill = 0) {
  const count = Math.min(places, items.length);
  return [...Array(count).fill(fill), ...items.slice(0, items.length - count)];
}
