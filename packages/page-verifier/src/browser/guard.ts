import type { Clock } from "../clock.ts";
import { crowdingNow } from "../crowding.ts";
import type { Launched } from "./launch.ts";
import { BrowserKilled, type BrowserLimits } from "./port.ts";

const POLL_MS = 250;
/** How many times the time of a use is extended at most while the machine has other work. */
const MAX_PATIENCE = 8;

/** The limits that `guarded` enforces. */
export interface GuardOptions {
  limits: BrowserLimits;
  clock: Clock;
  signal: AbortSignal;
}

/**
 * Does `work`. Rejects with BrowserKilled if the browser ends, exceeds its time or memory, or sends too many messages, and
 * with the reason of `signal` if that aborts. The caller must kill the browser then. The signal that `work` gets aborts
 * when this settles.
 */
export async function guarded<T>(
  launched: Launched,
  work: (signal: AbortSignal) => Promise<T>,
  options: GuardOptions,
): Promise<T> {
  const { limits, clock, signal } = options;
  signal.throwIfAborted();
  const over = new AbortController();
  const until = AbortSignal.any([over.signal, signal]);
  const job = Promise.resolve()
    .then(() => work(until))
    .catch((error: unknown) => {
      // The driver notices the loss of the browser before the process has ended.
      throw launched.browser.isConnected() ? error : new BrowserKilled("ended");
    });
  const guards = [
    launched.gone.then((): never => {
      throw new BrowserKilled("ended");
    }),
    watch(launched, limits, clock, until),
  ];
  for (const promise of [job, ...guards]) promise.catch(() => {});
  try {
    return await Promise.race([job, ...guards]);
  } finally {
    over.abort(new BrowserKilled("ended"));
  }
}

/** Polls the browser's time, memory and messages until `until` aborts. */
async function watch(
  launched: Launched,
  limits: BrowserLimits,
  clock: Clock,
  until: AbortSignal,
): Promise<never> {
  const before = launched.received();
  let spent = 0;
  while (true) {
    await clock.sleep(POLL_MS, until);
    // What else the machine does is no fault of the page.
    spent += POLL_MS / Math.min(Math.max(crowdingNow(), 1), MAX_PATIENCE);
    if (spent > limits.useMs) throw new BrowserKilled("time");
    if (launched.memory() > limits.memoryBytes) throw new BrowserKilled("memory");
    if (launched.received() - before > limits.messageBytes) throw new BrowserKilled("messages");
  }
}
