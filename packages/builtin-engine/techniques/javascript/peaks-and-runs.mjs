/**
 * title: Cumulative maximum, local peaks, longest runs, leaders
 * when: The highest number so far is wanted, the local peaks of a list, the longest run of equal, rising or consecutive items, or the water between bars.
 * words: cumulative maximum, running maximum, running minimum, prefix maximum, peaks, local maxima, peak element, longest run, streak, longest consecutive, consecutive ones, leaders, trapped rain water, local minima, valleys
 * param STRICT: true — whether a rising run may not hold equal neighbours
 * param VALUE: 1 — item whose longest run is sought
 */
const STRICT = true;
const VALUE = 1;

/** At each place the largest number so far. */
export function cumulativeMax(numbers) {
  let most = -Infinity;
  return numbers.map((number) => (most = Math.max(most, number)));
}

/** At each place the smallest number so far. */
export function cumulativeMin(numbers) {
  let least = Infinity;
  return numbers.map((number) => (least = Math.min(least, number)));
}

/** Places, counted from 0, whose number is larger than both neighbours; the ends are none. */
export function peakPositions(numbers) {
  return numbers.flatMap((number, i) => (number > numbers[i - 1] && number > numbers[i + 1] ? [i] : []));
}

export function peakValues(numbers) {
  return peakPositions(numbers).map((place) => numbers[place]);
}

export function countPeaks(numbers) {
  return peakPositions(numbers).length;
}

/** The length of the longest stretch whose neighbours all fit. */
function longestStretch(items, fits) {
  let [length, longest] = [0, 0];
  for (const [i, item] of items.entries()) {
    length = i > 0 && fits(items[i - 1], item) ? length + 1 : 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** Length of the longest run of equal items of a list or text. */
export function longestRun(items) {
  return longestStretch([...items], (a, b) => a === b);
}

/** Length of the longest run of one item: of ones, unless another is named. */
export function longestRunOf(items, value = VALUE) {
  let [length, longest] = [0, 0];
  for (const item of items) {
    length = item === value ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** Length of the longest run of neighbours that rise. */
export function longestRisingRun(numbers, strict = STRICT) {
  return longestStretch(numbers, (a, b) => (strict ? b > a : b >= a));
}

/** How many integers of the list follow one another, wherever they stand: [100, 4, 200, 1, 3, 2] gives 4. */
export function longestConsecutive(numbers) {
  const rising = [...new Set(numbers)].sort((a, b) => a - b);
  return longestStretch(rising, (a, b) => b === a + 1);
}

/** Numbers that are larger than all behind them. */
export function leaders(numbers) {
  return numbers.filter((number, i) => numbers.slice(i + 1).every((later) => later < number));
}

/** The next larger number behind each one; -1 when there is none. */
export function nextGreater(numbers) {
  return numbers.map((number, i) => numbers.slice(i + 1).find((later) => later > number) ?? -1);
}

/** Rain that stays between bars of these heights. */
export function trappedWater(heights) {
  const left = cumulativeMax(heights);
  const right = cumulativeMax([...heights].reverse()).reverse();
  return heights.reduce((sum, height, i) => sum + Math.min(left[i], right[i]) - height, 0);
}

/** Places of numbers larger than the neighbours that they have: the first and the last may be peaks too. */
export function peakPositionsWithAll(numbers) {
  return numbers.flatMap((number, i) =>
    number > (numbers[i - 1] ?? -Infinity) && number > (numbers[i + 1] ?? -Infinity) ? [i] : [],
  );
}

/** Numbers larger than the neighbours that they have, the first and the last too. */
export function peakValuesWithAll(numbers) {
  return peakPositionsWithAll(numbers).map((place) => numbers[place]);
}

/** How many numbers are larger than the neighbours that they have, the first and the last too. */
export function countPeaksWithAll(numbers) {
  return peakPositionsWithAll(numbers).length;
}

/** How many numbers are not smaller than either neighbour: equal neighbours are allowed, the ends are none. */
export function countPeaksOrNot(numbers) {
  return numbers.filter((number, i) => number >= numbers[i - 1] && number >= numbers[i + 1]).length;
}

/** Places, from 0, whose number is smaller than both neighbours; the ends are none. */
export function valleyPositions(numbers) {
  return peakPositions(numbers.map((number) => -number));
}

/** Numbers that no number behind them is larger than: equal ones may follow. */
export function leadersOrNot(numbers) {
  return numbers.filter((number, i) => numbers.slice(i + 1).every((later) => later <= number));
}

/** The next number behind each one that is as large or larger; -1 when there is none. */
export function nextGreaterOrIt(numbers) {
  return numbers.map((number, i) => numbers.slice(i + 1).find((later) => later >= number) ?? -1);
}

/** As longestRun, but capitals and small letters of a text are the same. */
export function longestRunInAnyCase(text) {
  return longestRun(text.toLowerCase());
}
