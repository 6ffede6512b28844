import { createHash } from "node:crypto";
import type { ChatEventBody, Evidence } from "@signet/contract";
import { shorten } from "../shorten.ts";

/** What a tool call observed. */
export interface ChatFinding {
  evidence: Evidence;
  /** What the observation says, as a sentence. */
  claim: string;
  /** The observed text: a value, an output, a page, a note. */
  text: string;
  /** What the model put into the call. */
  input?: string;
  /** What stands in `input` and in `text` is the model's own words, as in a program that prints a sentence. */
  isOwnText?: boolean;
  /** It was observed in something that failed. */
  failed?: boolean;
}

const CLAIM_BYTES = 300;

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** A finding of `text`. */
export const found = (
  type: Evidence["type"],
  ref: string,
  { claim, text, ...rest }: Omit<ChatFinding, "evidence"> & { sha256?: string },
): ChatFinding => {
  const { sha256: hash = sha256(text), ...kept } = rest;
  return { evidence: { type, ref, sha256: hash }, claim, text, ...kept };
};

/** The proof of a single finding. It is supported because the service itself made the observation. */
export const proofOf = ({ claim, evidence }: ChatFinding): ChatEventBody => ({
  name: "proof",
  data: {
    claim: shorten(claim.trim(), { bytes: CLAIM_BYTES }).text,
    verified: true,
    outcome: "supported",
    evidence: [evidence],
  },
});
