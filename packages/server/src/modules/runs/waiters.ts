/** Another process may have written, and cannot wake us. */
const POLL_MS = 5_000;

/** Readers that wait for a run's next commit. */
export function createWaiters() {
  const waiting = new Map<string, Set<() => void>>();
  return {
    /** Wakes all that wait for this run. */
    wake: (runId: string) => waiting.get(runId)?.forEach((go) => go()),

    /** `woken` resolves at the next wake from now on, after a poll interval, or on abort. `drop` frees what it holds. */
    wait(runId: string, signal: AbortSignal): { woken: Promise<void>; drop(): void } {
      let go!: () => void;
      const woken = new Promise<void>((resolve) => (go = resolve));
      const timer = setTimeout(go, POLL_MS);
      const set = waiting.get(runId) ?? new Set();
      waiting.set(runId, set.add(go));
      signal.addEventListener("abort", go, { once: true });
      const drop = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", go);
        set.delete(go);
        if (set.size === 0 && waiting.get(runId) === set) waiting.delete(runId);
      };
      return { woken, drop };
    },
  };
}
