import { describe, type Log } from "../../base/log.ts";
import type { Lessons } from "../../modules/techniques/lessons.ts";
import type { createLearnFromRun } from "./learn-from-run.ts";

const POLL_MS = 5_000;
const LATER_MS = 60_000;
/** The time limit of one lesson, which may try several pieces of code. */
const LESSON_MS = 10 * 60_000;

/** Learns from sealed runs in the background, one at a time. Lessons that a crash interrupts are resumed. */
export function createLearner({
  lessons,
  learn,
  log,
}: {
  lessons: Lessons;
  learn: ReturnType<typeof createLearnFromRun>;
  log: Log;
}) {
  const stopping = new AbortController();
  let poll: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;

  async function learnAll(): Promise<void> {
    while (!stopping.signal.aborted) {
      const due = await lessons.claim();
      if (!due) return;
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(LESSON_MS)]);
      try {
        const outcome = await learn(due, signal);
        if (outcome === "later") await lessons.release(due.runId, LATER_MS);
        else log.debug({ run: due.runId, ...outcome }, "learned from a run");
      } catch (thrown) {
        if (stopping.signal.aborted) await lessons.release(due.runId, 0);
        else log.warn({ run: due.runId, ...describe(thrown) }, "learning from a run failed");
      }
    }
  }

  /** Checks for lessons now. */
  function nudge(): void {
    if (stopping.signal.aborted) return;
    working ??= learnAll()
      .catch((thrown: unknown) => log.error(describe(thrown), "looking for lessons failed"))
      .finally(() => (working = undefined));
  }

  return {
    nudge,
    start(): void {
      poll = setInterval(nudge, POLL_MS);
      nudge();
    },
    /** Aborts the current lesson, which is then due again. */
    async stop(): Promise<void> {
      clearInterval(poll);
      stopping.abort(new Error("the service stops"));
      await working;
    },
  };
}
