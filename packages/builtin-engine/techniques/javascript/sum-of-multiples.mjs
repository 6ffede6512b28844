/**
 * title: Multiples: sum below a limit, list, test
 * when: The multiples of one or more numbers below or up to a limit have to be added, listed or counted, or a number tested for divisibility.
 * words: multiples, sum of multiples, multiples of 3 and 5, divisible, divisibility, divisible by, times table, multiplication table, list multiples, is multiple
 * param FACTORS: [3, 5] — numbers whose multiples are meant
 * param COUNT: 10 — how many multiples of one number are listed
 */
const FACTORS = [3, 5];
const COUNT = 10;

/** Positive multiples of any of the factors, each once, below the limit. */
export function multiplesBelow(limit, factors = FACTORS) {
  const numbers = Array.from({ length: Math.max(0, limit - 1) }, (_, i) => i + 1);
  return numbers.filter((number) => isMultipleOfAny(number, factors));
}

/** Each multiple once, the limit itself left out. */
export function sumOfMultiples(limit, factors = FACTORS) {
  return multiplesBelow(limit, factors).reduce((sum, number) => sum + number, 0);
}

export function countMultiples(limit, factors = FACTORS) {
  return multiplesBelow(limit, factors).length;
}

/** A factor of 0 has no multiples. */
export function isMultipleOfAny(number, factors = FACTORS) {
  return factors.some((factor) => isMultiple(number, factor));
}

export function isMultipleOfAll(number, factors = FACTORS) {
  return factors.every((factor) => isMultiple(number, factor));
}

export function isMultiple(number, factor) {
  return factor !== 0 && number % factor === 0;
}

/** The number, its double and so on. */
export function multiplesOf(number, count = COUNT) {
  return Array.from({ length: count }, (_, i) => number * (i + 1));
}

/** Rows of products: the third row is that of 3. */
export function multiplicationTable(size = COUNT) {
  return Array.from({ length: size }, (_, i) => multiplesOf(i + 1, size));
}

/** Those of a list that the factor divides. */
export function divisibleBy(numbers, factor) {
  return numbers.filter((number) => isMultiple(number, factor));
}

/** Positive multiples of any of the factors, each once, up to the limit, the limit itself included. */
export function multiplesBelowAndIt(limit, factors = FACTORS) {
  return multiplesBelow(limit + 1, factors);
}

/** Each multiple once, up to and with the limit. */
export function sumOfMultiplesAndIt(limit, factors = FACTORS) {
  return sumOfMultiples(limit + 1, factors);
}

/** How many multiples there are up to and with the limit. */
export function countMultiplesAndIt(limit, factors = FACTORS) {
  return countMultiples(limit + 1, factors);
}

/** The sum of the numbers below the limit that all factors divide. */
export function sumOfMultiplesOfAll(limit, factors = FACTORS) {
  const numbers = Array.from({ length: Math.max(0, limit - 1) }, (_, i) => i + 1);
  return numbers
    .filter((number) => isMultipleOfAll(number, factors))
    .reduce((sum, number) => sum + number, 0);
}

/** The sum of the multiples below the limit, a number counted once for each factor that divides it. */
export function sumOfMultiplesByEach(limit, factors = FACTORS) {
  return factors.reduce((sum, factor) => sum + sumOfMultiples(limit, [factor]), 0);
}

/** Multiples of one number from one number to another, both included. */
export function multiplesFromTo(first, last, factor) {
  const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  return divisibleBy(numbers, factor);
}
