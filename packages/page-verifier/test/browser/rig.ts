import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "playwright-core";
import { findBrowser } from "../../src/browser/find-browser.ts";
import { createBrowsers, type BrowsersDependencies } from "../../src/browser/pool.ts";
import type { Browsers, BrowserLimits } from "../../src/browser/port.ts";
import { treeOf } from "../../src/browser/tree.ts";
import { type Clock, systemClock } from "../../src/clock.ts";

type Cleaning = { after(done: () => void | Promise<void>): void };

const PATH = process.env.PATH ?? "";
const root = path.join(import.meta.dirname, "../../../..");
/** Where the bundled browser stays unpacked from test to test; it is believed by its digest alone. */
export const CACHE = path.join(root, "node_modules/.cache/signet-browser");

export const quiet = { warn() {} };
export const never = new AbortController().signal;
export const found = findBrowser({ path: PATH });

/** Why no test can open a browser here; false: they can. */
export const skip = ((): string | false => {
  if (found.kind === "none") return found.reason;
  const has = PATH.split(":").some((folder) => isThere(path.join(folder, "bwrap")));
  return has ? false : "bubblewrap is not installed";
})();

function isThere(file: string): boolean {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}

/** A new empty folder that goes away with the test. */
export function temporary(t: Cleaning): string {
  const folder = mkdtempSync(path.join(tmpdir(), "signet-test-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Browsers that are closed with the test. */
export function newBrowsers(
  t: Cleaning,
  limits: Partial<BrowserLimits> = {},
  more: Partial<BrowsersDependencies> = {},
): Browsers {
  const browsers = createBrowsers({
    found,
    dir: CACHE,
    path: PATH,
    cores: 1,
    clock: systemClock,
    log: quiet,
    limits,
    ...more,
  });
  t.after(() => browsers.close());
  return browsers;
}

/** Shows `html` in a page of its own and gives back what `look` finds; closes the page. */
export async function shown<T>(
  browser: Browser,
  html: string,
  look: (page: Awaited<ReturnType<Browser["newPage"]>>) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.setContent(html);
    return await look(page);
  } finally {
    await context.close();
  }
}

/** Shows a page that works, and gives back the browser that has shown it. */
export const works = (browsers: Browsers): Promise<Browser> =>
  browsers.use(never, async (browser) => {
    await shown(browser, "<h1>well</h1>", (page) => page.getByText("well").waitFor());
    return browser;
  });

/** Everything that this process has started and that still runs. */
export const started = (): number[] => treeOf(process.pid).slice(1);

/** Which of these processes still run; one that is waiting to be reaped does not. */
export const running = (pids: readonly number[]): number[] =>
  pids.filter((pid) => {
    try {
      return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "latin1"));
    } catch {
      return false;
    }
  });

/** The name and state of processes, one a line, as the kernel tells them. */
export const statesOf = (pids: readonly number[]): string =>
  pids.map((pid) => readFileSync(`/proc/${pid}/stat`, "latin1").split(" ", 5).join(" ")).join("\n");

/** Resolves once `condition` holds; rejects when it does not within 20 s, with what `told` says then. */
export async function until(condition: () => boolean, told = () => ""): Promise<void> {
  const end = Date.now() + 20_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`waited in vain for: ${condition.toString()}\n${told()}`);
    await systemClock.sleep(5);
  }
}

/** A clock that stands still until it is moved; a sleep ends when the time it waits for is reached. */
export function fakeClock(): Clock & { advance(ms: number): void } {
  let now = 0;
  const sleepers = new Set<{ at: number; wake(): void }>();
  return {
    now: () => now,
    advance(ms) {
      now += ms;
      for (const sleeper of sleepers) if (sleeper.at <= now) sleeper.wake();
    },
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        const sleeper = { at: now + ms, wake: () => (sleepers.delete(sleeper), resolve()) };
        sleepers.add(sleeper);
        const stop = () => (sleepers.delete(sleeper), reject(signal?.reason as Error));
        signal?.addEventListener("abort", stop, { once: true });
      }),
  };
}
