/**
 * title: Mask card numbers, e-mail addresses, phone numbers and words
 * when: A text such as a credit card number, e-mail address, phone number or bad word has to be hidden but for a few characters.
 * words: mask, credit card, hide digits, last four digits, maskify, censor, bad words, redact, hide email, asterisks, stars, anonymize, card number format, groups of four
 * param VISIBLE: 4 — characters that stay at the end
 * param MASK: "#" — sign that hides a character
 */
const VISIBLE = 4;
const MASK = "#";

/** All but the last characters are hidden. */
export function maskText(text, visible = VISIBLE, mask = MASK) {
  const letters = [...text];
  const hidden = letters.length - visible;
  return letters.map((letter, i) => (i < hidden ? mask : letter)).join("");
}

/** Only digits are hidden; spaces and hyphens stay. */
export function maskDigits(text, visible = VISIBLE, mask = MASK) {
  let left = (text.match(/[0-9]/g) ?? []).length - visible;
  return text.replace(/[0-9]/g, (digit) => (left-- > 0 ? mask : digit));
}

/** "john.doe@example.com" → "j*******@example.com". */
export function maskEmail(email, mask = "*") {
  const at = email.lastIndexOf("@");
  return at < 1 ? email : email[0] + mask.repeat(at - 1) + email.slice(at);
}

/** Each of the words is hidden wherever it stands by itself, in either case. */
export function censorWords(text, words, mask = "*") {
  const hidden = words.map((word) => word.toLowerCase());
  return text.replace(/[\p{L}\p{N}]+/gu, (word) =>
    hidden.includes(word.toLowerCase()) ? mask.repeat([...word].length) : word,
  );
}

/** All between the first and the last letter of each word is hidden. */
export function maskInnerLetters(text, mask = "*") {
  return text.replace(/[\p{L}\p{N}]+/gu, (word) =>
    [...word].map((letter, i, all) => (i > 0 && i < all.length - 1 ? mask : letter)).join(""),
  );
}

/** Digits in groups, four unless another size is asked for. */
export function groupDigits(text, size = VISIBLE, separator = " ") {
  const digits = text.replace(/[^0-9]/g, "");
  const count = Math.ceil(digits.length / size);
  return Array.from({ length: count }, (_, i) => digits.slice(i * size, (i + 1) * size)).join(separator);
}

/** Ten digits as "(123) 456-7890". */
export function formatPhoneNumber(digits) {
  const text = Array.isArray(digits) ? digits.join("") : String(digits);
  const [, area, office, line] = /^([0-9]{3})([0-9]{3})([0-9]{4})$/.exec(text) ?? [];
  if (area === undefined) throw new RangeError("not ten digits");
  return `(${area}) ${office}-${line}`;
}

/** All but the last characters are hidden; spaces and hyphens stay as they are and do not count. */
export function maskTextOnly(text, visible = VISIBLE, mask = MASK) {
  let left = (text.match(/[\p{L}\p{N}]/gu) ?? []).length - visible;
  return text.replace(/[\p{L}\p{N}]/gu, (letter) => (left-- > 0 ? mask : letter));
}

/** All but the last characters are hidden; a text that is not longer than these is hidden whole. */
export function maskTextOrAll(text, visible = VISIBLE, mask = MASK) {
  const letters = [...text];
  return letters.length <= visible ? mask.repeat(letters.length) : maskText(text, visible, mask);
}

/** All but the first characters are hidden. */
export function maskTextFromOne(text, visible = VISIBLE, mask = MASK) {
  return [...text].map((letter, i) => (i < visible ? letter : mask)).join("");
}

/** All between the first and the last character of the text is hidden, spaces too. */
export function maskTextToOne(text, mask = "*") {
  const last = [...text].length - 1;
  return [...text].map((letter, i) => (i > 0 && i < last ? mask : letter)).join("");
}

/** Every letter is hidden; all else stays. */
export function maskLetters(text, mask = MASK) {
  return text.replace(/\p{L}/gu, () => mask);
}

/** Every digit is hidden; all else stays. */
export function maskDigitsOfAll(text, mask = MASK) {
  return maskDigits(text, 0, mask);
}

/** "john@example.com" → "j**n@example.com": first and last letter before the @ stay; of one or two all stay. */
export function maskEmailToOne(email, mask = "*") {
  const at = email.lastIndexOf("@");
  return at < 1 ? email : maskTextToOne(email.slice(0, at), mask) + email.slice(at);
}

/** "john@example.com" → "j***@example.com": always three signs, however long the name is. */
export function maskEmailAsOne(email, mask = "***") {
  const at = email.lastIndexOf("@");
  return at < 1 ? email : email[0] + mask + email.slice(at);
}

/** "john@example.com" → "jo**@example.com": the first two letters stay, or so many. */
export function maskEmailFromTwo(email, visible = 2, mask = "*") {
  const at = email.lastIndexOf("@");
  return at < 1 ? email : maskTextFromOne(email.slice(0, at), visible, mask) + email.slice(at);
}

/** Each of the words is hidden wherever its letters stand, inside other words too; case matters. */
export function censorWordsAsIs(text, words, mask = "*") {
  return words.reduce((shown, word) => shown.replaceAll(word, mask.repeat([...word].length)), text);
}

/** Each of the words is hidden wherever it stands by itself as it is written: case matters. */
export function censorWordsOnly(text, words, mask = "*") {
  return text.replace(/[\p{L}\p{N}]+/gu, (word) =>
    words.includes(word) ? mask.repeat([...word].length) : word,
  );
}

/** Each of the words, in either case, becomes one and the same sign or text, whatever its length. */
export function censorWordsAsOne(text, words, mask = "***") {
  const hidden = words.map((word) => word.toLowerCase());
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => (hidden.includes(word.toLowerCase()) ? mask : word));
}

/** Each of the words keeps its first letter, the rest is hidden. */
export function censorWordsFromOne(text, words, mask = "*") {
  const hidden = words.map((word) => word.toLowerCase());
  return text.replace(/[\p{L}\p{N}]+/gu, (word) =>
    hidden.includes(word.toLowerCase()) ? maskTextFromOne(word, 1, mask) : word,
  );
}

/** Digits in groups counted from the right: the first group may be shorter. */
export function groupDigitsFromEnd(text, size = VISIBLE, separator = " ") {
  const digits = text.replace(/[^0-9]/g, "");
  const short = digits.length % size;
  const rest = groupDigits(digits.slice(short), size, separator);
  return [digits.slice(0, short), rest].filter((part) => part !== "").join(separator);
}
