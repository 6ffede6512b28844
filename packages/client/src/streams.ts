import type { RouteId } from "@signet/contract";
import { send, type RequestTarget } from "./send.ts";
import { tail, type AnyEvent, type StreamKind, type RetryPolicy, type Place } from "./tail.ts";

export interface StreamOptions {
  signal?: AbortSignal;
  /** The same key asks for the same run again. Made up where none is given, so that a cut connection starts no second run. */
  idempotencyKey?: string;
}

/** The streams of one service: runs that are started, and runs that are under way. */
export function createStreams(target: RequestTarget, patience: RetryPolicy) {
  const resume = ({ runId, seq }: Place, signal: AbortSignal) =>
    send(target, "runEvents", { params: { run_id: runId! }, query: { after: seq }, signal });
  return {
    /** Starts a run with `body` and yields its events; before the first of them has come, the same run is asked for. */
    start<E extends AnyEvent>(
      kind: StreamKind<E>,
      route: RouteId,
      body: unknown,
      { signal, idempotencyKey }: StreamOptions,
    ): AsyncGenerator<E, void> {
      const headers = {
        "idempotency-key": idempotencyKey ?? crypto.randomUUID(),
        accept: "text/event-stream",
      };
      const connect = (place: Place, guard: AbortSignal) =>
        place.runId === null ? send(target, route, { body, headers, signal: guard }) : resume(place, guard);
      return tail(kind, connect, { runId: null, seq: 0 }, patience, signal);
    },
    /** A run's events after `after`, then live. */
    follow: <E extends AnyEvent>(
      kind: StreamKind<E>,
      runId: string,
      after: number,
      signal: AbortSignal | undefined,
    ): AsyncGenerator<E, void> => tail(kind, resume, { runId, seq: after }, patience, signal),
  };
}
