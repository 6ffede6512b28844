import { setImmediate } from "node:timers/promises";
import type { ChatEventBody, Evidence, ProofOutcome } from "@signet/contract";
import { shorten } from "../../shorten.ts";
import type { ObservedFinding } from "./evidence/observed.ts";
import { judgeAnswer, type JudgedStatement, type Sources } from "./judge-answer.ts";
import { passagesOf } from "./sentences/passage.ts";

const CLAIM_BYTES = 1_000;
/** The most claims of one answer that are judged. */
const MOST_CLAIMS = 40;
const MOST_EVIDENCE = 8;
/** Passages of one piece of evidence that a claim names. */
const MOST_PASSAGES = 6;
/** Milliseconds of work for one answer. A usual one takes less than twenty. Time in which others use the processor is none. */
const MOST_MS = 2_000;
/** The same for the first answer of a process, whose patterns are compiled meanwhile: that takes seconds where the machine is slow. */
const FIRST_MS = 20_000;
/** Milliseconds of work after which others go first. */
const PAUSE_MS = 10;

/** A claim of an answer: sentences in a row that are backed alike. */
interface Claim {
  text: string;
  outcome: ProofOutcome;
  /** What backs it, each with the passages that its sentences were compared with. */
  findings: Map<ObservedFinding, Set<string>>;
}

/**
 * The proofs of an answer: for sentences in a row that are backed alike, what they say and the evidence. None for an answer
 * that states nothing. What is not compared after two seconds of work (twenty for the first answer) is not supported; others go first meanwhile.
 */
export async function proveAnswer(answer: string, sources: Sources): Promise<ChatEventBody[]> {
  let spent = 0;
  let paused = 0;
  const most = isCompiled ? MOST_MS : FIRST_MS;
  const work = proofsOf(answer, sources, () => spent < most);
  for (;;) {
    const from = workedMs();
    const { done, value } = work.next();
    if (done) {
      isCompiled ||= value.length > 0;
      return value;
    }
    spent += workedMs() - from;
    if (spent - paused < PAUSE_MS) continue;
    paused = spent;
    await setImmediate();
  }
}

/** Whether an answer of this process has been judged. */
let isCompiled = false;

/** Milliseconds for which this thread has run. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Proves an answer in pieces of work, after each of which it yields. */
export function* proofsOf(
  answer: string,
  sources: Sources,
  hasTime?: () => boolean,
): Generator<undefined, ChatEventBody[]> {
  const claims: Claim[] = [];
  for (const judged of judgeAnswer(answer, sources, hasTime)) {
    if (judged?.outcome && !addTo(claims, judged.outcome, judged)) break;
    yield;
  }
  return claims.map(({ text, outcome, findings }) => ({
    name: "proof",
    data: { claim: text, verified: outcome === "supported", outcome, evidence: evidenceOf(findings) },
  }));
}

/** Adds a statement to the claims; false if there are too many. */
function addTo(
  claims: Claim[],
  outcome: ProofOutcome,
  { statement, language, findings }: JudgedStatement,
): boolean {
  const text = shorten(statement.text, { bytes: CLAIM_BYTES }).text;
  const last = claims.at(-1);
  const joins = last?.outcome === outcome && last.text.length + text.length < CLAIM_BYTES;
  if (last && joins) last.text += `\n${text}`;
  else if (claims.length < MOST_CLAIMS) claims.push({ text, outcome, findings: new Map() });
  else return false;
  const by = claims.at(-1)!.findings;
  for (const finding of findings) {
    const passages = by.get(finding) ?? new Set();
    for (const passage of passagesOf(statement.text, language, finding)) passages.add(passage);
    by.set(finding, passages);
  }
  return true;
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
