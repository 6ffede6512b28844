import { BrowserKilled, type Browsers } from "@signet/page-verifier";
import type { Metrics } from "./metrics.ts";

type Counts = Pick<Metrics, "browserUses" | "browserUsed">;

/** The same browsers; their uses are counted. */
export const watchedBrowsers = (browsers: Browsers, counts: Counts): Browsers => ({
  async use(signal, work) {
    let startedAt: number | null = null;
    counts.browserUses("waiting", 1);
    const begin = () => {
      counts.browserUses("waiting", -1);
      counts.browserUses("working", 1);
      startedAt = performance.now();
    };
    const end = (outcome: string) => {
      if (startedAt === null) return counts.browserUses("waiting", -1);
      counts.browserUses("working", -1);
      counts.browserUsed(outcome, (performance.now() - startedAt) / 1000);
    };
    try {
      const result = await browsers.use(signal, (browser, use) => {
        begin();
        return work(browser, use);
      });
      end("done");
      return result;
    } catch (thrown) {
      end(thrown instanceof BrowserKilled ? `killed_${thrown.why}` : "failed");
      throw thrown;
    }
  },
  warm: () => browsers.warm(),
  status: () => browsers.status(),
  close: () => browsers.close(),
});
