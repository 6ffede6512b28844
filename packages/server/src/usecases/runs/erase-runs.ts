import { BOUNDS, type RunErased } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import type { Config } from "../../base/config.ts";
import { describe, type Log } from "../../base/log.ts";
import { Problem } from "../../base/problem.ts";
import type { Erasure } from "../../modules/runs/erasure.ts";
import type { Scope } from "../../base/scope.ts";

export interface EraseParts {
  clock: Clock;
  config: Config;
  log: Log;
  erasure: Erasure;
}

const EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;
const KEY_LIFE_MS = BOUNDS.idempotencyKey.keepHours * 3_600_000;
const AT_ONCE = 50;

/** Erases one of the caller's runs now. Throws `run_not_found`, or `run_under_way` if it has not ended. */
export function createEraseRun({ erasure, log }: Pick<EraseParts, "erasure" | "log">) {
  return async (scope: Scope, runId: string): Promise<RunErased> => {
    const outcome = await erasure.erase(scope, runId);
    if (outcome === "not_found") throw new Problem("run_not_found", "there is no run of yours with this id");
    if (outcome === "under_way")
      throw new Problem("run_under_way", "the run is under way; cancel it, or wait for its end", {
        retryAfterSeconds: 5,
      });
    log.info({}, "a run was erased by its caller");
    return { ok: true, run_id: runId };
  };
}

export type EraseRun = ReturnType<typeof createEraseRun>;

export interface RetentionParts extends EraseParts {
  /** Deletes what was counted for days that are over. */
  forgetDays: (now: number, signal: AbortSignal) => Promise<void>;
}

/** Erases runs that have exceeded the retention time, at the start and every hour, in the background. */
export function createRetention({ clock, config, log, erasure, forgetDays }: RetentionParts) {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  /** Erases a run that is due; returns whether it was erased. A failure does not block the others: it is retried in the next round. */
  async function erased(id: string, failed: Set<string>): Promise<boolean> {
    if (stopping.signal.aborted || failed.has(id)) return false;
    try {
      return await erasure.eraseDue(id, stopping.signal);
    } catch (thrown) {
      failed.add(id);
      log.error({ run: id, ...describe(thrown) }, "erasing an old run failed");
      return false;
    }
  }

  /** One round: first what a dead process left unfinished, then all runs that are due. Returns how many were erased. */
  async function sweep(): Promise<number> {
    const { signal } = stopping;
    await forgetDays(clock.now(), signal);
    await erasure.resume(clock.now() - KEY_LIFE_MS, signal);
    let count = 0;
    const failed = new Set<string>();
    const before = clock.now() - config.retentionDays * DAY_MS;
    for (let progress = -1; progress < count && !signal.aborted;) {
      progress = count;
      for (const id of await erasure.due(before, AT_ONCE)) if (await erased(id, failed)) count++;
    }
    if (count > 0) await erasure.overwrite();
    if (count > 0) log.info({ runs: count, days: config.retentionDays }, "old runs were erased");
    return count;
  }

  async function rounds(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sweep().catch((thrown: unknown) => log.error(describe(thrown), "erasing old runs failed"));
      await clock.sleep(EVERY_MS, stopping.signal).catch(() => undefined);
    }
  }

  return {
    sweep,
    start: () => void (running = rounds()),
    /** Resolves when the current batch is done. */
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
