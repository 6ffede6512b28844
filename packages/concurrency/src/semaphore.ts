/** Permits, of which each is held by one at a time. */
export interface Semaphore {
  /**
   * Waits for a permit, in the order of asking, and gives the function that releases it. Rejects with `full`'s error, or the
   * signal's reason.
   */
  acquire(signal: AbortSignal): Promise<() => void>;
  /** How many permits are held. */
  held(): number;
}

/** `permits` at once. With a `bound`, whoever would be one more than `queue` to wait is refused with what `full` gives. */
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
