/**
 * title: Vigenère cipher, Atbash cipher, rail fence cipher
 * when: A text has to be encrypted or decrypted with a keyword, by the reversed alphabet or by a zigzag of rails.
 * words: vigenere, atbash, rail fence, cipher, encrypt, decrypt, encode, decode, keyword, secret message, zigzag, reversed alphabet
 * param RAILS: 3 — rows of the rail fence
 */
const RAILS = 3;

/** Letters move by the letters of the key in turn; all else stays and uses up no letter of the key. */
function shifted(text, key, direction) {
  const places = [...key.toLowerCase()]
    .filter((letter) => /[a-z]/.test(letter))
    .map((l) => l.charCodeAt(0) - 97);
  if (places.length === 0) return text;
  let used = 0;
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= "Z" ? 65 : 97;
    const moved = letter.charCodeAt(0) - first + direction * places[used++ % places.length];
    return String.fromCharCode(((moved + 26) % 26) + first);
  });
}

export function vigenereEncrypt(text, key) {
  return shifted(text, key, 1);
}

export function vigenereDecrypt(text, key) {
  return shifted(text, key, -1);
}

/** The alphabet reversed: a and z change places, b and y, and so on. It undoes itself. */
export function atbash(text) {
  return text.replace(/[a-z]/gi, (letter) =>
    String.fromCharCode((letter <= "Z" ? 65 + 90 : 97 + 122) - letter.charCodeAt(0)),
  );
}

/** Places of a text in the order in which the rails are read. */
function railOrder(length, rails) {
  const period = Math.max(1, 2 * (rails - 1));
  const rail = (place) => Math.min(place % period, period - (place % period));
  const places = Array.from({ length }, (_, place) => place);
  return rails > 1 ? places.sort((a, b) => rail(a) - rail(b) || a - b) : places;
}

export function railFenceEncrypt(text, rails = RAILS) {
  const letters = [...text];
  return railOrder(letters.length, rails)
    .map((place) => letters[place])
    .join("");
}

export function railFenceDecrypt(text, rails = RAILS) {
  const letters = [];
  const order = railOrder([...text].length, rails);
  for (const [i, letter] of [...text].entries()) letters[order[i]] = letter;
  return letters.join("");
}

function shiftedByAll(text, key, direction) {
  const small = key.toLowerCase();
  if (small === "") return text;
  return [...text].map((letter, i) => shifted(letter, small[i % small.length], direction)).join("");
}

/** The key goes on with every character: spaces and signs use up a letter of the key too. */
export function vigenereEncryptByAll(text, key) {
  return shiftedByAll(text, key, 1);
}

/** The way back where spaces and signs use up a letter of the key too. */
export function vigenereDecryptByAll(text, key) {
  return shiftedByAll(text, key, -1);
}

/** The alphabet reversed for small letters only; capitals stay. */
export function atbashAsIs(text) {
  return text.replace(/[a-z]/g, atbash);
}

/** The alphabet reversed, all in small letters. */
export function atbashOfAll(text) {
  return atbash(text.toLowerCase());
}
