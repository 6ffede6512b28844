import type { Check } from "@signet/contract";
import type { CallContext } from "../tools/tool.ts";
import { type FlakyTests, mentionsChance, type RunWithTrial } from "./flaky-tests.ts";
import { type MakeSpace, type RunTrial } from "./trial.ts";
import { atItsPace, controlOf, objectionTo, orderOf } from "./trial-control.ts";
import { type CheckRequest, subjectsOf } from "./verdict.ts";

/** The result of a cross-check. `advice` is empty if there is no objection to the work. */
interface Doubt {
  control: Check["control"];
  advice: string;
  /** Why no failure could be injected. */
  why?: string;
}

/** Cross-checks trials that passed: that files were changed, that each check fails when it must, and that results do not depend on order or chance. */
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
    return { control: "none", advice: "No file was changed, so there is no work to check." };
  const doubts: Doubt[] = [];
  const decided: RunWithTrial[] = [];
  for (const passed of trials) {
    const { doubt, tried } = await crossCheckExcused(passed, makeSpace, chance);
    if (doubt.advice !== "") return doubt;
    doubts.push(doubt);
    decided.push(tried);
  }
  const control = doubts.some((doubt) => doubt.control === "confirmed") ? "confirmed" : "none";
  if (control === "none" && (await question.before)?.passed !== false)
    return { control, advice: describeNeverFailed(doubts) };
  const { aboutChance } = question.plan;
  if (!aboutChance && !mentionsChance(settled.work, subjects)) return { control, advice: "" };
  return { control, advice: await failureByChance(decided, makeSpace, chance, aboutChance) };
}

/** Cross-checks one run that passed. If there is doubt and flaky tests can be excused, cross-checks the run without them. */
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

function describeNeverFailed(doubts: readonly Doubt[]): string {
  const why = doubts.find((doubt) => doubt.why)?.why ?? "nothing in it can be changed";
  return `The check already passed before the work, and it could not be made to fail (${why}).`;
}

/** Repeats the runs. Returns a sentence if one of them fails, else "". */
async function failureByChance(
  tried: readonly RunWithTrial[],
  makeSpace: MakeSpace,
  chance: FlakyTests,
  aboutChance: boolean,
): Promise<string> {
  for (const { run, trial } of tried) {
    const failedIn = await chance.firstFailure(run, atItsPace(makeSpace, trial), aboutChance);
    if (failedIn !== null)
      return `The check passed and then failed on the same files, in repeat ${failedIn}. A result that depends on chance proves nothing.`;
  }
  return "";
}

async function crossCheckOne(trial: RunTrial, makeSpace: MakeSpace): Promise<Doubt> {
  const { result, why, suspect } = await controlOf(trial, makeSpace);
  if (result === "refuted") return { control: result, advice: `The check passes when it must fail: ${why}` };
  if (suspect === true) return { control: "none", advice: `The check could not be cross-checked: ${why}` };
  const order = await orderOf(trial, makeSpace);
  const objection = objectionTo(order, "The tests give a different result in another order or alone");
  if (objection !== "") return { control: result, advice: objection };
  return { control: result, advice: "", ...(result === "none" ? { why } : {}) };
}
