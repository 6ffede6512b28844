import type { RunKind } from "@signet/contract";
import type { Browsers } from "@signet/page-verifier";
import type { Clock } from "../../base/clock.ts";
import { describe, type Log } from "../../base/log.ts";
import type { Disk } from "../../modules/disk/disk.ts";
import type { Auditor } from "../../modules/ledger/audit.ts";
import type { Checkpoints } from "../../modules/ledger/checkpoints.ts";
import type { Ledger } from "../../modules/ledger/ledger.ts";
import type { Metrics } from "../../modules/metrics/metrics.ts";
import type { StoredSample } from "../../modules/metrics/sample.ts";
import type { Outbox } from "../../modules/outbound/outbox.ts";
import type { Census } from "../../modules/runs/census.ts";
import type { Blobs } from "../../store/blobs/blobs.ts";
import type { SandboxReadiness } from "../runs/sandbox-readiness.ts";

export interface WatchServiceParts {
  clock: Clock;
  log: Log;
  census: Pick<Census, "underWay">;
  outbox: Pick<Outbox, "backlog">;
  disk: Disk;
  /** The store of files outside of the database, if there is one. */
  blobs?: Pick<Blobs, "refusal"> | null;
  ledger: Pick<Ledger, "head">;
  checkpoints: Pick<Checkpoints, "newest" | "refusal" | "unsigned">;
  auditor: Pick<Auditor, "last">;
  readiness: Pick<SandboxReadiness, "check">;
  browsers: Pick<Browsers, "status">;
  metrics: Pick<Metrics, "text" | "contentType">;
  /** Whether this service executes runs. */
  executes: boolean;
  executing(): Record<RunKind, number>;
  /** Whether it accepts work: false while it starts or stops. */
  accepts(): boolean;
  /** How long the database and the disk may take to answer. */
  deadlineMs?: number;
}

const DEADLINE_MS = 5_000;

/** What a monitoring system asks of one service. Every answer comes, also if the database hangs. */
export function createWatchService(parts: WatchServiceParts) {
  const { checkpoints, log, metrics, deadlineMs = DEADLINE_MS } = parts;
  const head = createShared(() => parts.ledger.head());
  const blobs = createShared(async () => (await parts.blobs?.refusal()) ?? "");
  const stored = createShared(() => measure(parts));

  /** What `ask` finds in time; else null, and a line of the log. */
  const inTime = <T>(ask: () => Promise<T>): Promise<T | null> =>
    within(deadlineMs, ask()).catch((thrown: unknown) => {
      log.warn(describe(thrown), "what monitoring asks for could not be measured");
      return null;
    });

  return {
    /** Why no callers should be sent here now; empty if they should. */
    async missing(): Promise<string[]> {
      const [answered, files, probe] = await Promise.all([
        inTime(head),
        inTime(blobs),
        parts.executes ? inTime(() => parts.readiness.check()) : { missing: [] },
      ]);
      const refusal = checkpoints.refusal();
      return [
        ...(parts.accepts() ? [] : ["the service is starting or stopping"]),
        ...(answered === null ? ["the database does not answer"] : []),
        ...(files === "" ? [] : [files ?? "the store of files (SVC_BLOB_URL) does not answer"]),
        ...(refusal === null ? [] : [refusal]),
        ...(probe?.missing ?? ["the sandbox does not answer"]),
      ];
    },

    /** The metrics in Prometheus' text format. */
    async metrics(): Promise<string> {
      const [found, probe] = await Promise.all([inTime(stored), inTime(() => parts.readiness.check())]);
      return metrics.text({
        executing: parts.executing(),
        ledger: {
          signed: checkpoints.newest(),
          sound: checkpoints.refusal() === null && checkpoints.unsigned() === null,
          neverSealed: parts.auditor.last()?.neverSealed?.runs ?? null,
        },
        sandbox: probe?.ok ?? false,
        browser: parts.browsers.status().state !== "unavailable",
        stored: found,
      });
    },
    contentType: metrics.contentType,
  };
}

export type WatchService = ReturnType<typeof createWatchService>;

async function measure({ clock, census, outbox, disk, ledger }: WatchServiceParts): Promise<StoredSample> {
  const [groups, backlog, use, head] = await Promise.all([
    census.underWay(),
    outbox.backlog(),
    disk.measure(),
    ledger.head(),
  ]);
  const now = clock.now();
  const secondsSince = (at: number) => Math.max(0, (now - at) / 1000);
  return {
    runs: groups.map(({ kind, state, runs, oldest }) => ({
      kind,
      state,
      runs,
      oldestSeconds: secondsSince(oldest),
    })),
    webhooks: { pending: backlog.pending, overdueSeconds: secondsSince(backlog.dueSince ?? now) },
    ledgerSize: head.size,
    databaseBytes: use.database,
    diskBytes: use.total,
    diskFreeBytes: use.free,
  };
}

/** Those who ask while an answer is awaited wait for the same one, so that questions never pile up. */
function createShared<T>(ask: () => Promise<T>): () => Promise<T> {
  let waiting: Promise<T> | null = null;
  return () => (waiting ??= ask().finally(() => (waiting = null)));
}

/** Rejects if `promise` takes longer. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
