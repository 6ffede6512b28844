import { createSemaphore } from "@signet/concurrency";
import type { Screen } from "./page-session.ts";
import type { Tab } from "./tab.ts";
import { settleAll } from "./settle-all.ts";

/** Opens a tab for copies of the page. */
export type Open = (screen: Screen) => Promise<Tab>;

/** Opens a tab; `framed` loads the host page that contains the frame. */
export type OpenNew = (screen: Screen, framed: boolean) => Promise<Tab>;

/** The tabs of one verification. */
export interface Tabs {
  /** Starts to open a tab that `take` will need. */
  prepare(screen: Screen): void;
  /** Returns a tab, so that it can be taken again as soon as the promise resolves. */
  put(tab: Promise<Tab>, screen: Screen): void;
  /** A returned or prepared tab, else a new one. */
  take: (screen: Screen, how?: { framed: boolean }) => Promise<Tab>;
  /** Closes all tabs that are not taken. */
  close(): Promise<void>;
}

/** Opening a tab keeps a core busy. Opening more at once would delay each of them and the checks that are running. */
const OPENED_AT_ONCE = 2;

/** Creates an empty set of tabs. */
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
    tab.catch(() => {}); // `take` reports the error.
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
