/**
 * title: Edit distance between two texts
 * when: Two words have to be compared by how many insertions, deletions and replacements lie between them.
 * words: levenshtein, edit distance, similarity, typo, fuzzy, dynamic programming
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
