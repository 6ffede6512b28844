import { createSemaphore } from "@signet/concurrency";
import type { Screen } from "./page-session.ts";
import type { Tab } from "./tab.ts";
import { settleAll } from "./settle-all.ts";

/** Opens a tab for copies of the page. */
export type Open = (screen: Screen) => Promise<Tab>;

/** Opens a tab, `framed` with what the page's frame stands in. */
export type OpenNew = (screen: Screen, framed: boolean) => Promise<Tab>;

/** The tabs of one verification. */
export interface Tabs {
  /** Begins to open a tab that will be asked for. */
  prepare(screen: Screen): void;
  /** Puts back a tab: it can be taken again, as soon as it is there. */
  put(tab: Promise<Tab>, screen: Screen): void;
  /** A tab that was put back or prepared, else a new one. */
  take: (screen: Screen, how?: { framed: boolean }) => Promise<Tab>;
  /** Closes all that were not taken. */
  close(): Promise<void>;
}

/** To open a tab is work for a whole core: with more at once each would only be later, and nothing be played meanwhile. */
const OPENED_AT_ONCE = 2;

/** None is open yet. */
export function createTabs(openOne: OpenNew, signal: AbortSignal): Tabs {
  const gate = createSemaphore(OPENED_AT_ONCE);
  const ready: { screen: Screen; tab: Promise<Tab> }[] = [];
  const open = async (screen: Screen, framed = true): Promise<Tab> => {
    const leave = await gate.acquire(signal);
    try {
      return await openOne(screen, framed);
    } finally {
      leave();
    }
  };
  const put = (tab: Promise<Tab>, screen: Screen) => {
    tab.catch(() => {}); // Who takes it is told.
    ready.push({ screen, tab });
  };
  return {
    prepare: (screen) => put(open(screen), screen),
    put,
    take(screen, how) {
      const at = ready.findIndex((one) => one.screen === screen);
      return at < 0 ? open(screen, how?.framed) : ready.splice(at, 1)[0]!.tab;
    },
    async close() {
      await settleAll(ready.splice(0).map(async ({ tab }) => (await tab.catch(() => undefined))?.close()));
    },
  };
}
