/**
 * title: Mean, median, percentiles and standard deviation
 * when: A list of numbers has to be summed up by its centre, its spread or a percentile.
 * words: percentile, quantile, median, mean, average, standard deviation, variance, statistics, p95, population standard deviation, sample standard deviation
 * param NEAREST_RANK: false — whether a value of the list is taken, rather than one between its neighbours
 */
const NEAREST_RANK = false;

function sorted(values) {
  if (values.length === 0) throw new RangeError("no values");
  return [...values].sort((a, b) => a - b);
}

/** The value below which `percent` of the values lie, from 0 to 100. */
export function percentile(values, percent, nearestRank = NEAREST_RANK) {
  if (!(percent >= 0 && percent <= 100)) throw new RangeError("percent has to be 0 to 100");
  const order = sorted(values);
  if (nearestRank) return order[Math.max(0, Math.ceil((percent * order.length) / 100) - 1)];
  const place = ((order.length - 1) * percent) / 100;
  const low = Math.floor(place);
  const high = Math.min(low + 1, order.length - 1);
  return order[low] + (order[high] - order[low]) * (place - low);
}

export function median(values) {
  return percentile(values, 50, false);
}

export function mean(values) {
  return sorted(values).reduce((sum, value) => sum + value, 0) / values.length;
}

/** Of a sample: divided by n - 1. */
export function standardDeviation(values) {
  if (values.length < 2) throw new RangeError("two values are needed");
  const centre = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}

/** Of all values, a whole population: divided by n; 0 of one value. */
export function standardDeviationOfAll(values) {
  return Math.sqrt(varianceOfAll(values));
}

/** The mean of the squared distances from the mean: divided by n. */
export function varianceOfAll(values) {
  const centre = mean(values);
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / values.length;
}

/** Of a sample: the squared distances from the mean divided by n - 1. */
export function varianceOfSample(values) {
  return (varianceOfAll(values) * values.length) / (values.length - 1);
}

/** The mean; 0 of an empty list. */
export function meanOrNot(values) {
  return values.length === 0 ? 0 : mean(values);
}

/** The lower of the two in the middle of an even count. */
export function medianToOne(values) {
  return sorted(values)[Math.ceil(values.length / 2) - 1];
}

/** The higher of the two in the middle of an even count. */
export function medianAt(values) {
  return sorted(values)[Math.floor(values.length / 2)];
}
