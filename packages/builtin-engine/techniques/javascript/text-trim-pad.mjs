/**
 * title: Pad, centre and trim a text, collapse or remove spaces
 * when: A text has to be filled up to a width on the left, right or both sides, trimmed, or its spaces collapsed or removed.
 * words: pad, pad left, pad right, center text, centre, leading zeros, zero pad, trim, strip, whitespace, collapse spaces, extra spaces, remove spaces, repeat text
 * param FILL: " " — character that fills up
 * param WIDTH: 2 — width to which a number is filled up with zeros
 */
const FILL = " ";
const WIDTH = 2;

const missing = (text, width, fill) => fill.repeat(Math.max(0, width - [...text].length));

export function padLeft(text, width, fill = FILL) {
  return missing(text, width, fill) + text;
}

export function padRight(text, width, fill = FILL) {
  return text + missing(text, width, fill);
}

/** Of an odd number of fillers the right side gets one more. */
export function padCenter(text, width, fill = FILL) {
  const left = Math.max(0, Math.floor((width - [...text].length) / 2));
  return padRight(fill.repeat(left) + text, width, fill);
}

/** Zeros in front, behind the sign of a negative number: 7 → "07". */
export function padNumber(number, width = WIDTH) {
  const digits = padLeft(String(Math.abs(number)), width, "0");
  return number < 0 ? `-${digits}` : digits;
}

export function trimText(text) {
  return text.trim();
}

export function trimLeft(text) {
  return text.trimStart();
}

export function trimRight(text) {
  return text.trimEnd();
}

/** Every run of white space becomes one space, none stays at the ends. */
export function collapseSpaces(text) {
  return text.trim().replace(/\s+/g, " ");
}

export function removeSpaces(text) {
  return text.replace(/\s+/g, "");
}

/** Takes this character away from both ends, as often as it stands there. */
export function trimCharacter(text, character) {
  const letters = [...text];
  while (letters.length > 0 && letters[0] === character) letters.shift();
  while (letters.length > 0 && letters.at(-1) === character) letters.pop();
  return letters.join("");
}

export function repeatText(text, times, separator = "") {
  return Array.from({ length: Math.max(0, times) }, () => text).join(separator);
}

/** Of an odd number of fillers the left side gets one more. */
export function padCenterByOne(text, width, fill = FILL) {
  const left = Math.max(0, Math.ceil((width - [...text].length) / 2));
  return padRight(fill.repeat(left) + text, width, fill);
}

/** Runs of spaces become one space, at the ends too; tabs and line feeds stay. */
export function collapseSpacesOnly(text) {
  return text.replace(/ +/g, " ");
}

/** Runs of spaces become one space and none stays at the ends; tabs and line feeds inside stay. */
export function collapseSpacesAsIs(text) {
  return collapseSpacesOnly(text).replace(/^ | $/g, "");
}

/** Only spaces go; tabs and line feeds stay. */
export function removeSpacesOnly(text) {
  return text.replaceAll(" ", "");
}

/** Any of these characters go from both ends. */
export function trimCharactersOfAll(text, characters = FILL) {
  const letters = [...text];
  while (letters.length > 0 && characters.includes(letters[0])) letters.shift();
  while (letters.length > 0 && characters.includes(letters.at(-1))) letters.pop();
  return letters.join("");
}
