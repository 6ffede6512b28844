import { setTimeout as wait } from "node:timers/promises";

/** Time and waiting, passed in so that tests can control them. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Resolves after `ms`, or rejects with the signal's reason as soon as it aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    wait(ms, undefined, { signal }).catch(() => {
      throw signal?.reason as Error;
    }),
};
