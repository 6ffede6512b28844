import { ClientProblem, ConnectionError } from "./error.ts";
import { parseEvents } from "./sse.ts";

/** When a stream reconnects and when it gives up. */
export interface RetryPolicy {
  /** The number of connections in a row without a new event after which the stream gives up. */
  attempts: number;
  /** Milliseconds to wait after `failures` such connections, counted from 0. */
  backoffMs(failures: number): number;
  /** Milliseconds of silence after which a connection counts as broken; the service pings every 15 s. */
  idleMs: number;
}

/** The fields that events of every kind of run have. */
export interface AnyEvent {
  name: string;
  data: { run_id: string; seq: number };
}

/** The events of one kind of run: their known names, and which event is the last. */
export interface StreamKind<E extends AnyEvent> {
  names: readonly E["name"][];
  isLast(event: E): boolean;
}

/** A reader's position in a run's events: the last event it saw. `runId` is null until the first. */
export interface Place {
  runId: string | null;
  seq: number;
}

/**
 * Yields a run's events from `start` to the last one, each exactly once, over as many connections as necessary.
 * `connect` opens a connection that continues after a place. If the first connection fails, the error is thrown.
 */
export async function* tail<E extends AnyEvent>(
  kind: StreamKind<E>,
  connect: (place: Place, signal: AbortSignal) => Promise<Response>,
  start: Place,
  patience: RetryPolicy,
  signal: AbortSignal | undefined,
): AsyncGenerator<E, void, undefined> {
  const place = { ...start };
  let connected = false;
  const open = async (guard: AbortSignal) => {
    const response = await connect(place, guard);
    connected = true;
    return response;
  };
  for (let failures = 0; ; failures++) {
    const before = place.seq;
    let reason: unknown;
    try {
      for await (const event of received<E>(open, patience.idleMs, signal)) {
        if (event.data.seq <= place.seq) continue;
        if (event.data.seq !== place.seq + 1) throw new ConnectionError(`event ${place.seq + 1} is missing`);
        [place.runId, place.seq] = [event.data.run_id, event.data.seq];
        if (kind.names.includes(event.name)) yield event;
        if (kind.isLast(event)) return;
      }
    } catch (error) {
      signal?.throwIfAborted();
      if (!connected || (error instanceof ClientProblem && !error.problem.retryable)) throw error;
      reason = error;
    }
    if (place.seq > before) failures = 0;
    if (failures >= patience.attempts)
      throw new ConnectionError(`lost the events of run ${place.runId} after event ${place.seq}`, reason);
    await pause(patience.backoffMs(failures), signal);
  }
}

/** The events of one connection. Throws ConnectionError after `idleMs` without a byte. */
async function* received<E extends AnyEvent>(
  open: (signal: AbortSignal) => Promise<Response>,
  idleMs: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<E, void, undefined> {
  const idle = new AbortController();
  const giveUp = () => idle.abort(new ConnectionError(`silent for ${idleMs} ms`));
  let timer = setTimeout(giveUp, idleMs);
  try {
    const response = await open(signal ? AbortSignal.any([signal, idle.signal]) : idle.signal);
    const text = response.body!.pipeThrough(new TextDecoderStream());
    const watched = async function* () {
      for await (const chunk of chunksOf(text)) {
        clearTimeout(timer);
        yield chunk;
        timer = setTimeout(giveUp, idleMs);
      }
    };
    for await (const { name, data } of parseEvents(watched())) yield { name, data: JSON.parse(data) } as E;
  } finally {
    clearTimeout(timer);
  }
}

/** The chunks of a stream. Not every browser iterates over streams by itself. */
async function* chunksOf(stream: ReadableStream<string>): AsyncGenerator<string, void, undefined> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Whoever stops reading lets the connection go; a stream that has ended or failed has nothing to cancel.
    reader.cancel().catch(() => undefined);
  }
}

/** Resolves early, without an error, when the signal fires. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
