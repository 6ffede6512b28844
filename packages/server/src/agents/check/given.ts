import type { Check } from "@signet/contract";
import type { CoderYield } from "../port.ts";
import type { CallContext } from "../tools/tool.ts";
import { crossCheck } from "./cross-check.ts";
import type { PlannedRun } from "./planned-run.ts";
import { patchOf, type SettledWork } from "./proposal.ts";
import { type FlakyTests, createFlakyTests, idsThat, singleTests, type RunWithTrial } from "./flaky-tests.ts";
import { type MakeSpace, testsOf, type RunTrial, tryQuietly, tryRun } from "./trial.ts";
import { announceCrossCheck } from "./trial-control.ts";
import {
  type BaselineResult,
  type CheckDeps,
  noCheck,
  type CheckRequest,
  createSpaces,
  type CheckVerdict,
} from "./verdict.ts";
import { changed } from "./work.ts";

const RERUNS = 2;
/** Tests that take less than this are rerun up to MAX_RERUNS times, others RERUNS times. */
const QUICK_MS = 2_000;
const MAX_RERUNS = 5;
/** Time limit for the search for flaky tests. A run that has started may exceed it. */
const CHANCE_MS = 300_000;

/** Runs the given check and cross-checks a pass. */
export async function* judgeGiven(
  question: CheckRequest,
  deps: CheckDeps,
  at: CallContext,
): AsyncGenerator<CoderYield, CheckVerdict> {
  const { plan, settled, given } = question;
  const fixed = plan.protected.map((file) => file.path);
  const makeAny = createSpaces(settled.work, fixed, given, deps, at.signal);
  const makeSpace: MakeSpace = (onOutput) => ({
    ...makeAny(onOutput),
    names: plan.names,
    mentions: plan.mentions,
    replaces: plan.replaces,
  });
  const check: Check = {
    ...noCheck(plan),
    kind: "given",
    cmd: plan.says,
    left_out: settled.leftOut,
    proposed: proposalOf(settled),
  };
  const chance = createFlakyTests({
    makeGiven: createSpaces(given, fixed, given, deps, at.signal),
    mayExcuse: plan.mayExcuse,
    untilMs: deps.clock.now() + CHANCE_MS,
    now: () => deps.clock.now(),
  });
  const trials: RunWithTrial[] = [];
  for (const run of plan.runs) {
    const trial = yield* tryRun(run, makeSpace, deps, at);
    if (!trial.passed) check.before = outcomeBefore(await question.before);
    const end = trial.passed
      ? { run, trial }
      : await examineFailure(question, check, { run, trial, makeSpace, chance }, deps, at);
    if ("outcome" in end) return end;
    trials.push(end);
  }
  const before = await question.before;
  check.before = outcomeBefore(before);
  const output = trials.map(({ trial }) => trial.output).join("\n");
  const counted = trials.flatMap(({ trial }) => trial.counted);
  const skipped = counted.reduce((sum, one) => sum + one.counted.fairSkips, 0);
  const newlySkipped = skippedByWork(before, trials);
  if (newlySkipped.length > 0) {
    const failed: Check = { ...check, exit_code: 1, output, skipped };
    const advice = `Tests that ran on the given files are skipped now: ${newlySkipped.slice(0, 5).join(", ")}. They have to run and pass.`;
    return { outcome: "failed", check: { ...failed, output: `${output}\n${advice}`.trim() }, advice };
  }
  yield* announceCrossCheck(
    trials.map(({ trial }) => trial),
    at,
  );
  const { control, advice } = await crossCheck(question, trials, makeSpace, chance, at);
  const passed: Check = { ...check, exit_code: 0, output, skipped, control, flaky: chance.excused() };
  if (advice !== "") return { outcome: "unverified", check: passed, advice };
  const proposed = await tryProposal(question, passed, deps, at);
  return { outcome: "passed", check: { ...passed, proposed }, advice: "" };
}

