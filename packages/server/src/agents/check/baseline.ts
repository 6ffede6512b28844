import type { PlannedCheck } from "./plan.ts";
import { runBefore } from "./decide.ts";
import type { BaselineResult, CheckDeps } from "./verdict.ts";
import type { Work } from "./work.ts";

/** The check on what the work begins with, at work beside the first turns of the model. */
export interface Baseline {
  /** How it ended; null where there was nothing to run or it could not be run. */
  result(): Promise<BaselineResult | null>;
  /** Ends it if it is still at work. Everything it opened is closed when this resolves. */
  stop(): Promise<void>;
}

/** Starts the baseline, unless `known` says how it ended before the service was restarted. */
export function startBaseline(
  plan: PlannedCheck,
  works: { start: Work; given: Work },
  known: BaselineResult | null | undefined,
  deps: CheckDeps,
  signal: AbortSignal,
): Baseline {
  if (known !== undefined) return { result: async () => known, stop: async () => {} };
  const stopping = new AbortController();
  // A baseline that cannot be run is none; a sandbox that is gone shows in the check itself.
  const running = runBefore(plan, works, deps, AbortSignal.any([signal, stopping.signal])).catch(() => null);
  return {
    result: () => running,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
