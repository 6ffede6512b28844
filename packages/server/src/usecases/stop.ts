import { BOUNDS } from "@signet/contract";
import { Stopped } from "../agents/port.ts";
import type { RunRow } from "../runs/runs.ts";

/** A run that the service went down with this often since its last committed step is not tried again. */
export const MAX_ATTEMPTS = 3;

/** Ends a run's work before its own end: its caller cancels it, its time is over, or its worker lets it go. */
export interface Stop extends Disposable {
  signal: AbortSignal;
  cancel(): void;
}

/** For a run that is being done. To be disposed of once it is. `outer` is its worker's. */
export function createStop({ cancel_requested }: RunRow, outer: AbortSignal): Stop {
  const stop = new AbortController();
  const cancel = () => stop.abort(new Stopped("cancelled"));
  const forward = () => stop.abort(outer.reason);
  const wall = setTimeout(() => stop.abort(new Stopped("timeout")), BOUNDS.runSeconds * 1_000);
  outer.addEventListener("abort", forward, { once: true });
  if (outer.aborted) forward();
  if (cancel_requested) cancel();
  return {
    signal: stop.signal,
    cancel,
    [Symbol.dispose]() {
      clearTimeout(wall);
      outer.removeEventListener("abort", forward);
    },
  };
}
