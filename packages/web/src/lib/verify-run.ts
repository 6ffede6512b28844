import { receiptSha, verifyRunRecord, type RecordedEvent } from "@signet/verify";
import { useCallback, useEffect, useState } from "react";
import { TEXT } from "../text.ts";
import { count, shortHash } from "./format.ts";
import { service } from "./service.ts";
import { signedPlace } from "./signed-place.ts";

/** What this browser has found out about a receipt, by itself. */
export type Verification =
  | { state: "unchecked" | "checking" }
  | { state: "verified"; lines: string[]; unknown: string[]; ms: number }
  | { state: "broken"; why: string }
  | { state: "impossible"; why: string };

/** The fields of a receipt that a verification names. */
export interface ReceiptPlace {
  receipt_sha: string;
  seq: number;
  prev: string;
}

const says = TEXT.receipt;

/** Recomputes a run's receipt from its events, its link to the line before it in the ledger, and its place among the signed lines. */
export async function verifyRun(
  events: readonly RecordedEvent[],
  receipt: ReceiptPlace,
): Promise<Verification> {
  const { receipt_sha, seq, prev } = receipt;
  // Browsers offer WebCrypto only to pages that come by https or from this machine.
  if ((globalThis.crypto as Crypto | undefined)?.subtle === undefined)
    return { state: "impossible", why: says.noCrypto };
  const begun = performance.now();
  const verdict = await verifyRunRecord({ events });
  if (!verdict.ok) return { state: "broken", why: verdict.message };
  if (verdict.receiptSha !== receipt_sha) return { state: "broken", why: says.otherReceipt };
  const lines = [
    says.bytes(shortHash(verdict.receiptSha)),
    ...(verdict.opened.includes("task_commit") ? [says.task] : []),
    ...(verdict.opened.includes("events") ? [says.events(count(events.length - 1))] : []),
  ];
  const link = await linkOf(seq, prev);
  if (link === "broken") return { state: "broken", why: says.brokenLink(count(seq - 1)) };
  const [known, unknown] = link === "unknown" ? [[], [says.unasked]] : [[link], []];
  const place = await signedPlace(receipt);
  if (place.refusal !== null) return { state: "broken", why: TEXT.signed.refusals[place.refusal] };
  return {
    state: "verified",
    lines: [...lines, ...known, ...place.lines],
    unknown: [...unknown, ...place.unknown],
    ms: performance.now() - begun,
  };
}

/** The words for a link that holds; `unknown` if the ledger does not answer. */
async function linkOf(seq: number, prev: string): Promise<string> {
  if (seq === 0) return /^0{64}$/.test(prev) ? says.first : "broken";
  try {
    const { receipts } = await service().receipts({ before: seq, limit: 1, kind: "all" });
    const { receipt_sha: _, ...before } = receipts[0]!;
    if (before.seq !== seq - 1) return "unknown";
    return (await receiptSha(before)) === prev ? says.follows(count(seq - 1)) : "broken";
  } catch {
    return "unknown";
  }
}

/** Verifies a sealed run once, and again on demand. */
export function useVerification(
  events: readonly RecordedEvent[],
  place: ReceiptPlace | null,
): { verification: Verification; again: () => void } {
  const [verification, setVerification] = useState<Verification>({ state: "unchecked" });
  const again = useCallback(() => {
    if (place === null) return;
    setVerification({ state: "checking" });
    void verifyRun(events, place).then(setVerification, (error: unknown) =>
      setVerification({ state: "impossible", why: (error as Error).message }),
    );
  }, [events, place]);
  useEffect(again, [again]);
  return { verification, again };
}
