import type { Clock } from "../../base/clock.ts";

/** The most callers that are remembered. Beyond it the longest known are forgotten, which only allows them more. */
const MOST_CALLERS = 50_000;
const MINUTE_MS = 60_000;

/** What one caller may ask of one process. 0: no limit. */
export interface RequestBounds {
  perMinute: number;
  /** Streams that are open at the same time. */
  streams: number;
}

/**
 * Limits the requests and the open streams of each caller in this process. A caller may ask a minute's requests at once; then
 * they come back evenly over a minute.
 */
export function createRequestLimits({ perMinute, streams, clock }: RequestBounds & { clock: Clock }) {
  /** When each caller will have all of its requests again, the last asked at the end. */
  const fullAt = new Map<string, number>();
  const open = new Map<string, number>();
  const eachMs = MINUTE_MS / perMinute;

  return {
    /** Counts a request. Returns null, or the milliseconds until the caller may ask again. */
    request(caller: string): number | null {
      if (perMinute === 0) return null;
      const now = clock.now();
      const full = Math.max(now, fullAt.get(caller) ?? 0) + eachMs;
      const waitMs = full - now - MINUTE_MS;
      if (waitMs > 0) return waitMs;
      fullAt.delete(caller);
      fullAt.set(caller, full);
      if (fullAt.size > MOST_CALLERS) fullAt.delete(fullAt.keys().next().value!);
      return null;
    },
    /** Counts a stream; false if the caller has as many as it may. */
    openStream(caller: string): boolean {
      const others = open.get(caller) ?? 0;
      if (streams > 0 && others >= streams) return false;
      open.set(caller, others + 1);
      return true;
    },
    closeStream(caller: string): void {
      const left = (open.get(caller) ?? 0) - 1;
      if (left > 0) open.set(caller, left);
      else open.delete(caller);
    },
  };
}

export type RequestLimits = ReturnType<typeof createRequestLimits>;
