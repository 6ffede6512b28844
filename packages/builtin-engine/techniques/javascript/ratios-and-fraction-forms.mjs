/**
 * title: Ratios, aspect ratios, fractions of decimals, continued fractions
 * when: A ratio or a screen size has to be simplified, a decimal number written as a fraction, a continued or Egyptian fraction found, or shares divided by a ratio.
 * words: ratio, ratios, simplify ratio, aspect ratio, widescreen, proportion, simplify fraction, reduce fraction, lowest terms, decimal to fraction, fraction to decimal, mixed number, continued fraction, egyptian fraction, unit fractions, divide by ratio, share in ratio, scale, map scale, golden ratio, odds, add fractions, multiply fractions
 * param SEPARATOR: ":" — sign between the parts of a ratio
 * param LARGEST: 1000 — largest denominator
 */
const SEPARATOR = ":";
const LARGEST = 1000;

function divisorOf(a, b) {
  let [one, other] = [Math.abs(a), Math.abs(b)];
  while (other !== 0) [one, other] = [other, one % other];
  return one;
}

/** [1920, 1080] as [16, 9]. */
export function simplifyRatio(a, b) {
  const divisor = divisorOf(a, b) || 1;
  return [a / divisor, b / divisor];
}

/** 1920 and 1080 as "16:9". */
export function ratioText(a, b, separator = SEPARATOR) {
  return simplifyRatio(a, b).join(separator);
}

/** "4:8" or "4/8" in lowest terms, with the same sign. */
export function simplifyText(text) {
  const [, a, sign, b] = /^\s*(-?\d+)\s*([:/])\s*(-?\d+)\s*$/.exec(text) ?? [];
  return sign === undefined ? text : ratioText(Number(a), Number(b), sign);
}

/** A list of whole numbers divided by their common divisor. */
export function simplifyRatios(numbers) {
  const divisor = numbers.reduce((a, b) => divisorOf(a, b), 0);
  return divisor === 0 ? [...numbers] : numbers.map((number) => number / divisor);
}

/** An amount divided in the ratio of a list, to cents. */
export function divideInRatio(amount, ratio) {
  const all = ratio.reduce((sum, part) => sum + part, 0);
  return ratio.map((part) => Math.floor(((amount * part) / all) * 100 + 0.5 + 1e-7) / 100);
}

/** The missing number: a is to b as c is to the answer. */
export function proportion(a, b, c, places = 2) {
  return Math.floor(((b * c) / a) * 10 ** places + 0.5 + 1e-7) / 10 ** places;
}

/** A decimal number as [numerator, denominator], nearest with a denominator up to the largest. */
export function decimalToFraction(number, largest = LARGEST) {
  for (let denominator = 1; denominator <= largest; denominator++) {
    const numerator = Math.floor(number * denominator + 0.5);
    if (Math.abs(numerator / denominator - number) < 1e-9) return [numerator, denominator];
  }
  return simplifyRatio(Math.floor(number * largest + 0.5), largest);
}

/** 0.75 as "3/4", 2 as "2". */
export function decimalToFractionText(number, largest = LARGEST) {
  const [numerator, denominator] = decimalToFraction(number, largest);
  return denominator === 1 ? String(numerator) : `${numerator}/${denominator}`;
}

/** A fraction in lowest terms as a text: "3/4", "2". */
export function fractionText(numerator, denominator) {
  const sign = denominator < 0 ? -1 : 1;
  const [a, b] = simplifyRatio(numerator * sign, denominator * sign);
  return b === 1 ? String(a) : `${a}/${b}`;
}

/** 7 and 3 as "2 1/3". */
export function mixedNumber(numerator, denominator) {
  const [whole, rest] = [Math.trunc(numerator / denominator), numerator % denominator];
  if (rest === 0) return String(whole);
  const part = fractionText(Math.abs(rest), Math.abs(denominator));
  if (whole !== 0) return `${whole} ${part}`;
  return numerator / denominator < 0 ? `-${part}` : part;
}

const valueOf = (text) => {
  const [a, b = "1"] = text.split("/");
  return [Number(a), Number(b)];
};

/** Two fractions such as "1/2" and "1/3" added, in lowest terms. */
export function addFractionTexts(first, second) {
  const [[a, b], [c, d]] = [first, second].map(valueOf);
  return fractionText(a * d + c * b, b * d);
}

/** Two fractions such as "1/2" and "1/3" multiplied, in lowest terms. */
export function multiplyFractionTexts(first, second) {
  const [[a, b], [c, d]] = [first, second].map(valueOf);
  return fractionText(a * c, b * d);
}

/** 415 and 93 as [4, 2, 6, 7]. */
export function continuedFraction(numerator, denominator) {
  const terms = [];
  for (let [a, b] = [numerator, denominator]; b !== 0;) {
    terms.push(Math.floor(a / b));
    [a, b] = [b, a - Math.floor(a / b) * b];
  }
  return terms;
}

/** [4, 2, 6, 7] as [415, 93]. */
export function fromContinuedFraction(terms) {
  return terms.reduceRight(([a, b], term) => [term * a + b, a], [1, 0]);
}

/** Denominators of different unit fractions that add up to a fraction below 1, the largest part first. */
export function egyptianFraction(numerator, denominator) {
  const found = [];
  for (let [a, b] = [numerator, denominator]; a > 0 && b <= Number.MAX_SAFE_INTEGER;) {
    const next = Math.ceil(b / a);
    found.push(next);
    [a, b] = simplifyRatio(a * next - b, b * next);
  }
  return found;
}
