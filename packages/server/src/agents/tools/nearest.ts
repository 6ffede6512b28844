const LINES_COMPARED = 5_000;
const WANTED_COMPARED = 20;
/** A line's beginning tells how alike it is. */
const CHARS_COMPARED = 120;
const SHOWN_LINES = 10;
const SHOWN_CHARS = 200;
const ALIKE = 0.2;

/** The lines of the file that look most like `old`, with their numbers, for whoever meant something that is not there. */
export function nearest(text: string, old: string): string {
  const lines = text.split("\n", LINES_COMPARED);
  const wanted = old.split("\n");
  const best = mostAlike(lines, wanted.slice(0, WANTED_COMPARED));
  if (best < 0) return "No line of the file is like it; read the file first.";
  const from = Math.max(0, best - 1);
  const shown = lines.slice(from, best + Math.min(wanted.length, SHOWN_LINES) + 1);
  return `The nearest lines are:\n${shown.map((line, k) => `${from + k + 1}: ${line.slice(0, SHOWN_CHARS)}`).join("\n")}`;
}

/** Where the lines begin that have the most letter pairs in common with `wanted` (Dice); -1 where none is like it. */
function mostAlike(lines: readonly string[], wanted: readonly string[]): number {
  const asked = wanted.map(pairsOf);
  // Each pair of letters with the wanted lines that have it: a line of the file is looked at once for all of them.
  const holders = new Map<number, number[]>();
  for (const [k, pairs] of asked.entries())
    for (const pair of pairs) holders.set(pair, [...(holders.get(pair) ?? []), k]);
  const scores = new Float64Array(lines.length);
  for (const [i, line] of lines.entries()) {
    const pairs = pairsOf(line);
    const common = new Uint32Array(asked.length);
    for (const pair of pairs) for (const k of holders.get(pair) ?? []) common[k]!++;
    for (const [k, shared] of common.entries())
      if (shared > 0 && i >= k) scores[i - k]! += (2 * shared) / (asked[k]!.size + pairs.size);
  }
  let best = -1;
  for (const [i, score] of scores.entries())
    if (score / asked.length > Math.max(ALIKE, best < 0 ? 0 : scores[best]! / asked.length)) best = i;
  return best;
}

function pairsOf(line: string): Set<number> {
  const text = line.slice(0, 4 * CHARS_COMPARED).trim();
  const pairs = new Set<number>();
  for (let at = 0; at < Math.min(text.length, CHARS_COMPARED); at++)
    pairs.add(text.charCodeAt(at) * 0x10000 + (at + 1 < text.length ? text.charCodeAt(at + 1) : 0));
  return pairs;
}
