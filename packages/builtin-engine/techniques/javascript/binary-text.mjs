/**
 * title: Binary, hexadecimal and character codes: convert, add, xor
 * when: A number has to be written in binary or hexadecimal or read from it, a text in character codes or bits, or binary texts added or combined.
 * words: binary, decimal to binary, binary to decimal, hexadecimal, hex to decimal, decimal to hex, octal, ascii, character codes, text to binary, binary to text, add binary, xor, bitwise, bits
 * param WIDTH: 1 — digits that are written at least, zeros in front
 * param BITS: 8 — bits of each character
 * param SEPARATOR: " " — sign between two characters of a text in bits
 */
const WIDTH = 1;
const BITS = 8;
const SEPARATOR = " ";

function written(number, base, width) {
  const digits = Math.abs(number).toString(base).padStart(width, "0");
  return number < 0 ? `-${digits}` : digits;
}

function read(text, base, pattern) {
  const digits = text.trim().replace(/^0[bxo]/i, "");
  if (!pattern.test(digits)) throw new RangeError("a digit that the base lacks");
  return parseInt(digits, base);
}

/** 10 → "1010"; a negative number has a minus. */
export function toBinary(number, width = WIDTH) {
  return written(number, 2, width);
}

/** "1010" → 10; a 0b in front may stand. */
export function fromBinary(text) {
  return read(text, 2, /^[01]+$/);
}

/** 255 → "ff". */
export function toHex(number, width = WIDTH) {
  return written(number, 16, width);
}

/** "ff" or "0xFF" → 255. */
export function fromHex(text) {
  const digits = text.trim().replace(/^0x/i, "");
  if (!/^[0-9a-f]+$/i.test(digits)) throw new RangeError("a digit that the base lacks");
  return parseInt(digits, 16);
}

export function toOctal(number, width = WIDTH) {
  return written(number, 8, width);
}

export function fromOctal(text) {
  return read(text, 8, /^[0-7]+$/);
}

/** "Hi" → [72, 105]. */
export function characterCodes(text) {
  return [...text].map((letter) => letter.codePointAt(0));
}

export function fromCharacterCodes(codes) {
  return codes.map((code) => String.fromCodePoint(code)).join("");
}

export function sumOfCharacterCodes(text) {
  return characterCodes(text).reduce((sum, code) => sum + code, 0);
}

/** "Hi" → "01001000 01101001". */
export function textToBinary(text, bits = BITS, separator = SEPARATOR) {
  return characterCodes(text)
    .map((code) => toBinary(code, bits))
    .join(separator);
}

/** Spaces do not matter; each character has the same number of bits. */
export function binaryToText(text, bits = BITS) {
  const digits = text.replace(/\s/g, "");
  const count = Math.ceil(digits.length / bits);
  const codes = Array.from({ length: count }, (_, i) => fromBinary(digits.slice(i * bits, (i + 1) * bits)));
  return fromCharacterCodes(codes);
}

/** Without zeros in front. */
export function addBinary(a, b) {
  return (BigInt(`0b${a}`) + BigInt(`0b${b}`)).toString(2);
}

function combined(a, b, operation) {
  const width = Math.max(a.length, b.length);
  return operation(BigInt(`0b${a}`), BigInt(`0b${b}`))
    .toString(2)
    .padStart(width, "0");
}

/** As wide as the wider of the two. */
export function xorBinary(a, b) {
  return combined(a, b, (x, y) => x ^ y);
}

export function andBinary(a, b) {
  return combined(a, b, (x, y) => x & y);
}

export function orBinary(a, b) {
  return combined(a, b, (x, y) => x | y);
}

/** As toBinary with 0b in front: 10 → "0b1010", -2 → "-0b10". */
export function toBinaryWithPrefix(number, width = WIDTH) {
  return toBinary(number, width).replace(/^-?/, "$&0b");
}

/** 255 → "FF": capital digits; 0x in front where that is wanted: "0xFF". */
export function toUppercaseHex(number, prefixed = false, width = WIDTH) {
  return (number < 0 ? "-" : "") + (prefixed ? "0x" : "") + toHex(Math.abs(number), width).toUpperCase();
}

/** As toHex with 0x in front: 255 → "0xff". */
export function toHexWithPrefix(number, width = WIDTH) {
  return toHex(number, width).replace(/^-?/, "$&0x");
}

/** As fromBinary, or another answer where the text is no binary number. */
export function fromBinaryOr(text, otherwise = null) {
  return /^[01]+$/.test(text) ? parseInt(text, 2) : otherwise;
}

/** The sum in binary digits, as wide as the wider of the two at least: zeros in front stay. */
export function addBinaryWithZeros(a, b) {
  return addBinary(a, b).padStart(Math.max(a.length, b.length), "0");
}
