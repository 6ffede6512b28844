/**
 * title: Buckets: counts by ranges of numbers
 * when: Numbers have to be counted in ranges of equal size or between limits, as lists or with labels such as 0-9, or drawn as bars of signs.
 * words: bucket, buckets, bins, binning, histogram, count by range, ranges, age groups, score ranges, distribution, frequency table, intervals, group by tens, bar, bars, stars, asterisks, grades distribution, decades
 * param SIZE: 10 — width of a range
 * param SIGN: "*" — sign of a bar
 */
const SIZE = 10;
const SIGN = "*";

const startOf = (number, size) => Math.floor(number / size) * size;

const labelOf = (start, size, separator) => `${start}${separator}${start + size - 1}`;

/** [start of range, numbers] for each range that holds some, in rising order. */
function bucketsOf(numbers, size) {
  const starts = [...new Set(numbers.map((number) => startOf(number, size)))].sort((a, b) => a - b);
  return starts.map((start) => [start, numbers.filter((number) => startOf(number, size) === start)]);
}

/** { start of range: count }, only ranges that hold numbers, in rising order. */
export function bucketCounts(numbers, size = SIZE) {
  return Object.fromEntries(bucketsOf(numbers, size).map(([start, items]) => [start, items.length]));
}

/** { "0-9": count } of whole numbers, in rising order, only ranges that hold numbers. */
export function bucketLabels(numbers, size = SIZE, separator = "-") {
  return Object.fromEntries(
    bucketsOf(numbers, size).map(([start, items]) => [labelOf(start, size, separator), items.length]),
  );
}

/** { start of range: [numbers] }, in rising order, the numbers in their own. */
export function bucketItems(numbers, size = SIZE) {
  return Object.fromEntries(bucketsOf(numbers, size));
}

/** The label "10-19" of the range that holds a whole number. */
export function bucketOf(number, size = SIZE, separator = "-") {
  return labelOf(startOf(number, size), size, separator);
}

/** Counts between limits: below the first, from one to below the next, and from the last on. */
export function countsBetween(numbers, limits) {
  const counts = Array(limits.length + 1).fill(0);
  for (const number of numbers) counts[limits.filter((limit) => number >= limit).length] += 1;
  return counts;
}

/** Counts of so many ranges of equal width from the lowest to the highest, which belongs to the last one. */
export function histogramCounts(numbers, bins = SIZE, from = null, to = null) {
  const [low, high] = [from ?? Math.min(...numbers), to ?? Math.max(...numbers)];
  const counts = Array(bins).fill(0);
  for (const number of numbers) {
    if (number < low || number > high) continue;
    const place = high === low ? 0 : Math.floor(((number - low) * bins) / (high - low) + 1e-9);
    counts[Math.min(bins - 1, place)] += 1;
  }
  return counts;
}

/** How often each whole number from 0 to the highest comes. */
export function countingTable(numbers, last = null) {
  return Array.from(
    { length: (last ?? Math.max(-1, ...numbers)) + 1 },
    (_, value) => numbers.filter((number) => number === value).length,
  );
}

/** One bar of signs for each number. */
export function barLines(numbers, sign = SIGN) {
  return numbers.map((number) => sign.repeat(Math.max(0, Math.floor(number))));
}

/** "name: ***" for each of { name: number }. */
export function labelledBars(counts, sign = SIGN, separator = ": ") {
  const bars = barLines(Object.values(counts), sign);
  return Object.keys(counts).map((name, i) => name + separator + bars[i]);
}

/** Columns of signs that stand on the ground, as lines from the top. */
export function columnChart(numbers, sign = SIGN, empty = " ") {
  const highest = Math.max(0, ...numbers);
  return Array.from({ length: highest }, (_, i) =>
    numbers.map((number) => (number >= highest - i ? sign : empty)).join(""),
  );
}

/** { "0-9": count } of whole numbers, from the lowest range to the highest, also of ranges that hold none. */
export function bucketLabelsOfAll(numbers, size = SIZE, separator = "-") {
  const counts = {};
  if (numbers.length === 0 || !(size > 0)) return counts;
  const last = startOf(Math.max(...numbers), size);
  for (let start = startOf(Math.min(...numbers), size); start <= last; start += size)
    counts[labelOf(start, size, separator)] = numbers.filter(
      (number) => startOf(number, size) === start,
    ).length;
  return counts;
}

/** { "1-10": count } of whole numbers: ranges that begin with 1, only those that hold numbers. */
export function bucketLabelsFromOne(numbers, size = SIZE, separator = "-") {
  const counts = bucketsOf(
    numbers.map((number) => number - 1),
    size,
  );
  return Object.fromEntries(
    counts.map(([start, items]) => [labelOf(start + 1, size, separator), items.length]),
  );
}

/** Counts between limits that belong to the range below them: up to the first, above it up to the next, and above the last. */
export function countsUpTo(numbers, limits) {
  const counts = Array(limits.length + 1).fill(0);
  for (const number of numbers) counts[limits.filter((limit) => number > limit).length] += 1;
  return counts;
}
