import type { Clock } from "../clock.ts";
import type { Launched } from "./launch.ts";
import { BrowserKilled, type BrowserLimits } from "./port.ts";

const LOOK_EVERY_MS = 250;

/** What `guarded` holds work to. */
export interface GuardOptions {
  limits: BrowserLimits;
  clock: Clock;
  signal: AbortSignal;
}

/**
 * Does `work`, unless the browser ends, its time is over, or it takes too much memory or says too much: then rejects
 * with BrowserKilled, or with the reason of `signal`. Kills nothing: whoever sees it reject does. The signal that `work` is given
 * aborts when this settles.
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
      // The driver notices that the browser is gone before its process is.
      throw launched.browser.isConnected() ? error : new BrowserKilled("ended");
    });
  const guards = [
    clock.sleep(limits.useMs, until).then((): never => {
      throw new BrowserKilled("time");
    }),
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

/** Looks at what the browser takes until `until` aborts. */
async function watch(
  launched: Launched,
  limits: BrowserLimits,
  clock: Clock,
  until: AbortSignal,
): Promise<never> {
  const before = launched.received();
  while (true) {
    await clock.sleep(LOOK_EVERY_MS, until);
    if (launched.memory() > limits.memoryBytes) throw new BrowserKilled("memory");
    if (launched.received() - before > limits.messageBytes) throw new BrowserKilled("messages");
  }
}
