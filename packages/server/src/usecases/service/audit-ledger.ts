import type { Clock } from "../../base/clock.ts";
import { describe, type Log } from "../../base/log.ts";
import type { Audit, Auditor } from "../../modules/ledger/audit.ts";

const EVERY_MS = 5 * 60_000;

/**
 * Checks the ledger beside all else: the whole of it at the start, then every five minutes what was added. The log has the first
 * result and each that differs from the one before.
 */
export function createLedgerAudits({
  clock,
  log,
  auditor,
}: {
  clock: Clock;
  log: Log;
  auditor: Pick<Auditor, "goOn">;
}) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> = Promise.resolve();

  async function rounds(): Promise<void> {
    let told: Audit | undefined;
    let isFailing = false;
    while (!signal.aborted) {
      try {
        const found = await auditor.goOn(signal);
        tell(found, told);
        told = found;
        isFailing = false;
      } catch (thrown) {
        // Once, not every five minutes.
        if (!isFailing && !signal.aborted) log.error(describe(thrown), "auditing the ledger failed");
        isFailing = true;
      }
      await clock.sleep(EVERY_MS, signal).catch(() => undefined);
    }
  }

  function tell({ ok, size, neverSealed }: Audit, before: Audit | undefined): void {
    if (ok !== before?.ok) log[ok ? "info" : "error"]({ ok, size }, "ledger audited");
    const { runs, lines } = neverSealed ?? { runs: 0, lines: [] };
    if (runs > 0 && runs !== before?.neverSealed?.runs)
      log.warn({ runs, lines }, "runs were opened and never sealed");
  }

  return {
    start: () => void (running = rounds()),
    /** Resolves when the check under way has ended. */
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
