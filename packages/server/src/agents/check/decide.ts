import type { CoderYield } from "../port.ts";
import { shorten } from "../shorten.ts";
import type { CallContext } from "../tools/tool.ts";
import { asGiven } from "./extended-tests.ts";
import { doctestStep } from "./given-doctests.ts";
import { judgeGiven } from "./given.ts";
import { singleTests } from "./flaky-tests.ts";
import { judgeOwn } from "./own.ts";
import type { PlannedCheck } from "./plan.ts";
import type { TestResult } from "./port.ts";
import { testsOf, type RunTrial, tryQuietly } from "./trial.ts";
import { controlOf } from "./trial-control.ts";
import {
  type BaselineReport,
  type CheckDeps,
  type CheckRequest,
  createSpaces,
  type CheckVerdict,
} from "./verdict.ts";
import { changed, type Work } from "./work.ts";

/** Most tests whose ids the baseline keeps. */
const MAX_NAMED = 2_000;
const KEPT_OUTPUT_BYTES = 16 << 10;

/** Decides whether the work passes. Nothing that the agent says or leaves running influences the result. */
export async function* decide(
  question: CheckRequest,
  deps: CheckDeps,
  at: CallContext,
): AsyncGenerator<CoderYield, CheckVerdict> {
  const startedMs = deps.clock.now();
  const { plan } = question;
  const byOwn = plan.kind === "self_test" || (plan.wantsTests && (await question.before)?.passed === true);
  const judged = byOwn ? yield* judgeOwn(question, deps, at) : yield* judgeGiven(question, deps, at);
  const withExamples =
    judged.outcome === "passed" ? await withGivenExamples(judged, question, deps, at) : judged;
  const verdict =
    withExamples.outcome === "passed"
      ? await withExtendedTests(withExamples, question, deps, at)
      : withExamples;
  const { check, ...rest } = verdict;
  return {
    ...rest,
    check: {
      ...check,
      passed: rest.outcome === "passed",
      output: shorten([check.output, rest.outcome === "unverified" ? rest.advice : ""].join("\n").trim(), {
        bytes: KEPT_OUTPUT_BYTES,
      }).text,
      duration_ms: Math.max(0, Math.round(deps.clock.now() - startedMs)),
    },
  };
}

/** The passed verdict, if the original docstring examples hold too: the work may have replaced them by others. */
async function withGivenExamples(
  passed: CheckVerdict,
  { plan, settled, given }: CheckRequest,
  deps: CheckDeps,
  { signal }: CallContext,
): Promise<CheckVerdict> {
  const doctests = doctestStep(plan.doctested, settled.work);
  if (doctests === null) return passed;
  const { step, changes } = doctests;
  const work = changed(settled.work, changes);
  const fixed = [...plan.protected.map((file) => file.path), ...changes.keys()];
  const trial = await tryQuietly(
    { kind: "tests", steps: [step] },
    createSpaces(work, fixed, given, deps, signal),
  );
  if (trial.passed) return passed;
  const names = plan.doctested.files.map((file) => file.path).join(", ");
  const why = trial.why.map((text) => withoutNames(text, step.files)).join("\n");
  return {
    outcome: "failed",
    check: {
      ...passed.check,
      exit_code: trial.exitCode,
      control: "none",
      output: `${FAIL} ${names}:\n${why}`,
    },
    advice: `The original docstring examples of ${names} do not hold: restore them, and change the code. If the task needs other examples, say so in the summary: the caller can allow it with may_change.`,
  };
}

/** The passed verdict, if what the files hold that the task asks to add to passes as it was given. */
async function withExtendedTests(
  passed: CheckVerdict,
  { plan, settled, given }: CheckRequest,
  deps: CheckDeps,
  { signal }: CallContext,
): Promise<CheckVerdict> {
  const { extended } = plan;
  if (extended.runs.length === 0) return passed;
  const paths = extended.files.map(({ path }) => path);
  const fixed = [...plan.protected.map(({ path }) => path), ...paths];
  const makeSpace = createSpaces(changed(settled.work, asGiven(extended)), fixed, given, deps, signal);
  const names = paths.slice(0, 5).join(", ");
  for (const run of extended.runs) {
    const trial = await tryQuietly(run, makeSpace);
    const output = `${passed.check.output}\n${names} as given:\n${trial.output}`.trim();
    if (!trial.passed)
      return {
        outcome: "failed",
        check: { ...passed.check, exit_code: trial.exitCode, control: "none", output },
        advice: `The tests that came with ${names} do not all pass. The task asks to add to them, so they have to stay and pass: restore them, and change the code.`,
      };
    const control = await controlOf(trial, makeSpace);
    if (control.result === "refuted")
      return {
        outcome: "unverified",
        check: { ...passed.check, control: "refuted", output },
        advice: `The tests that came with ${names} pass when they must fail: ${control.why}`,
      };
  }
  return passed;
}

const FAIL = "Given examples do not hold in";
const withoutNames = (text: string, files: readonly string[]) =>
  files.reduce((left, file) => left.replaceAll(file, "docstring"), text);

/** Runs the given check on the files that the work starts from, without events. Null if nothing was given that could run. */
export async function runBefore(
  plan: PlannedCheck,
  { start, given }: { start: Work; given: Work },
  deps: CheckDeps,
  signal: AbortSignal,
): Promise<BaselineReport | null> {
  if (plan.runs.length === 0) return null;
  const makeSpace = createSpaces(
    start,
    plan.protected.map((file) => file.path),
    given,
    deps,
    signal,
  );
  const trials: RunTrial[] = [];
  const tests: TestResult[] = [];
  for (const run of plan.runs) {
    const trial = await tryQuietly(run, makeSpace, true);
    trials.push(trial);
    // A command that fails as a whole reports no tests, so the runners that it starts are run directly.
    const single = testsOf(trial).length === 0 && !trial.passed ? singleTests(run) : run;
    tests.push(...testsOf(single === run ? trial : await tryQuietly(single, makeSpace, true)));
  }
  const ran = tests.filter(({ outcome }) => outcome !== "skipped");
  const result = {
    passed: trials.every((trial) => trial.passed),
    tests: tests.length,
    failed: tests.filter((test) => test.outcome === "failed").length,
    ran: ran.slice(0, MAX_NAMED).map(({ id }) => id),
    files: [...new Set(ran.map(({ file }) => file))].slice(0, MAX_NAMED),
  };
  return { result, output: trials.map(({ output }) => output).join("\n") };
}
