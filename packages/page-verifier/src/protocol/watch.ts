import { crowdingNow } from "../crowding.ts";

/** The page blocked a step past its deadline, or crashed. */
export class PageHung extends Error {
  override readonly name = "PageHung";
}

/** The page cannot be checked although nothing hangs: it left its frame, broke the verifier's scripts, or scheduled too many callbacks. */
export class PageLost extends Error {
  override readonly name = "PageLost";
}

const MAX_PACE = 3;
/** On a busy machine everything takes longer, and no verdict may depend on what else the machine does. */
const MAX_PATIENCE = 8;
/** The crowding that the copies of a page cause by themselves. */
const OWN_CROWDING = 2;
const BEAT_MS = 50;
const MAX_BEAT_MS = 100;

/** The deadlines of all operations on one page. */
export interface Watch {
  /** The result of `work`. Throws `PageHung(what)` after `ms`, up to 8 times as long on a slow or busy machine, and the signal's reason as soon as it aborts. */
  within<T>(work: Promise<T>, ms: number, what: string): Promise<T>;
  /** The same for optional work: resolves to undefined after `ms`, multiplied by `pace`, and does not end other waits. */
  sparing<T>(work: Promise<T>, ms: number): Promise<T | undefined>;
  /** Extends all following deadlines by the factor by which the machine is currently slower than usual. */
  slow(times: number): void;
  /** How many times longer than usual things take: by the last measurement at most 3, where the machine has other work at most 8. */
  readonly pace: number;
  /** Where the page first hung; undefined if it did not. */
  readonly hung: string | undefined;
  /** Reports a crash of the page outside of a wait. */
  lose(what: string): void;
  /** Whether a crash was reported. */
  readonly crashed: boolean;
}

/**
 * Creates linked deadlines: when one expires, all other waits end too, because a stuck page can block its whole browser.
 * `crowding`: how many threads the machine has to run for each that it can.
 */
export function createWatch(signal: AbortSignal, crowding: () => number = crowdingNow): Watch {
  let hung: string | undefined;
  let crashed = false;
  const pace = createPace(crowding);
  const stopping = new AbortController();
  const either = AbortSignal.any([signal, stopping.signal]);
  const lose = (what: string): PageHung => {
    hung ??= what;
    const error = new PageHung(what);
    stopping.abort(error);
    return error;
  };
  /** Races `work` against a deadline of `ms` on an idle machine, after which `late` settles the result. */
  const waitFor = async <T>(
    work: Promise<T>,
    ms: number,
    { slower, late }: { slower: () => number; late: (ended: PromiseWithResolvers<T>) => void },
  ): Promise<T> => {
    const ended = Promise.withResolvers<T>();
    const stopwatch = createStopwatch(ms, slower, () => late(ended));
    const stop = () => ended.reject(either.reason as Error);
    either.addEventListener("abort", stop, { once: true });
    if (either.aborted) stop();
    try {
      return await Promise.race([work, ended.promise]);
    } finally {
      stopwatch.stop();
      either.removeEventListener("abort", stop);
      work.catch(() => {}); // Abandoned work may still reject later.
    }
  };
  return {
    within: (work, ms, what) =>
      waitFor(work, ms, { slower: () => pace.now(), late: (ended) => ended.reject(lose(what)) }),
    sparing: <T>(work: Promise<T>, ms: number) =>
      waitFor<T | undefined>(work, ms, {
        slower: () => pace.soFar(),
        late: (ended) => ended.resolve(undefined),
      }),
    get pace() {
      return pace.soFar();
    },
    slow(times) {
      pace.slow(times);
    },
    get hung() {
      return hung;
    },
    lose(what) {
      crashed = true;
      lose(what);
    },
    get crashed() {
      return crashed;
    },
  };
}

/** How many times longer than on an idle machine things take, by a measurement and by the other work of the machine. */
function createPace(crowding: () => number) {
  const startedAt = performance.now();
  let measured = 1;
  let lookedAt = startedAt;
  /** The time since the start that the page would have taken on an idle machine. */
  let own = 0;
  const look = (): number => {
    const now = performance.now();
    const times = Math.min(Math.max(crowding() / OWN_CROWDING, 1), MAX_PATIENCE);
    own += (now - lookedAt) / times;
    lookedAt = now;
    return times;
  };
  return {
    /** At this moment. */
    now: () => Math.max(look(), measured),
    /** On average since the start. */
    soFar() {
      look();
      return Math.max(measured, own > 0 ? (lookedAt - startedAt) / own : 1);
    },
    slow(times: number) {
      measured = Math.max(measured, Math.min(times, MAX_PACE));
    },
  };
}

/**
 * Calls `over` after `ms` in which this process could run, as many times longer as the machine is `slower` at the time. Time
 * in which the machine is suspended or stalled does not count.
 */
function createStopwatch(ms: number, slower: () => number, over: () => void): { stop(): void } {
  let left = ms;
  let last = performance.now();
  const beat = setInterval(
    () => {
      const now = performance.now();
      left -= Math.min(now - last, MAX_BEAT_MS) / slower();
      last = now;
      if (left > 0) return;
      clearInterval(beat);
      over();
    },
    Math.min(ms, BEAT_MS),
  );
  return { stop: () => clearInterval(beat) };
}
