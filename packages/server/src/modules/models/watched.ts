import type { EndReason, Model, ModelEvent, ModelName, ModelRequest, Usage } from "@signet/contract";
import { ModelError } from "./model-error.ts";

/** How an attempt at a turn ended. */
export interface WatchedEnd {
  /** `done`, `cancelled` by whoever asked, or the reason of the failure. */
  outcome: "done" | "cancelled" | ModelError["reason"];
  seconds: number;
  /** Until its first part; null if there was none. */
  firstSeconds: number | null;
  reason: EndReason | null;
  usage: Usage | null;
  /** The failure, in the service's own words. */
  error: ModelError | null;
}

/** Learns that a turn begins; what it returns is called once, when the turn is over. */
export type WatchModel = (model: ModelName, request: ModelRequest) => (end: WatchedEnd) => void;

/** The same model; `watch` learns of each attempt at a turn. The time that its reader takes does not count. */
export function watched(model: Model, watch: WatchModel): Model {
  const { engine, provider, id, contextTokens, pictures = [] } = model;
  return {
    engine,
    provider,
    id,
    contextTokens,
    pictures,
    stream: (request, signal) => watchedTurn(model, request, signal, watch),
  };
}

/** Adds no generator of its own, which would cost time for each of thousands of parts a second. */
function watchedTurn(
  model: Model,
  request: ModelRequest,
  signal: AbortSignal,
  watch: WatchModel,
): AsyncGenerator<ModelEvent, void> {
  const events = model.stream(request, signal);
  let tell: ((end: WatchedEnd) => void) | null = null;
  let isOver = false;
  let waited = 0;
  let firstSeconds: number | null = null;

  function over(end: Pick<WatchedEnd, "outcome"> & Partial<WatchedEnd>): void {
    if (isOver) return;
    isOver = true;
    tell?.({ seconds: waited / 1000, firstSeconds, reason: null, usage: null, error: null, ...end });
  }

  function saw(result: IteratorResult<ModelEvent, void>): IteratorResult<ModelEvent, void> {
    if (result.done) over({ outcome: "failed" });
    else {
      firstSeconds ??= waited / 1000;
      const { value } = result;
      if (value.type === "end") over({ outcome: "done", reason: value.reason, usage: value.usage });
    }
    return result;
  }

  function failed(thrown: unknown): never {
    const error = thrown instanceof ModelError ? thrown : null;
    over({ outcome: signal.aborted ? "cancelled" : (error?.reason ?? "failed"), error });
    throw thrown;
  }

  return {
    next() {
      tell ??= watch(model, request);
      const askedAt = performance.now();
      const count = () => (waited += performance.now() - askedAt);
      return events.next().then(
        (result) => (count(), saw(result)),
        (thrown: unknown) => (count(), failed(thrown)),
      );
    },
    return(value) {
      over({ outcome: "cancelled" });
      return events.return(value);
    },
    throw: (thrown) => events.throw(thrown),
    [Symbol.asyncIterator]() {
      return this;
    },
    async [Symbol.asyncDispose]() {
      await this.return();
    },
  };
}
