import type { Check } from "@signet/contract";
import type { Sandbox } from "@signet/sandbox";
import type { CommandDeps } from "../command.ts";
import { type PlannedCheck } from "./plan.ts";
import { shownPlan } from "./shown-plan.ts";
import type { SettledWork } from "./proposal.ts";
import type { Space } from "./port.ts";
import type { MakeSpace } from "./trial.ts";
import { createSpace, type Work, type WorkFile } from "./work.ts";

export interface CheckDeps extends CommandDeps {
  /** Opens a fresh sandbox with the limits of a check. The check closes every sandbox that it opens. */
  openCheckSandbox(): Promise<Sandbox>;
  /** Most seconds that one command of a check may take. */
  checkTimeoutSeconds: number;
}

/** The input of a check. */
export interface CheckRequest {
  plan: PlannedCheck;
  settled: SettledWork;
  /** The given files alone. */
  given: Work;
  /** The files that the work started from: the given ones, or those that an earlier passing run left. */
  start: Work;
  /** Result of the same check on the starting files, possibly still running; null if there was nothing to run. */
  before: Promise<BaselineResult | null>;
  /** The command that the agent gave for its own tests. */
  ownCmd: string | null;
}

/** Result of the check on the given files alone. */
export interface BaselineResult {
  passed: boolean;
  tests: number;
  failed: number;
  /** Ids of tests that were not skipped. Absent in states stored by older versions. */
  ran?: readonly string[];
  /** The files of those tests. */
  files?: readonly string[];
}

/** A baseline's result and what it printed. Only the result is kept: the output decides nothing. */
export interface BaselineReport {
  result: BaselineResult;
  output: string;
}

/**
 * Only `passed` is ok. `failed`: the check fails, and the agent can fix that. `unverified`: nothing failed, but nothing is
 * proved; `advice` says why and what to do.
 */
export interface CheckVerdict {
  outcome: "passed" | "failed" | "unverified";
  check: Check;
  advice: string;
}

/** The record of a check that did not run. */
export const noCheck = (plan: PlannedCheck | null, output = ""): Check => ({
  kind: "none",
  cmd: null,
  exit_code: null,
  passed: false,
  output,
  before: "none",
  control: "none",
  plan: plan === null ? null : shownPlan(plan),
  left_out: [],
  proposed: null,
  flaky: [],
  skipped: 0,
  duration_ms: 0,
});

const isSame = (before: WorkFile | undefined, now: WorkFile) =>
  before === now || before?.bytes.equals(now.bytes) === true;

/** Paths of files that differ between `given` and `work`, including removed ones. */
export const subjectsOf = (work: Work, given: Work): string[] => [
  ...[...work.files].flatMap(([path, file]) => (isSame(given.files.get(path), file) ? [] : [path])),
  ...[...given.files.keys()].filter((path) => !work.files.has(path)),
];

/** Makes spaces of `work` for a check. */
export const createSpaces =
  (work: Work, fixed: readonly string[], given: Work, deps: CheckDeps, signal: AbortSignal): MakeSpace =>
  (onOutput?: Space["onOutput"]) =>
    createSpace(
      work,
      { fixed, subjects: subjectsOf(work, given), given },
      {
        openSandbox: () => deps.openCheckSandbox(),
        signal,
        timeoutSeconds: deps.checkTimeoutSeconds,
        ...(onOutput ? { onOutput } : {}),
      },
    );
