import { NoResult } from "./rational.ts";

/** With these bases the Miller-Rabin test is deterministic below the bound (Sorenson and Webster, 2015). */
const BASES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n];
const BOUND = 3_317_044_064_679_887_385_961_981n;

/** Whether n is a prime number. Throws NoResult if n is too large for a certain answer. */
export function isPrime(n: bigint): boolean {
  if (n < 2n) return false;
  for (const base of BASES) if (n % base === 0n) return n === base;
  if (n >= BOUND) throw new NoResult("whether so large a number is prime cannot be told here");
  return BASES.every((base) => passes(n, base));
}

function passes(n: bigint, base: bigint): boolean {
  let odd = n - 1n;
  let halvings = 0;
  for (; odd % 2n === 0n; odd /= 2n) halvings++;
  let power = powerModulo(base, odd, n);
  if (power === 1n || power === n - 1n) return true;
  for (let i = 1; i < halvings; i++) {
    power = (power * power) % n;
    if (power === n - 1n) return true;
  }
  return false;
}

function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let left = exponent; left > 0n; left /= 2n) {
    if (left % 2n === 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}
