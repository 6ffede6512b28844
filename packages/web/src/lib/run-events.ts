import { ClientProblem, type ChatEvent, type CodeEvent, type VisualEvent } from "@signet/client";
import type { RunKind } from "@signet/contract";
import { useEffect, useSyncExternalStore } from "react";
import { createViews, type Fold } from "./fold.ts";
import { connection, service } from "./service.ts";

export type RunEvent = CodeEvent | ChatEvent | VisualEvent;

/** The events of a run so far. The array grows in place, whatever its length; a new feed says that it did. */
export interface RunFeed<E> {
  events: readonly E[];
  /** `loading` until the first event, `ended` after the last. */
  state: "loading" | "live" | "ended" | "failed";
  /** Why it failed: the service's refusal. */
  problem: string | null;
}

interface Source<E> {
  get: () => RunFeed<E>;
  subscribe: (listener: () => void) => () => void;
  /** What such a fold makes of the events so far: the same object until there are more. */
  view: <View>(createFold: () => Fold<E, View>) => View;
}

const STREAMS = {
  code: (runId: string, after: number, signal: AbortSignal) => service().events(runId, after, signal),
  chat: (runId: string, after: number, signal: AbortSignal) => service().chatEvents(runId, after, signal),
  visual: (runId: string, after: number, signal: AbortSignal) => service().visualEvents(runId, after, signal),
} as const;

type EventOf<K extends RunKind> = { code: CodeEvent; chat: ChatEvent; visual: VisualEvent }[K];

/** Feeds by run, so that coming back to a run shows it at once. A few of the newest are kept. */
const feeds = new Map<string, Source<RunEvent>>();
const MOST_KEPT = 12;

/** Follows a run's events from the first to the last, over lost connections and restarts of the service. */
export function useRunEvents<K extends RunKind>(kind: K, runId: string): RunFeed<EventOf<K>> {
  const source = useSource(kind, runId);
  return useSyncExternalStore(source.subscribe, source.get);
}

/** The same, and what `createFold` makes of them. It is a constant: each run is folded once. */
export function useRunView<K extends RunKind, View>(
  kind: K,
  runId: string,
  createFold: () => Fold<EventOf<K>, View>,
): RunFeed<EventOf<K>> & { view: View } {
  const source = useSource(kind, runId);
  const feed = useSyncExternalStore(source.subscribe, source.get);
  return { ...feed, view: source.view(createFold) };
}

function useSource<K extends RunKind>(kind: K, runId: string): Source<EventOf<K>> {
  const key = `${kind} ${runId}`;
  let source = feeds.get(key);
  if (source === undefined) {
    source = createFeed<RunEvent>((after, signal) => STREAMS[kind](runId, after, signal));
    feeds.set(key, source);
  }
  useEffect(() => {
    for (const old of feeds.keys()) if (feeds.size > MOST_KEPT && old !== key) feeds.delete(old);
  }, [key]);
  return source as unknown as Source<EventOf<K>>;
}

/** A frame takes no more than these: what a busy machine is behind with comes in several frames, each of them short. */
const MOST_AT_ONCE = 500;

/** Reads events while somebody listens, and shows those that come together in one update per frame. */
function createFeed<E extends RunEvent>(
  open: (after: number, signal: AbortSignal) => AsyncIterable<E>,
): Source<E> {
  const listeners = new Set<() => void>();
  const views = createViews<E>();
  const events: E[] = [];
  let feed: RunFeed<E> = { events, state: "loading", problem: null };
  const waiting: E[] = [];
  /** How it ended; shown once everything before it is. */
  let end: Pick<RunFeed<E>, "state" | "problem"> | null = null;
  let stop: AbortController | undefined;

  function show(): void {
    for (const event of waiting.splice(0, MOST_AT_ONCE)) events.push(event);
    const isWhole = waiting.length === 0;
    feed = { ...feed, ...(isWhole && end !== null ? end : { state: "live" }) };
    if (!isWhole) schedule();
    for (const listener of listeners) listener();
  }

  const schedule = frames(show);

  function finish(how: typeof end): void {
    end = how;
    schedule();
  }

  async function read(signal: AbortSignal): Promise<void> {
    for (;;) {
      try {
        const last = waiting.at(-1) ?? events.at(-1);
        for await (const event of open(last?.data.seq ?? 0, signal)) {
          waiting.push(event);
          schedule();
        }
        return finish({ state: "ended", problem: null });
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof ClientProblem && !error.problem.retryable)
          return finish({ state: "failed", problem: error.message });
        await whenBack(signal);
      }
    }
  }

  return {
    get: () => feed,
    view: (createFold) => views(createFold, events),
    subscribe(listener) {
      listeners.add(listener);
      if (stop === undefined && end?.state !== "ended") {
        end = null;
        stop = new AbortController();
        void read(stop.signal);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.abort();
        stop = undefined;
      };
    },
  };
}

/** Calls `update` once in the next frame, however often it is asked to; a hidden page has no frames and waits a moment. */
function frames(update: () => void): () => void {
  let asked = false;
  const run = () => {
    asked = false;
    update();
  };
  return () => {
    if (asked) return;
    asked = true;
    if (document.hidden) setTimeout(run, 100);
    else requestAnimationFrame(run);
  };
}

/** Resolves when the service answers again, or after two seconds. */
function whenBack(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(done, 2_000);
    const unsubscribe = connection.subscribe(() => connection.get().state === "up" && done());
    signal.addEventListener("abort", done, { once: true });
  });
}
