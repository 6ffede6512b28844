/**
 * title: Morse code: translate to and from dots and dashes
 * when: A text has to be written in Morse code, or Morse code decoded into text.
 * words: morse, morse code, dots and dashes, telegraph, encode, decode, translate, sos
 * param LETTER_GAP: " " — text between two letters
 * param WORD_GAP: " / " — text between two words
 */
const LETTER_GAP = " ";
const WORD_GAP = " / ";

const letters = "abcdefghijklmnopqrstuvwxyz0123456789.,?'!/()&:;=+-_\"$@";
const codes = (
  ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.. " +
  "----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----. " +
  ".-.-.- --..-- ..--.. .----. -.-.-- -..-. -.--. -.--.- .-... ---... -.-.-. -...- .-.-. -....- ..--.- .-..-. " +
  "...-..- .--.-."
).split(" ");

const without = (list) => list.filter(Boolean);

/** Characters without a code are left out. */
export function toMorse(text, letterGap = LETTER_GAP, wordGap = WORD_GAP) {
  const words = without(text.toLowerCase().split(/\s+/));
  return words
    .map((word) => without([...word].map((letter) => codes[letters.indexOf(letter)])).join(letterGap))
    .join(wordGap);
}

/** Capitals. Without the mark of the word gap, three spaces part words too; unknown codes are left out. */
export function fromMorse(code, letterGap = LETTER_GAP, wordGap = WORD_GAP) {
  const mark = wordGap.trim();
  const words = (mark === "" ? code : code.replaceAll(mark, "   ")).split(/ {3,}/);
  const word = (text) =>
    without(text.split(letterGap)).map((one) => letters[codes.indexOf(one.trim())] ?? "");
  return without(words.map((text) => word(text).join("")))
    .join(" ")
    .toUpperCase();
}

/** As toMorse with three spaces between two words. */
export function toMorseWithout(text) {
  return toMorse(text, " ", "   ");
}

/** Sign by sign: a space becomes "/", what has no code stays as it is, all with one space between. */
export function toMorseByEach(text) {
  return [...text.toLowerCase()]
    .map((sign) => (sign === " " ? "/" : (codes[letters.indexOf(sign)] ?? sign)))
    .join(" ");
}

/** In small letters. */
export function fromMorseAsItIs(code, letterGap = LETTER_GAP, wordGap = WORD_GAP) {
  return fromMorse(code, letterGap, wordGap).toLowerCase();
}

/** Capitals; a code that is unknown becomes a question mark, or another sign. */
export function fromMorseByEach(code, unknown = "?") {
  const word = (text) => text.split(" ").filter(Boolean);
  const letterOf = (one) => letters[codes.indexOf(one)] ?? unknown;
  return code
    .split(/ *\/ *| {3,}/)
    .map((text) => word(text).map(letterOf).join(""))
    .join(" ")
    .toUpperCase();
}
