/**
 * title: Primes and divisors: factors as text, Goldbach, twins, friends
 * when: Prime factors are wanted as a text or as counts, the next or n-th prime, twin primes, sums of two primes, numbers of divisors or friendly numbers.
 * words: prime factorization, prime factors, as text, factor text, exponent, factor tree, next prime, previous prime, nth prime, primes between, prime range, count primes, twin primes, goldbach, sum of two primes, amicable numbers, friendly, perfect number, divisors, count divisors, sum of divisors, divisor pairs, factor pairs, abundant, semiprime, coprime, gcd of list, lcm of list, greatest common divisor, smallest prime factor, largest prime factor, emirp, circular
 * param TIMES: "*" — sign between factors
 * param POWER: "^" — sign before an exponent
 */
const TIMES = "*";
const POWER = "^";

function isPrimeNumber(number) {
  if (number < 2) return false;
  for (let p = 2; p * p <= number; p++) if (number % p === 0) return false;
  return true;
}

/** [prime, exponent] of each prime factor, in rising order. */
export function factorPairs(number) {
  const pairs = [];
  let rest = number;
  for (let p = 2; p * p <= rest; p++) {
    let count = 0;
    for (; rest % p === 0; rest /= p) count += 1;
    if (count > 0) pairs.push([p, count]);
  }
  return rest > 1 ? [...pairs, [rest, 1]] : pairs;
}

/** { prime: exponent }. */
export function factorCounts(number) {
  return Object.fromEntries(factorPairs(number));
}

/** 360 as "2^3*3^2*5". */
export function factorText(number, times = TIMES, power = POWER) {
  const texts = factorPairs(number).map(([prime, count]) =>
    count > 1 ? prime + power + count : String(prime),
  );
  return texts.length === 0 ? String(number) : texts.join(times);
}

/** 12 as "2 x 2 x 3": each factor as often as it divides. */
export function factorProductText(number, times = " x ") {
  const factors = factorPairs(number).flatMap(([prime, count]) => Array(count).fill(prime));
  return factors.length === 0 ? String(number) : factors.join(times);
}

/** Codewars' form: 86240 as "(2**5)(5)(7**2)(11)". */
export function factorBrackets(number, power = "**") {
  return factorPairs(number)
    .map(([prime, count]) => (count > 1 ? `(${prime}${power}${count})` : `(${prime})`))
    .join("");
}

/** Prime factors, each once. */
export function distinctPrimeFactors(number) {
  return factorPairs(number).map(([prime]) => prime);
}

/** The largest prime factor; null for 1. */
export function largestPrimeFactor(number) {
  return distinctPrimeFactors(number).at(-1) ?? null;
}

/** The smallest prime factor; null for 1. */
export function smallestPrimeFactor(number) {
  return distinctPrimeFactors(number)[0] ?? null;
}

/** How many divisors a number has, 1 and itself included. */
export function countDivisors(number) {
  return number < 1 ? 0 : factorPairs(number).reduce((product, [, count]) => product * (count + 1), 1);
}

/** The sum of all divisors, 1 and the number included. */
export function sumOfDivisors(number) {
  return divisorPairs(number).reduce((sum, [a, b]) => sum + (a === b ? a : a + b), 0);
}

/** [a, b] with a * b the number and a not above b. */
export function divisorPairs(number) {
  const pairs = [];
  for (let a = 1; a * a <= number; a++) if (number % a === 0) pairs.push([a, number / a]);
  return pairs;
}

/** The first prime above a number. */
export function nextPrime(number) {
  let next = Math.max(2, Math.floor(number) + 1);
  while (!isPrimeNumber(next)) next += 1;
  return next;
}

/** The last prime below a number; null below 3. */
export function previousPrime(number) {
  for (let before = Math.ceil(number) - 1; before >= 2; before--) if (isPrimeNumber(before)) return before;
  return null;
}

/** The n-th prime, 2 for n = 1. */
export function nthPrime(n) {
  let prime = 1;
  for (let count = 0; count < n; count++) prime = nextPrime(prime);
  return n < 1 ? null : prime;
}

/** The first so many primes. */
export function firstPrimes(count) {
  const primes = [];
  while (primes.length < count) primes.push(nextPrime(primes.at(-1) ?? 1));
  return primes;
}

/** Primes from one number to another, both included. */
export function primesBetween(first, last) {
  const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  return numbers.filter(isPrimeNumber);
}

export function countPrimesBetween(first, last) {
  return primesBetween(first, last).length;
}

/** How many primes lie below a number. */
export function countPrimesBelow(number) {
  return countPrimesBetween(2, number - 1);
}

/** Primes of a list, in its order. */
export function primesOfList(numbers) {
  return numbers.filter(isPrimeNumber);
}

export function sumOfPrimes(limit) {
  return primesBetween(2, limit).reduce((sum, prime) => sum + prime, 0);
}

/** Pairs of primes whose difference is 2, both up to the limit. */
export function twinPrimes(limit = 100) {
  return primesBetween(2, limit - 2).flatMap((prime) =>
    isPrimeNumber(prime + 2) ? [[prime, prime + 2]] : [],
  );
}

/** The first two primes, the smaller as small as possible, with the sum; null where there are none. */
export function goldbachPair(number) {
  return goldbachPairs(number)[0] ?? null;
}

/** All pairs of primes with the sum, the smaller number first. */
export function goldbachPairs(number) {
  return primesBetween(2, Math.floor(number / 2)).flatMap((prime) =>
    isPrimeNumber(number - prime) ? [[prime, number - prime]] : [],
  );
}

const properSum = (number) => sumOfDivisors(number) - number;

/** Whether each is the sum of the proper divisors of the other. */
export function areAmicable(a, b) {
  return a !== b && a > 0 && b > 0 && properSum(a) === b && properSum(b) === a;
}

/** Pairs of amicable numbers up to the limit, the smaller first. */
export function amicablePairs(limit = 1000) {
  const numbers = Array.from({ length: Math.max(0, limit) }, (_, i) => i + 1);
  return numbers.flatMap((a) => {
    const b = properSum(a);
    return b > a && b <= limit && properSum(b) === a ? [[a, b]] : [];
  });
}

/** Whether it is the product of two primes. */
export function isSemiprime(number) {
  return factorPairs(number).reduce((sum, [, count]) => sum + count, 0) === 2;
}

/** The greatest common divisor of a list; 0 for an empty one. */
export function gcdOfList(numbers) {
  return numbers.reduce((a, b) => {
    let [one, other] = [Math.abs(a), Math.abs(b)];
    while (other !== 0) [one, other] = [other, one % other];
    return one;
  }, 0);
}

/** The least common multiple of a list; 1 for an empty one, 0 where it holds 0. */
export function lcmOfList(numbers) {
  if (numbers.includes(0)) return 0;
  return numbers.reduce((a, b) => Math.abs(a * b) / gcdOfList([a, b]), 1);
}

/** Divisors that all numbers of a list have, in rising order. */
export function commonDivisors(numbers) {
  const greatest = gcdOfList(numbers);
  return Array.from({ length: greatest }, (_, i) => i + 1).filter((number) => greatest % number === 0);
}
