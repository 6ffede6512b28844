/**
 * title: Hamming distance: count the places that differ
 * when: Two texts or lists of the same length have to be compared place by place, or two numbers bit by bit.
 * words: hamming, hamming distance, differences, mismatches, compare strings, dna strands, point mutations, similarity, matching positions, different bits
 * param FOLD_CASE: false — whether letters that differ in case alone are the same
 */
const FOLD_CASE = false;

function pairs(a, b, foldCase) {
  const [left, right] = [a, b].map((items) => [
    ...(foldCase && typeof items === "string" ? items.toLowerCase() : items),
  ]);
  if (left.length !== right.length) throw new RangeError("lengths differ");
  return left.map((item, place) => [item, right[place]]);
}

/** Texts or lists of different length are refused. */
export function hammingDistance(a, b, foldCase = FOLD_CASE) {
  return mismatchPositions(a, b, foldCase).length;
}

/** Places, counted from 0, at which the two differ. */
export function mismatchPositions(a, b, foldCase = FOLD_CASE) {
  return pairs(a, b, foldCase).flatMap(([left, right], place) => (left === right ? [] : [place]));
}

/** How many places are equal. */
export function countMatches(a, b, foldCase = FOLD_CASE) {
  return pairs(a, b, foldCase).filter(([left, right]) => left === right).length;
}

/** Share of equal places, from 0 to 100; two empty texts are wholly alike. */
export function matchPercent(a, b, foldCase = FOLD_CASE) {
  const count = pairs(a, b, foldCase).length;
  return count === 0 ? 100 : (countMatches(a, b, foldCase) * 100) / count;
}

/** How many bits of two integers from 0 up differ. */
export function hammingBits(a, b) {
  return [...(BigInt(a) ^ BigInt(b)).toString(2)].filter((bit) => bit === "1").length;
}

/** Whether one letter put in, taken out or replaced at most makes one text the other. */
export function isOneEditAway(a, b) {
  const [short, long] = [[...a], [...b]].sort((x, y) => x.length - y.length);
  if (long.length - short.length > 1) return false;
  const place = short.findIndex((letter, i) => letter !== long[i]);
  if (place < 0) return true;
  const rest = short.slice(short.length === long.length ? place + 1 : place).join("");
  return rest === long.slice(place + 1).join("");
}

/** As hammingDistance for texts or lists of any length: what the longer one has more counts as different, or not at all. */
export function hammingDistanceForAll(a, b, restCounts = true) {
  const [left, right] = [[...a], [...b]];
  const length = Math.min(left.length, right.length);
  const rest = restCounts ? Math.max(left.length, right.length) - length : 0;
  return left.slice(0, length).filter((item, place) => item !== right[place]).length + rest;
}

/** As hammingDistance, or another answer for different lengths. */
export function hammingDistanceOrNot(a, b, otherwise = null) {
  return [...a].length === [...b].length ? hammingDistance(a, b) : otherwise;
}
