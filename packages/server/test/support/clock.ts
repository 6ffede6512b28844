import type { Clock } from "../../src/base/clock.ts";

/** A clock that stands still until it is moved; a sleep ends when the time it waits for is reached. */
export function fakeClock(
  startMs = Date.UTC(2026, 0, 2, 3, 4, 5),
): Clock & { advance(ms: number): void; waiting(): number } {
  let now = startMs;
  const sleepers = new Set<{ at: number; wake(): void }>();
  return {
    now: () => now,
    advance(ms) {
      now += ms;
      for (const sleeper of sleepers) if (sleeper.at <= now) sleeper.wake();
    },
    waiting: () => sleepers.size,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        // A signal that was aborted before says so no more.
        signal?.throwIfAborted();
        const sleeper = { at: now + ms, wake: () => (sleepers.delete(sleeper), resolve()) };
        sleepers.add(sleeper);
        signal?.addEventListener("abort", () => (sleepers.delete(sleeper), reject(signal.reason as Error)), {
          once: true,
        });
      }),
  };
}
