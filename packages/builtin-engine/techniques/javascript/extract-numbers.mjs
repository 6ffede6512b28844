/**
 * title: Numbers in a text: find, sum, largest
 * when: Numbers or digits have to be found inside a text, string or sentence, added up, or the number at its end increased.
 * words: extract numbers, numbers in a string, find numbers, sum of numbers in text, sum of digits in string, parse numbers, integers in text, increment string, largest number in text
 * param SIGNED: true — whether a minus before a number belongs to it
 */
const SIGNED = true;

/** Whole and decimal numbers. A minus right behind a letter or digit is a hyphen. */
export function numbersIn(text, signed = SIGNED) {
  const found = text.match(/(?:(?<![\p{L}\p{N}])-)?[0-9]+(?:\.[0-9]+)?/gu) ?? [];
  return found.map((number) => (signed ? Number(number) : Math.abs(Number(number))));
}

export function sumOfNumbersIn(text, signed = SIGNED) {
  return numbersIn(text, signed).reduce((sum, number) => sum + number, 0);
}

/** null when there is no number. */
export function largestNumberIn(text, signed = SIGNED) {
  const numbers = numbersIn(text, signed);
  return numbers.length > 0 ? Math.max(...numbers) : null;
}

/** null when there is no number. */
export function firstNumberIn(text, signed = SIGNED) {
  return numbersIn(text, signed)[0] ?? null;
}

export function countNumbersIn(text) {
  return numbersIn(text).length;
}

/** Each digit by itself. */
export function digitsIn(text) {
  return (text.match(/[0-9]/g) ?? []).map(Number);
}

export function sumOfDigitsIn(text) {
  return digitsIn(text).reduce((sum, digit) => sum + digit, 0);
}

export function countDigitsIn(text) {
  return digitsIn(text).length;
}

/** One more at the end, zeros kept: "foo" → "foo1", "foo099" → "foo100". */
export function incrementText(text) {
  const digits = /[0-9]*$/.exec(text)[0];
  return (
    text.slice(0, text.length - digits.length) + String(BigInt(digits) + 1n).padStart(digits.length, "0")
  );
}

/** Runs of digits as whole numbers: "1.5" holds 1 and 5; a minus right before one belongs to it where that is wanted. */
export function numbersOutOf(text, signed = false) {
  return (text.match(signed ? /-?[0-9]+/g : /[0-9]+/g) ?? []).map(Number);
}

/** The sum of all runs of digits. */
export function sumOfNumbersOutOf(text, signed = false) {
  return numbersOutOf(text, signed).reduce((sum, number) => sum + number, 0);
}

/** The largest run of digits; null when there is none. */
export function largestNumberOutOf(text, signed = false) {
  const numbers = numbersOutOf(text, signed);
  return numbers.length > 0 ? Math.max(...numbers) : null;
}

/** The first run of digits; null when there is none. */
export function firstNumberOutOf(text, signed = false) {
  return numbersOutOf(text, signed)[0] ?? null;
}

/** How many runs of digits there are. */
export function countNumbersOutOf(text) {
  return numbersOutOf(text).length;
}

/** Words between spaces that are whole numbers: "a1 2, 3" holds 3 alone; decimals too where that is wanted. */
export function numbersByThemselves(text, decimals = false) {
  const form = decimals ? /^[+-]?[0-9]+(?:\.[0-9]+)?$/ : /^[+-]?[0-9]+$/;
  return (text.match(/\S+/g) ?? []).filter((word) => form.test(word)).map(Number);
}

/** All digits of a text put together as one number, or as a text; 0, or an empty text, when there is none. */
export function numberOfAllDigits(text, asText = false) {
  const digits = text.replace(/[^0-9]/g, "");
  return asText ? digits : Number(digits);
}
