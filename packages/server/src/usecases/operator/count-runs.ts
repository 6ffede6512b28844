import type { EndCode, RunState } from "@signet/contract";
import type { RunTally } from "../../modules/runs/census.ts";

export interface RunCounts {
  by_state: Partial<Record<RunState, number>>;
  by_end: Partial<Record<EndCode, number>>;
}

/** The number of runs of each state, and of each end. */
export function countRuns(tallies: readonly RunTally[]): RunCounts {
  const counts: RunCounts = { by_state: {}, by_end: {} };
  for (const { state, end, runs } of tallies) {
    counts.by_state[state] = (counts.by_state[state] ?? 0) + runs;
    if (end !== null) counts.by_end[end] = (counts.by_end[end] ?? 0) + runs;
  }
  return counts;
}
