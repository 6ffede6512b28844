import { ModelError } from "./model-error.ts";

/** The time limits of a turn, in milliseconds: until the first part, between two parts, and in total. */
export interface Deadlines {
  firstPartMs: number;
  stallMs: number;
  turnMs: number;
}

export const DEADLINES: Deadlines = { firstPartMs: 120_000, stallMs: 60_000, turnMs: 600_000 };

/** The timers of one turn. They run while waiting for the provider, not while the reader processes a part. */
export interface DeadlineWatch {
  /** Aborts when the caller's signal does, on `close`, and when a deadline passes: then its reason is the ModelError. */
  signal: AbortSignal;
  /** A part has arrived. */
  heard(): void;
  /** Waiting for the next part. */
  listen(): void;
  close(): void;
}

/** Starts the timers of a turn, which is waiting for its first part. */
export function watchDeadlines(deadlines: Deadlines, signal: AbortSignal): DeadlineWatch {
  const stop = new AbortController();
  const expire = (message: string, retryable: boolean) =>
    stop.abort(new ModelError("model_timeout", message, { retryable, reason: "timeout" }));
  const seconds = (ms: number) => `${ms / 1000} s`;
  let listening = false;
  const first = setTimeout(() => {
    expire(`the provider did not begin to answer within ${seconds(deadlines.firstPartMs)}`, true);
  }, deadlines.firstPartMs);
  const turn = setTimeout(() => {
    expire(`the provider's answer took longer than ${seconds(deadlines.turnMs)}`, false);
  }, deadlines.turnMs);
  let stall: NodeJS.Timeout | undefined;
  const stalled = () => {
    if (listening) expire(`the provider fell silent for ${seconds(deadlines.stallMs)}`, true);
  };
  return {
    signal: AbortSignal.any([signal, stop.signal]),
    heard() {
      clearTimeout(first);
      listening = false;
    },
    listen() {
      listening = true;
      // Refreshing a timer is cheaper than creating one, which matters at a thousand parts per second.
      stall = stall?.refresh() ?? setTimeout(stalled, deadlines.stallMs);
    },
    close() {
      for (const timer of [first, turn, stall]) clearTimeout(timer);
      stop.abort();
    },
  };
}
