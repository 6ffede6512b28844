import type { ChatFinding } from "../evidence.ts";
import type { Clause } from "./evidence/clauses.ts";
import { type Observed, type ObservedFinding, observeFinding, observeGiven } from "./evidence/observed.ts";
import type { KnownFacts } from "./known-facts.ts";
import type { Judgement } from "./judgement.ts";
import { judge } from "./outcome.ts";
import { languageOfAnswer } from "./reading/languages.ts";
import { numberWords } from "./reading/number-words.ts";
import { type AnswerPart, statementsOf } from "./reading/statements.ts";
import { READ_CHARS } from "./reading/words.ts";
import { beginningThen } from "./sentences/not-until.ts";
import { clausesOfFindings } from "./sentences/opposites.ts";

/** Characters of an answer that are judged. */
const JUDGED_CHARS = 32_768;
/** Pairs of a figure of an answer and one of its evidence that are compared: about a second's work. */
const MOST_COMPARED = 3_000_000;
/** The same of one statement, which is judged in one piece; a list of more figures is compared in less time. */
const MOST_OF_STATEMENT = 300_000;
const FIGURES_OF_LIST = 40;
/** The most findings that an answer is compared with, the newest. */
const MOST_FINDINGS = 60;
/** Characters of them in all. */
const MOST_CHARS = 640_000;
/** Characters of findings from which on each is read by itself, so that nobody waits until all of them are. */
const MANY_CHARS = 60_000;

/** What an answer is judged by: the findings of its turn, and what the person wrote or was told in error. */
export interface Sources {
  findings: readonly ChatFinding[];
  given: readonly string[];
  /** The messages of calls that failed. */
  failures?: readonly ChatFinding[];
}

/** A statement of an answer, and how it is backed. */
export interface JudgedStatement extends Judgement {
  statement: AnswerPart;
  /** The language of the answer. */
  language: string | undefined;
}

/**
 * Judges the statements of an answer in order. Yields undefined after each other piece of work, where a caller may let
 * others go first. Once `hasTime` says no, the rest is not compared, and so it is not supported.
 */
export function* judgeAnswer(
  answer: string,
  { findings, given, failures = [] }: Sources,
  hasTime: () => boolean = () => true,
): Generator<JudgedStatement | undefined, void> {
  const observed: ObservedFinding[] = [];
  const compared = newest(findings);
  for (const finding of compared) {
    if (hasTime()) observed.push(observeFinding(finding, given, compared));
    yield;
  }
  let asked: Observed[] | undefined;
  const known: KnownFacts = {
    language: languageOfAnswer(answer, given[0] ?? ""),
    failures: failures.slice(-MOST_FINDINGS).map((failure) => observeFinding(failure)),
    // Read when it is needed: without evidence, most answers are judged without it.
    get given() {
      return (asked ??= given.map((text) => observeGiven(text)));
    },
    ...evidenceOf(observed),
  };
  const seen = observed.reduce((sum, { particulars }) => sum + particulars.quantities.length, 0);
  let left = MOST_COMPARED;
  let before: Judgement["outcome"] = null;
  const statements = statementsOf(answer.slice(0, JUDGED_CHARS));
  const pairsOf = ({ text }: AnswerPart) => figuresOf(text) * seen;
  const isShort = (statement: AnswerPart) =>
    pairsOf(statement) <= (figuresOf(statement.text) > FIGURES_OF_LIST ? MOST_COMPARED : MOST_OF_STATEMENT);
  const first = statements.find(isShort);
  if (observed.reduce((sum, { text }) => sum + text.length, 0) > MANY_CHARS)
    for (const finding of observed) {
      // A finding keeps what was read of it.
      if (hasTime() && first) judge(first, { ...known, ...evidenceOf([finding]) });
      yield;
    }
  for (const statement of statements) {
    left -= pairsOf(statement);
    const judged: Judgement =
      left >= 0 && isShort(statement) && hasTime()
        ? judge(saidOfThen(statement), known, statement.before ? before : null)
        : { outcome: "own_knowledge", findings: [] };
    before = judged.outcome;
    yield { statement, language: known.language, ...judged };
  }
}

/** A statement as it is compared: what does not begin until a time, begins then. */
const saidOfThen = (statement: AnswerPart): AnswerPart =>
  statement.kind === "prose" ? { ...statement, text: beginningThen(statement.text) } : statement;

/** The outcome of each statement of an answer, in order; null where it states nothing. */
export const outcomesOf = (answer: string, sources: Sources): JudgedStatement[] =>
  judgeAnswer(answer, sources)
    .filter((judged) => judged !== undefined)
    .toArray();

function evidenceOf(findings: readonly ObservedFinding[]): Pick<KnownFacts, "findings" | "clauses"> {
  let clauses: Clause[] | undefined;
  return { findings, clauses: () => (clauses ??= clausesOfFindings(findings)) };
}

/** The newest findings that are compared. */
function newest(findings: readonly ChatFinding[]): ChatFinding[] {
  let left = MOST_CHARS;
  const kept = findings.slice(-MOST_FINDINGS).toReversed();
  return kept
    .filter(({ text, input = "" }, i) => {
      left -= Math.min(text.length, READ_CHARS) + Math.min(input.length, READ_CHARS);
      return i === 0 || left >= 0;
    })
    .toReversed();
}

/** How many figures a statement has at most, in digits or in words. */
const figuresOf = (text: string): number => (text.match(/\d+/g)?.length ?? 0) + numberWords(text).length;
