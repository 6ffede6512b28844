/**
 * title: Greatest common divisor and least common multiple
 * when: Ratios have to be reduced, periods brought together, or a common divisor of integers found.
 * words: gcd, lcm, euclid, common divisor, common multiple, coprime, reduce ratio
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
