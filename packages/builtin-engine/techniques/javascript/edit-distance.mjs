/**
 * title: Edit distance between two texts
 * when: Two words have to be compared by how many insertions, deletions and replacements lie between them.
 * words: levenshtein, edit distance, similarity, typo, fuzzy, dynamic programming, transposition, damerau, ignoring case
 * param REPLACE_COST: 1 — cost of replacing one character; 2 makes it as dear as deleting and inserting
 */
const REPLACE_COST = 1;

export function editDistance(a, b, replaceCost = REPLACE_COST) {
  const [left, right] = [[...a], [...b]];
  // One row of the table is enough: row[j] is the distance from the letters so far to right[0..j].
  let row = Array.from({ length: right.length + 1 }, (_, j) => j);
  for (const [i, letter] of left.entries()) {
    const next = [i + 1];
    for (const [j, other] of right.entries())
      next.push(Math.min(row[j + 1] + 1, next[j] + 1, row[j] + (letter === other ? 0 : replaceCost)));
    row = next;
  }
  return row[right.length];
}

/** In either case of the letters. */
export function editDistanceInAnyCase(a, b, replaceCost = REPLACE_COST) {
  return editDistance(a.toLowerCase(), b.toLowerCase(), replaceCost);
}

/** Insertions and deletions alone: a replaced character costs two. */
export function editDistanceWithoutReplacing(a, b) {
  return editDistance(a, b, 2);
}

/** Two neighbours that changed places count as one edit too. */
export function editDistanceWithSwaps(a, b) {
  const [left, right] = [[...a], [...b]];
  const table = [Array.from({ length: right.length + 1 }, (_, j) => j)];
  for (const [i, letter] of left.entries()) {
    const row = [i + 1];
    for (const [j, other] of right.entries()) {
      const replaced = table[i][j] + (letter === other ? 0 : 1);
      row.push(Math.min(table[i][j + 1] + 1, row[j] + 1, replaced));
      const isSwap = i > 0 && j > 0 && letter === right[j - 1] && left[i - 1] === other;
      if (isSwap) row[j + 1] = Math.min(row[j + 1], table[i - 1][j - 1] + 1);
    }
    table.push(row);
  }
  return table[left.length][right.length];
}

/** How alike two texts are, from 0 to 1: one less the distance by the length of the longer; or in percent. */
export function editSimilarity(a, b, percent = false) {
  const longest = Math.max([...a].length, [...b].length);
  const part = longest === 0 ? 1 : 1 - editDistance(a, b) / longest;
  return percent ? part * 100 : part;
}
