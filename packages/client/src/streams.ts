import type { RouteId } from "@signet/contract";
import { send, type RequestTarget } from "./send.ts";
import { uniqueId } from "./unique-id.ts";
import { tail, type AnyEvent, type StreamKind, type RetryPolicy, type Place } from "./tail.ts";

export interface StreamOptions {
  signal?: AbortSignal;
  /** A repeated key returns the same run. Generated if absent, so that a broken connection does not start a second run. */
  idempotencyKey?: string;
}

/** The event streams of one service: of new runs and of existing ones. */
export function createStreams(target: RequestTarget, patience: RetryPolicy) {
  const resume = ({ runId, seq }: Place, signal: AbortSignal) =>
    send(target, "runEvents", { params: { run_id: runId! }, query: { after: seq }, signal });
  return {
    /** Starts a run with `body` and yields its events. Until the first event arrives, a retry repeats the request with the same key. */
    start<E extends AnyEvent>(
      kind: StreamKind<E>,
      route: RouteId,
      body: unknown,
      { signal, idempotencyKey }: StreamOptions,
    ): AsyncGenerator<E, void> {
      const headers = {
        "idempotency-key": idempotencyKey ?? uniqueId(),
        accept: "text/event-stream",
      };
      const connect = (place: Place, guard: AbortSignal) =>
        place.runId === null ? send(target, route, { body, headers, signal: guard }) : resume(place, guard);
      return tail(kind, connect, { runId: null, seq: 0 }, patience, signal);
    },
    /** Yields a run's events after number `after`, then live ones. */
    follow: <E extends AnyEvent>(
      kind: StreamKind<E>,
      runId: string,
      after: number,
      signal: AbortSignal | undefined,
    ): AsyncGenerator<E, void> => tail(kind, resume, { runId, seq: after }, patience, signal),
  };
}
