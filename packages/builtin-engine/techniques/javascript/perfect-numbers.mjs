/**
 * title: Divisors, and perfect, abundant or deficient numbers
 * when: The divisors of a number are asked for, or a number is to be classed by the sum of its proper divisors.
 * words: perfect number, abundant, deficient, divisors, aliquot sum, amicable, proper divisors, sum of divisors
 * param LIMIT: 10000 — largest number looked at when perfect numbers are listed
 */
const LIMIT = 10000;

/** All divisors, rising. */
export function divisorsOf(number) {
  if (!Number.isSafeInteger(number) || number < 1) throw new RangeError("not a positive integer");
  const [low, high] = [[], []];
  // Divisors come in pairs around the square root.
  for (let n = 1; n * n <= number; n++) {
    if (number % n !== 0) continue;
    low.push(n);
    if (n !== number / n) high.unshift(number / n);
  }
  return low.concat(high);
}

export function aliquotSum(number) {
  return divisorsOf(number).reduce((sum, n) => sum + n, 0) - number;
}

export function classify(number) {
  const sum = aliquotSum(number);
  if (sum === number) return "perfect";
  return sum > number ? "abundant" : "deficient";
}

export function perfectNumbers(limit = LIMIT) {
  const found = [];
  for (let n = 2; n <= limit; n++) if (classify(n) === "perfect") found.push(n);
  return found;
}

/** Whether the proper divisors add up to the number; false below 2. */
export function isPerfectNumber(number) {
  return number > 1 && aliquotSum(number) === number;
}

/** Whether the proper divisors add up to more than the number; false below 1. */
export function isAbundant(number) {
  return number > 0 && aliquotSum(number) > number;
}

/** Whether the proper divisors add up to less than the number; false below 1. */
export function isDeficient(number) {
  return number > 0 && aliquotSum(number) < number;
}

/** Proper divisors, rising: without the number itself. */
export function divisorsOfWithoutIt(number) {
  return divisorsOf(number).slice(0, -1);
}

/** Divisors without 1 and the number itself. */
export function divisorsOfWithoutOne(number) {
  return divisorsOf(number).slice(1, -1);
}

/** The sum of all divisors, the number itself included. */
export function divisorSum(number) {
  return aliquotSum(number) + number;
}

/** Perfect numbers below the limit, the limit itself left out. */
export function perfectNumbersWithoutIt(limit = LIMIT) {
  return perfectNumbers(limit - 1);
}

/** Abundant numbers up to the limit. */
export function abundantNumbers(limit = 100) {
  return Array.from({ length: Math.max(0, limit) }, (_, i) => i + 1).filter(isAbundant);
}
