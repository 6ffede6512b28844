/** The one of `words` that is closest to a misspelt word, or null if none is close. */
export function nearestWord(input: string, words: readonly string[]): string | null {
  const most = input.length < 4 ? 1 : 2;
  let best: { word: string; edits: number } | null = null;
  for (const word of words) {
    const edits = editsBetween(input.slice(0, 40), word);
    if (edits <= most && (best === null || edits < best.edits)) best = { word, edits };
  }
  return best?.word ?? null;
}

/** The number of letters to insert, remove, replace or swap with their neighbour (optimal string alignment distance). */
function editsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const [above, same] = [rows[i - 1]!, a[i - 1] === b[j - 1]];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          above[j]! + 1,
          row[j - 1]! + 1,
          above[j - 1]! + (same ? 0 : 1),
          swapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
