/** What a feed hands over. */
interface Committed {
  seq: number;
  /** A JSON text. */
  data: string;
}

/** Another process may have written, and cannot tell us. */
const POLL_MS = 5_000;
/** What a slow reader may leave in memory; it reads the rest from the database. */
const MAX_EVENTS = 200;
const MAX_CHARS = 512 * 1024;

/** A reader's view of the commits of one run. */
export interface Feed<Event> extends Disposable {
  /**
   * The committed events that directly follow number `after`, once there are some. Null if the database has to be read,
   * because some may not have come this way, and on abort.
   */
  next(after: number): Promise<Event[] | null>;
}

/** Hands events to the readers of a run after their commit, so that they need not read them from the database. */
export function createFeeds<Event extends Committed>() {
  const feeds = new Map<string, Set<(events: readonly Event[]) => void>>();

  return {
    /** Announces a commit of a run. `events` are its events; without any, readers read the database. */
    publish: (runId: string, events: readonly Event[]) => feeds.get(runId)?.forEach((push) => push(events)),

    /** A feed of all commits of a run from now on. It must be disposed. */
    subscribe(runId: string, signal: AbortSignal): Feed<Event> {
      let held: Event[] = [];
      let chars = 0;
      let read = false;
      let go = () => {};
      const lookUp = () => {
        read = true;
        held = [];
        chars = 0;
        go();
      };
      const push = (events: readonly Event[]) => {
        chars += events.reduce((sum, { data }) => sum + data.length, 0);
        if (events.length === 0 || held.length + events.length > MAX_EVENTS || chars > MAX_CHARS)
          return lookUp();
        held.push(...events);
        go();
      };
      const set = feeds.get(runId) ?? new Set();
      feeds.set(runId, set.add(push));
      signal.addEventListener("abort", lookUp, { once: true });
      const poll = setInterval(lookUp, POLL_MS);

      return {
        async next(after) {
          if (held.length === 0 && !read && !signal.aborted)
            await new Promise<void>((resolve) => (go = resolve));
          const events = held.filter(({ seq }) => seq > after);
          held = [];
          chars = 0;
          read = false;
          return follows(events, after) ? events : null;
        },
        [Symbol.dispose]() {
          clearInterval(poll);
          signal.removeEventListener("abort", lookUp);
          set.delete(push);
          if (set.size === 0 && feeds.get(runId) === set) feeds.delete(runId);
        },
      };
    },
  };
}

/** Whether there are events, numbered from `after` without a gap. */
const follows = (events: readonly Committed[], after: number) =>
  events.length > 0 && events.every(({ seq }, i) => seq === after + 1 + i);
