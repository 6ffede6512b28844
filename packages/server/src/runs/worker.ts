import type { Clock } from "../base/clock.ts";
import { describe, type Log } from "../base/log.ts";
import { Fenced, LEASE_MS, type Lease } from "./journal.ts";
import type { RunRow, Runs } from "./runs.ts";

const POLL_MS = 1_000;

/** What a worker does with a run it has claimed. `signal` aborts with the reason given to `stop` or `abort`. */
export type Execute = (lease: Lease, row: RunRow, signal: AbortSignal) => Promise<void>;

/**
 * Takes waiting runs, at most `concurrency` at a time, and keeps their leases while they work. The promise that `execute`
 * returns is the run: when it rejects, the lease is left to run out and the run is taken up again.
 */
export function createWorker(parts: {
  runs: Runs;
  clock: Clock;
  log: Log;
  id: string;
  concurrency: number;
  execute: Execute;
}) {
  const { runs, log, concurrency } = parts;
  const active = new Map<string, { abort: AbortController; done: Promise<void> }>();
  let stopped = true;
  let claiming = false;
  let poll: NodeJS.Timeout | undefined;

  async function fill(): Promise<void> {
    if (claiming || stopped) return;
    claiming = true;
    try {
      while (!stopped && active.size < concurrency) {
        const claimed = await runs.claim(parts.id);
        if (!claimed) break;
        const abort = new AbortController();
        const done = work(claimed, claimed.row, abort).finally(() => {
          active.delete(claimed.runId);
          nudge();
        });
        active.set(claimed.runId, { abort, done });
      }
    } catch (thrown) {
      log.error(describe(thrown), "claiming a run failed");
    } finally {
      claiming = false;
    }
  }

  async function work(lease: Lease, row: RunRow, abort: AbortController): Promise<void> {
    const renewal = setInterval(() => {
      runs.renew(lease).then(
        (kept) => kept || abort.abort(new Fenced(lease.runId)),
        (thrown: unknown) => log.error({ run: lease.runId, ...describe(thrown) }, "renewing a lease failed"),
      );
    }, LEASE_MS / 3);
    try {
      await parts.execute(lease, row, abort.signal);
    } catch (thrown) {
      if (stopped) return await runs.release(lease);
      const level = thrown instanceof Fenced ? "warn" : "error";
      log[level]({ run: lease.runId, ...describe(thrown) }, "a run was left to be taken up again");
    } finally {
      clearInterval(renewal);
    }
  }

  /** Looks for waiting runs now. */
  const nudge = () => void fill();

  return {
    nudge,
    start(): void {
      stopped = false;
      poll = setInterval(nudge, POLL_MS);
      nudge();
    },
    /** Aborts one run if this worker has it. */
    abort(runId: string, reason: Error): void {
      active.get(runId)?.abort.abort(reason);
    },
    /** Takes no more, aborts what runs with `reason`, and resolves when all of it has let go. */
    async stop(reason: Error): Promise<void> {
      stopped = true;
      clearInterval(poll);
      const all = [...active.values()];
      for (const { abort } of all) abort.abort(reason);
      await Promise.allSettled(all.map(({ done }) => done));
    },
    active: () => active.size,
  };
}

export type Worker = ReturnType<typeof createWorker>;
