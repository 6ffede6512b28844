/**
 * title: Statistics: variance, modes, outliers, other means
 * when: The variance or the standard deviation of a population or a sample, all modes, the median, outliers, z-scores or another mean is wanted.
 * words: statistics, variance, standard deviation, population, sample, mode, modes, all modes, most common value, multimodal, median, mean, average, outlier, outliers, z score, geometric mean, harmonic mean, root mean square, quadratic mean, mean absolute deviation, correlation, mean median mode, summary, spread, quartiles, interquartile range, iqr
 * param SAMPLE: false — whether the numbers are a sample, so that n - 1 divides
 * param PLACES: 2 — decimals of the answer; null where nothing is rounded
 * param FACTOR: 2 — standard deviations from which a number is an outlier
 */
const SAMPLE = false;
const PLACES = 2;
const FACTOR = 2;

const rounded = (number, places) =>
  places === null ? number : Math.floor(number * 10 ** places + 0.5 + 1e-9) / 10 ** places;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const plainMean = (numbers) => sum(numbers) / numbers.length;

function plainVariance(numbers, sample) {
  const count = numbers.length - (sample ? 1 : 0);
  const centre = plainMean(numbers);
  return count > 0 ? sum(numbers.map((number) => (number - centre) * (number - centre))) / count : 0;
}

/** The mean to some decimals; 0 of an empty list. */
export function meanRounded(numbers, places = PLACES) {
  return numbers.length === 0 ? 0 : rounded(plainMean(numbers), places);
}

/** The median; the mean of both middle numbers of an even count, 0 of an empty list. */
export function medianOrZero(numbers) {
  const order = [...numbers].sort((a, b) => a - b);
  const half = Math.floor(order.length / 2);
  if (order.length === 0) return 0;
  return order.length % 2 === 1 ? order[half] : (order[half - 1] + order[half]) / 2;
}

/** The lower of both middle numbers of an even count; null of an empty list. */
export function medianLow(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.ceil(numbers.length / 2) - 1] ?? null;
}

/** The higher of both middle numbers of an even count; null of an empty list. */
export function medianHigh(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null;
}

/** Mean of the squared distances from the mean; 0 where there are too few numbers. */
export function variance(numbers, sample = SAMPLE, places = PLACES) {
  return rounded(plainVariance(numbers, sample), places);
}

/** The root of the variance. */
export function deviation(numbers, sample = SAMPLE, places = PLACES) {
  return rounded(Math.sqrt(plainVariance(numbers, sample)), places);
}

/** All items that come most often, in the order in which they come first. */
export function modes(items) {
  const counts = new Map();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts.keys()].filter((item) => counts.get(item) === most);
}

/** All numbers that come most often, in rising order. */
export function modesSorted(numbers) {
  return modes(numbers).sort((a, b) => a - b);
}

/** The smallest of the numbers that come most often; null for none. */
export function smallestMode(numbers) {
  return modesSorted(numbers)[0] ?? null;
}

/** All modes; an empty list where every item comes once. */
export function modesOrNone(items) {
  return new Set(items).size === items.length ? [] : modes(items);
}

/** { mean, median, mode }, the mode being the smallest. */
export function meanMedianMode(numbers, places = PLACES) {
  return { mean: meanRounded(numbers, places), median: medianOrZero(numbers), mode: smallestMode(numbers) };
}

/** [smallest, largest, mean, median]; nulls of an empty list. */
export function fourNumbers(numbers, places = PLACES) {
  if (numbers.length === 0) return [null, null, null, null];
  return [Math.min(...numbers), Math.max(...numbers), meanRounded(numbers, places), medianOrZero(numbers)];
}

/** Numbers further from the mean than so many standard deviations. */
export function outliers(numbers, factor = FACTOR, sample = SAMPLE) {
  const limit = factor * Math.sqrt(plainVariance(numbers, sample));
  return numbers.filter((number) => Math.abs(number - plainMean(numbers)) > limit + 1e-9);
}

/** Numbers without those that outliers finds. */
export function withoutOutliers(numbers, factor = FACTOR, sample = SAMPLE) {
  const out = outliers(numbers, factor, sample);
  return numbers.filter((number) => !out.includes(number));
}

