import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Launched } from "./launch.ts";
import type { BrowserLimits } from "./port.ts";

/** A browser of the stock, with its number of uses and its start time. */
export interface Stocked extends Launched {
  uses: number;
  bornMs: number;
}

/** The running browsers that are not in use. */
export interface Stock {
  /** Takes a running browser, else one that is being started, else a new one; starts another one for the next use. */
  take(signal: AbortSignal): Promise<Stocked>;
  /** Returns a browser. It is kept if it is `fit` and within the limits, else ended; resolves afterwards. */
  give(browser: Stocked, fit: boolean): Promise<void>;
  /** Starts a browser if none is ready. */
  warm(): Promise<void>;
  /** Ends all browsers that are not in use. */
  clear(): Promise<void>;
  /** Ends every browser, in use or not, and waits for those that are being started. */
  end(): Promise<void>;
}

/** `launch` starts one browser and must leave nothing behind if it rejects. */
export function createStock(dependencies: {
  launch: () => Promise<Launched>;
  limits: BrowserLimits;
  clock: Clock;
  log: Log;
}): Stock {
  const { limits, clock, log } = dependencies;
  const roster = createRoster(dependencies.launch, clock);
  // Some of these may have died or may hang.
  const idle = new Set<Stocked>();
  const keep = (browser: Stocked) => void idle.add(browser);
  const spare = createSpare(() => roster.start(), keep, log);
  let ended = false;

  const fresh = (browser: Stocked) =>
    browser.uses < limits.uses &&
    clock.now() - browser.bornMs < limits.ageMs &&
    browser.browser.isConnected();

  async function claim(signal: AbortSignal): Promise<Stocked> {
    for (const browser of idle) {
      idle.delete(browser);
      if (fresh(browser) && (await browser.answers())) return browser;
      void browser.kill();
    }
    const coming = spare.claim();
    if (coming !== undefined) {
      const browser = await abortable(coming, signal, keep).catch(() => undefined);
      signal.throwIfAborted();
      if (browser !== undefined && fresh(browser) && (await browser.answers())) return browser;
      void browser?.kill();
    }
    return abortable(roster.start(), signal, keep);
  }

  return {
    async take(signal) {
      const browser = await claim(signal);
      if (idle.size === 0 && !ended) spare.start().catch(() => {});
      return browser;
    },
    async give(browser, fit) {
      browser.uses += 1;
      if (fit && !ended && fresh(browser) && browser.memory() <= limits.reuseBytes) keep(browser);
      else await browser.kill();
    },
    async warm() {
      if (![...idle].some(fresh)) await spare.start();
    },
    async clear() {
      const coming = spare.claim()?.then((browser) => browser.kill());
      const all = [...idle].map((browser) => browser.kill());
      idle.clear();
      await Promise.allSettled([...all, coming]);
    },
    async end() {
      ended = true;
      await roster.end();
    },
  };
}

/** One browser that is started in advance; `keep` gets it when it runs, unless it was claimed before. */
function createSpare(start: () => Promise<Stocked>, keep: (browser: Stocked) => void, log: Log) {
  let spare: Promise<Stocked> | undefined;
  const claim = () => {
    const coming = spare;
    spare = undefined;
    return coming;
  };
  return {
    claim,
    /** The browser that is already being started, else a new one. */
    start(): Promise<Stocked> {
      if (spare !== undefined) return spare;
      const started = start();
      spare = started;
      const unclaimed = () => spare === started && claim() !== undefined;
      started.then(
        (browser) => {
          if (unclaimed()) keep(browser);
        },
        (error: unknown) => {
          // The next use tries again and gets the error.
          if (unclaimed()) log.warn({ reason: String(error) }, "spare browser was not started");
        },
      );
      return started;
    },
  };
}

/** All browsers that run or are being started. */
function createRoster(launch: () => Promise<Launched>, clock: Clock) {
  const alive = new Set<Stocked>();
  const starting = new Set<Promise<Stocked>>();

  async function begin(): Promise<Stocked> {
    const browser = { ...(await launch()), uses: 0, bornMs: clock.now() };
    alive.add(browser);
    void browser.gone.then(() => alive.delete(browser));
    return browser;
  }

  return {
    start(): Promise<Stocked> {
      const started = begin();
      starting.add(started);
      const settled = () => void starting.delete(started);
      started.then(settled, settled);
      return started;
    },
    async end(): Promise<void> {
      await Promise.allSettled(starting);
      await Promise.all([...alive].map((browser) => browser.kill()));
    },
  };
}

/** Settles like `promise`, or rejects with the signal's reason when it aborts; a value that arrives later goes to `late`. */
async function abortable<T>(promise: Promise<T>, signal: AbortSignal, late: (value: T) => void): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = () => {
      reject(signal.reason as Error);
      promise.then(late, () => {});
    };
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop, { once: true });
    promise
      .then(
        (value) => {
          if (!signal.aborted) resolve(value);
        },
        (error: unknown) => reject(error as Error),
      )
      .finally(() => signal.removeEventListener("abort", stop));
  });
}
