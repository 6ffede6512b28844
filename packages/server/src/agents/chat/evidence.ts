import { createHash } from "node:crypto";
import type { ChatEventBody, Evidence } from "@signet/contract";
import { shorten } from "../shorten.ts";
import { findTexts } from "../tools/find-runs.ts";

/** Something that was seen, and what is claimed of it. */
export interface EvidenceFinding {
  evidence: Evidence;
  claim: string;
  /** Texts by which an answer shows that it rests on it. */
  marks: string[];
}

const CLAIM_BYTES = 300;
/** An answer is compared with all that was seen; more of one is no answer to a question. */
const COMPARED_CHARS = 65_536;
/** Places of an answer at which one mark is looked at. */
const PLACES = 1_000;

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** What was seen, as a proof of its own: the service saw it, whatever the model makes of it. */
export const proofOf = ({ claim, evidence }: EvidenceFinding): ChatEventBody => ({
  name: "proof",
  data: { claim: excerpt(claim), verified: true, evidence: [evidence] },
});

/**
 * What an answer rests on: the findings that it shows, by naming a value, an address, a hash or words of theirs. Verified
 * where there is any; an answer that shows none was not looked up.
 */
export function proofOfAnswer(answer: string, found: readonly EvidenceFinding[]): ChatEventBody {
  // The numbers of a list are no numbers of what is said.
  const text = plain(answer.slice(0, COMPARED_CHARS).replace(/^\s{0,20}(?:\d{1,3}[.)]|[-*])\s/gm, " "));
  const shown = found.filter(({ marks }) => marks.some((mark) => names(text, mark)));
  const evidence = shown.map((one) => one.evidence);
  return { name: "proof", data: { claim: excerpt(answer), verified: evidence.length > 0, evidence } };
}

const excerpt = (text: string) => shorten(text.trim(), { bytes: CLAIM_BYTES }).text;

/** Whether `text`, an answer made plain, holds `mark`: not as a part of a longer word, number or address. */
function names(text: string, mark: string): boolean {
  const wanted = plain(mark);
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

/** Thousands are written with and without commas, blanks differ. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, "")
    .replace(/\s+/g, " ")
    .trim();
