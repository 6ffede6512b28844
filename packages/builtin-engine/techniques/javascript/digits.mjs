/**
 * title: Digits of an integer: list, sum, reverse, digital root
 * when: A task works with the decimal digits of a number: their sum, their reverse, Armstrong numbers.
 * words: digits, digit sum, digital root, reverse number, armstrong, narcissistic, checksum, product of digits, digits reversed
 * param BASE: 10 — base in which the digits are taken
 */
const BASE = 10;

/** Most significant first; the sign is left out. */
export function digitsOf(number, base = BASE) {
  let rest = BigInt(number);
  if (rest < 0n) rest = -rest;
  const digits = [];
  do {
    digits.unshift(Number(rest % BigInt(base)));
    rest /= BigInt(base);
  } while (rest > 0n);
  return digits;
}

export function digitSum(number, base = BASE) {
  return digitsOf(number, base).reduce((sum, digit) => sum + digit, 0);
}

export function digitalRoot(number, base = BASE) {
  let root = digitSum(number, base);
  while (root >= base) root = digitSum(root, base);
  return root;
}

/** A number that is the sum of its digits, each to the power of their count. */
export function isArmstrong(number, base = BASE) {
  const digits = digitsOf(number, base);
  return digits.reduce((sum, digit) => sum + BigInt(digit) ** BigInt(digits.length), 0n) === BigInt(number);
}

/** The digits of a number added, the sign before the first one: -123 gives -1 + 2 + 3. */
export function digitSumSigned(number) {
  const [first = 0, ...rest] = digitsOf(number);
  return rest.reduce((sum, digit) => sum + digit, number < 0 ? 0 - first : first);
}

/** The digits from the last to the first, or without the zeros. */
export function reversedDigits(number, withoutZeros = false) {
  const digits = digitsOf(number).reverse();
  return withoutZeros ? digits.filter((digit) => digit > 0) : digits;
}

/** The product of the digits; zeros are left out where that is wanted. */
export function digitProduct(number, withoutZeros = false) {
  const digits = digitsOf(number).filter((digit) => digit > 0 || !withoutZeros);
  return digits.reduce((product, digit) => product * digit, 1);
}
