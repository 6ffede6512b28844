import type { Clock } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import type { Found } from "./find.ts";
import { guarded } from "./guard.ts";
import { launchBrowser, LaunchError, type Launched } from "./launch.ts";
import type { Browsers, BrowserStatus, Limits } from "./port.ts";
import { prepare, type Prepared } from "./prepare.ts";
import { createSlots } from "./slots.ts";
import { createStock, type Stocked } from "./stock.ts";

const MIB = 1024 ** 2;
const MOST_SLOTS = 4;

const LIMITS: Limits = {
  slots: 1,
  queue: 32,
  useMs: 15_000,
  launchMs: 15_000,
  idleMs: 5 * 60_000,
  memoryBytes: 1024 * MIB,
  reuseBytes: 400 * MIB,
  messageBytes: 256 * MIB,
  uses: 50,
  ageMs: 15 * 60_000,
};

export interface BrowsersDependencies {
  found: Found;
  /** The service's folder for browsers alone: the bundled one is unpacked in it. Made if missing. */
  dir: string;
  /** Folders as in PATH, where bubblewrap is looked for. */
  path: string;
  /** Cores of the machine: so many browsers work at once, four at most. */
  cores: number;
  clock: Clock;
  log: Log;
  limits?: Partial<Limits>;
}

/** Browsers of this machine. Nothing is started or unpacked before the first use, or `warm`. */
export function createBrowsers(dependencies: BrowsersDependencies): Browsers {
  const { found, dir, clock, log } = dependencies;
  const slotsOf = Math.max(1, Math.min(dependencies.cores, MOST_SLOTS));
  const limits = { ...LIMITS, slots: slotsOf, ...dependencies.limits };
  const closing = new AbortController();
  const name = found.kind === "none" ? "" : found.name;
  let prepared: Promise<Prepared> | undefined;
  let status: BrowserStatus =
    found.kind === "none" ? { state: "unavailable", reason: found.reason } : { state: "untried", name };

  async function launch(): Promise<Launched> {
    try {
      closing.signal.throwIfAborted();
      prepared ??= prepare(found, { dir, path: dependencies.path, signal: closing.signal });
      const { program, bwrap } = await prepared.catch((error: unknown) => {
        // What was missing may be there the next time.
        prepared = undefined;
        throw error;
      });
      const options = { bwrap, dir, deadlineMs: limits.launchMs, signal: closing.signal };
      const launched = await launchBrowser(program, options);
      status = { state: "ready", name, version: launched.version, sandbox: launched.isolation };
      return launched;
    } catch (error) {
      if (!(error instanceof LaunchError)) throw error;
      status = { state: "unavailable", reason: error.message };
      throw new Problem("browser_unavailable", error.message, { cause: error });
    }
  }

  const slots = createSlots(limits.slots, limits.queue);
  const stock = createStock({ launch, limits, clock, log });
  const rest = createRest(clock, limits.idleMs, () => stock.clear());

  return {
    async use(caller, work) {
      const signal = AbortSignal.any([caller, closing.signal]);
      const leave = await slots.enter(signal);
      rest.interrupt();
      let stocked: Stocked | undefined;
      let fit = false;
      try {
        const taken = await stock.take(signal);
        stocked = taken;
        const about = { name, version: taken.version, sandbox: taken.isolation };
        let discarded = false;
        const discard = () => void (discarded = true);
        const job = (over: AbortSignal) => work(taken.browser, { ...about, signal: over, discard });
        const result = await guarded(taken, job, { limits, clock, signal });
        // The one context is the browser's own: whatever else is open may still run, or tell of this page to the next.
        fit = !discarded && taken.browser.contexts().length <= 1;
        return result;
      } finally {
        if (stocked !== undefined) await stock.give(stocked, fit);
        leave();
        if (slots.held() === 0) rest.begin();
      }
    },
    async warm() {
      await stock.warm();
      if (slots.held() === 0) rest.begin();
    },
    status: () => status,
    async close() {
      closing.abort(new Problem("not_ready", "the service is stopping"));
      rest.interrupt();
      await stock.end();
    },
  };
}

/** Calls `then` when nothing has interrupted for `ms`. */
function createRest(clock: Clock, ms: number, then: () => Promise<void>) {
  let waiting: AbortController | undefined;
  const interrupt = () => waiting?.abort();
  return {
    interrupt,
    begin() {
      interrupt();
      waiting = new AbortController();
      clock.sleep(ms, waiting.signal).then(then, () => {
        // Interrupted: there is work again.
      });
    },
  };
}
