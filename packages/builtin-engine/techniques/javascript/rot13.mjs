/**
 * title: ROT13, ROT5, ROT47, Caesar decrypt and all shifts
 * when: A text has to be written in ROT13, ROT47 or another rotation, a Caesar text decrypted by its shift, by trying all shifts, or by its most frequent letter.
 * words: rot13, rot 13, rot5, rot47, rotate letters, caesar decrypt, decipher, decode caesar, brute force caesar, crack, shift back, all shifts, encode message, secret message, shift letters and digits, alphabet shift
 * param SHIFT: 3 — letters by which the text was shifted
 * param COMMON: "e" — letter that is the most frequent one of the plain text
 */
const SHIFT = 3;
const COMMON = "e";

/** A letter or digit moved within its own run of characters. */
const moved = (letter, first, size, shift) =>
  String.fromCharCode(((((letter.charCodeAt(0) - first + shift) % size) + size) % size) + first);

const shifted = (text, shift) =>
  text
    .replace(/[a-z]/g, (one) => moved(one, 97, 26, shift))
    .replace(/[A-Z]/g, (one) => moved(one, 65, 26, shift));

/** Letters move by 13; everything else stays. Twice gives the text back. */
export function rot13(text) {
  return shifted(text, 13);
}

/** Digits move by 5; everything else stays. */
export function rot5(text) {
  return text.replace(/[0-9]/g, (one) => moved(one, 48, 10, 5));
}

/** Letters move by 13 and digits by 5. */
export function rot18(text) {
  return rot5(rot13(text));
}

/** All visible signs of ASCII move by 47. */
export function rot47(text) {
  return text.replace(/[!-~]/g, (one) => moved(one, 33, 94, 47));
}

/** Letters by any number of places. */
export function rotateLetters(text, shift = SHIFT) {
  return shifted(text, shift);
}

/** Letters back by the shift with which they were encrypted. */
export function caesarDecrypt(text, shift = SHIFT) {
  return shifted(text, -shift);
}

/** Letters and digits both, each within its own run. */
export function shiftLettersAndDigits(text, shift = SHIFT) {
  return shifted(text, shift).replace(/[0-9]/g, (one) => moved(one, 48, 10, shift));
}

/** The first letter by 1, the second by 2, or from another number on; other signs do not count. */
export function progressiveShift(text, start = 1) {
  let step = start - 1;
  return text.replace(/[A-Za-z]/g, (one) => shifted(one, (step += 1)));
}

/** The text decrypted with each of the shifts from 0 to 25. */
export function allCaesarShifts(text) {
  return Array.from({ length: 26 }, (_, shift) => shifted(text, -shift));
}

/** The shift that makes the most frequent letter, the first in the alphabet among equals, the common one. */
export function guessCaesarShift(text, common = COMMON) {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const counts = letters.map((letter) => text.toLowerCase().split(letter).length);
  const most = counts.indexOf(Math.max(...counts));
  return (((most - letters.indexOf(common)) % 26) + 26) % 26;
}

/** Decrypted with the guessed shift. */
export function crackCaesar(text, common = COMMON) {
  return caesarDecrypt(text, guessCaesarShift(text, common));
}
