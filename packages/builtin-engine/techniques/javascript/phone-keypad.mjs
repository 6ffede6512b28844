/**
 * title: Phone keypad: letters to digits, multi-tap, possible words
 * when: A text has to be typed on the keys of an old phone, digits or key presses read as letters, or all words that digits can stand for listed.
 * words: phone keypad, telephone keypad, t9, multi tap, key presses, letters to digits, phone words, vanity number, letter combinations, text on numeric keypad, nokia, sms, dial, 2 abc, words to phone number, button presses
 * param GAP: " " — what stands between two letters on the same or any key
 * param SPACE: "0" — key of a space
 */
const GAP = " ";
const SPACE = "0";

const keys = new Map(
  Object.entries({ 2: "abc", 3: "def", 4: "ghi", 5: "jkl", 6: "mno", 7: "pqrs", 8: "tuv", 9: "wxyz" }),
);

const keyOf = (letter) => [...keys].find(([, letters]) => letters.includes(letter))?.[0];

/** "hello" → "43556"; what is on no key stays. */
export function lettersToKeys(text, space = " ") {
  return [...text].map((sign) => (sign === " " ? space : (keyOf(sign.toLowerCase()) ?? sign))).join("");
}

/** How often each key is pressed: "hello" → "44 33 555 555 666". */
export function multiTap(text, gap = GAP, space = SPACE) {
  return tapsOf(text, space).join(gap);
}

function tapsOf(text, space) {
  return [...text.toLowerCase()].map((sign) => {
    const key = keyOf(sign);
    if (sign === " ") return space;
    return key === undefined ? sign : key.repeat(keys.get(key).indexOf(sign) + 1);
  });
}

/** Like multi-tap, but with a gap only between two letters on the same key. */
export function shortMultiTap(text, gap = GAP, space = SPACE) {
  return tapsOf(text, space).reduce(
    (typed, taps) => typed + (typed.at(-1) === taps[0] && typed !== "" ? gap : "") + taps,
    "",
  );
}

/** The way back: "44 33 555" → "hel". */
export function readMultiTap(code, space = SPACE) {
  const runs = code.match(/([0-9])\1*/g) ?? [];
  return runs
    .map((run) => {
      if (run[0] === space) return " ".repeat(run.length);
      const letters = keys.get(run[0]);
      return letters === undefined ? run : letters[(run.length - 1) % letters.length];
    })
    .join("");
}

/** How many presses a text takes; a space takes one. */
export function countKeyPresses(text) {
  return tapsOf(text, SPACE).reduce((sum, taps) => sum + taps.length, 0);
}

/** All texts that digits can stand for, in the order of the alphabet; digits without letters give none. */
export function keypadCombinations(digits) {
  if (digits === "") return [];
  return [...digits].reduce(
    (found, digit) => found.flatMap((text) => [...(keys.get(digit) ?? "")].map((letter) => text + letter)),
    [""],
  );
}

/** The words of a list that these digits can stand for. */
export function wordsOnKeys(digits, words) {
  return words.filter((word) => lettersToKeys(word) === digits);
}
