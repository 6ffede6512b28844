import { Stopped } from "../../agents/port.ts";
import type { RunRow } from "../../modules/runs/runs.ts";

/** A run that was interrupted this often since its last committed step is not tried again. */
export const MAX_ATTEMPTS = 3;

/** Stops a run's work early: its caller cancels it, its time is over, or its worker releases it. */
export interface Stop extends Disposable {
  signal: AbortSignal;
  cancel(): void;
  /** Starts or pauses the run's clock, which does not count the service's own checks. */
  count(on: boolean): void;
}

/** Creates the stop for a run with at most `seconds` of work. `outer` is the worker's signal. Must be disposed. */
export function createStop({ cancel_requested }: RunRow, outer: AbortSignal, seconds: number): Stop {
  const stop = new AbortController();
  const cancel = () => stop.abort(new Stopped("cancelled"));
  const forward = () => stop.abort(outer.reason);
  let leftMs = seconds * 1_000;
  let startedMs = 0;
  let wall: NodeJS.Timeout | undefined;
  const go = () => {
    if (wall !== undefined) return;
    startedMs = performance.now();
    wall = setTimeout(() => stop.abort(new Stopped("timeout")), leftMs);
  };
  const pause = () => {
    if (wall === undefined) return;
    clearTimeout(wall);
    wall = undefined;
    leftMs = Math.max(0, leftMs - (performance.now() - startedMs));
  };
  go();
  outer.addEventListener("abort", forward, { once: true });
  if (outer.aborted) forward();
  if (cancel_requested) cancel();
  return {
    signal: stop.signal,
    cancel,
    count: (on) => (on ? go() : pause()),
    [Symbol.dispose]() {
      pause();
      outer.removeEventListener("abort", forward);
    },
  };
}
