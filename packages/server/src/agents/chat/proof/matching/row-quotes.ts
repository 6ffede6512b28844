import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { hasPhrase, normalise, phraseAt } from "../reading/words.ts";

const cellsOf = (row: string): string[] =>
  row
    .split("|")
    .map(normalise)
    .filter((cell) => cell !== "");

/**
 * What of a table row is compared as text: its quotations, and its cells that have words and stand in a finding. A cell that does
 * not may be a label; so may code in the first.
 */
export function quotesOfRow(
  row: string,
  quotes: readonly string[],
  findings: readonly ObservedFinding[],
): string[] {
  const cells = cellsOf(row);
  const [label = ""] = cells;
  const isSeen = (text: string) => findings.some((finding) => hasPhrase(finding.text, text));
  return [
    ...quotes.filter((quote) => !label.includes(quote) || isSeen(quote)),
    ...cells.filter((cell) => /\p{L}/u.test(cell) && isSeen(cell)),
  ];
}

const MOST_LINES = 1_000;

/**
 * Whether a row of the answer is a line that a program printed of the person's own numbers: each cell of it stands there, in order.
 */
export function isPrintedRow(
  text: string,
  { finding }: ObservedFinding,
  given: readonly Observed[],
): boolean {
  const cells = cellsOf(text);
  const isAsked = (cell: string) => given.some((asked) => hasPhrase(asked.text, cell));
  if (finding.evidence.type !== "command" || cells.length < 3 || !cells.every(isAsked)) return false;
  return finding.text.split("\n", MOST_LINES).some((line) => {
    let rest = normalise(line);
    return cells.every((cell) => {
      const at = phraseAt(rest, cell);
      rest = rest.slice(at + cell.length);
      return at >= 0;
    });
  });
}
