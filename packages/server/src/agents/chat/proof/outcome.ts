import type { ProofOutcome } from "@signet/contract";
import { advises, concludes, isGeneral, refersBack } from "./conclusions.ts";
import { coverageOf, type Coverage, sharesWords } from "./coverage.ts";
import type { Observed, ObservedFinding } from "./observed.ts";
import { particularsOf } from "./particulars.ts";
import { MACHINE } from "./quantities.ts";
import { isSmallTalk } from "./small-talk.ts";
import { type Sorted, sortParticulars } from "./sort-particulars.ts";
import type { AnswerPart } from "./statements.ts";
import { hasPhrase, normalise, stemsOf } from "./words.ts";

/** What an answer is compared with. */
export interface KnownFacts {
  /** The language of the answer. */
  language: string | undefined;
  /** What the tools returned in this turn, and the notes that the model was told. */
  findings: readonly ObservedFinding[];
  /** What the person wrote, and the messages of calls that failed. Repeating it proves nothing and needs no proof. */
  given: readonly Observed[];
}

/** How a statement is backed. `null`: it states nothing. */
export interface Judgement {
  outcome: ProofOutcome | null;
  findings: ObservedFinding[];
}

const CODE_LINES = 100;
const ASKS_OR_ANNOUNCES = /[?？:：][\s*_)"”]*$/;
/** Kinds of evidence that are values, rather than texts that can be put in other words. */
const VALUES: ReadonlySet<string> = new Set(["calculation", "time", "command"]);
const SUCCEEDS =
  /\b(?:pass(?:es|ed|ing)?|succe\w+|works?|worked|all (?:the )?\d[\d,.]*|complete(?:d|ly)|verified|correct(?:ly)?|fixed|solved|done|ok: true|bestanden|erfolgreich|funktioniert|réussi\w*|fonctionne|éxito|funciona|sucesso)\b|成功|通过/iu;
const DENIES_SUCCESS =
  /\b(?:not|no|never|fail\w*|didn't|doesn't|cannot|nicht|kein\w*|pas|échou\w*|não|falh\w*|fall\w*)\b|没有|未|失败/iu;

/** Judges one statement of an answer. */
export function judge(statement: AnswerPart, known: KnownFacts): Judgement {
  const { text, kind } = statement;
  if (kind === "code") return judgeCode(text, known);
  const particulars = particularsOf(text, known.language);
  if (kind === "row") particulars.quotes = quotesOfRow(text, particulars.quotes, known.findings);
  const sorted = sortParticulars(particulars, known, stemsOf(text));
  const coverage = coverageOf(text, known.findings);
  if (kind === "prose" && isSmallTalk(text) && saysNothing(text, sorted, coverage))
    return { outcome: null, findings: [] };
  return (
    byParticulars(statement, known, sorted, coverage) ??
    (coverage.finding && coverage.agrees && coverage.repeats(sorted.softBacked > 0)
      ? backed([coverage.finding], text, false)
      : paraphrase(text, known, sorted, coverage))
  );
}

/** Judges a statement by its figures, dates, quotations and names; undefined if they decide nothing. */
function byParticulars(
  { text, kind }: AnswerPart,
  { language }: KnownFacts,
  sorted: Sorted,
  coverage: Coverage,
): Judgement | undefined {
  const { hardBacked, hardForeign, softBacked, softForeign } = sorted;
  if (hardForeign > 0) return own();
  // `Reviewers generally find that 84 Wh are enough`: a figure of the evidence in a sentence about the world.
  if (kind === "prose" && isGeneral(text) && !coverage.isClose) return own();
  const findings = backing(sorted);
  if (hardBacked > 0) return backed(findings, text, softForeign > 0);
  if (softForeign > 0) return softBacked > 0 ? backed(findings, text, true) : own();
  // Text of a table's cells that stands in the evidence is what a row has instead of figures; a name is enough in another language.
  if (softBacked > 0 && (kind === "row" || isTranslated(language, findings)))
    return backed(findings, text, false);
  return undefined;
}

/**
 * What of a table row is compared as text: its quotations, and its cells that have words and stand in a finding. A cell that does
 * not may be a label; so may code in the first.
 */
function quotesOfRow(row: string, quotes: readonly string[], findings: readonly ObservedFinding[]): string[] {
  const cells = row.split("|").map(normalise);
  const label = cells.find((cell) => cell !== "") ?? "";
  const isSeen = (text: string) => findings.some((finding) => hasPhrase(finding.text, text));
  return [
    ...quotes.filter((quote) => !label.includes(quote) || isSeen(quote)),
    ...cells.filter((cell) => /\p{L}/u.test(cell) && isSeen(cell)),
  ];
}

const isTranslated = (language: string | undefined, findings: readonly ObservedFinding[]) =>
  language !== undefined &&
  findings.some(
    (finding) =>
      finding.language !== undefined && finding.language !== MACHINE && finding.language !== language,
  );

const own = (): Judgement => ({ outcome: "own_knowledge", findings: [] });

/** Whether what sounds like small talk has no figure or words of the evidence in it; `two ways:` announces. */
const saysNothing = (text: string, { hardBacked, hardForeign }: Sorted, coverage: Coverage) =>
  (hardBacked === 0 || (ASKS_OR_ANNOUNCES.test(text) && !/\d/.test(text))) &&
  !coverage.repeats(false) &&
  (hardForeign === 0 || ASKS_OR_ANNOUNCES.test(text));

function backed(findings: ObservedFinding[], text: string, isPartly: boolean): Judgement {
  // What failed supports every fact about it, but not that it succeeded.
  const failed = findings.length > 0 && findings.every(({ finding }) => finding.failed);
  if (failed && SUCCEEDS.test(text) && !DENIES_SUCCESS.test(text)) return own();
  return { outcome: isPartly ? "looked_up" : "supported", findings };
}

const backing = ({ backed: by }: Sorted): ObservedFinding[] =>
  [...by].toSorted((a, b) => b[1] - a[1]).map(([finding]) => finding);

/** Judges a statement that repeats no evidence word for word: a paraphrase or a conclusion, unless it speaks of something else. */
function paraphrase(
  text: string,
  { findings, given, language }: KnownFacts,
  sorted: Sorted,
  coverage: Coverage,
): Judgement {
  if (findings.length === 0) return own();
  const general = isGeneral(text) || advises(text);
  if (general && !coverage.isClose) return own();
  if (coverage.finding && coverage.words > 1) return backed([coverage.finding], text, true);
  if (general) return own();
  if (sorted.softBacked > 0) return backed(backing(sorted).slice(0, 3), text, true);
  const told = findings.filter(({ finding: { evidence } }) => !VALUES.has(evidence.type));
  if (told.length > 0) return backed(told.slice(0, 1), text, true);
  // A value has no words: a conclusion from it is about what the person asked.
  const isAboutIt =
    concludes(text) ||
    sorted.restated > 0 ||
    coverage.words > 0 ||
    (refersBack(text, language) && sharesWords(text, given[0]));
  return isAboutIt ? backed(findings.slice(0, 1), text, true) : own();
}

/** Code and output in an answer are supported where they stand in what ran or what it printed. */
function judgeCode(code: string, { findings }: KnownFacts): Judgement {
  const lines = code
    .split("\n")
    .slice(0, CODE_LINES)
    .map(normalise)
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  for (const finding of findings) {
    const shown = lines.filter(
      (line) => hasPhrase(finding.text, line) || hasPhrase(finding.input.text, line),
    ).length;
    if (lines.length > 0 && shown === lines.length) return { outcome: "supported", findings: [finding] };
  }
  return own();
}
