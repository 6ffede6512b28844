import type { Check } from "@signet/contract";
import type { Sandbox } from "@signet/sandbox";
import type { CommandDeps } from "../command.ts";
import { type PlannedCheck, shownPlan } from "./plan.ts";
import type { SettledWork } from "./proposal.ts";
import type { Space } from "./port.ts";
import type { MakeSpace } from "./trial.ts";
import { createSpace, type Work } from "./work.ts";

export interface CheckDeps extends CommandDeps {
  /** A fresh sandbox with the limits of a check. The check closes what it opens. */
  openCheckSandbox(): Promise<Sandbox>;
  /** Most seconds that one command of a check may take. */
  checkTimeoutSeconds: number;
}

/** What is asked of a check. */
export interface CheckRequest {
  plan: PlannedCheck;
  settled: SettledWork;
  /** The given files alone. */
  given: Work;
  /** What the work began with: the given files, or what an earlier run had left when it passed. */
  start: Work;
  /** The same check on the given files, which may still be at work; null where there was nothing to run. */
  before: Promise<BaselineResult | null>;
  /** The command that the agent gave for its own tests. */
  ownCmd: string | null;
}

/** How the check ended on the given files alone. */
export interface BaselineResult {
  passed: boolean;
  tests: number;
  failed: number;
  /** Ids of tests that were not skipped. Absent in states from before this was kept. */
  ran?: readonly string[];
  /** The files of those tests. */
  files?: readonly string[];
}

/**
 * `passed` is the only one that is ok. `failed`: what decides fails, and the agent can mend it. `unverified`: nothing
 * failed, and nothing is proved; `advice` says why and what to do.
 */
export interface CheckVerdict {
  outcome: "passed" | "failed" | "unverified";
  check: Check;
  advice: string;
}

/** A check that was not run, for endings without one. */
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

/** Paths of `work` whose bytes are not those that were given. */
export const subjectsOf = (work: Work, given: Work): string[] => [
  ...[...work.files].flatMap(([path, { bytes }]) =>
    given.files.get(path)?.bytes.equals(bytes) ? [] : [path],
  ),
  ...[...given.files.keys()].filter((path) => !work.files.has(path)),
];

/** Makes spaces of `work` for a check. */
export const spaces =
  (work: Work, fixed: readonly string[], given: Work, deps: CheckDeps, signal: AbortSignal): MakeSpace =>
  (onOutput?: Space["onOutput"]) =>
    createSpace(
      work,
      { fixed, subjects: subjectsOf(work, given) },
      {
        openSandbox: () => deps.openCheckSandbox(),
        signal,
        timeoutSeconds: deps.checkTimeoutSeconds,
        ...(onOutput ? { onOutput } : {}),
      },
    );
