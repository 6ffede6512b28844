import { ModelError } from "./model-error.ts";

/**
 * The time limits of a turn, in milliseconds: until the first part, without a byte between two parts, and in total. Bytes
 * that are no part, such as keep-alives, are life, but not for longer than ten times `stallMs`.
 */
export interface Deadlines {
  firstPartMs: number;
  stallMs: number;
  turnMs: number;
}

const TURN_SECONDS = 600;
const KEEP_ALIVE_FACTOR = 10;

/** The time limits for what the settings say, in seconds. The limit in total leaves room for the other two. */
export function deadlinesOf({ firstTokenSeconds = 120, silenceSeconds = 60 }): Deadlines {
  const turnSeconds = Math.max(TURN_SECONDS, 2 * firstTokenSeconds, KEEP_ALIVE_FACTOR * silenceSeconds);
  return {
    firstPartMs: firstTokenSeconds * 1000,
    stallMs: silenceSeconds * 1000,
    turnMs: turnSeconds * 1000,
  };
}

export const DEADLINES: Deadlines = deadlinesOf({});

/** What to call when bytes arrive, by the signal of the request: a provider's package passes nothing else through. */
const listeners = new WeakMap<AbortSignal, () => void>();

/** Tells the turn whose signal this is that bytes of its answer have arrived, whatever they say. */
export const bytesArrived = (signal: AbortSignal | null | undefined): void => {
  if (signal) listeners.get(signal)?.();
};

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
    expire(
      `the provider did not begin to answer within ${seconds(deadlines.firstPartMs)}; SVC_MODEL_FIRST_TOKEN_S may allow more`,
      true,
    );
  }, deadlines.firstPartMs);
  const turn = setTimeout(() => {
    expire(`the provider's answer took longer than ${seconds(deadlines.turnMs)}`, false);
  }, deadlines.turnMs);
  let stall: NodeJS.Timeout | undefined;
  let keptAlive: NodeJS.Timeout | undefined;
  const keepAliveMs = KEEP_ALIVE_FACTOR * deadlines.stallMs;
  const stalled = () => {
    if (listening)
      expire(
        `the provider fell silent for ${seconds(deadlines.stallMs)}; SVC_MODEL_SILENCE_S may allow more`,
        true,
      );
  };
  const onlyKeptAlive = () => {
    if (listening) expire(`the provider sent only keep-alives for ${seconds(keepAliveMs)}`, false);
  };
  const own = AbortSignal.any([signal, stop.signal]);
  listeners.set(own, () => {
    if (listening) stall?.refresh();
  });
  return {
    signal: own,
    heard() {
      clearTimeout(first);
      listening = false;
    },
    listen() {
      listening = true;
      // Refreshing a timer is cheaper than creating one, which matters at a thousand parts per second.
      stall = stall?.refresh() ?? setTimeout(stalled, deadlines.stallMs);
      keptAlive = keptAlive?.refresh() ?? setTimeout(onlyKeptAlive, keepAliveMs);
    },
    close() {
      for (const timer of [first, turn, stall, keptAlive]) clearTimeout(timer);
      stop.abort();
    },
  };
}