/** Tests that ran on the given files and that the work now skips, and test files that the work now skips as a whole. */
function skippedByWork(before: BaselineResult | null, trials: readonly RunWithTrial[]): string[] {
  const now = trials.flatMap(({ trial }) => testsOf(trial));
  const ran = new Set(before?.ran);
  const files = new Set(now.map(({ file }) => file));
  const counted = trials.flatMap(({ trial }) => trial.counted);
  // A file that is skipped as a whole reports none of its tests.
  const skipsFiles = counted.some(
    ({ step, counted: { fairSkips, tests } }) =>
      step.kind.startsWith("python-") &&
      fairSkips > tests.filter((test) => test.outcome === "skipped").length,
  );
  return [
    ...now.flatMap(({ id, outcome, lacksProgram }) =>
      outcome === "skipped" && ran.has(id) && lacksProgram !== true ? [id] : [],
    ),
    ...(skipsFiles ? (before?.files ?? []).filter((file) => !files.has(file)) : []),
  ];
}

const outcomeBefore = (before: BaselineResult | null): Check["before"] => {
  if (before === null) return "none";
  return before.passed ? "passed" : "failed";
};

const proposalOf = (settled: SettledWork): Check["proposed"] =>
  settled.proposed.size === 0
    ? null
    : { files: [...settled.proposed.keys()], patch: patchOf(settled), passes: null };

/** Whether the check passes with the agent's changes to protected files, for information. */
async function tryProposal(
  { plan, settled, given }: CheckRequest,
  { proposed }: Check,
  deps: CheckDeps,
  { signal }: CallContext,
): Promise<Check["proposed"]> {
  if (proposed === null) return null;
  const fixed = plan.protected.map((file) => file.path);
  const makeSpace = createSpaces(changed(settled.work, settled.proposed), fixed, given, deps, signal);
  for (const run of plan.runs)
    if (!(await tryQuietly(run, makeSpace, true)).passed) return { ...proposed, passes: false };
  return { ...proposed, passes: true };
}

interface Failure {
  run: PlannedRun;
  trial: RunTrial;
  makeSpace: MakeSpace;
  chance: FlakyTests;
}

/**
 * Examines a failed check: whether it is flaky, or passes only with the proposed changes. Returns a run instead of a
 * verdict if only tests failed that are also flaky without the work.
 */
async function examineFailure(
  question: CheckRequest,
  check: Check,
  { run, trial, makeSpace, chance }: Failure,
  deps: CheckDeps,
  at: CallContext,
): Promise<CheckVerdict | RunWithTrial> {
  const failed: Check = { ...check, exit_code: trial.exitCode, output: trial.output };
  if (trial.hijacks.length > 0)
    return {
      outcome: "failed",
      check: failed,
      advice: `The work manipulates the check: ${trial.hijacks[0]}.`,
    };
  if (trial.exitCode === null) return { outcome: "failed", check: failed, advice: "" };
  const attempts = [trial];
  const most = durationOf(trial) < QUICK_MS ? MAX_RERUNS : RERUNS;
  for (let i = 0; i < most && !(i >= RERUNS && attempts.some((attempt) => attempt.passed)); i++)
    attempts.push(await tryQuietly(singleTests(run), makeSpace, true));
  if (attempts.some((attempt) => attempt.passed)) {
    const excused = await chance.excuse({ run, makeSpace }, attempts);
    if (excused) return excused;
    const flaky = [...idsThat(attempts, "passed", "failed")];
    const shown = flaky.length > 0 ? flaky : [trial.shown];
    // The work itself may be random, so the tests that it always passes must not outweigh those that it sometimes fails.
    const advice = `The check both passes and fails on the same files (${shown.slice(0, 5).join(", ")}). A result that depends on chance proves nothing.`;
    return { outcome: "unverified", check: { ...failed, flaky: shown }, advice };
  }
  const proposed = await tryProposal(question, failed, deps, at);
  if (proposed?.passes !== true) return { outcome: "failed", check: { ...failed, proposed }, advice: "" };
  const names = proposed.files.slice(0, 5).join(", ");
  const advice = `The check passes only with your changes to ${names}. These files came with the task and are protected. Change the code instead. If the task needs that change, say so in the summary: the caller can allow it with may_change (--may-change).`;
  return { outcome: "unverified", check: { ...failed, proposed }, advice };
}

const durationOf = (trial: RunTrial) =>
  trial.counted.reduce((sum, { counted }) => sum + counted.durationMs, 0);
