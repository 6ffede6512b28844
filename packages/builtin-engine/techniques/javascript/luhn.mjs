/**
 * title: Luhn check digit of card numbers
 * when: A card number, IMEI or similar number has to be validated, or its check digit computed.
 * words: luhn, credit card, checksum, check digit, mod 10, imei, validate, card number
 * param SEPARATORS: " -" — characters that may stand between the digits
 */
const SEPARATORS = " -";

function luhnSum(digits, double) {
  let sum = 0;
  let doubled = double;
  for (const letter of [...digits].reverse()) {
    const digit = Number(letter) * (doubled ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
    doubled = !doubled;
  }
  return sum;
}

const digitsOf = (text, separators) => [...text].filter((letter) => !separators.includes(letter)).join("");

export function isLuhnValid(text, separators = SEPARATORS) {
  const digits = digitsOf(text, separators);
  // \d means the ten ASCII digits here; a single digit has nothing to check.
  return /^\d{2,}$/.test(digits) && luhnSum(digits, false) % 10 === 0;
}

/** The digit that makes the number valid when it is put behind it. */
export function luhnDigit(text, separators = SEPARATORS) {
  const digits = digitsOf(text, separators);
  if (!/^\d+$/.test(digits)) throw new RangeError("digits only");
  return (10 - (luhnSum(digits, true) % 10)) % 10;
}

/** The plain rule: a text of digits alone, also a single one; anything else is not valid. */
export function isLuhnValidAsItIs(text) {
  return /^\d+$/.test(text) && luhnSum(text, false) % 10 === 0;
}

/** Everything but digits is left out before the check; false of no digits. */
export function isLuhnValidOrNot(text) {
  return isLuhnValidAsItIs(text.replace(/\D/g, ""));
}

/** The sum of the Luhn rule: every second digit from the right doubled, its digits added. */
export function luhnSumOf(text) {
  return luhnSum(text.replace(/\D/g, ""), false);
}

/** The number with its check digit behind it. */
export function withLuhnDigit(text, separators = SEPARATORS) {
  return text + luhnDigit(text, separators);
}
