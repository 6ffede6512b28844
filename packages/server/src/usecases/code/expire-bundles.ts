import type { Clock } from "../../base/clock.ts";
import { describe, type Log } from "../../base/log.ts";
import type { Bundles } from "../../modules/bundles/bundles.ts";
import type { Projects } from "./projects.ts";

const EVERY_MS = 600_000;

/** Deletes bundles that have expired, and what was unpacked of them, at the start and every ten minutes, in the background. */
export function createBundleExpiry(parts: {
  clock: Clock;
  log: Log;
  bundles: Bundles;
  projects: Pick<Projects, "tidy">;
}) {
  const { clock, log, bundles, projects } = parts;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function rounds(): Promise<void> {
    while (!stopping.signal.aborted) {
      const count = await bundles.expire().catch((thrown: unknown) => {
        log.error(describe(thrown), "deleting expired bundles failed");
        return 0;
      });
      if (count > 0) log.info({ bundles: count }, "expired bundles were deleted");
      await projects.tidy().catch((thrown: unknown) => {
        log.error(describe(thrown), "deleting layers of expired bundles failed");
      });
      await clock.sleep(EVERY_MS, stopping.signal).catch(() => undefined);
    }
  }

  return {
    start: () => void (running = rounds()),
    /** Resolves when the current round is done. */
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
