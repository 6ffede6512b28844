/**
 * title: Rotate the characters of a text
 * when: The characters of a text or string have to be shifted left or right round the end, or all rotations of it listed.
 * words: rotate string, shift string, left rotation, right rotation, cyclic shift, all rotations, string rotation, move first letter to the end
 * param PLACES: 1 — how many characters move round the end
 */
const PLACES = 1;

/** The first characters move to the end; a negative number turns the other way. */
export function rotateTextLeft(text, places = PLACES) {
  const letters = [...text];
  if (letters.length === 0) return "";
  const start = ((places % letters.length) + letters.length) % letters.length;
  return [...letters.slice(start), ...letters.slice(0, start)].join("");
}

/** The last characters move to the front. */
export function rotateTextRight(text, places = PLACES) {
  return rotateTextLeft(text, -places);
}

/** Every rotation to the left, the text itself first. */
export function allRotations(text) {
  return [...text].map((_, places) => rotateTextLeft(text, places));
}

/** Whether turning the one round gives the other. */
export function isTextRotation(a, b) {
  return a.length === b.length && (a + a).includes(b);
}

/** By how many places to the right the first has to turn to become the second; -1 when it never does. */
export function shiftBetween(a, b) {
  return a.length === b.length ? (b + b).indexOf(a) : -1;
}

/** Each word by itself, to the left. */
export function rotateEachWord(text, places = PLACES) {
  return text.replace(/\S+/g, (word) => rotateTextLeft(word, places));
}
