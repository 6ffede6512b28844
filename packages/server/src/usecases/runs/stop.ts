import { Stopped } from "../../agents/port.ts";
import type { RunRow } from "../../modules/runs/runs.ts";

/** A run that the service went down with this often since its last committed step is not tried again. */
export const MAX_ATTEMPTS = 3;

/** Ends a run's work before its own end: its caller cancels it, its time is over, or its worker lets it go. */
export interface Stop extends Disposable {
  signal: AbortSignal;
  cancel(): void;
  /** Whether time counts from now on: that of the service's own checks does not. */
  count(on: boolean): void;
}

/** For a run that is being done, for at most `seconds` of work. To be disposed of once it is. `outer` is its worker's. */
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
