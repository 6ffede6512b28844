import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Launched } from "./launch.ts";
import type { BrowserLimits } from "./port.ts";

/** A browser of the stock, with what decides whether it is used again. */
export interface Stocked extends Launched {
  uses: number;
  bornMs: number;
}

/** Browsers that run and that nobody uses at the moment. */
export interface Stock {
  /** One that runs, else one that is being started, else a new one. Sees to it that another one is ready next. */
  take(signal: AbortSignal): Promise<Stocked>;
  /** Takes one back: to be used again, or ended. Resolves when it is one of these. */
  give(browser: Stocked, fit: boolean): Promise<void>;
  /** Has one started if none is ready. */
  warm(): Promise<void>;
  /** Ends all that nobody uses. */
  clear(): Promise<void>;
  /** Ends every one, used or not, and waits for those that are just being started. */
  end(): Promise<void>;
}

/** `launch` starts one browser; it leaves nothing behind when it rejects. */
export function createStock(dependencies: {
  launch: () => Promise<Launched>;
  limits: BrowserLimits;
  clock: Clock;
  log: Log;
}): Stock {
  const { limits, clock, log } = dependencies;
  const roster = createRoster(dependencies.launch, clock);
  // One that has died meanwhile, or hangs, may be among them.
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

/** One browser that is started ahead; unless it is claimed before, `keep` gets it when it runs. */
function createSpare(start: () => Promise<Stocked>, keep: (browser: Stocked) => void, log: Log) {
  let spare: Promise<Stocked> | undefined;
  const claim = () => {
    const coming = spare;
    spare = undefined;
    return coming;
  };
  return {
    claim,
    /** What is being started already, else a new one. */
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
          // Whoever needs one next tries again and is told.
          if (unclaimed()) log.warn({ reason: String(error) }, "spare browser was not started");
        },
      );
      return started;
    },
  };
}

/** Every browser that runs or is being started. */
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

/** What `promise` becomes, or the signal's reason as soon as it aborts; what comes after that goes to `late`. */
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
