import type { Browser } from "playwright-core";
import type { Clock } from "../clock.ts";
import { PageVerifierError } from "../errors.ts";
import { createSemaphore } from "@signet/concurrency";
import type { Log } from "../log.ts";
import type { FoundBrowser } from "./find-browser.ts";
import { guarded, type GuardOptions } from "./guard.ts";
import { createLauncher } from "./launcher.ts";
import type { Browsers, BrowserLimits, BrowserUse } from "./port.ts";
import { createStock, type Stocked } from "./stock.ts";

const MIB = 1024 ** 2;
const MOST_SLOTS = 4;

const LIMITS: Omit<BrowserLimits, "slots"> = {
  queue: 32,
  // A last resort: users of a browser have their own deadlines, which grow on a slow machine.
  useMs: 75_000,
  launchMs: 15_000,
  idleMs: 5 * 60_000,
  memoryBytes: 1024 * MIB,
  reuseBytes: 400 * MIB,
  messageBytes: 256 * MIB,
  uses: 50,
  ageMs: 15 * 60_000,
};

/** What the pool needs to know about the machine. */
export interface BrowsersDependencies {
  found: FoundBrowser;
  /** A folder only for browsers, into which the bundled one is unpacked. Created if missing. */
  dir: string;
  /** The folders, in the format of PATH, in which to look for bubblewrap. */
  path: string;
  /** The number of cores: as many browsers work at the same time, but at most four. */
  cores: number;
  clock: Clock;
  log: Log;
  limits?: Partial<BrowserLimits>;
}

/** Creates the pool of browsers. It starts and unpacks nothing before the first use, or `warm`. */
export function createBrowsers(dependencies: BrowsersDependencies): Browsers {
  const { clock, log, cores } = dependencies;
  const limits = { ...LIMITS, slots: Math.max(1, Math.min(cores, MOST_SLOTS)), ...dependencies.limits };
  const closing = new AbortController();
  const launcher = createLauncher({ ...dependencies, deadlineMs: limits.launchMs, signal: closing.signal });
  const stock = createStock({ launch: () => launcher.launch(), limits, clock, log });
  const slots = createSemaphore(limits.slots, {
    queue: limits.queue,
    full: () => new PageVerifierError("overloaded", `${limits.queue} pages wait for a browser already`),
  });
  const idleTimer = createIdleTimer(clock, limits.idleMs, closing.signal, () => stock.clear());

  return {
    async use(caller, work) {
      const signal = AbortSignal.any([caller, closing.signal]);
      const leave = await slots.acquire(signal);
      idleTimer.interrupt();
      try {
        const browser = await stock.take(signal);
        return await useOne(browser, work, {
          limits,
          clock,
          signal,
          give: (fit) => stock.give(browser, fit),
        });
      } finally {
        leave();
        if (slots.held() === 0) idleTimer.begin();
      }
    },
    async warm() {
      await stock.warm();
      if (slots.held() === 0) idleTimer.begin();
    },
    status: () => launcher.status(),
    async close() {
      closing.abort(new PageVerifierError("closed", "the browsers were closed"));
      await stock.end();
    },
  };

  /** Does `work` with a browser, and then gives it back, with whether it may be used again. */
  async function useOne<T>(
    stocked: Stocked,
    work: (browser: Browser, use: BrowserUse) => Promise<T>,
    options: GuardOptions & { give: (fit: boolean) => Promise<void> },
  ): Promise<T> {
    const { browser, version, isolation } = stocked;
    let reusable = true;
    let done = false;
    const use = { name: launcher.name, version, sandbox: isolation, discard: () => void (reusable = false) };
    try {
      const result = await guarded(stocked, (signal) => work(browser, { ...use, signal }), options);
      done = true;
      return result;
    } finally {
      // One context is the browser's own. Any other may still run, or leak this page's state to the next.
      await options.give(done && reusable && browser.contexts().length <= 1);
    }
  }
}

/** Calls `then` after `ms` of idle time that nothing interrupted. */
function createIdleTimer(clock: Clock, ms: number, closing: AbortSignal, then: () => Promise<void>) {
  let waiting = new AbortController();
  const interrupt = () => waiting.abort();
  return {
    interrupt,
    begin() {
      interrupt();
      waiting = new AbortController();
      const until = AbortSignal.any([waiting.signal, closing]);
      clock.sleep(ms, until).then(then, () => {
        // Interrupted: there is new work, or the pool is closing.
      });
    },
  };
}
