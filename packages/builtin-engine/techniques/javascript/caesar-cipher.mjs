/**
 * title: Caesar cipher: shift letters round the alphabet
 * when: Letters have to be shifted by a fixed number of places, to encrypt, decrypt or as ROT13.
 * words: caesar, rot13, cipher, shift, encrypt, decrypt, alphabet, rotate letters
 * param SHIFT: 13 — places by which a letter moves; negative moves back
 */
const SHIFT = 13;

export function caesar(text, shift = SHIFT) {
  // The remainder is brought into 0..25, for negative and large shifts too.
  const places = ((shift % 26) + 26) % 26;
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + places) % 26) + first);
  });
}

/** Letters shifted back: undoes caesar with the same number. */
export function caesarBack(text, shift = SHIFT) {
  return caesar(text, -shift);
}

/** Digits are shifted too, round from 9 to 0. */
export function caesarWithDigits(text, shift = SHIFT) {
  const turned = (digit) => String((((Number(digit) + shift) % 10) + 10) % 10);
  return caesar(text, shift).replace(/[0-9]/g, turned);
}

/** Capitals only: the text in upper case, then shifted; all that is no letter is left out where that is wanted. */
export function caesarInCapitals(text, shift = SHIFT, lettersOnly = false) {
  const upper = text.toUpperCase();
  return caesar(lettersOnly ? upper.replace(/[^A-Z]/g, "") : upper, shift);
}
