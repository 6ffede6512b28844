/**
 * title: Puzzles with digits: lists of special numbers, next palindrome
 * when: Lists of Armstrong, happy, palindromic or self-dividing numbers are wanted, the next palindrome, or numbers are turned round, added and sorted by digits.
 * words: armstrong numbers, narcissistic numbers, happy numbers, palindromic numbers, next palindrome, reverse and add, digits, sum of digits until one, digit reverse, reverse an integer, self dividing, kaprekar, disarium, ugly numbers, lucky numbers, harshad, list of special numbers, between two numbers, digit frequency, rotate digits, largest number from digits, smallest number from digits, remove digit, repeated digits, same digits, increasing digits, digit difference, mirror number, number puzzle
 * param FIRST: 1 — first number that is looked at
 * param LAST: 1000 — last number that is looked at
 */
const FIRST = 1;
const LAST = 1000;

const digitsOf = (number) => [...String(Math.abs(number))].map(Number);

const numbersBetween = (first, last) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);

const turned = (number) => Number([...String(Math.abs(number))].reverse().join(""));

const powerSum = (number) => {
  const digits = digitsOf(number);
  return digits.reduce((sum, digit) => sum + digit ** digits.length, 0);
};

/** Numbers from the first to the last whose digits, each to the power of their count, add up to them. */
export function armstrongNumbers(first = FIRST, last = LAST) {
  return numbersBetween(first, last).filter((number) => powerSum(number) === number);
}

/** Numbers that are the same backwards. */
export function palindromeNumbers(first = FIRST, last = LAST) {
  return numbersBetween(first, last).filter((number) => turned(number) === number);
}

const squareSum = (number) => digitsOf(number).reduce((sum, digit) => sum + digit * digit, 0);

/** Numbers whose squared digits, added again and again, come to 1. */
export function happyNumbers(first = FIRST, last = LAST) {
  return numbersBetween(Math.max(1, first), last).filter((number) => {
    let rest = number;
    while (rest > 4) rest = squareSum(rest);
    return rest === 1;
  });
}

/** Numbers that are divided by the sum of their digits. */
export function harshadNumbers(first = FIRST, last = LAST) {
  return numbersBetween(Math.max(1, first), last).filter(
    (number) => number % digitsOf(number).reduce((sum, digit) => sum + digit, 0) === 0,
  );
}

/** Numbers that are divided by each of their digits, none of which is 0. */
export function selfDividingNumbers(first = FIRST, last = LAST) {
  return numbersBetween(Math.max(1, first), last).filter((number) =>
    digitsOf(number).every((digit) => digit !== 0 && number % digit === 0),
  );
}

/** Codewars: numbers equal to the sum of their digits to the powers 1, 2, 3, from the left. */
export function sumDigitPowers(first = FIRST, last = LAST) {
  return numbersBetween(first, last).filter(
    (number) => digitsOf(number).reduce((sum, digit, i) => sum + digit ** (i + 1), 0) === number,
  );
}

/** The first so many numbers whose prime factors are 2, 3 and 5 alone. */
export function uglyNumbers(count = 10) {
  const found = [];
  for (let number = 1; found.length < count; number++) {
    let rest = number;
    for (const factor of [2, 3, 5]) while (rest % factor === 0) rest /= factor;
    if (rest === 1) found.push(number);
  }
  return found;
}

/** The first palindrome above a number, or from it on. */
export function nextPalindrome(number, inclusive = false) {
  let next = Math.max(0, inclusive ? number : number + 1);
  while (turned(next) !== next) next += 1;
  return next;
}

/** The nearest palindrome, itself included or not; the smaller one of two. */
export function nearestPalindrome(number, withItself = true) {
  for (let away = withItself ? 0 : 1; ; away++)
    for (const one of [number - away, number + away]) if (one >= 0 && turned(one) === one) return one;
}

/** The digits backwards, the sign kept: -120 becomes -21. */
export function reverseInteger(number) {
  return number < 0 ? 0 - turned(number) : turned(number);
}

/** A number plus itself backwards. */
export function reverseAndAdd(number) {
  return number + turned(number);
}

/** How often a number has to be turned round and added until it is a palindrome; -1 after too many steps. */
export function stepsToPalindrome(number, most = 20) {
  let now = number;
  for (let step = 0; step <= most; step++) {
    if (turned(now) === now) return step;
    now = reverseAndAdd(now);
  }
  return -1;
}

/** Digits in falling order as a number. */
export function largestFromDigits(number) {
  return Number(
    digitsOf(number)
      .sort((a, b) => b - a)
      .join(""),
  );
}

/** Digits in rising order as a number, the 0s behind the first other digit; or in front, where they are dropped: 310 becomes 13. */
export function smallestFromDigits(number, dropZeros = false) {
  const digits = digitsOf(number).sort((a, b) => a - b);
  if (dropZeros) return Number(digits.join(""));
  const place = Math.max(
    0,
    digits.findIndex((digit) => digit > 0),
  );
  return Number([digits[place], ...digits.slice(0, place), ...digits.slice(place + 1)].join(""));
}

/** The next larger number with the same digits; -1 where there is none. */
export function nextBiggerNumber(number) {
  const digits = digitsOf(number);
  const place = digits.findLastIndex((digit, i) => i + 1 < digits.length && digit < digits[i + 1]);
  if (place < 0) return -1;
  const other = digits.findLastIndex((digit) => digit > digits[place]);
  [digits[place], digits[other]] = [digits[other], digits[place]];
  return Number([...digits.slice(0, place + 1), ...digits.slice(place + 1).reverse()].join(""));
}

/** The largest number that is left when one digit is taken away. */
export function removeOneDigit(number) {
  const text = String(Math.abs(number));
  const rests = [...text].map((_, i) => Number(text.slice(0, i) + text.slice(i + 1)));
  return Math.max(0, ...rests);
}

/** { digit: how often it comes }. */
export function digitFrequency(number) {
  const counts = {};
  for (const digit of digitsOf(number)) counts[digit] = (counts[digit] ?? 0) + 1;
  return counts;
}

/** Whether some digit comes twice, anywhere, or side by side where that is wanted. */
export function hasRepeatedDigits(number, sideBySide = false) {
  if (sideBySide) return /(.)\1/.test(String(Math.abs(number)));
  return new Set(digitsOf(number)).size < digitsOf(number).length;
}

/** Whether two numbers are made of the same digits, as often in both, or however often where that is wanted. */
export function haveSameDigits(first, second, howeverOften = false) {
  return [first, second]
    .map((number) => (howeverOften ? [...new Set(digitsOf(number))] : digitsOf(number)).sort().join(""))
    .every((text, _, all) => text === all[0]);
}

/** Whether each digit is larger than the one before, or at least as large. */
export function areDigitsIncreasing(number, strict = true) {
  return digitsOf(number).every(
    (digit, i, all) => i === 0 || (strict ? digit > all[i - 1] : digit >= all[i - 1]),
  );
}

/** Sum of the digits at even places less the sum of the others, from the left, or the absolute difference. */
export function digitPlaceDifference(number, absolute = false) {
  const difference = digitsOf(number).reduce((sum, digit, i) => sum + (i % 2 === 0 ? digit : -digit), 0);
  return absolute ? Math.abs(difference) : difference;
}

/** Steps of Kaprekar's routine to 6174; -1 for a number of equal digits. */
export function kaprekarSteps(number) {
  let now = number;
  for (let step = 0; step <= 10; step++) {
    if (now === 6174) return step;
    const digits = [...String(now).padStart(4, "0")].sort();
    now = Number([...digits].reverse().join("")) - Number(digits.join(""));
  }
  return -1;
}
