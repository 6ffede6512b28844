/** Lets so many in at once; the others wait in order. */
export function createGate(places: number) {
  let free = places;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return {
    /** Resolves with the way out. Rejects with the signal's reason where it aborts first. */
    async enter(signal: AbortSignal): Promise<() => void> {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      else await place(waiting, signal);
      let left = false;
      return () => {
        if (!left) leave();
        left = true;
      };
    },
  };
}

const place = (waiting: (() => void)[], signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const go = () => {
      signal.removeEventListener("abort", gone);
      resolve();
    };
    const gone = () => {
      waiting.splice(waiting.indexOf(go), 1);
      reject(signal.reason as Error);
    };
    waiting.push(go);
    signal.addEventListener("abort", gone, { once: true });
  });
