import type { Check } from "@signet/contract";
import type { CallContext } from "../tools/tool.ts";
import { type FlakyTests, mentionsChance, type RunWithTrial } from "./flaky-tests.ts";
import { controlOf, type MakeSpace, orderOf, type RunTrial } from "./trial.ts";
import { type CheckRequest, subjectsOf } from "./verdict.ts";

/** What a cross-check found; `advice` is empty where nothing speaks against the work. */
interface Doubt {
  control: Check["control"];
  advice: string;
  /** Why nothing could be made to fail. */
  why?: string;
}

/** Cross-checks trials that passed: does each fail when it has to, alone and in another order, and was anything done? */
export async function crossCheck(
  { settled, start, ...question }: CheckRequest,
  trials: readonly RunWithTrial[],
  makeSpace: MakeSpace,
  chance: FlakyTests,
  at: CallContext,
): Promise<Doubt> {
  at.signal.throwIfAborted();
  const subjects = subjectsOf(settled.work, start);
  if (subjects.length === 0)
    return { control: "none", advice: "No file was changed: the check says nothing about any work." };
  const found: Doubt[] = [];
  const decided: RunWithTrial[] = [];
  for (const passed of trials) {
    const { doubt, tried } = await crossCheckExcused(passed, makeSpace, chance);
    if (doubt.advice !== "") return doubt;
    found.push(doubt);
    decided.push(tried);
  }
  const control = found.some((one) => one.control === "confirmed") ? "confirmed" : "none";
  if (control === "none" && (await question.before)?.passed !== false)
    return { control, advice: neverFailed(found) };
  const { aboutChance } = question.plan;
  if (!aboutChance && !mentionsChance(settled.work, subjects)) return { control, advice: "" };
  return { control, advice: await failureByChance(decided, makeSpace, chance, aboutChance) };
}

/** The doubt about one run that passed; about what is left of it, where the tests in doubt come out by chance anyway. */
async function crossCheckExcused(
  tried: RunWithTrial,
  makeSpace: MakeSpace,
  chance: FlakyTests,
): Promise<{ doubt: Doubt; tried: RunWithTrial }> {
  const doubt = await crossCheckOne(tried.trial, makeSpace);
  if (doubt.advice === "") return { doubt, tried };
  const without = await chance.excuse({ ...tried, makeSpace }, [tried.trial]);
  if (!without) return { doubt, tried };
  return { doubt: await crossCheckOne(without.trial, makeSpace), tried: without };
}

function neverFailed(found: readonly Doubt[]): string {
  const why = found.find((one) => one.why)?.why ?? "nothing to change in it";
  return `The check passed before anything was done, and it could not be seen to fail (${why}).`;
}

/** Says so where one of the runs fails when it is repeated; else "". */
async function failureByChance(
  tried: readonly RunWithTrial[],
  makeSpace: MakeSpace,
  chance: FlakyTests,
  aboutChance: boolean,
): Promise<string> {
  for (const { run } of tried) {
    const failedIn = await chance.firstFailure(run, makeSpace, aboutChance);
    if (failedIn !== null)
      return `The check passed and then failed on the same files, in run ${failedIn} of those that followed: what comes out by chance decides nothing.`;
  }
  return "";
}

async function crossCheckOne(trial: RunTrial, makeSpace: MakeSpace): Promise<Doubt> {
  const { result, why, suspect } = await controlOf(trial, makeSpace);
  if (result === "refuted") return { control: result, advice: `The check passes when it must fail: ${why}` };
  if (suspect === true) return { control: "none", advice: `The check could not be cross-checked: ${why}` };
  const order = await orderOf(trial, makeSpace);
  if (order.result === "differs")
    return {
      control: result,
      advice: `The tests give another result in another order, or alone: ${order.why}`,
    };
  return { control: result, advice: "", ...(result === "none" ? { why } : {}) };
}
