/**
 * title: Consecutive numbers as ranges: 1-3, 5
 * when: Numbers that follow one another have to be grouped, or written short as ranges such as 1-3,5.
 * words: ranges, range extraction, consecutive, consecutive numbers, group consecutive, summary ranges, 1-3, compress ranges, page ranges, missing ranges, gaps, runs of numbers, number ranges, successive, merge numbers, missing numbers, longest consecutive sequence, consecutive in order
 * param SEPARATOR: "," — text between ranges
 * param DASH: "-" — text between the first and last number of a range
 * param LEAST: 2 — fewest numbers that are written as a range
 */
const SEPARATOR = ",";
const DASH = "-";
const LEAST = 2;

/** Lists of numbers that follow one another, in the order in which they are given. */
export function consecutiveGroups(numbers) {
  const groups = [];
  for (const [i, number] of numbers.entries())
    if (i > 0 && number === numbers[i - 1] + 1) groups.at(-1).push(number);
    else groups.push([number]);
  return groups;
}

/** [first, last] of each group. */
export function consecutiveRanges(numbers) {
  return consecutiveGroups(numbers).map((group) => [group[0], group.at(-1)]);
}

/** Each group as a text; one that is too short gives each number by itself. */
export function rangeTexts(numbers, dash = DASH, least = LEAST) {
  return consecutiveGroups(numbers).flatMap((group) =>
    group.length >= least ? [`${group[0]}${dash}${group.at(-1)}`] : group.map(String),
  );
}

/** [1, 2, 3, 5] as "1-3,5"; in rising order, equal numbers once. */
export function rangesToText(numbers, separator = SEPARATOR, dash = DASH, least = LEAST) {
  const order = [...new Set(numbers)].sort((a, b) => a - b);
  return rangeTexts(order, dash, least).join(separator);
}

/** As rangesToText where only three or more numbers become a range. */
export function rangeExtraction(numbers, separator = SEPARATOR, dash = DASH) {
  return rangesToText(numbers, separator, dash, 3);
}

/** LeetCode's summary ranges: ["0->2", "4"]. */
export function summaryRanges(numbers, arrow = "->") {
  return rangeTexts(numbers, arrow);
}

/** [first, last] of what a rising list lacks from one number to another. */
export function missingRanges(numbers, low, high) {
  const inside = numbers.filter((number) => number >= low && number <= high);
  const ends = [low - 1, ...inside, high + 1];
  return ends.slice(1).flatMap((end, i) => (end - ends[i] > 1 ? [[ends[i] + 1, end - 1]] : []));
}

/** The longest group; the first of equally long ones. */
export function longestConsecutiveGroup(numbers) {
  return consecutiveGroups(numbers).reduce((best, group) => (group.length > best.length ? group : best), []);
}

/** Whether the numbers, in any order, follow one another without gap or repetition. */
export function areConsecutive(numbers) {
  const order = [...numbers].sort((a, b) => a - b);
  return consecutiveGroups(order).length <= 1;
}

/** How many numbers are missing between the lowest and the highest. */
export function countMissingBetween(numbers) {
  return numbers.length === 0 ? 0 : Math.max(...numbers) - Math.min(...numbers) + 1 - new Set(numbers).size;
}

/** The first number that does not follow the one before; null where all do. */
export function firstNonConsecutive(numbers) {
  return consecutiveGroups(numbers)[1]?.[0] ?? null;
}

/** Numbers as they are given, each run that goes up by one as a range; nothing is sorted and repeated numbers stay: [2, 1, 2] is "2,1-2". */
export function rangesToTextOf(numbers, separator = SEPARATOR, dash = DASH, least = LEAST) {
  return rangeTexts(numbers, dash, least).join(separator);
}

/** Numbers that are missing between the lowest and the highest, one by one; from 1 on where that is wanted. */
export function missingBetween(numbers, fromOne = false) {
  if (numbers.length === 0) return [];
  const [low, high] = [fromOne ? 1 : Math.min(...numbers), Math.max(...numbers)];
  const all = Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => low + i);
  return all.filter((number) => !numbers.includes(number));
}

/** Whether each number is one more than the one before, in the order as given; one less counts too where that is wanted. */
export function areConsecutiveInOrder(numbers, downToo = false) {
  const steps = numbers.slice(1).map((number, i) => number - numbers[i]);
  return steps.every((step) => step === 1) || (downToo && steps.every((step) => step === -1));
}

/** The length of the longest run of numbers that follow one another, in any order of the list; or as they stand where that is wanted. */
export function longestConsecutiveLength(numbers, asTheyStand = false) {
  const order = asTheyStand ? numbers : [...new Set(numbers)].sort((a, b) => a - b);
  return longestConsecutiveGroup(order).length;
}
