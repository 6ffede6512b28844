/**
 * title: Validate and convert ISBN-10 and ISBN-13
 * when: The number of a book has to be checked, its check digit computed or ISBN-10 turned into ISBN-13.
 * words: isbn, book, check digit, isbn-10, isbn-13, ean, barcode, validate
 * param PREFIX: "978" — prefix that ISBN-10 get when they are converted
 */
const PREFIX = "978";

const clean = (text) => text.replace(/[\s-]/g, "").toUpperCase();

function digit10(nine) {
  const rest = [...nine].reduce((sum, digit, i) => sum + Number(digit) * (10 - i), 0) % 11;
  const check = (11 - rest) % 11;
  return check === 10 ? "X" : String(check);
}

function digit13(twelve) {
  const sum = [...twelve].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}

export function isIsbn(text) {
  const isbn = clean(text);
  if (/^\d{9}[\dX]$/.test(isbn)) return digit10(isbn.slice(0, 9)) === isbn[9];
  return /^97[89]\d{10}$/.test(isbn) && digit13(isbn.slice(0, 12)) === isbn[12];
}

/** Digits only, without hyphens; an ISBN-13 stays as it is. */
export function toIsbn13(text, prefix = PREFIX) {
  const isbn = clean(text);
  if (!isIsbn(isbn)) throw new RangeError(`not an ISBN: ${text}`);
  if (isbn.length === 13) return isbn;
  const twelve = prefix + isbn.slice(0, 9);
  return twelve + digit13(twelve);
}

/** ISBN-10 alone: nine digits and a check digit or X; with hyphens and spaces, or without them where only bare ones are right. */
export function isIsbn10(text, bareOnly = false) {
  const isbn = bareOnly ? text : clean(text);
  return isbn.length === 10 && isIsbn(isbn);
}

/** ISBN-13 alone; with hyphens and spaces, or without them where only bare ones are right. */
export function isIsbn13(text, bareOnly = false) {
  const isbn = bareOnly ? text : clean(text);
  return isbn.length === 13 && isIsbn(isbn) && !/[\s-]/.test(isbn);
}
