/**
 * title: Greatest common divisor and least common multiple
 * when: Ratios have to be reduced, periods brought together, or a common divisor of integers found.
 * words: gcd, lcm, euclid, common divisor, common multiple, coprime, reduce ratio, are coprime, common factors, divisors of both
 */

/** Never negative; the divisor of zeros alone is 0. */
export function gcd(...numbers) {
  let result = 0n;
  for (let rest of numbers.map(BigInt)) while (rest !== 0n) [result, rest] = [rest, result % rest];
  return Number(result < 0n ? -result : result);
}

/** Of no numbers it is 1. Exact as long as the result is a safe integer. */
export function lcm(...numbers) {
  let result = 1n;
  for (const number of numbers.map(BigInt)) {
    if (number === 0n) return 0;
    // Divided before it is multiplied, to stay small.
    result = (result / BigInt(gcd(result, number))) * (number < 0n ? -number : number);
  }
  return Number(result);
}

/** Whether two numbers have no common divisor but 1; 0 and 0 have. */
export function areCoprime(a, b) {
  return gcd(a, b) === 1;
}

/** All numbers from 1 on that divide both, in rising order; without 1 where that is wanted. */
export function commonDivisors(a, b, withoutOne = false) {
  const greatest = gcd(a, b);
  const numbers = Array.from({ length: greatest }, (_, i) => i + 1);
  return numbers.filter((number) => greatest % number === 0 && !(withoutOne && number === 1));
}
