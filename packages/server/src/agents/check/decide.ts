import type { CoderYield } from "../port.ts";
import { shorten } from "../shorten.ts";
import type { At } from "../tools/tool.ts";
import { judgeGiven } from "./given.ts";
import { singleTests } from "./chance.ts";
import { judgeOwn } from "./own.ts";
import type { Plan } from "./plan.ts";
import type { TestResult } from "./port.ts";
import { testsOf, type Trial, tryQuietly } from "./trial.ts";
import { type Before, type CheckDeps, type Question, spaces, type Verdict } from "./verdict.ts";
import type { Work } from "./work.ts";

/** Tests of the given files whose ids are kept. */
const MOST_NAMED = 2_000;
const KEPT_OUTPUT_BYTES = 16 << 10;

/** Finds out whether the work is right. Nothing that the agent says or leaves running has a part in it. */
export async function* decide(
  question: Question,
  deps: CheckDeps,
  at: At,
): AsyncGenerator<CoderYield, Verdict> {
  const startedMs = deps.clock.now();
  const { plan } = question;
  const byOwn = plan.kind === "self_test" || (plan.wantsTests && (await question.before)?.passed === true);
  const made = byOwn ? yield* judgeOwn(question, deps, at) : yield* judgeGiven(question, deps, at);
  const { check, ...rest } = made;
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

/** Runs the given check on what the work begins with, unseen. Null where nothing was given that could be run. */
export async function runBefore(
  plan: Plan,
  { start, given }: { start: Work; given: Work },
  deps: CheckDeps,
  signal: AbortSignal,
): Promise<Before | null> {
  if (plan.runs.length === 0) return null;
  const makeSpace = spaces(
    start,
    plan.protected.map((file) => file.path),
    given,
    deps,
    signal,
  );
  const trials: Trial[] = [];
  const tests: TestResult[] = [];
  for (const run of plan.runs) {
    const trial = await tryQuietly(run, makeSpace);
    trials.push(trial);
    // A command that fails as a whole names no tests: the runners that it starts do.
    const single = testsOf(trial).length === 0 && !trial.passed ? singleTests(run) : run;
    tests.push(...testsOf(single === run ? trial : await tryQuietly(single, makeSpace)));
  }
  const ran = tests.filter(({ outcome }) => outcome !== "skipped");
  return {
    passed: trials.every((trial) => trial.passed),
    tests: tests.length,
    failed: tests.filter((test) => test.outcome === "failed").length,
    ran: ran.slice(0, MOST_NAMED).map(({ id }) => id),
  };
}
