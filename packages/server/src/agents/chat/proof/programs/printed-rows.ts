import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { hasPhrase, normalise } from "../reading/words.ts";
import { decidesByComputing, isNamedAgain, knowsTexts } from "./chosen-words.ts";
import { codesAt, textOriginAt } from "./origins.ts";
import { HIDES } from "./value-kinds.ts";

const MOST_LINES = 1_000;
const MOST_LINE_CHARS = 200;
/** What an output writes between two values. */
const PUNCTUATION = /^[\s:,;|=>()[\]{}"'–—.-]*$/u;

/**
 * Whether the cells of a row are all that a program printed in one line about something that the person named, and it worked out
 * each of them or chose it by a test: `2025-02-29 2025-03-01 invalid`.
 */
export function isWorkedOutRow(
  cells: readonly string[],
  one: ObservedFinding,
  given: readonly Observed[],
): boolean {
  const [subject = ""] = cells;
  const { input: code = "", text } = one.finding;
  if (HIDES.test(code) || knowsTexts(code) || isNamedAgain(subject, code)) return false;
  if (!given.some((asked) => hasPhrase(normalise(asked.text), subject))) return false;
  return text
    .split("\n", MOST_LINES)
    .filter(({ length }) => length <= MOST_LINE_CHARS)
    .some((line) => {
      const places = placesOf(line, cells);
      return places?.every((at, i) => i === 0 || isWorkedOut(cells[i]!, subject, line, at, one));
    });
}

/** Where the cells stand in a line that has nothing else; undefined if it is another line. */
function placesOf(line: string, cells: readonly string[]): number[] | undefined {
  const said = line.toLowerCase();
  const places: number[] = [];
  let from = 0;
  for (const cell of cells) {
    const at = said.indexOf(cell, from);
    if (at < 0 || !PUNCTUATION.test(said.slice(from, at))) return undefined;
    places.push(at);
    from = at + cell.length;
  }
  return PUNCTUATION.test(said.slice(from)) ? places : undefined;
}

/** Whether what stands at a place of a line is the subject again, stands nowhere in the program, or was chosen by a test. */
function isWorkedOut(cell: string, subject: string, line: string, at: number, one: ObservedFinding): boolean {
  const code = one.finding.input ?? "";
  if (cell === subject || !hasPhrase(normalise(code), cell)) return textOriginAt(line, at, one) !== "written";
  const codes = codesAt(line, at, one);
  return (
    codes.length > 0 && codes.every((from) => from !== undefined && decidesByComputing(from, cell, code))
  );
}
