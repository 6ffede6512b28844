import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { isWorkedOutRow } from "../programs/printed-rows.ts";
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
const MOST_CELLS = 12;
/** How often the first cell is looked for in one text. */
const MOST_TRIES = 40;

/**
 * Whether a row of the answer is a line that a program printed of the person's own numbers, or of what it worked out of them: each
 * cell of it stands there, in order.
 */
export function isPrintedRow(text: string, one: ObservedFinding, given: readonly Observed[]): boolean {
  const { finding } = one;
  const cells = cellsOf(text);
  if (finding.evidence.type !== "command" || cells.length < 3 || cells.length > MOST_CELLS) return false;
  if (isWorkedOutRow(cells, one, given)) return true;
  // What the person did not say in one breath, the model may have put together.
  const isAsked = given.some((asked) => holdsInOrder(asked.text, cells, TOGETHER));
  return isAsked && finding.text.split("\n", MOST_LINES).some((line) => holdsInOrder(normalise(line), cells));
}

/** Characters within which a person names what belongs together. */
const TOGETHER = 40;

/** Whether a text has cells one after the other, the last at most so many characters behind the first. */
function holdsInOrder(text: string, cells: readonly string[], within = Infinity): boolean {
  const [first = ""] = cells;
  let from = phraseAt(text, first);
  for (let tries = 0; from >= 0 && tries < MOST_TRIES; tries++) {
    let at = from;
    const isHeld = cells.every((cell) => {
      const found = phraseAt(text.slice(at), cell);
      at += found + cell.length;
      return found >= 0;
    });
    if (isHeld && at - from <= within) return true;
    const next = phraseAt(text.slice(from + 1), first);
    from = next < 0 ? -1 : from + 1 + next;
  }
  return false;
}
