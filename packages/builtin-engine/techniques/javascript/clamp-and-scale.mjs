/**
 * title: Clamp, normalise, interpolate and scale numbers
 * when: A number has to be kept between two limits, mapped from one range to another, interpolated, or a list normalised to 0..1.
 * words: clamp, limit, bounds, normalize, normalise, min max scaling, map range, scale, lerp, interpolate, between, in range, round to multiple, range of numbers
 * param LOW: 0 — lower limit
 * param HIGH: 1 — upper limit
 * param INCLUSIVE: true — whether a limit itself lies between the limits
 * param STEP: 1 — step of a range, and number whose multiples are rounded to
 */
const LOW = 0;
const HIGH = 1;
const INCLUSIVE = true;
const STEP = 1;

export function clamp(number, low = LOW, high = HIGH) {
  return Math.max(low, Math.min(high, number));
}

export function isBetween(number, low, high, inclusive = INCLUSIVE) {
  return inclusive ? number >= low && number <= high : number > low && number < high;
}

/** The smallest becomes 0 and the largest 1; equal numbers all become 0. */
export function normalize(numbers, low = LOW, high = HIGH) {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return numbers.map((number) => (most > least ? mapRange(number, least, most, low, high) : low));
}

/** Where a number of one range lies in another. */
export function mapRange(number, fromLow, fromHigh, toLow = LOW, toHigh = HIGH) {
  if (fromLow === fromHigh) throw new RangeError("an empty range");
  return toLow + ((number - fromLow) * (toHigh - toLow)) / (fromHigh - fromLow);
}

/** From a (part 0) to b (part 1). */
export function lerp(a, b, part) {
  return a + (b - a) * part;
}

/** Each number as a share of the sum. */
export function shares(numbers) {
  const sum = numbers.reduce((a, b) => a + b, 0);
  return numbers.map((number) => (sum === 0 ? 0 : number / sum));
}

/** The nearest multiple; halves go up. */
export function roundToMultiple(number, step = STEP) {
  return Math.floor(number / step + 0.5) * step;
}

/** Numbers from the first up to and without the end. */
export function rangeList(first, end, step = STEP) {
  const length = Math.max(0, Math.ceil((end - first) / step));
  return Array.from({ length }, (_, i) => first + i * step);
}

/** Integers from the first to the last, both included, in either direction. */
export function integersBetween(first, last) {
  const step = first <= last ? 1 : -1;
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, i) => first + i * step);
}
