/**
 * title: Sums of chunks, products so far, differences of differences
 * when: A list has to be summed in chunks or pairs, its products so far, second differences or the next number of a sequence is wanted.
 * words: chunk sums, sum of chunks, group sums, sum every n, pairs, pair sums, adjacent sums, adjacent products, cumulative product, running product, prefix product, prefix sums, second differences, next number in sequence, sequence, arithmetic progression, geometric progression, missing term, is arithmetic, weekly totals, pairwise maximum, deltas, alternating, differences of neighbours, moving sum, window sums, sliding sums
 * param SIZE: 2 — numbers of a chunk
 */
const SIZE = 2;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const chunksOf = (numbers, size) =>
  Array.from({ length: Math.ceil(numbers.length / size) }, (_, i) => numbers.slice(i * size, (i + 1) * size));

/** The sum of each chunk; the last one may be shorter. */
export function chunkSums(numbers, size = SIZE) {
  return chunksOf(numbers, size).map(sum);
}

/** The sums of whole chunks alone. */
export function wholeChunkSums(numbers, size = SIZE) {
  return chunksOf(numbers, size)
    .filter((chunk) => chunk.length === size)
    .map(sum);
}

/** The mean of each chunk, to some decimals. */
export function chunkMeans(numbers, size = SIZE, places = 2) {
  return chunksOf(numbers, size).map(
    (chunk) => Math.floor((sum(chunk) / chunk.length) * 10 ** places + 0.5 + 1e-7) / 10 ** places,
  );
}

/** The largest number of each chunk. */
export function chunkMaxima(numbers, size = SIZE) {
  return chunksOf(numbers, size).map((chunk) => Math.max(...chunk));
}

/** The sum of each number and the next one. */
export function adjacentSums(numbers) {
  return numbers.slice(1).map((number, i) => numbers[i] + number);
}

/** The product of each number and the next one. */
export function adjacentProducts(numbers) {
  return numbers.slice(1).map((number, i) => numbers[i] * number);
}

/** The largest product of neighbours; null for fewer than two numbers. */
export function largestAdjacentProduct(numbers) {
  return numbers.length < 2 ? null : Math.max(...adjacentProducts(numbers));
}

/** The largest distance of neighbours; 0 for fewer than two numbers. */
export function largestAdjacentDifference(numbers) {
  return Math.max(0, ...numbers.slice(1).map((number, i) => Math.abs(number - numbers[i])));
}

/** Distances of neighbours, without sign. */
export function absoluteDifferences(numbers) {
  return numbers.slice(1).map((number, i) => Math.abs(number - numbers[i]));
}

/** The products of all numbers so far. */
export function cumulativeProducts(numbers) {
  let product = 1;
  return numbers.map((number) => (product *= number));
}

/** Sums of all numbers before each place, with 0 in front: one more than numbers. */
export function prefixSums(numbers) {
  let total = 0;
  return [0, ...numbers.map((number) => (total += number))];
}

/** The sums from each place to the end. */
export function suffixSums(numbers) {
  return numbers.map((_, i) => sum(numbers.slice(i)));
}

/** Differences of neighbours, so many times over. */
export function nthDifferences(numbers, times = 2) {
  let rest = [...numbers];
  for (let time = 0; time < times; time++) rest = rest.slice(1).map((number, i) => number - rest[i]);
  return rest;
}

/** Whether neighbours always differ by the same. */
export function isArithmetic(numbers) {
  return nthDifferences(numbers, 1).every((step, _, steps) => step === steps[0]);
}

/** Whether each number is the one before times the same. */
export function isGeometric(numbers) {
  return numbers.every((number, i) => i < 2 || number * numbers[i - 2] === numbers[i - 1] * numbers[i - 1]);
}

/** The next number: with equal differences of some order, else with an equal factor; null where neither fits. */
export function nextInSequence(numbers) {
  for (let times = 1; times + 1 < numbers.length; times++) {
    const steps = nthDifferences(numbers, times);
    if (steps.length < 2 || steps.some((step) => step !== steps[0])) continue;
    let next = steps[0];
    for (let time = times - 1; time >= 0; time--) next += nthDifferences(numbers, time).at(-1);
    return next;
  }
  if (numbers.length < 2 || numbers.at(-2) === 0 || !isGeometric(numbers)) return null;
  return (numbers.at(-1) * numbers.at(-1)) / numbers.at(-2);
}

/** The number that an arithmetic sequence lacks between its ends; null where none is missing. */
export function missingTerm(numbers) {
  const step = (numbers.at(-1) - numbers[0]) / numbers.length;
  const place = numbers.findIndex((number, i) => Math.abs(number - numbers[0] - i * step) > 1e-9);
  return place < 1 ? null : numbers[0] + place * step;
}

/** The list folded: the first and the last added, the second and the last but one; a middle one stays. */
export function foldList(numbers, times = 1) {
  let rest = [...numbers];
  for (let time = 0; time < times; time++) {
    const half = Math.ceil(rest.length / 2);
    const last = rest.length - 1;
    const now = rest;
    rest = now.slice(0, half).map((number, i) => (i === last - i ? number : number + now[last - i]));
  }
  return rest;
}

/** Differences of neighbours, the next one less the one before; or the one before less the next where that is wanted. */
export function adjacentDifferences(numbers, beforeLessNext = false) {
  return numbers.slice(1).map((number, i) => (beforeLessNext ? numbers[i] - number : number - numbers[i]));
}

/** The sum of each number with both its neighbours; those at the ends have one, or none where they are left out. */
export function neighbourSumsOf(numbers, wholeOnly = false) {
  const sums = numbers.map((_, i) => sum(numbers.slice(Math.max(0, i - 1), i + 2)));
  return wholeOnly ? sums.slice(1, -1) : sums;
}

/** Sums of all runs of so many numbers, one after the other from each place. */
export function windowSums(numbers, size = SIZE) {
  const count = Math.max(0, numbers.length - size + 1);
  return Array.from({ length: count }, (_, i) => sum(numbers.slice(i, i + size)));
}

/** The mean of each chunk, unrounded, or rounded to whole numbers; the last chunk may be shorter. */
export function chunkMeansOf(numbers, size = SIZE, whole = false) {
  const means = chunksOf(numbers, size).map((chunk) => sum(chunk) / chunk.length);
  return whole ? means.map((mean) => Math.floor(mean + 0.5)) : means;
}

/** The smallest number of each chunk. */
export function chunkMinima(numbers, size = SIZE) {
  return chunksOf(numbers, size).map((chunk) => Math.min(...chunk));
}
