const LINES_COMPARED = 5_000;
const WANTED_COMPARED = 20;
/** Only the beginning of a line is compared. */
const CHARS_COMPARED = 120;
const SHOWN_LINES = 10;
const SHOWN_CHARS = 200;
const MIN_SIMILARITY = 0.2;

/** A hint for an edit whose `old` was not found: the most similar lines of the file, with their numbers. */
export function describeNearest(text: string, old: string): string {
  const lines = text.split("\n", LINES_COMPARED);
  const wanted = old.split("\n");
  const best = findMostSimilar(lines, wanted.slice(0, WANTED_COMPARED));
  if (best < 0) return "No line of the file is similar; read the file first.";
  const from = Math.max(0, best - 1);
  const shown = lines.slice(from, best + Math.min(wanted.length, SHOWN_LINES) + 1);
  return `The nearest lines are:\n${shown.map((line, k) => `${from + k + 1}: ${line.slice(0, SHOWN_CHARS)}`).join("\n")}`;
}

/** Index of the first of the lines most similar to `wanted`, by the Dice coefficient of character pairs; -1 if none reaches MIN_SIMILARITY. */
function findMostSimilar(lines: readonly string[], wanted: readonly string[]): number {
  const wantedPairs = wanted.map(pairsOf);
  // Maps each character pair to the wanted lines that contain it, so that each line of the file is scanned only once.
  const linesByPair = new Map<number, number[]>();
  for (const [k, pairs] of wantedPairs.entries())
    for (const pair of pairs) linesByPair.set(pair, [...(linesByPair.get(pair) ?? []), k]);
  const scores = new Float64Array(lines.length);
  for (const [i, line] of lines.entries()) {
    const pairs = pairsOf(line);
    const commonPairs = new Uint32Array(wantedPairs.length);
    for (const pair of pairs) for (const k of linesByPair.get(pair) ?? []) commonPairs[k]!++;
    for (const [k, shared] of commonPairs.entries())
      if (shared > 0 && i >= k) scores[i - k]! += (2 * shared) / (wantedPairs[k]!.size + pairs.size);
  }
  let best = -1;
  for (const [i, score] of scores.entries())
    if (
      score / wantedPairs.length >
      Math.max(MIN_SIMILARITY, best < 0 ? 0 : scores[best]! / wantedPairs.length)
    )
      best = i;
  return best;
}

function pairsOf(line: string): Set<number> {
  const text = line.slice(0, 4 * CHARS_COMPARED).trim();
  const pairs = new Set<number>();
  for (let at = 0; at < Math.min(text.length, CHARS_COMPARED); at++)
    pairs.add(text.charCodeAt(at) * 0x10000 + (at + 1 < text.length ? text.charCodeAt(at + 1) : 0));
  return pairs;
}
