/**
 * title: Substitution ciphers: key alphabet, keyword, code table, Polybius square, affine
 * when: A text has to be encoded or decoded letter by letter by a key alphabet, a keyword, a code table, the Polybius square or an affine cipher.
 * words: substitution cipher, key alphabet, keyword cipher, monoalphabetic, simple substitution, decode by table, code table, mapping, secret code, cipher key, polybius square, affine cipher, decoder ring, encrypt with key, translate letters
 * param KEY: "qwertyuiopasdfghjklzxcvbnm" — letters that stand for a to z
 * param KEYWORD: "secret" — word from which the key alphabet is made
 * param GAP: " " — what stands between two signs of the code
 */
const KEY = "qwertyuiopasdfghjklzxcvbnm";
const KEYWORD = "secret";
const GAP = " ";

const alphabet = "abcdefghijklmnopqrstuvwxyz";

/** Each letter of one alphabet by the letter at its place in the other; capitals stay capitals. */
function exchanged(text, from, to) {
  return [...text]
    .map((letter) => {
      const place = from.indexOf(letter.toLowerCase());
      if (place < 0 || place >= to.length) return letter;
      return letter === letter.toLowerCase() ? to[place] : to[place].toUpperCase();
    })
    .join("");
}

/** a to z by the letters of the key; everything else stays. */
export function substituteLetters(text, key = KEY) {
  return exchanged(text, alphabet, key.toLowerCase());
}

/** The letters of the key by a to z. */
export function unsubstituteLetters(text, key = KEY) {
  return exchanged(text, key.toLowerCase(), alphabet);
}

/** The letters of the keyword once each, then the rest of the alphabet. */
export function keywordAlphabet(keyword = KEYWORD) {
  return [...new Set(keyword.toLowerCase().replace(/[^a-z]/g, "") + alphabet)].join("");
}

export function keywordEncrypt(text, keyword = KEYWORD) {
  return substituteLetters(text, keywordAlphabet(keyword));
}

export function keywordDecrypt(text, keyword = KEYWORD) {
  return unsubstituteLetters(text, keywordAlphabet(keyword));
}

/** Each character by its entry of a table; what the table lacks stays. */
export function encodeWithTable(text, table, gap = "") {
  return [...text].map((letter) => (Object.hasOwn(table, letter) ? table[letter] : letter)).join(gap);
}

/** Each part of a code by the key of a table that has it; what the table lacks stays. */
export function decodeWithTable(code, table, gap = GAP) {
  const keys = Object.keys(table);
  const parts = code.split(gap).filter((part) => part !== "");
  return parts.map((part) => keys.find((key) => String(table[key]) === part) ?? part).join("");
}

/** Letters exchanged in pairs: "ga-de-ry" makes g to a and a to g. */
export function exchangePairs(text, pairs) {
  const letters = pairs.toLowerCase().replace(/[^a-z]/g, "");
  const partner = [...letters].map((_, i) => letters[i % 2 === 0 ? i + 1 : i - 1]).join("");
  return exchanged(text, letters, partner);
}

/** Row and column of each letter in a square of 5, i and j together: "hi" → "23 24". */
export function polybiusEncode(text, gap = GAP) {
  const square = alphabet.replace("j", "");
  const letters = text
    .toLowerCase()
    .replaceAll("j", "i")
    .replace(/[^a-z]/g, "");
  return [...letters]
    .map((letter) => `${Math.floor(square.indexOf(letter) / 5) + 1}${(square.indexOf(letter) % 5) + 1}`)
    .join(gap);
}

/** Letters of pairs of digits from 11 to 55. */
export function polybiusDecode(code) {
  const square = alphabet.replace("j", "");
  const pairs = code.match(/[1-5][1-5]/g) ?? [];
  return pairs.map((pair) => square[(Number(pair[0]) - 1) * 5 + Number(pair[1]) - 1]).join("");
}

/** The letter at place x becomes that at a·x + b, counted from 0 and round the alphabet. */
export function affineEncrypt(text, a = 5, b = 8) {
  const key = [...alphabet].map((_, x) => alphabet[(((a * x + b) % 26) + 26) % 26]).join("");
  return exchanged(text, alphabet, key);
}

/** The way back; a has to share no factor with 26. */
export function affineDecrypt(text, a = 5, b = 8) {
  return unsubstituteLetters(text, affineEncrypt(alphabet, a, b));
}
