import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { MONTHS, WEEKDAYS } from "../reading/day-names.ts";
import { hasPhrase, normalise, phraseAt } from "../reading/words.ts";

/** Between the two sides of a pair: `Monday: Ida`, `| Monday | Ida |`. */
const BETWEEN = /\s?[:|]\s|\s[–—-]\s/u;
const MOST_LINES = 1_000;
const MOST_CHARS = 60;
/** What an output writes beside the sides of a pair. */
const PUNCTUATION = /^[\s:,;|=>()[\]{}"'–—.-]*$/u;

/** The two sides of a pair; undefined if a text is none. */
function sidesOf(text: string): [string, string] | undefined {
  const sides = text
    .replace(/^[\s|*_-]+|[\s|.*_]+$/gu, "")
    .split(BETWEEN)
    .map(normalise);
  const [one, other] = sides;
  if (sides.length !== 2 || !one || !other || text.length > MOST_CHARS) return undefined;
  return /\d/.test(one + other) ? undefined : [one, other];
}

/** Characters of a program within which two texts belong together, unless a list ends between them. */
const TOGETHER = 60;

/** Whether a program has two texts together, as a table or a condition of the model's own has them. */
function areTogether(one: string, other: string, code: string): boolean {
  for (let at = code.indexOf(one); at >= 0; at = code.indexOf(one, at + 1)) {
    const [before, behind] = [
      code.slice(Math.max(0, at - TOGETHER), at),
      code.slice(at + one.length, at + one.length + TOGETHER),
    ];
    if (hasPhrase(before.slice(before.lastIndexOf("]") + 1), other)) return true;
    if (hasPhrase(behind.split("]", 1)[0]!, other)) return true;
  }
  return false;
}

/**
 * Whether a pair of what the person named, such as a day and who has it, is the one that a program put together; false if the program
 * printed another for its first side, undefined if it printed none.
 */
export function agreesWithPair(
  text: string,
  { finding }: ObservedFinding,
  given: readonly Observed[],
): boolean | undefined {
  const sides = finding.evidence.type === "command" ? sidesOf(text) : undefined;
  if (!sides) return undefined;
  const isAsked = (side: string) =>
    WEEKDAYS.has(side) || MONTHS.has(side) || given.some((asked) => hasPhrase(asked.text, side));
  if (!sides.every(isAsked)) return undefined;
  const [one, other] = sides;
  const lines = finding.text.split("\n", MOST_LINES).map(normalise);
  const own = lines.filter((line) => line.startsWith(one) && hasPhrase(line, one));
  const isPair = (line: string) => {
    const rest = line.slice(one.length);
    const at = phraseAt(rest, other);
    return at >= 0 && PUNCTUATION.test(rest.slice(0, at)) && PUNCTUATION.test(rest.slice(at + other.length));
  };
  if (own.length !== 1) return undefined;
  if (isPair(own[0]!)) return areTogether(one, other, normalise(finding.input ?? "")) ? undefined : true;
  const said = own[0]!
    .slice(one.length)
    .replaceAll(/[^\p{L}\s]/gu, "")
    .trim();
  return isAsked(said) && said !== "" ? false : undefined;
}