/** Distances from the mean in standard deviations; zeros where all are equal. */
export function zScores(numbers, sample = SAMPLE, places = PLACES) {
  const spread = Math.sqrt(plainVariance(numbers, sample));
  return numbers.map((number) =>
    spread === 0 ? 0 : rounded((number - plainMean(numbers)) / spread, places),
  );
}

/** Mean of the distances from the mean. */
export function meanAbsoluteDeviation(numbers, places = PLACES) {
  return meanRounded(
    numbers.map((number) => Math.abs(number - plainMean(numbers))),
    places,
  );
}

export function harmonicMean(numbers, places = PLACES) {
  return numbers.length === 0
    ? 0
    : rounded(numbers.length / sum(numbers.map((number) => 1 / number)), places);
}

export function rootMeanSquare(numbers, places = PLACES) {
  return numbers.length === 0
    ? 0
    : rounded(Math.sqrt(plainMean(numbers.map((number) => number * number))), places);
}

/** [lower quartile, median, upper quartile]: medians of the halves, without the middle number. */
export function quartiles(numbers) {
  const order = [...numbers].sort((a, b) => a - b);
  const half = Math.floor(order.length / 2);
  return [order.slice(0, half), order, order.slice(order.length - half)].map(medianOrZero);
}

/** Pearson's correlation of two lists; 0 where one of them does not vary. */
export function correlation(first, second, places = PLACES) {
  const [a, b] = [plainMean(first), plainMean(second)];
  const both = sum(first.map((number, i) => (number - a) * (second[i] - b)));
  const spread = Math.sqrt(plainVariance(first, false) * plainVariance(second, false)) * first.length;
  return spread > 0 ? rounded(both / spread, places) : 0;
}

/** As meanRounded, but nothing is rounded. */
export function meanRoundedAsIs(numbers) {
  return meanRounded(numbers, null);
}

/** As variance, but nothing is rounded. */
export function varianceAsIs(numbers, sample = SAMPLE) {
  return variance(numbers, sample, null);
}

/** As deviation, but nothing is rounded. */
export function deviationAsIs(numbers, sample = SAMPLE) {
  return deviation(numbers, sample, null);
}

/** As meanMedianMode, but nothing is rounded. */
export function meanMedianModeAsIs(numbers) {
  return meanMedianMode(numbers, null);
}

/** As fourNumbers, but nothing is rounded. */
export function fourNumbersAsIs(numbers) {
  return fourNumbers(numbers, null);
}

/** As zScores, but nothing is rounded. */
export function zScoresAsIs(numbers, sample = SAMPLE) {
  return zScores(numbers, sample, null);
}

/** As meanAbsoluteDeviation, but nothing is rounded. */
export function meanAbsoluteDeviationAsIs(numbers) {
  return meanAbsoluteDeviation(numbers, null);
}

/** As harmonicMean, but nothing is rounded. */
export function harmonicMeanAsIs(numbers) {
  return harmonicMean(numbers, null);
}

/** As rootMeanSquare, but nothing is rounded. */
export function rootMeanSquareAsIs(numbers) {
  return rootMeanSquare(numbers, null);
}

/** As correlation, but nothing is rounded. */
export function correlationAsIs(first, second) {
  return correlation(first, second, null);
}

/** [lower quartile, median, upper quartile]: the middle number of an odd count belongs to both halves. */
export function quartilesWithAll(numbers) {
  const order = [...numbers].sort((a, b) => a - b);
  const half = Math.ceil(order.length / 2);
  return [order.slice(0, half), order, order.slice(order.length - half)].map(medianOrZero);
}

/** The upper quartile less the lower one, medians of the halves without the middle number. */
export function interquartileRange(numbers) {
  const [low, , high] = quartiles(numbers);
  return high - low;
}

/** Numbers further than so many interquartile ranges below the lower or above the upper quartile. */
export function outliersByQuartiles(numbers, factor = 1.5) {
  const [low, , high] = quartiles(numbers);
  const reach = factor * (high - low);
  return numbers.filter((number) => number < low - reach || number > high + reach);
}

/** The item that comes most often, the first in the list among equals; null for none. */
export function modeOfAll(items) {
  return modes(items)[0] ?? null;
}

/** The item that comes most often; null where several share the first place. */
export function modeOrNot(items) {
  const found = modes(items);
  return found.length === 1 ? found[0] : null;
}
