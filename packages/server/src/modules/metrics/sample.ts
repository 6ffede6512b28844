import type { RunKind, RunState } from "@signet/contract";
import type { Series } from "./series.ts";

/** What is measured when it is asked for. */
export interface Sample {
  /** The runs that this service executes now, by kind. */
  executing: Record<RunKind, number>;
  ledger: {
    /** The newest checkpoint; null if there is none. */
    signed: { size: number; at: number } | null;
    /** Whether all receipts are signed, and more may be appended. */
    sound: boolean;
    /** The runs that were opened and never sealed; null if the ledger was not checked yet, or is no whole chain. */
    neverSealed: number | null;
  };
  /** Whether the sandbox and the browser of this machine can be used. */
  sandbox: boolean;
  browser: boolean;
  /** What the database and its disk say; null if they did not answer in time. */
  stored: StoredSample | null;
}

export interface StoredSample {
  /** The runs under way on the whole database, and how long the oldest of each has existed. */
  runs: { kind: RunKind; state: RunState; runs: number; oldestSeconds: number }[];
  webhooks: { pending: number; overdueSeconds: number };
  ledgerSize: number;
  databaseBytes: number;
  diskBytes: number;
  diskFreeBytes: number;
}

/** Sets the series to what was measured. What could not be measured is absent rather than old. */
export function setSample(series: Series, { executing, ledger, sandbox, browser, stored }: Sample): void {
  for (const [kind, runs] of Object.entries(executing)) series.runsExecuting.set({ kind }, runs);
  series.ledgerSigned.set(ledger.signed?.size ?? 0);
  series.ledgerSignedAt.set((ledger.signed?.at ?? 0) / 1000);
  series.ledgerSound.set(Number(ledger.sound));
  if (ledger.neverSealed === null) series.ledgerNeverSealed.remove();
  else series.ledgerNeverSealed.set(ledger.neverSealed);
  series.sandbox.set(Number(sandbox));
  series.browser.set(Number(browser));
  series.databaseUp.set(Number(stored !== null));
  for (const name of STORED) series[name].reset();
  if (stored === null) {
    for (const name of PLAIN) series[name].remove();
    return;
  }
  for (const { kind, state, runs, oldestSeconds } of stored.runs) {
    series.runs.set({ kind, state }, runs);
    series.runsOldest.set({ kind, state }, oldestSeconds);
  }
  series.webhooksPending.set(stored.webhooks.pending);
  series.webhooksOldest.set(stored.webhooks.overdueSeconds);
  series.ledgerSize.set(stored.ledgerSize);
  series.databaseBytes.set(stored.databaseBytes);
  series.diskTotal.set(stored.diskBytes);
  series.diskFree.set(stored.diskFreeBytes);
}

const PLAIN = [
  "webhooksPending",
  "webhooksOldest",
  "ledgerSize",
  "databaseBytes",
  "diskTotal",
  "diskFree",
] as const;
const STORED = ["runs", "runsOldest", ...PLAIN] as const;
