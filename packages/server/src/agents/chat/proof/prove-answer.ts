import type { ChatEventBody, Evidence, ProofOutcome } from "@signet/contract";
import { shorten } from "../../shorten.ts";
import type { ChatFinding } from "../evidence.ts";
import { languageOfAnswer } from "./reading/languages.ts";
import { numberWords } from "./reading/number-words.ts";
import { type ObservedFinding, observeFinding, observeGiven } from "./evidence/observed.ts";
import type { Clause } from "./evidence/clauses.ts";
import { clausesOfFindings } from "./sentences/opposites.ts";
import { judge, type Judgement } from "./outcome.ts";
import type { KnownFacts } from "./known-facts.ts";
import { passagesOf } from "./sentences/passage.ts";
import { statementsOf } from "./reading/statements.ts";
import { READ_CHARS } from "./reading/words.ts";

/** Characters of an answer that are judged. */
const JUDGED_CHARS = 32_768;
const CLAIM_BYTES = 1_000;
/** The most claims of one answer that are judged. */
const MOST_CLAIMS = 40;
const MOST_EVIDENCE = 8;
/** Pairs of a figure of an answer and one of its evidence that are compared: about a second's work. */
const MOST_COMPARED = 3_000_000;
/** Passages of one piece of evidence that a claim names. */
const MOST_PASSAGES = 6;
/** The most findings that an answer is compared with, the newest. */
const MOST_FINDINGS = 60;
/** Characters of them in all. */
const MOST_CHARS = 640_000;

/** A claim of an answer: sentences in a row that are backed alike. */
interface Claim {
  text: string;
  outcome: ProofOutcome;
  /** What backs it, each with the passages that its sentences were compared with. */
  findings: Map<ObservedFinding, Set<string>>;
}

/** What an answer is judged by: the findings of its turn, and what the person wrote or was told in error. */
export interface Sources {
  findings: readonly ChatFinding[];
  given: readonly string[];
  /** The messages of calls that failed. */
  failures?: readonly ChatFinding[];
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

/** The outcome of each statement of an answer, in order; null where it states nothing. */
export function outcomesOf(answer: string, { findings, given, failures = [] }: Sources) {
  const observed = newest(findings).map((finding) => observeFinding(finding, given));
  let clauses: Clause[] | undefined;
  const known: KnownFacts = {
    language: languageOfAnswer(answer, given[0] ?? ""),
    findings: observed,
    clauses: () => (clauses ??= clausesOfFindings(observed)),
    failures: failures.slice(-MOST_FINDINGS).map((failure) => observeFinding(failure)),
    given: given.map((text) => observeGiven(text)),
  };
  const seen = known.findings.reduce((sum, { particulars }) => sum + particulars.quantities.length, 0);
  let left = MOST_COMPARED;
  let before: ProofOutcome | null = null;
  return statementsOf(answer.slice(0, JUDGED_CHARS)).map((statement) => {
    left -= figuresOf(statement.text) * seen;
    // What was not compared is not supported.
    const judged: Judgement =
      left < 0
        ? { outcome: "own_knowledge", findings: [] }
        : judge(statement, known, statement.before ? before : null);
    before = judged.outcome;
    return { statement, language: known.language, ...judged };
  });
}

/**
 * The proofs of an answer: for sentences in a row that are backed alike, what they say and the evidence. None for an answer
 * that states nothing.
 */
export function proveAnswer(answer: string, sources: Sources): ChatEventBody[] {
  const claims: Claim[] = [];
  for (const { statement, language, outcome, findings } of outcomesOf(answer, sources)) {
    if (outcome === null) continue;
    const text = shorten(statement.text, { bytes: CLAIM_BYTES }).text;
    const last = claims.at(-1);
    const joins = last?.outcome === outcome && last.text.length + text.length < CLAIM_BYTES;
    if (last && joins) last.text += `\n${text}`;
    else if (claims.length < MOST_CLAIMS) claims.push({ text, outcome, findings: new Map() });
    else break;
    const by = claims.at(-1)!.findings;
    for (const finding of findings) {
      const passages = by.get(finding) ?? new Set();
      for (const passage of passagesOf(statement.text, language, finding)) passages.add(passage);
      by.set(finding, passages);
    }
  }
  return claims.map(({ text, outcome, findings }) => ({
    name: "proof",
    data: { claim: text, verified: outcome === "supported", outcome, evidence: evidenceOf(findings) },
  }));
}

/** Each piece of evidence once, with what of it the claim was compared with. */
function evidenceOf(findings: Claim["findings"]): Evidence[] {
  const pieces = Map.groupBy(
    findings,
    ([
      {
        finding: { evidence },
      },
    ]) => [evidence.type, evidence.ref, evidence.sha256].join(" "),
  );
  return [...pieces.values()].slice(0, MOST_EVIDENCE).map((those) => {
    const passages = new Set(those.flatMap(([, told]) => [...told]));
    const passage = [...passages].slice(0, MOST_PASSAGES).join("\n");
    return { ...those[0]![0].finding.evidence, ...(passage && { passage }) };
  });
}
