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
