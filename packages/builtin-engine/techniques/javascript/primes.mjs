/**
 * title: Primes: sieve, test and factors
 * when: Prime numbers up to a limit, a primality test or the prime factors of a number are asked for.
 * words: prime, sieve, eratosthenes, factorize, prime factors, divisor, number theory, count primes, composite number
 * param LIMIT: 100 — largest number that the sieve looks at
 */
const LIMIT = 100;

export function primesUpTo(limit = LIMIT) {
  const composite = new Uint8Array(Math.max(0, limit) + 1);
  const primes = [];
  for (let n = 2; n <= limit; n++) {
    if (composite[n]) continue;
    primes.push(n);
    // Smaller multiples were crossed out by smaller primes.
    for (let multiple = n * n; multiple <= limit; multiple += n) composite[multiple] = 1;
  }
  return primes;
}

/** Prime factors in rising order, each as often as it divides; [] for 1. */
export function primeFactors(number) {
  if (!Number.isSafeInteger(number) || number < 1) throw new RangeError("not a positive integer");
  const factors = [];
  let rest = number;
  for (let p = 2; p * p <= rest; p += p === 2 ? 1 : 2) for (; rest % p === 0; rest /= p) factors.push(p);
  return rest > 1 ? [...factors, rest] : factors;
}

export function isPrime(number) {
  return number > 1 && primeFactors(number).length === 1;
}

/** Primes below the limit, the limit itself left out. */
export function primesUpToWithoutIt(limit = LIMIT) {
  return primesUpTo(limit - 1);
}

/** Prime factors in rising order, each once. */
export function primeFactorsOnlyOne(number) {
  return [...new Set(primeFactors(number))];
}

/** How many primes there are up to the limit, the limit included. */
export function countPrimes(limit = LIMIT) {
  return primesUpTo(limit).length;
}

/** How many primes there are below the limit. */
export function countPrimesWithoutIt(limit = LIMIT) {
  return primesUpTo(limit - 1).length;
}

/** Whether the number has divisors besides 1 and itself; 0 and 1 have none. */
export function isComposite(number) {
  return number > 1 && !isPrime(number);
}
