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
