/**
 * title: Rising, falling and equal runs: length, items, count
 * when: The longest rising or falling run or plateau is wanted as items, start or value, or how often numbers rise or fall.
 * words: longest increasing run, increasing subarray, rising run, ascending run, falling run, decreasing, streak, longest streak, plateau, longest plateau, equal neighbours, count increases, count rises, depth increases, went up, days in a row, hot streak, winning streak, split into runs, local trend, consecutive
 * param STRICT: true — whether neighbours of a rising or falling run may not be equal
 * param LAST: false — whether the last of equally long runs is taken, not the first
 */
const STRICT = true;
const LAST = false;

/** The list cut where neighbours do not fit. */
function runsOf(items, fits) {
  const runs = [];
  for (const [i, item] of items.entries())
    if (i > 0 && fits(items[i - 1], item)) runs.at(-1).push(item);
    else runs.push([item]);
  return runs;
}

function longestOf(runs, last) {
  const most = Math.max(0, ...runs.map((run) => run.length));
  const longest = runs.filter((run) => run.length === most);
  return (last ? longest.at(-1) : longest[0]) ?? [];
}

/** The list cut into rising runs. */
export function risingRuns(numbers, strict = STRICT) {
  return runsOf(numbers, (a, b) => (strict ? b > a : b >= a));
}

/** The list cut into falling runs. */
export function fallingRuns(numbers, strict = STRICT) {
  return runsOf(numbers, (a, b) => (strict ? b < a : b <= a));
}

/** The items of the longest rising run. */
export function longestRisingItems(numbers, strict = STRICT, last = LAST) {
  return longestOf(risingRuns(numbers, strict), last);
}

/** The items of the longest falling run. */
export function longestFallingItems(numbers, strict = STRICT, last = LAST) {
  return longestOf(fallingRuns(numbers, strict), last);
}

export function longestFallingRun(numbers, strict = STRICT) {
  return longestFallingItems(numbers, strict).length;
}

/** Length of the longest run that rises or falls all the way. */
export function longestMonotonicRun(numbers, strict = STRICT) {
  return Math.max(longestRisingItems(numbers, strict).length, longestFallingItems(numbers, strict).length);
}

/** Runs of equal items of a list, as lists. */
export function equalRuns(items) {
  return runsOf([...items], (a, b) => a === b);
}

/** How many runs of equal items there are. */
export function countRuns(items) {
  return equalRuns(items).length;
}

/** The items of the longest run of equal ones. */
export function longestPlateau(items, last = LAST) {
  return longestOf(equalRuns(items), last);
}

/** The item of the longest run of equal ones; null for an empty list. */
export function longestRunItem(items, last = LAST) {
  return longestPlateau(items, last)[0] ?? null;
}

/** [item, length] of the longest run of equal items; ["", 0] where there is none. */
export function longestRepetition(items, last = LAST) {
  const run = longestPlateau(items, last);
  return [run[0] ?? "", run.length];
}

/** How often a number is larger than the one before. */
export function countRises(numbers) {
  return numbers.filter((number, i) => i > 0 && number > numbers[i - 1]).length;
}

/** How often a number is smaller than the one before. */
export function countFalls(numbers) {
  return numbers.filter((number, i) => i > 0 && number < numbers[i - 1]).length;
}

/** "up", "down" or "same" for each number after the first. */
export function trends(numbers, up = "up", down = "down", same = "same") {
  return numbers.slice(1).map((number, i) => {
    if (number === numbers[i]) return same;
    return number > numbers[i] ? up : down;
  });
}

/** How often the direction changes between rising and falling. */
export function countTurns(numbers) {
  const signs = numbers
    .slice(1)
    .map((number, i) => Math.sign(number - numbers[i]))
    .filter((sign) => sign !== 0);
  return signs.filter((sign, i) => i > 0 && sign !== signs[i - 1]).length;
}

/** The items of the last longest rising run; with false equal neighbours may stand in it. */
export function longestRisingItemsOrLast(numbers, strict = STRICT) {
  return longestRisingItems(numbers, strict, true);
}

/** The item of the longest run of equal ones; of equally long runs the smallest item, null for an empty list. */
export function longestRunItemOfAll(items) {
  const runs = equalRuns(items);
  const most = Math.max(0, ...runs.map((run) => run.length));
  const found = runs.filter((run) => run.length === most).map(([item]) => item);
  return found.sort((a, b) => Number(a > b) - Number(a < b))[0] ?? null;
}

/** How often a number is not smaller than the one before: equal ones count. */
export function countRisesOrNot(numbers) {
  return numbers.filter((number, i) => i > 0 && number >= numbers[i - 1]).length;
}
