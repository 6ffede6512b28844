const MOST_LINES = 2_000;
const MOST_LINE = 400;

/** Words that mark a sentence as a constraint. */
const BINDS = /\b(?:must|never|only|without|do not|don't|mustn't|may not|at most|at least|exactly)\b/i;

/** The sentences of a task that state constraints. */
export function constraintsIn(task: string, most: number): string[] {
  const sentences = linesOf(task).flatMap((line) => line.split(/[.;!?](?=\s|$)/));
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length <= MOST_LINE && BINDS.test(sentence))
    .slice(0, most);
}

const BOX = /^[-*] \[([ xX])\] (.+)$/;
const NUMBERED = /^\d{1,2}[.)] (.+)$/;
const HEADING = /^(?:#{1,6} |\*\*)?(?:(?:my|the) )?plan\b/i;

/** The items of a plan in a text: checkboxes, or a numbered list after a heading with the word plan. */
export function planItemsIn(text: string, most: number): { text: string; done: boolean }[] {
  const items: { text: string; done: boolean }[] = [];
  let below = false;
  for (const line of linesOf(text)) {
    const words = line.trim();
    const box = BOX.exec(words);
    const numbered = below ? NUMBERED.exec(words) : null;
    if (box) items.push({ text: box[2]!, done: box[1] !== " " });
    else if (numbered) items.push({ text: numbered[1]!, done: false });
    else if (words !== "") below = HEADING.test(words);
  }
  return items.slice(0, most);
}

/** Lines in which test runners report the number of tests. */
const COUNTS = [
  /^(?:ℹ|#) (?:tests|pass|fail) \d{1,9}$/,
  /^Ran \d{1,9} tests? in /,
  /^=+ (?=.*\d (?:passed|failed|error))/,
  /^(?:OK|FAILED) ?\(/,
];

/** The test counts that a test runner printed, on one line; empty if there are none. */
export const countsIn = (output: string): string =>
  linesOf(output.slice(-8_000))
    .filter((line) => COUNTS.some((shape) => shape.test(line)))
    .map((line) => line.replace(/^(?:ℹ|#) /, "").slice(0, 120))
    .slice(-4)
    .join(", ");

const linesOf = (text: string): string[] =>
  text
    .split("\n", MOST_LINES)
    .filter((line) => line.length <= 10 * MOST_LINE)
    .map((line) => line.trimEnd());
