/** A counting semaphore. */
export interface Semaphore {
  /**
   * Waits for a permit, first come, first served, and resolves with the function that releases it. Rejects with the error
   * of `full`, or with the signal's reason.
   */
  acquire(signal: AbortSignal): Promise<() => void>;
  /** How many permits are held. */
  held(): number;
}

/** Allows `permits` holders at a time. With a `bound`, at most `queue` callers wait; further ones are rejected with the error from `full`. */
export function createSemaphore(permits: number, bound?: { queue: number; full: () => Error }): Semaphore {
  let held = 0;
  const waiting = new Set<() => void>();

  const releaseOnce = () => {
    let released = false;
    return () => {
      if (released) return;
      released = true;
      const next = waiting.values().next().value;
      if (next === undefined) held -= 1;
      else next();
    };
  };

  return {
    held: () => held,
    async acquire(signal) {
      signal.throwIfAborted();
      if (held < permits) {
        held += 1;
        return releaseOnce();
      }
      if (bound && waiting.size >= bound.queue) throw bound.full();
      return new Promise((resolve, reject) => {
        const abort = () => {
          waiting.delete(go);
          reject(signal.reason as Error);
        };
        const go = () => {
          waiting.delete(go);
          signal.removeEventListener("abort", abort);
          resolve(releaseOnce());
        };
        waiting.add(go);
        signal.addEventListener("abort", abort, { once: true });
      });
    },
  };
}
