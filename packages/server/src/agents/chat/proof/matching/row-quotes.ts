import type { ObservedFinding } from "../evidence/observed.ts";
import { hasPhrase, normalise } from "../reading/words.ts";

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
