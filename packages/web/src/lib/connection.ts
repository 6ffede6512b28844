import { useSyncExternalStore } from "react";

/** Whether the service can be reached. `retryAt` is when it is tried again, in milliseconds since 1970. */
export type Connection = { state: "up" } | { state: "offline" } | { state: "lost"; retryAt: number };

const UP: Connection = { state: "up" };
const OFFLINE: Connection = { state: "offline" };
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 15_000;

/** Watches requests to the service: one that gets no answer starts a series of probes, which ends with the first answer. */
export function createConnection(probe: () => Promise<unknown>) {
  const listeners = new Set<() => void>();
  let current: Connection = navigator.onLine ? UP : OFFLINE;
  let waitMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function become(next: Connection): void {
    clearTimeout(timer);
    current = next;
    if (next.state === "up") waitMs = FIRST_RETRY_MS;
    if (next.state === "lost") timer = setTimeout(retry, next.retryAt - Date.now());
    for (const listener of listeners) listener();
  }

  function lost(): void {
    if (current.state === "up") become({ state: "lost", retryAt: Date.now() + waitMs });
  }

  function retry(): void {
    clearTimeout(timer);
    waitMs = Math.min(waitMs * 2, LAST_RETRY_MS);
    // The answer itself is seen by `watch`.
    void probe().catch(() => {
      if (current.state === "lost") become({ state: "lost", retryAt: Date.now() + waitMs });
    });
  }

  addEventListener("offline", () => become(OFFLINE));
  addEventListener("online", () => become(UP));

  return {
    get: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Tries at once. */
    retry,
    /** `fetch`, and what it tells of the connection. */
    watch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      try {
        const response = await fetch(input, init);
        if (current.state !== "up") become(UP);
        return response;
      } catch (error) {
        if (!init?.signal?.aborted) lost();
        throw error;
      }
    },
  };
}

export type ConnectionWatch = ReturnType<typeof createConnection>;

export const useConnection = (watch: ConnectionWatch): Connection =>
  useSyncExternalStore(watch.subscribe, watch.get);
