import { Problem } from "../base/problem.ts";

/** Places, of which each is held by one use at a time. */
export interface Slots {
  /** Waits for a place and gives back how to leave it. Rejects with `overloaded` when too many wait, or the signal's reason. */
  enter(signal: AbortSignal): Promise<() => void>;
  /** How many places are held. */
  held(): number;
}

/** `count` places in the order in which they are asked for, with at most `most` uses waiting. */
export function createSlots(count: number, most: number): Slots {
  let held = 0;
  const waiting = new Set<() => void>();

  const leave = () => {
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
      if (held < count) {
        held += 1;
        return leave();
      }
      if (waiting.size >= most)
        throw new Problem("overloaded", `${most} pages wait for a browser already`, {
          headers: { "retry-after": "5" },
        });
      return new Promise((resolve, reject) => {
        const stop = () => {
          waiting.delete(go);
          reject(signal.reason as Error);
        };
        const go = () => {
          waiting.delete(go);
          signal.removeEventListener("abort", stop);
          resolve(leave());
        };
        waiting.add(go);
        signal.addEventListener("abort", stop, { once: true });
      });
    },
  };
}
