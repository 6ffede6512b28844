import { useSyncExternalStore } from "react";
import { serviceUrl } from "../../lib/service.ts";
import { createStored } from "../../lib/stored.ts";
import { forgetTrusted, keepTrusted, trustedLedger } from "../../lib/trusted-ledgers.ts";
import { witnessPolicy } from "../../lib/witness-policy.ts";
import type { CheckAnswer, KnownLedger, LedgerCheck } from "./check-messages.ts";
import { runCheck } from "./run-check.ts";

/** The check of the service's ledger, as far as it is. It outlives the page that shows it. */
export type ChainCheck =
  | { state: "idle" }
  | { state: "running"; done: number; size: number | null }
  | { state: "done"; result: LedgerCheck }
  | { state: "failed"; why: string };

/** The ledgers that this browser has verified, by name: a chain alone does not show that it was cut or rewritten. */
const verified = createStored<Readonly<Record<string, KnownLedger>>>(
  "signet-ledgers",
  (text) => {
    try {
      return (JSON.parse(text ?? "{}") ?? {}) as Record<string, KnownLedger>;
    } catch {
      return {};
    }
  },
  JSON.stringify,
);

const listeners = new Set<() => void>();
let current: ChainCheck = { state: "idle" };
let stop = () => {};

function become(next: ChainCheck): void {
  current = next;
  for (const listener of listeners) listener();
}

function heard(answer: CheckAnswer): void {
  if (answer.state === "empty") return;
  if (answer.state !== "done") return become(answer);
  if (answer.result.of !== "ledger") return;
  become({ state: "done", result: answer.result });
  remember(answer.result);
}

function remember({ log, verdict, past, signature, witnessed }: LedgerCheck): void {
  if (!verdict.ok || log === null || (past !== null && past.state !== "same")) return;
  if (signature?.state === "refused" || witnessed?.state === "refused") return;
  if (signature?.state === "signed") keepTrusted(signature.seen);
  const at = new Date().toISOString();
  verified.set({ ...verified.get(), [log]: { size: verdict.size, head: verdict.head, at } });
}

/** Recomputes the whole ledger, unless that is under way. */
export function startChainCheck(): void {
  if (current.state === "running") return;
  become({ state: "running", done: 0, size: null });
  stop = runCheck(
    {
      of: "service",
      url: serviceUrl,
      known: verified.get(),
      trusted: trustedLedger(),
      policy: witnessPolicy.get(),
    },
    heard,
  );
}

/** The same, also if it is under way: what it was asked has changed. */
export function restartChainCheck(): void {
  stop();
  current = { state: "idle" };
  startChainCheck();
}

/** Trusts the key that signs now, and checks again. */
export function trustNewKey(): void {
  forgetTrusted();
  startChainCheck();
}

export const useChainCheck = (): ChainCheck =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );

/** Whether this browser has recomputed a line and all before it. */
export function isChecked(check: ChainCheck, seq: number): boolean {
  if (check.state !== "done") return false;
  const { verdict, broken } = check.result;
  return verdict.ok ? seq < verdict.size : seq < (broken?.seq ?? verdict.seq);
}

/** The number of the first bad line; null if none is known. */
export function brokenAt(check: ChainCheck): number | null {
  if (check.state !== "done" || check.result.verdict.ok) return null;
  return Math.max(0, check.result.broken?.seq ?? check.result.verdict.seq);
}
