import type { Browsers } from "@signet/page-verifier";
import type { Clock } from "../../base/clock.ts";
import type { Disk } from "../../modules/disk/disk.ts";
import type { Checkpoints } from "../../modules/ledger/checkpoints.ts";
import type { Ledger } from "../../modules/ledger/ledger.ts";
import type { Metrics } from "../../modules/metrics/metrics.ts";
import type { Census } from "../../modules/runs/census.ts";
import type { SandboxReadiness } from "../runs/sandbox-readiness.ts";

export interface WatchServiceParts {
  clock: Clock;
  census: Census;
  disk: Disk;
  ledger: Ledger;
  checkpoints: Pick<Checkpoints, "refusal" | "unsigned">;
  readiness: SandboxReadiness;
  browsers: Browsers;
  metrics: Metrics;
  /** Whether this service executes runs. */
  executes: boolean;
  executing(): number;
  /** Whether it accepts work: false while it starts or stops. */
  accepts(): boolean;
}

/** What a monitoring system asks of one service. */
export function createWatchService(parts: WatchServiceParts) {
  const { clock, checkpoints, metrics } = parts;
  return {
    /** Why no callers should be sent here now; empty if they should. Rejects if the database does not answer. */
    async missing(): Promise<string[]> {
      await parts.ledger.head();
      const probe = parts.executes ? await parts.readiness.check() : null;
      const refusal = checkpoints.refusal();
      return [
        ...(parts.accepts() ? [] : ["the service is starting or stopping"]),
        ...(refusal === null ? [] : [refusal]),
        ...(probe?.missing ?? []),
      ];
    },

    /** The metrics in Prometheus' text format. */
    async metrics(): Promise<string> {
      const now = clock.now();
      const [groups, head, disk, probe] = await Promise.all([
        parts.census.underWay(),
        parts.ledger.head(),
        parts.disk.measure(),
        parts.readiness.check(),
      ]);
      return metrics.text({
        runs: groups.map(({ state, runs, oldest }) => ({
          state,
          runs,
          oldestSeconds: Math.max(0, (now - oldest) / 1000),
        })),
        executing: parts.executing(),
        ledgerSize: head.size,
        ledgerSound: checkpoints.refusal() === null && checkpoints.unsigned() === null,
        sandbox: probe.ok,
        browser: parts.browsers.status().state !== "unavailable",
        databaseBytes: disk.database,
        diskFreeBytes: disk.free,
      });
    },
    contentType: metrics.contentType,
  };
}

export type WatchService = ReturnType<typeof createWatchService>;
