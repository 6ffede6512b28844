/**
 * title: Happy, Harshad, automorphic, palindrome and reversed numbers
 * when: A number has to be reversed or tested by its digits: happy, Harshad, automorphic, palindromic, strong, Kaprekar; or its persistence is asked for.
 * words: happy number, harshad, niven, automorphic, palindrome number, reverse number, reverse digits, strong number, kaprekar, digit product, persistence, sort digits, count digits
 * param BASE: 10 — base in which the digits are taken
 */
const BASE = 10;

function digitsIn(number, base) {
  const digits = [];
  for (let rest = Math.abs(number); rest > 0; rest = Math.floor(rest / base)) digits.unshift(rest % base);
  return digits.length > 0 ? digits : [0];
}

const fromDigits = (digits, base) => digits.reduce((value, digit) => value * base + digit, 0);
const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);
const productOf = (numbers) => numbers.reduce((product, number) => product * number, 1);

/** The sum of the squares of the digits, again and again, ends at 1. */
export function isHappy(number, base = BASE) {
  const seen = new Set();
  let value = number;
  while (value !== 1 && !seen.has(value)) {
    seen.add(value);
    value = sumOf(digitsIn(value, base).map((digit) => digit * digit));
  }
  return value === 1;
}

/** A positive number that its digit sum divides. */
export function isHarshad(number, base = BASE) {
  return number > 0 && number % sumOf(digitsIn(number, base)) === 0;
}

/** A number whose square ends with it: 25 and 625. */
export function isAutomorphic(number, base = BASE) {
  return number >= 0 && (number * number) % base ** digitsIn(number, base).length === number;
}

/** The sign stays, zeros at the end are lost: -120 → -21. */
export function reverseNumber(number, base = BASE) {
  const reversed = fromDigits(digitsIn(number, base).reverse(), base);
  return number < 0 ? -reversed : reversed;
}

/** Negative numbers are none. */
export function isPalindromeNumber(number, base = BASE) {
  return number >= 0 && reverseNumber(number, base) === number;
}

/** A number that is the sum of the factorials of its digits: 145. */
export function isStrongNumber(number, base = BASE) {
  const factorial = (n) => productOf(Array.from({ length: n }, (_, i) => i + 1));
  return number > 0 && sumOf(digitsIn(number, base).map(factorial)) === number;
}

/** A number whose square can be cut in two parts that add up to it: 45, as 20 + 25. */
export function isKaprekar(number, base = BASE) {
  if (number < 1) return false;
  const square = number * number;
  if (number === 1) return true;
  for (let cut = base; cut <= square; cut *= base) {
    const right = square % cut;
    if (right > 0 && right + Math.floor(square / cut) === number) return true;
  }
  return false;
}

export function digitProduct(number, base = BASE) {
  return productOf(digitsIn(number, base));
}

/** How often the digits have to be multiplied until one is left: 39 → 27 → 14 → 4 takes 3. */
export function persistence(number, base = BASE) {
  let [value, steps] = [Math.abs(number), 0];
  for (; value >= base; steps++) value = digitProduct(value, base);
  return steps;
}

export function countDigits(number, base = BASE) {
  return digitsIn(number, base).length;
}

/** The largest number that the same digits make. */
export function sortDigitsDescending(number, base = BASE) {
  return fromDigits(
    digitsIn(number, base).sort((a, b) => b - a),
    base,
  );
}

/** The digits backwards as a text: zeros and a minus stay where the turn puts them, 120 → "021". */
export function reverseNumberAsItIs(number) {
  return [...String(number)].reverse().join("");
}

/** The digits backwards without the sign: -12 → 21. */
export function reverseNumberWithout(number, base = BASE) {
  return Math.abs(reverseNumber(number, base));
}

/** Whether the digits read the same backwards, the sign of a negative number left out. */
export function isPalindromeNumberWithout(number, base = BASE) {
  return reverseNumber(Math.abs(number), base) === Math.abs(number);
}

/** The product of the digits that are not 0. */
export function digitProductWithout(number, base = BASE) {
  return productOf(digitsIn(number, base).filter((digit) => digit > 0));
}

/** The largest number that the digits make; a negative number stays negative and becomes as small as can be. */
export function sortDigitsDescendingAsItIs(number, base = BASE) {
  return number < 0 ? -sortDigitsDescending(number, base) : sortDigitsDescending(number, base);
}

/** The digits in rising order as a number: zeros in front are lost. */
export function sortDigitsAscending(number, base = BASE) {
  return fromDigits(
    digitsIn(number, base).sort((a, b) => a - b),
    base,
  );
}

/** How often the digits have to be added until one is left: 199 → 19 → 10 → 1 takes 3. */
export function additivePersistence(number, base = BASE) {
  let [value, steps] = [Math.abs(number), 0];
  for (; value >= base; steps++) value = sumOf(digitsIn(value, base));
  return steps;
}
