/**
 * title: Longest common subsequence of two sequences
 * when: Two texts or lists have to be aligned, or the longest part that both hold in the same order is asked for.
 * words: lcs, common subsequence, diff, alignment, dynamic programming, longest common substring
 */

export function longestCommonSubsequence(a, b) {
  const [left, right] = [[...a], [...b]];
  // table[i][j]: length for left[i..] and right[j..]; filled from the end, so that reading goes forward.
  const table = Array.from({ length: left.length + 1 }, () => Array(right.length + 1).fill(0));
  for (let i = left.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--)
      table[i][j] =
        left[i] === right[j] ? table[i + 1][j + 1] + 1 : Math.max(table[i + 1][j], table[i][j + 1]);
  const common = [];
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    if (left[i] === right[j]) {
      common.push(left[i]);
      i += 1;
      j += 1;
    } else if (table[i + 1][j] >= table[i][j + 1]) i += 1;
    else j += 1;
  }
  return common;
}

/** How long it is. */
export function longestCommonSubsequenceLength(a, b) {
  return longestCommonSubsequence(a, b).length;
}

/** Of two texts, as a text. */
export function longestCommonSubsequenceAsOne(a, b) {
  return longestCommonSubsequence(a, b).join("");
}

/** The longest part that stands in both texts without gaps, the first in the first text; "" where there is none. */
export function longestCommonSubstring(a, b) {
  let best = "";
  for (let from = 0; from < a.length; from++)
    for (let to = from + best.length + 1; to <= a.length && b.includes(a.slice(from, to)); to++)
      best = a.slice(from, to);
  return best;
}

/** How long the longest part without gaps is that stands in both texts. */
export function longestCommonSubstringLength(a, b) {
  return longestCommonSubstring(a, b).length;
}
