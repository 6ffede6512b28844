import type { ChainVerdict, ReceiptVerdict } from "@signet/verify";
import type { LedgerSignature, PinnedLedger } from "../../lib/signed-ledger.ts";
import type { PolicyVerdict } from "../../lib/witnessed.ts";

/** A ledger as this browser verified it: its size and head, and when. */
export interface KnownLedger {
  size: number;
  head: string;
  at: string;
}

/** What the worker is asked to check: the ledger of a service, or a file. `known` is by name of the ledger, `policy` the text of one or empty. */
export type EvidenceRequest =
  | {
      of: "service";
      url: string;
      known: Readonly<Record<string, KnownLedger>>;
      trusted: PinnedLedger | null;
      policy: string;
    }
  | { of: "file"; file: Blob; trusted: readonly PinnedLedger[]; policy: string };

/** Two hashes that should be equal: the one that is written, and the one that was recomputed. */
export interface BrokenLink {
  /** The line whose bytes have another hash; -1 for what the first line names. */
  seq: number;
  named: string;
  computed: string;
}

export interface LedgerCheck {
  of: "ledger";
  /** The ledger's name; null if it is empty or its first line cannot be read. */
  log: string | null;
  verdict: ChainVerdict;
  broken: BrokenLink | null;
  /** How it compares with what this browser verified before; null if it did not. */
  past: null | { state: "same" | "rewritten" | "cut"; known: KnownLedger; computed: string | null };
  /** What its signature says of these very lines; null for a file of lines, which has none. */
  signature: LedgerSignature | null;
  /** Whether the witnesses that a policy wants have cosigned it; null without a policy, or where the ledger is not signed. */
  witnessed: PolicyVerdict | null;
  ms: number;
}

/** Whether a receipt is in a signed ledger: its line, or why that was not verified. */
export type ReceiptPlaceCheck =
  | { state: "placed"; index: number; size: number; witnessed: PolicyVerdict | null }
  | { state: "refused" }
  | { state: "no_proof" | "no_key" | "unsupported" };

export interface SealedCheck {
  of: "receipt";
  verdict: ReceiptVerdict;
  /** The receipt's fields, if it holds. */
  fields: Record<string, boolean | number | string> | null;
  place: ReceiptPlaceCheck;
  ms: number;
}

export type CheckResult = LedgerCheck | SealedCheck;

export type CheckAnswer =
  | { state: "running"; done: number; size: number | null }
  | { state: "done"; result: CheckResult }
  | { state: "empty" }
  | { state: "failed"; why: string };
