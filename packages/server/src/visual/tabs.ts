import { createGate } from "../base/gate.ts";
import type { Screen } from "./stage.ts";
import type { Tab } from "./tab.ts";
import { together } from "./together.ts";

/** The tabs of one verification. */
export interface Tabs {
  /** Begins to open a tab that will be asked for. */
  prepare(screen: Screen): void;
  /** Puts back a tab: it can be taken again. */
  put(tab: Tab, screen: Screen): void;
  /** A tab that was put back or prepared, else a new one. */
  take: (screen: Screen) => Promise<Tab>;
  /** Closes all that were not taken. */
  close(): Promise<void>;
}

/** To open a tab is work for a whole core: with more at once each would only be later, and nothing be played meanwhile. */
const OPENED_AT_ONCE = 2;

/** `openOne` opens a tab. */
export function createTabs(openOne: (screen: Screen) => Promise<Tab>, signal: AbortSignal): Tabs {
  const gate = createGate(OPENED_AT_ONCE);
  const ready: { screen: Screen; tab: Promise<Tab> }[] = [];
  const open = async (screen: Screen): Promise<Tab> => {
    const leave = await gate.enter(signal);
    try {
      return await openOne(screen);
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
    put: (tab, screen) => put(Promise.resolve(tab), screen),
    take(screen) {
      const at = ready.findIndex((one) => one.screen === screen);
      return at < 0 ? open(screen) : ready.splice(at, 1)[0]!.tab;
    },
    async close() {
      await together(
        ready.splice(0).map(({ tab }) =>
          tab.then(
            (one) => one.close(),
            () => {},
          ),
        ),
      );
    },
  };
}
