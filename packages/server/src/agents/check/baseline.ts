import type { Clock } from "../../base/clock.ts";
import type { PlannedCheck } from "./plan.ts";
import { runBefore } from "./decide.ts";
import type { BaselineReport, BaselineResult, CheckDeps } from "./verdict.ts";
import type { Work } from "./work.ts";

/** The check on the files that the work starts from. It runs while the model takes its first turns. */
export interface Baseline {
  /** Its result; null if there was nothing to run or it could not run. */
  result(): Promise<BaselineResult | null>;
  /** The same with what it printed, if that is known within `ms`; else null. */
  report(ms: number, clock: Clock): Promise<BaselineReport | null>;
  /** Stops it if it is still running. Resolves once everything it opened is closed. */
  stop(): Promise<void>;
}

/** Starts the baseline, unless `known` holds its result from before a restart of the service. */
export function startBaseline(
  plan: PlannedCheck,
  works: { start: Work; given: Work },
  known: BaselineResult | null | undefined,
  deps: CheckDeps,
  signal: AbortSignal,
): Baseline {
  if (known !== undefined)
    return { result: async () => known, report: async () => null, stop: async () => {} };
  const stopping = new AbortController();
  // A baseline that cannot run counts as none. A lost sandbox shows in the check itself.
  const running = runBefore(plan, works, deps, AbortSignal.any([signal, stopping.signal])).catch(() => null);
  return {
    result: async () => (await running)?.result ?? null,
    report: (ms, clock) => within(running, ms, clock),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** What `running` resolves to, or null if that takes longer than `ms`. */
async function within<T>(running: Promise<T>, ms: number, clock: Clock): Promise<T | null> {
  const stop = new AbortController();
  const late = clock.sleep(ms, stop.signal).then(
    () => null,
    () => null,
  );
  const first = await Promise.race([running, late]);
  stop.abort();
  return first;
}
