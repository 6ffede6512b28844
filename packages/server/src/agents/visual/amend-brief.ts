import { ChecklistExpect, ChecklistStep, type VisualBrief, type VisualReport } from "@signet/contract";
import { findBriefFaults } from "@signet/page-verifier";
import { z } from "zod";

/** Steps to replace: what they do, or what they expect. */
export const amendmentSchema = z.object({
  steps: z
    .array(
      z.object({
        step: z.number().int().min(1).max(12).describe("Its number, from 1"),
        do: ChecklistStep.shape.do.optional(),
        expect: ChecklistExpect.optional(),
      }),
    )
    .min(1)
    .max(12),
});
type Change = z.infer<typeof amendmentSchema>["steps"][number];
type Steps = VisualReport["steps"];

/**
 * The brief with some steps replaced. Only what proves nothing can be replaced, so that no amendment weakens the check: the
 * action of a step that could not be performed, by the same action on a control of a similar name, and the expectation of
 * a step that held before it or expects nothing. Nothing is removed, and the brief lists what each step was.
 */
export function amendBrief(
  brief: VisualBrief,
  played: Steps,
  changes: readonly Change[],
): { brief: VisualBrief } | { wrong: string } {
  if (brief.amended) return { wrong: "the checklist has been amended once already" };
  const checklist = [...brief.checklist];
  const amended: NonNullable<VisualBrief["amended"]> = [];
  for (const change of changes) {
    const was = brief.checklist[change.step - 1];
    const wrong = was ? refusal(was, played[change.step - 1], change) : "there is no such step";
    if (!was || wrong) return { wrong: `step ${change.step}: ${wrong}` };
    const expect = change.expect ?? was.expect;
    checklist[change.step - 1] = { ...was, do: change.do ?? was.do, ...(expect ? { expect } : {}) };
    amended.push({ step: change.step, was });
  }
  const [fault] = findBriefFaults({ ...brief, checklist });
  return fault ? { wrong: fault } : { brief: { ...brief, checklist, amended } };
}

/** Why a step must stay as it is; empty if it may be changed like that. */
function refusal(was: ChecklistStep, played: Steps[number] | undefined, change: Change): string {
  const outcome = played?.outcome ?? "not_run";
  if (outcome === "held" || outcome === "no_effect") {
    if (change.do) return "it was performed; only what it expects can be changed";
    return change.expect ? "" : "give what it expects instead";
  }
  if (outcome !== "impossible") return "the step is not at fault; change the page";
  if (!change.do) return "it could not be performed; give what it does instead";
  if (change.do.do !== was.do.do) return "it has to stay the same kind of action";
  if (was.expect && change.expect) return "what it expects cannot be changed";
  if (!was.expect && !change.expect) return "an amended step has to expect something";
  return isSimilar(was, change.do)
    ? ""
    : "it has to use the control that it was about; give the page that control";
}

const WORD = /[\p{L}\p{N}]{3,}/gu;
const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** Whether an action uses a control that shares a word with the one before or with the step's name. */
function isSimilar({ name, do: was }: ChecklistStep, action: ChecklistStep["do"]): boolean {
  const on = "on" in action ? action.on : undefined;
  const before = "on" in was ? was.on : undefined;
  if (on === undefined || on === before) return (on === undefined) === (before === undefined);
  const known = wordsOf(`${name} ${before ?? ""}`);
  return wordsOf(on).some((word) => known.some((other) => other.includes(word) || word.includes(other)));
}
