/**
 * title: Modular exponentiation and modular inverse
 * when: A power has to be taken modulo a number, a modular inverse found, coprime numbers tested, or congruences solved.
 * words: modular exponentiation, power mod, modpow, fast power, modular inverse, modulo, extended euclid, bezout, coprime, euler totient, chinese remainder
 * param MODULUS: 1000000007 — number by which is divided
 */
const MODULUS = 1000000007;

/** Never negative; the exponent is an integer from 0 up. */
export function powerMod(base, exponent, modulus = MODULUS) {
  if (exponent < 0) throw new RangeError("negative exponent");
  const m = BigInt(modulus);
  let [result, factor] = [1n % m, ((BigInt(base) % m) + m) % m];
  for (let rest = BigInt(exponent); rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % m;
    factor = (factor * factor) % m;
  }
  return Number(result);
}

/** [g, x, y] with a·x + b·y = g, the greatest common divisor of two integers from 0 up. */
export function extendedGcd(a, b) {
  if (b === 0) return [a, 1, 0];
  const [g, x, y] = extendedGcd(b, a % b);
  return [g, y, x - Math.floor(a / b) * y];
}

/** The number from 0 to m - 1 that gives 1 when multiplied; null when there is none. */
export function modularInverse(number, modulus = MODULUS) {
  const [g, x] = extendedGcd(positiveMod(number, modulus), modulus);
  return g === 1 ? positiveMod(x, modulus) : null;
}

/** The remainder from 0 to m - 1, of negative numbers too. */
export function positiveMod(number, modulus = MODULUS) {
  return ((number % modulus) + modulus) % modulus;
}

export function areCoprime(a, b) {
  return extendedGcd(Math.abs(a), Math.abs(b))[0] === 1;
}

/** How many numbers from 1 to n are coprime to n. */
export function totient(n) {
  let count = 0;
  for (let i = 1; i <= n; i++) count += areCoprime(i, n) ? 1 : 0;
  return count;
}

/** The smallest number from 0 up with these remainders; null when there is none. */
export function chineseRemainder(remainders, moduli) {
  let [result, step] = [0, 1];
  for (const [i, modulus] of moduli.entries()) {
    const tried = Array.from({ length: modulus }, (_, k) => result + k * step);
    const found = tried.find((number) => number % modulus === positiveMod(remainders[i], modulus));
    if (found === undefined) return null;
    result = found;
    step = (step / extendedGcd(step, modulus)[0]) * modulus;
  }
  return result;
}
