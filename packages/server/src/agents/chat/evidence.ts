import { createHash } from "node:crypto";
import type { ChatEventBody, Evidence } from "@signet/contract";
import { shorten } from "../shorten.ts";
import { findTexts } from "../tools/find-runs.ts";

/** Evidence from a tool call, and the claim that it supports. */
export interface EvidenceFinding {
  evidence: Evidence;
  claim: string;
  /** Texts (values, addresses, hashes, sentences). An answer that contains one of them relies on this finding. */
  marks: string[];
}

const CLAIM_BYTES = 300;
/** Characters of an answer that are compared with the findings. */
const COMPARED_CHARS = 65_536;
/** Occurrences of one mark in an answer that are examined. */
const PLACES = 1_000;

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The proof of a single finding. It is verified because the service itself made the observation. */
export const proofOf = ({ claim, evidence }: EvidenceFinding): ChatEventBody => ({
  name: "proof",
  data: { claim: excerpt(claim), verified: true, evidence: [evidence] },
});

/**
 * The proof of an answer: the findings of which it contains a mark. Verified if there is at least one; an answer that
 * contains none was not looked up.
 */
export function proofOfAnswer(answer: string, findings: readonly EvidenceFinding[]): ChatEventBody {
  // List numbering is not part of the statement.
  const text = normalise(answer.slice(0, COMPARED_CHARS).replace(/^\s{0,20}(?:\d{1,3}[.)]|[-*])\s/gm, " "));
  const cited = findings.filter(({ marks }) => marks.some((mark) => mentions(text, mark)));
  const evidence = cited.map((finding) => finding.evidence);
  return { name: "proof", data: { claim: excerpt(answer), verified: evidence.length > 0, evidence } };
}

const excerpt = (text: string) => shorten(text.trim(), { bytes: CLAIM_BYTES }).text;

/** Whether `text`, a normalised answer, contains `mark` as a whole word, number or address. */
function mentions(text: string, mark: string): boolean {
  const wanted = normalise(mark);
  if (wanted === "") return false;
  const address = /^https?:/.test(wanted);
  const number = /^[-+]?[\d.]+$/.test(wanted);
  for (const at of findTexts(text, wanted).slice(0, PLACES)) {
    const before = text.slice(Math.max(0, at - 2), at);
    const after = text.slice(at + wanted.length, at + wanted.length + 2);
    if (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after)) continue;
    if (number && (/(?:\d[.,]|[-\u2212])$/.test(before) || /^(?:[.,]\d|%)/.test(after))) continue;
    if (address && !/^(?:$|[\s)\]>"'`|,;!]|[.?](?:\s|$))/.test(after)) continue;
    return true;
  }
  return false;
}

/** Normalises case, whitespace and thousands separators for comparison. */
const normalise = (text: string) =>
  text
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, "")
    .replace(/\s+/g, " ")
    .trim();
