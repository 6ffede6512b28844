import { Stopped } from "../../agents/port.ts";
import { isFull } from "../../base/away.ts";
import type { Clock } from "../../base/clock.ts";
import { describe, type Log } from "../../base/log.ts";
import { Problem } from "../../base/problem.ts";

/** How long a run waits for a store that refuses it. */
const PATIENCE_MS = 300_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;

/** A run that waits: what it waits for, in words for the log, and what ends it. */
export interface Waiting {
  run: string;
  waits: string;
  signal: AbortSignal;
}

/**
 * Stores or reads what a run needs, and tries again while the store of files cannot be used or the database has no room: what
 * was done so far was worked and paid for. Rejects with the store's refusal once patience or the time of the run is over, and
 * with the signal's reason if it aborts for another one. `work` must leave nothing behind where it fails.
 */
export async function retryRefused<T>(
  { clock, log }: { clock: Clock; log: Log },
  { run, waits, signal }: Waiting,
  work: () => Promise<T>,
): Promise<T> {
  const since = clock.now();
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await work();
    } catch (thrown) {
      if (!isRefusal(thrown) || clock.now() - since >= PATIENCE_MS) throw thrown;
      if (wait === FIRST_WAIT_MS) log.warn({ run, ...describe(thrown) }, waits);
      await clock.sleep(wait, signal).catch((reason: unknown) => {
        throw reason instanceof Stopped && reason.why === "timeout" ? thrown : reason;
      });
    }
  }
}

/** The log's words for a step that waits. */
export const STEP_WAITS = "a step waits until it can be stored";

const isRefusal = (thrown: unknown) =>
  isFull(thrown) || (thrown instanceof Problem && thrown.code === "not_ready");
