/** The page did not let a step come to its end in time, or went down with it. */
export class PageHung extends Error {
  override readonly name = "PageHung";
}

/** The page is out of reach though nothing hangs: it has left its frame, broken the instruments, or drowned in its own callbacks. */
export class PageLost extends Error {
  override readonly name = "PageLost";
}

const MAX_PACE = 3;
const BEAT_MS = 50;
const MAX_BEAT_MS = 100;

/** Deadlines for all that is asked of one page. */
export interface Watch {
  /** What became of `work`; throws `PageHung` after `ms` of a machine with nothing else to do, and the signal's reason as soon as it is aborted. `what` says what was waited for. */
  within<T>(work: Promise<T>, ms: number, what: string): Promise<T>;
  /** The same for what can be done without: undefined after `ms`, and nothing else ends with it. */
  sparing<T>(work: Promise<T>, ms: number): Promise<T | undefined>;
  /** Says how many times slower than usual the machine is at present; from now on waits are as many times longer. */
  slow(times: number): void;
  /** How many times slower than usual that is. */
  readonly pace: number;
  /** What the page hung at, first of all. */
  readonly hung: string | undefined;
  /** For a page that went down without any wait having run out. */
  lose(what: string): void;
}

/** Deadlines that end together: after the first that runs out, all other waits end at once, since one stuck page can take its browser with it. */
export function createWatch(signal: AbortSignal): Watch {
  let hung: string | undefined;
  let pace = 1;
  const stopping = new AbortController();
  const either = AbortSignal.any([signal, stopping.signal]);
  const lose = (what: string): PageHung => {
    hung ??= what;
    const error = new PageHung(what);
    stopping.abort(error);
    return error;
  };
  /** What became of `work`, or after `ms` of `ended`, which `late` settles. */
  const waitFor = async <T>(
    work: Promise<T>,
    ms: number,
    late: (ended: PromiseWithResolvers<T>) => void,
  ): Promise<T> => {
    const ended = Promise.withResolvers<T>();
    const stopwatch = createStopwatch(ms * pace, () => late(ended));
    const stop = () => ended.reject(either.reason as Error);
    either.addEventListener("abort", stop, { once: true });
    if (either.aborted) stop();
    try {
      return await Promise.race([work, ended.promise]);
    } finally {
      stopwatch.stop();
      either.removeEventListener("abort", stop);
      work.catch(() => {}); // What is left behind may still fail, with nobody waiting for it.
    }
  };
  return {
    within: (work, ms, what) => waitFor(work, ms, (ended) => ended.reject(lose(what))),
    sparing: <T>(work: Promise<T>, ms: number) =>
      waitFor<T | undefined>(work, ms, (ended) => ended.resolve(undefined)),
    get pace() {
      return pace;
    },
    slow(times) {
      pace = Math.max(pace, Math.min(times, MAX_PACE));
    },
    get hung() {
      return hung;
    },
    lose(what) {
      lose(what);
    },
  };
}

/** Calls `over` after `ms` in which this process could run: while the machine stands still no page can answer, and nobody could hear it. */
function createStopwatch(ms: number, over: () => void): { stop(): void } {
  let left = ms;
  let last = performance.now();
  const beat = setInterval(
    () => {
      const now = performance.now();
      left -= Math.min(now - last, MAX_BEAT_MS);
      last = now;
      if (left > 0) return;
      clearInterval(beat);
      over();
    },
    Math.min(ms, BEAT_MS),
  );
  return { stop: () => clearInterval(beat) };
}
