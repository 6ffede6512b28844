import { randomInt } from "node:crypto";
import type { CountedRun, OrderResult, Space, CheckStep } from "../port.ts";
import { runPython, type Variant } from "./run.ts";
import type { PassingRun } from "./twins.ts";
import { passesOnlySeen } from "./unseen.ts";

const independent: OrderResult = { result: "independent", why: "" };
const MAX_FILES = 10;
const MAX_TESTS = 3;

/**
 * Runs the tests where the work cannot see that tests run it, in reverse order, each file alone, and some tests alone. Takes about
 * three times as long as the counted run.
 */
export async function orderOf(
  space: Space,
  step: CheckStep,
  counted: CountedRun,
  passing: PassingRun,
): Promise<OrderResult> {
  if (step.kind === "python-doctest") return independent;
  const passed = counted.tests.filter(({ outcome }) => outcome === "passed").map(({ id }) => id);
  const unseen = await passesOnlySeen(space, step, passed);
  if (unseen !== null) return { result: "seen", why: unseen };
  if (passing.run.report?.ordered)
    return { result: "declared", why: "The tests share set-up or state, or are numbered." };
  const until = performance.now() + 3 * counted.durationMs;
  const trials = trialsOf(step, passed, passing.run.report?.mode === "script");
  for (let at = 0; at < trials.length && (at === 0 || performance.now() < until); at += 2) {
    const both = await Promise.all(
      trials.slice(at, at + 2).map((trial) => differs(space, step, trial, passed)),
    );
    const why = both.find((reason) => reason !== null);
    if (why !== undefined && why !== null) return { result: "differs", why };
  }
  return independent;
}

interface Trial {
  variant: Variant;
  how: string;
}

function trialsOf(step: CheckStep, passed: string[], script: boolean): Trial[] {
  const trials: Trial[] = [];
  if (passed.length > 1) trials.push({ variant: { reverse: true }, how: "in reverse order" });
  if (script) return trials;
  const left = [...passed];
  for (let count = 0; passed.length > 1 && count < MAX_TESTS && left.length > 0; count++) {
    const [id] = left.splice(randomInt(left.length), 1);
    trials.push({ variant: { only: [id!] }, how: "alone" });
  }
  if (step.files.length > 1)
    for (const file of step.files.slice(0, MAX_FILES))
      trials.push({ variant: { files: [file] }, how: "in a separate process" });
  return trials;
}

/** Names a test that passed in the counted run and fails in this trial, or null. */
async function differs(
  space: Space,
  step: CheckStep,
  trial: Trial,
  passed: string[],
): Promise<string | null> {
  const { ended, report } = await runPython(space, step, trial.variant);
  if (ended.reason === "timeout" || ended.reason === "abort") return null;
  if (report === null) return `The tests do not finish ${trial.how}.`;
  const before = new Set(passed);
  const failed = report.tests.find((test) => test.r !== "pass" && before.has(test.id));
  if (failed === undefined) return null;
  return `${failed.id} passes with the others and fails ${trial.how}: ${failed.why} ${failed.msg.slice(0, 200)}`.trim();
}
