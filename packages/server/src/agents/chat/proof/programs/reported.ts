import type { ObservedFinding } from "../evidence/observed.ts";
import { textOriginAt } from "./origins.ts";
import { denies, hasPhrase, stemsOf } from "../reading/words.ts";

const MOST_LINES = 1_000;
const MOST_LINE_CHARS = 400;
const TOKEN = /[\p{L}\p{N}_][\p{L}\p{N}_.]*/gu;
const FAILED =
  /\b(?:fail\w*|errors?|not ok|broken|wrong|false|invalid|reject\w*|refus\w*|mismatch\w*)\b|(?:n't|not|no) (?:pass|accept|match|valid)|[✗✖✘×]|\bF\b/iu;
const PASSED =
  /\b(?:pass(?:es|ed)?|ok|succeed\w*|succe\w*|true|valid|accept(?:s|ed)?|match(?:es|ed)?)\b|[✓✔]/iu;

const BOOLEANS = /\b(?:true|false)\b/giu;

const verdictOf = (text: string): boolean | undefined => {
  if (FAILED.test(text)) return false;
  return PASSED.test(text) ? true : undefined;
};

/** A line that a program, or what ran it, reports: it has words that stand nowhere in the program. */
const observed = new WeakMap<object, string[]>();

/** The lines of a program's output that have a word that the program has not. */
export function observedLines({ finding }: ObservedFinding): string[] {
  const known = observed.get(finding);
  if (known) return known;
  const own = new Set(finding.input?.match(TOKEN));
  const lines = finding.text
    .split("\n", MOST_LINES)
    .filter(
      (line) =>
        line.length <= MOST_LINE_CHARS &&
        (line.match(TOKEN) ?? []).some((token) => token.length > 1 && !own.has(token)),
    );
  observed.set(finding, lines);
  return lines;
}

/**
 * Whether a text of a program was reported rather than just printed: it stands in a line that has words of which the program has
 * none, and there as the value of code. A sentence that has another verdict than all such lines is not told by them.
 */
export function isReported(phrase: string, finding: ObservedFinding, sentence: string): boolean {
  const verdict = verdictOf(sentence);
  return observedLines(finding).some((line) => {
    const at = line.toLowerCase().indexOf(phrase);
    if (at < 0) return false;
    const told = verdictOf(line);
    if (told !== undefined && verdict !== undefined && told !== verdict) return false;
    return textOriginAt(line, at, finding) !== "written";
  });
}

/** Whether a line about a text says of it what the sentence does: that it failed, or that it passed. */
export function isJudged(phrase: string, finding: ObservedFinding, sentence: string): boolean {
  const verdict = verdictOf(sentence);
  if (verdict === undefined || finding.finding.evidence.type !== "command") return false;
  return linesWith(phrase, sentence, observedLines(finding)).some(
    (line) => verdictOf(line) === verdict && !isWritten(line, finding),
  );
}

/** The lines that have a text as the sentence writes it, else in other letters. */
function linesWith(phrase: string, sentence: string, lines: readonly string[]): string[] {
  const at = sentence.toLowerCase().indexOf(phrase);
  const written = at < 0 ? phrase : sentence.slice(at, at + phrase.length);
  const exact = lines.filter((line) => hasPhrase(line, written));
  return exact.length > 0 ? exact : lines.filter((line) => hasPhrase(line.toLowerCase(), phrase));
}

/** Whether a line has a value that is true or false because the program says so itself. */
function isWritten(line: string, finding: ObservedFinding): boolean {
  const at = line.search(/\b(?:true|false|valid|invalid)\b/iu);
  return at >= 0 && textOriginAt(line, at, finding) === "written";
}

/** Whether all lines that judge a text say of it the opposite of what the sentence does, which says only the one. */
export function isJudgedOtherwise(phrase: string, { finding }: ObservedFinding, sentence: string): boolean {
  const verdict = verdictOf(sentence);
  if (verdict === undefined || finding.evidence.type !== "command") return false;
  if ((!verdict && PASSED.test(sentence)) || (verdict && denies(sentence))) return false;
  const all = finding.text.split("\n", MOST_LINES).filter((line) => line.length <= MOST_LINE_CHARS);
  // A line that says neither, such as `checking a@b`, tells nothing.
  const lines = linesWith(phrase, sentence, all).filter((line) => verdictOf(line) !== undefined);
  // What true and false say depends on what the program asks: see boolean-verdicts.ts.
  return lines.length > 0 && lines.every((line) => verdictOf(line.replace(BOOLEANS, "")) === !verdict);
}

const stemsOfLines = new WeakMap<ObservedFinding, Set<string>[]>();

/** Words that a line shares with a sentence at least if it is about the same. */
const FEWEST_SHARED = 2;

/**
 * The words of a sentence that the lines about it report, though the program has them: those of all lines that share several words
 * with it, if these lines have one of them in common.
 */
export function reportedStems(stems: readonly string[], finding: ObservedFinding): Set<string> {
  const known = stemsOfLines.get(finding) ?? observedLines(finding).map((line) => stemsOf(line));
  stemsOfLines.set(finding, known);
  const lines = known
    .map((own) => new Set(stems.filter((stem) => own.has(stem))))
    .filter(({ size }) => size >= FEWEST_SHARED);
  const [first, ...others] = lines;
  const isOne = first && [...first].some((stem) => others.every((line) => line.has(stem)));
  return new Set(isOne ? lines.flatMap((line) => [...line]) : []);
}
