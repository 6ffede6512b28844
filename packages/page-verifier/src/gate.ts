/** Places, of which each is held by one at a time. */
export interface Gate {
  /** Waits for a place, in the order of asking, and gives the way out. Rejects with `full`'s error, or the signal's reason. */
  enter(signal: AbortSignal): Promise<() => void>;
  /** How many places are held. */
  held(): number;
}

/** `places` at once. With a `bound`, whoever would be one more than `queue` to wait is refused with what `full` gives. */
export function createGate(places: number, bound?: { queue: number; full: () => Error }): Gate {
  let held = 0;
  const waiting = new Set<() => void>();

  const wayOut = () => {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = waiting.values().next().value;
      if (next === undefined) held -= 1;
      else next();
    };
  };

  return {
    held: () => held,
    async enter(signal) {
      signal.throwIfAborted();
      if (held < places) {
        held += 1;
        return wayOut();
      }
      if (bound && waiting.size >= bound.queue) throw bound.full();
      return new Promise((resolve, reject) => {
        const gone = () => {
          waiting.delete(go);
          reject(signal.reason as Error);
        };
        const go = () => {
          waiting.delete(go);
          signal.removeEventListener("abort", gone);
          resolve(wayOut());
        };
        waiting.add(go);
        signal.addEventListener("abort", gone, { once: true });
      });
    },
  };
}
