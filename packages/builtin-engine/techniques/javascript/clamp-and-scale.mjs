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

/** Whether a number lies in a range: the lower limit belongs to it, the upper one does not, or as wanted. */
export function isInRange(number, low, high, withLow = true, withHigh = false) {
  return (number > low || (withLow && number === low)) && (number < high || (withHigh && number === high));
}

/** Whether a number lies in a range, whichever limit is given first; the limits belong to it, or do not. */
export function isBetweenThem(number, first, second, inclusive = INCLUSIVE) {
  return isBetween(number, Math.min(first, second), Math.max(first, second), inclusive);
}

/** As normalize where equal numbers all become 1, or half between. */
export function normalizeOver(numbers, half = false) {
  if (numbers.length > 0 && numbers.every((number) => number === numbers[0]))
    return numbers.map(() => (half ? 0.5 : HIGH));
  return normalize(numbers);
}

/** The nearest multiple; a half goes away from zero: -5 to tens gives -10; or towards zero where that is wanted. */
export function roundToTheMultiple(number, step = STEP, halfDown = false) {
  const size = Math.abs(number) / step;
  const whole = halfDown ? Math.ceil(size - 0.5) : Math.floor(size + 0.5);
  return (number < 0 ? -whole : whole) * step + 0;
}

/** Numbers from the first up to and with the end. */
export function rangeListTo(first, end, step = STEP) {
  const length = Math.max(0, Math.floor((end - first) / step) + 1);
  return Array.from({ length }, (_, i) => first + i * step);
}

/** Integers after the first and before the last; with the first or the last where that is wanted; none when the last is smaller. */
export function integersInBetween(first, last, withFirst = false, withLast = false) {
  return rangeListTo(withFirst ? first : first + 1, withLast ? last : last - 1);
}
