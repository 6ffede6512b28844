/**
 * title: Convert integers between number bases
 * when: A number has to be written in base 2 to 36 or 62, or read from it, at any size.
 * words: base, radix, binary, octal, hexadecimal, base36, base62, convert, digits
 * param BASE: 16 — base that is written and read, from 2 to 62
 */
const BASE = 16;

const digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

function checkBase(base) {
  if (!Number.isInteger(base) || base < 2 || base > 62) throw new RangeError("base has to be 2 to 62");
}

export function toBase(number, base = BASE) {
  checkBase(base);
  // BigInt, so that no digit of a large number is lost.
  let rest = BigInt(number);
  const sign = rest < 0n ? "-" : "";
  if (sign) rest = -rest;
  let text = "";
  do {
    text = digits[Number(rest % BigInt(base))] + text;
    rest /= BigInt(base);
  } while (rest > 0n);
  return sign + text;
}

/** A BigInt. Up to base 36 case does not count. */
export function fromBase(text, base = BASE) {
  checkBase(base);
  const body = text.replace(/^-/, "");
  if (body === "") throw new RangeError("no digits");
  let number = 0n;
  for (const letter of base <= 36 ? body.toLowerCase() : body) {
    const digit = digits.indexOf(letter);
    if (digit < 0 || digit >= base) throw new RangeError(`no digit of base ${base}: ${letter}`);
    number = number * BigInt(base) + BigInt(digit);
  }
  return text.startsWith("-") ? -number : number;
}

/** The number as a plain number that digits in a base mean: "ff" in 16 is 255. */
export function valueInBase(text, base = BASE) {
  return Number(fromBase(text, base));
}

/** As toBase with capital digits: 255 in 16 is "FF". */
export function toBaseUppercase(number, base = BASE) {
  return toBase(number, base).toUpperCase();
}

/** Digits of one base written in another: "1010", 2, 16 gives "a". */
export function fromBaseToBase(text, from, to = BASE) {
  return toBase(fromBase(text, from), to);
}
