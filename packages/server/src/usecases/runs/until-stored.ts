import { Stopped } from "../../agents/port.ts";
import { isFull } from "../../base/away.ts";
import type { Clock } from "../../base/clock.ts";
import { describe, type Log } from "../../base/log.ts";
import { Problem } from "../../base/problem.ts";

/** How long a run waits for a store that takes nothing. */
const PATIENCE_MS = 300_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;

/**
 * Stores a step of a run, and tries again while the store of files cannot be used or the database has no room: the step was
 * worked and paid for. Rejects with the store's refusal once patience or the time of the run is over, and with the signal's reason if
 * it aborts for another one. `store` must leave nothing behind where it fails.
 */
export async function untilStored<T>(
  { clock, log }: { clock: Clock; log: Log },
  { run, signal }: { run: string; signal: AbortSignal },
  store: () => Promise<T>,
): Promise<T> {
  const since = clock.now();
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await store();
    } catch (thrown) {
      if (!isRefusal(thrown) || clock.now() - since >= PATIENCE_MS) throw thrown;
      if (wait === FIRST_WAIT_MS)
        log.warn({ run, ...describe(thrown) }, "a step waits until it can be stored");
      await clock.sleep(wait, signal).catch((reason: unknown) => {
        throw reason instanceof Stopped && reason.why === "timeout" ? thrown : reason;
      });
    }
  }
}

const isRefusal = (thrown: unknown) =>
  isFull(thrown) || (thrown instanceof Problem && thrown.code === "not_ready");
