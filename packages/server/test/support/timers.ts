import type { TestContext } from "node:test";

interface Timer {
  at: number;
  ms: number;
  run: () => void;
  refresh(): Timer;
}

/**
 * Timeouts that stand still until `tick`, for the rest of the test. Unlike node's mock they can be refreshed, and a timer of
 * an earlier test that is cleared meanwhile, such as one of a kept connection, changes nothing here.
 */
export function stillTimers(t: TestContext): { tick: (ms: number) => void } {
  const { setTimeout: start, clearTimeout: clear } = globalThis;
  t.after(() => Object.assign(globalThis, { setTimeout: start, clearTimeout: clear }));
  const timers = new Set<Timer>();
  let now = 0;
  const setTimeout = (run: () => void, ms = 0): Timer => {
    const timer: Timer = {
      at: now + ms,
      ms,
      run,
      refresh() {
        timer.at = now + ms;
        timers.add(timer);
        return timer;
      },
    };
    return timer.refresh();
  };
  const clearTimeout = (timer: Timer | NodeJS.Timeout | undefined) => {
    if (timer && "run" in timer) timers.delete(timer);
    else clear(timer);
  };
  Object.assign(globalThis, { setTimeout, clearTimeout });
  return {
    tick(ms) {
      const end = now + ms;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        now = next.at;
        next.run();
      }
      now = end;
    },
  };
}
