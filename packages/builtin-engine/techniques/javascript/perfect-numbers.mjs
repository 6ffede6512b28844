/**
 * title: Divisors, and perfect, abundant or deficient numbers
 * when: The divisors of a number are asked for, or a number is to be classed by the sum of its proper divisors.
 * words: perfect number, abundant, deficient, divisors, aliquot sum, amicable
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
