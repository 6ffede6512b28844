/**
 * title: Ranges such as "1-3,7": expand to numbers, write numbers as ranges
 * when: A text of page numbers or ranges such as "1-3,7,9-10" has to be expanded to a list, counted or tested, or a list of numbers written as ranges.
 * words: ranges, page ranges, expand range, 1-3, number ranges, consecutive numbers, collapse ranges, range string, print pages, range summary, range extraction, range format, list to ranges, missing ranges, in range, intervals
 * param GAP: "," — sign between two ranges
 * param SIGN: "-" — sign between the ends of a range
 * param SHORTEST: 2 — fewest numbers that are written as a range
 */
const GAP = ",";
const SIGN = "-";
const SHORTEST = 2;

/** [first, last] of each part; a single number is both. */
function partsOf(text, gap, sign) {
  const parts = text
    .split(gap)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return parts.map((part) => {
    const at = part.indexOf(sign, 1);
    const [first, last] = at < 0 ? [part, part] : [part.slice(0, at), part.slice(at + sign.length)];
    return [Number(first), Number(last)];
  });
}

/** "1-3,7" → [1, 2, 3, 7]. */
export function expandRanges(text, gap = GAP, sign = SIGN) {
  return partsOf(text, gap, sign).flatMap(([first, last]) =>
    Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i),
  );
}

/** The numbers sorted, each once. */
export function expandRangesSorted(text, gap = GAP, sign = SIGN) {
  return [...new Set(expandRanges(text, gap, sign))].sort((a, b) => a - b);
}

/** How many numbers the ranges have. */
export function countInRanges(text, gap = GAP, sign = SIGN) {
  return expandRanges(text, gap, sign).length;
}

export function isInRanges(number, text, gap = GAP, sign = SIGN) {
  return partsOf(text, gap, sign).some(([first, last]) => number >= first && number <= last);
}

/** Runs of consecutive numbers as [first, last]; repeats count once. */
export function rangePairs(numbers) {
  const pairs = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    if (pairs.at(-1)?.[1] === number - 1) pairs.at(-1)[1] = number;
    else pairs.push([number, number]);
  }
  return pairs;
}

/** [1, 2, 3, 7] → "1-3,7". */
export function collapseRanges(numbers, shortest = SHORTEST, gap = GAP, sign = SIGN) {
  return rangeTexts(numbers, sign, shortest).join(gap);
}

/** [1, 2, 3, 7] → ["1-3", "7"]. */
export function rangeTexts(numbers, sign = SIGN, shortest = SHORTEST) {
  return rangePairs(numbers).flatMap(([first, last]) => {
    const count = last - first + 1;
    if (count >= shortest) return [first + sign + last];
    return Array.from({ length: count }, (_, i) => String(first + i));
  });
}

/** What lacks between the first and the last bound, as ranges: [2, 5], 1, 6 → ["1", "3-4", "6"]. */
export function missingRanges(numbers, low, high, sign = SIGN) {
  const all = Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => low + i);
  return rangeTexts(
    all.filter((number) => !numbers.includes(number)),
    sign,
  );
}

/** Only three or more numbers in a row become a range, two stay apart: [1, 2, 4, 5, 6] → "1,2,4-6". */
export function collapseRangesOnly(numbers, gap = GAP, sign = SIGN) {
  return collapseRanges(numbers, 3, gap, sign);
}

/** As rangeTexts, but two numbers in a row stay apart: a range has three or more. */
export function rangeTextsOnly(numbers, sign = SIGN) {
  return rangeTexts(numbers, sign, 3);
}

/** Every run as a range, a single number too: [1, 2, 7] → "1-2,7-7". */
export function collapseRangesOfAll(numbers, gap = GAP, sign = SIGN) {
  return collapseRanges(numbers, 1, gap, sign);
}

/** As expandRanges, but "5-3" counts down: [5, 4, 3]. */
export function expandRangesAlso(text, gap = GAP, sign = SIGN) {
  return partsOf(text, gap, sign).flatMap(([first, last]) =>
    Array.from({ length: Math.abs(last - first) + 1 }, (_, i) => first + (last < first ? -i : i)),
  );
}
