/**
 * title: Running means, moving averages, smoothing
 * when: A mean is wanted at each place of a list, of all numbers so far, of the last ones or of the neighbours.
 * words: running average, running mean, cumulative average, moving average, rolling average, rolling mean, last n values, smoothing, exponential smoothing, trailing average, neighbours average, moving sum, rolling sum, rolling maximum, sliding maximum, average so far
 * param SIZE: 3 — numbers of a window
 * param PLACES: 2 — decimals of the answers; null where nothing is rounded
 * param ALPHA: 0.5 — part of the newest number in exponential smoothing
 */
const SIZE = 3;
const PLACES = 2;
const ALPHA = 0.5;

const rounded = (number, places) =>
  places === null ? number : Math.floor(number * 10 ** places + 0.5 + 1e-7) / 10 ** places;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const meanOf = (numbers, places) => rounded(sum(numbers) / numbers.length, places);

/** At each place the mean of all numbers so far. */
export function runningMeans(numbers, places = PLACES) {
  return numbers.map((_, i) => meanOf(numbers.slice(0, i + 1), places));
}

/** At each place the mean of the last numbers, of fewer at the beginning. */
export function trailingMeans(numbers, size = SIZE, places = PLACES) {
  return numbers.map((_, i) => meanOf(numbers.slice(Math.max(0, i - size + 1), i + 1), places));
}

/** The means of whole windows, rounded. */
export function rollingMeans(numbers, size = SIZE, places = PLACES) {
  return trailingMeans(numbers, size, places).slice(size - 1);
}

/** At each place the mean of the last numbers; null where there are not enough yet. */
export function rollingMeansOrNull(numbers, size = SIZE, places = PLACES) {
  return trailingMeans(numbers, size, places).map((mean, i) => (i < size - 1 ? null : mean));
}

/** At each place the mean of the number and its neighbours, of two numbers at the ends. */
export function neighbourMeans(numbers, places = PLACES) {
  return numbers.map((_, i) => meanOf(numbers.slice(Math.max(0, i - 1), i + 2), places));
}

/** The sums of whole windows. */
export function rollingSums(numbers, size = SIZE) {
  return numbers.slice(size - 1).map((_, i) => sum(numbers.slice(i, i + size)));
}

/** The largest number of each whole window. */
export function rollingMax(numbers, size = SIZE) {
  return numbers.slice(size - 1).map((_, i) => Math.max(...numbers.slice(i, i + size)));
}

/** The smallest number of each whole window. */
export function rollingMin(numbers, size = SIZE) {
  return numbers.slice(size - 1).map((_, i) => Math.min(...numbers.slice(i, i + size)));
}

/** Each number mixed with what came before; the first one stays. */
export function exponentialSmoothing(numbers, alpha = ALPHA, places = PLACES) {
  let level = numbers[0];
  return numbers.map((number) => {
    level = alpha * number + (1 - alpha) * level;
    return rounded(level, places);
  });
}

/** The start, from 0, of the window with the highest mean; the first of equal ones, -1 where the list is shorter. */
export function bestWindowStart(numbers, size = SIZE) {
  const sums = rollingSums(numbers, size);
  return sums.indexOf(Math.max(...sums));
}

/** How often the sum of a window is larger than that of the window before. */
export function countWindowRises(numbers, size = SIZE) {
  return rollingSums(numbers, size).filter((total, i, sums) => total > sums[i - 1]).length;
}

/** How many whole windows have a mean of at least so much. */
export function countWindowsAtLeast(numbers, size, least) {
  return rollingSums(numbers, size).filter((total) => total >= least * size).length;
}

/** As runningMeans, but nothing is rounded. */
export function runningMeansAsIs(numbers) {
  return runningMeans(numbers, null);
}

/** As trailingMeans, but nothing is rounded. */
export function trailingMeansAsIs(numbers, size = SIZE) {
  return trailingMeans(numbers, size, null);
}

/** As rollingMeans, but nothing is rounded. */
export function rollingMeansAsIs(numbers, size = SIZE) {
  return rollingMeans(numbers, size, null);
}

/** As rollingMeansOrNull, but nothing is rounded. */
export function rollingMeansOrNullAsIs(numbers, size = SIZE) {
  return rollingMeansOrNull(numbers, size, null);
}

/** As neighbourMeans, but nothing is rounded. */
export function neighbourMeansAsIs(numbers) {
  return neighbourMeans(numbers, null);
}

/** As exponentialSmoothing, but nothing is rounded. */
export function exponentialSmoothingAsIs(numbers, alpha = ALPHA) {
  return exponentialSmoothing(numbers, alpha, null);
}
