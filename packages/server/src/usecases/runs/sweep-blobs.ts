import type { Clock } from "../../base/clock.ts";
import { describe, type Log } from "../../base/log.ts";
import type { Blobs } from "../../store/blobs/blobs.ts";

const EVERY_MS = 60_000;

/** Removes contents that nothing needs any more from the store outside of the database, every minute, in the background. */
export function createBlobSweep({ clock, log, blobs }: { clock: Clock; log: Log; blobs: Blobs | null }) {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function rounds(swept: Blobs): Promise<void> {
    let failing = false;
    while (!stopping.signal.aborted) {
      try {
        await swept.sweep(stopping.signal);
        failing = false;
      } catch (thrown) {
        // Once, not every minute.
        if (!failing && !stopping.signal.aborted)
          log.error(describe(thrown), "removing files that nothing needs any more failed; it is tried again");
        failing = true;
      }
      await clock.sleep(EVERY_MS, stopping.signal).catch(() => undefined);
    }
  }

  return {
    start: () => void (running = blobs ? rounds(blobs) : running),
    /** Resolves when the current round is done. */
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
