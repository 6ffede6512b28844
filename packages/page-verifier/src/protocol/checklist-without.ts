import type { ChecklistStep } from "../page-brief.ts";
import { FIRST_MS, isForLater, type PerformedStep, stateOf, unchangedBy } from "./checklist-judge.ts";
import { reveal } from "./checklist-phone.ts";
import { createPacer, nameOfTarget, performStep } from "./checklist-step.ts";
import type { Tab } from "./tab.ts";

/** A checklist, and which of its steps hold their clicks and taps, by their index. */
interface HeldSteps {
  steps: readonly ChecklistStep[];
  held: ReadonlySet<number>;
}

/** A step that was performed, its index, and the steps that were performed after it. */
interface Compared {
  step: PerformedStep;
  at: number;
  later: readonly PerformedStep[];
}

/**
 * Performs all steps before `at` on a new copy, leaves it alone for the time of step `at`, and compares. Where that typed into a
 * field or chose something, an effect on a step after it is one, too: a button may add what was typed. Resolves to what changes of the
 * step's outcome.
 */
export async function compareWithout(
  tab: Tab,
  { steps, held }: HeldSteps,
  { step: { portions, after }, at, later }: Compared,
): Promise<Partial<PerformedStep>> {
  const session = await tab.show();
  const { pass } = createPacer(session);
  const left = steps[at]!;
  const onPhone = session.screen === "phone";
  await pass(FIRST_MS);
  for (const [index, step] of steps.slice(0, at).entries()) {
    if (onPhone) await reveal(session, step);
    await performStep(session, step, pass, held.has(index));
  }
  if (onPhone) await reveal(session, left);
  const on = nameOfTarget(left.do);
  // Scrolling to the control is no effect of the step.
  if (on !== undefined) await session.call("locate", on);
  for (const portion of portions) await pass(portion);
  if ((await stateOf(session, left)) !== after) return {};
  const forLater = await isForLater(session, left);
  // What a finger chooses is judged by the steps after it only where the mouse does the same.
  if (forLater && onPhone && left.do.do !== "type") return {};
  const following = forLater ? later : [];
  for (const [past, performed] of following.entries()) {
    const index = at + 1 + past;
    const fault = await performStep(session, steps[index]!, pass, held.has(index));
    if (fault !== undefined || (await stateOf(session, steps[index]!)) !== performed.after) return {};
  }
  return { outcome: "failed", detail: unchangedBy(left, forLater) };
}
