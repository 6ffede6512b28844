import { ChecklistStep, type Model, NotDone, VisualBrief } from "@signet/contract";
import { findBriefFaults } from "@signet/page-verifier";
import { notDoneNote } from "@signet/verify";
import { z } from "zod";
import { replaceAll } from "../tools/replace.ts";
import { type CallContext, defineTool, done, refused, type Tool, type ToolResult } from "../tools/tool.ts";
import { amendBrief, amendmentSchema } from "./amend-brief.ts";
import type { Attempts } from "./attempts.ts";
import type { BuilderState, BuilderYield } from "./port.ts";

const briefSchema = VisualBrief.omit({ amended: true }).extend({
  input: z.boolean().describe("False only for a page without interaction: a poster, a plain chart"),
  checklist: z.array(ChecklistStep).min(1).max(12),
});
/** Only the built-in engine may declare parts that it leaves out; other models have to build everything. */
const honestBriefSchema = briefSchema.extend({ not_done: NotDone.optional() });
const pageSchema = z.object({ html: z.string().min(1).describe("The complete document") });
const editSchema = z.object({
  edits: z.array(z.object({ old: z.string().min(1), new: z.string() })).min(1),
});

/** Words of a task that show that its app needs input, whatever the brief says. */
const USED =
  /\b(?:games?|play|apps?|clickers?|buttons?|quiz|calculators?|to-?do|timers?|editors?|draw|drag|forms?|interactive)\b/i;

/** Words for what is only looked at. */
const LOOKED_AT =
  /\b(?:posters?|charts?|infographics?|diagrams?|flyers?|leaflets?|invitations?|certificates?|banners?|timelines?|greeting cards?)\b/i;
/** Words that ask for input even there. */
const OPERATED =
  /\b(?:interactive|click\w*|tap\w*|buttons?|drag\w*|editors?|forms?|calculators?|quiz|to-?do|timers?|playable|filters?|hover\w*)\b/i;
const isLookedAt = (task: string): boolean => LOOKED_AT.test(task) && !OPERATED.test(task);

const BRIEF_TOOL = {
  name: "brief",
  description:
    "Describe the app and how it will be checked. Call it once, before the page; then the brief is frozen.",
};

/** Stores the brief, and what the page will not have. Refuses a brief that cannot be checked. */
async function* freeze(
  task: string,
  state: BuilderState,
  { brief, notDone }: { brief: VisualBrief; notDone?: string[] | undefined },
  { step }: CallContext,
): AsyncGenerator<BuilderYield, ToolResult> {
  if (state.brief !== null) return refused("the brief is frozen; write the page");
  if (!brief.input && USED.test(task) && !isLookedAt(task))
    return refused("this task asks for an interactive app: input has to be true");
  const faults = findBriefFaults(brief);
  if (faults.length > 0) return refused(`the brief cannot be checked: ${faults.join("; ")}`);
  state.brief = brief;
  const steps = brief.checklist.map(({ name }) => name).join("; ");
  yield { type: "note", text: `Planned “${brief.title}”. To be shown: ${steps}.`, step };
  if (notDone) {
    state.notDone = notDone;
    yield { type: "note", text: notDoneNote(notDone), step };
  }
  return done("The brief is frozen. Write the page.");
}

/** Replaces steps of the checklist, once, and plays the page again. */
async function* amend(
  state: BuilderState,
  attempts: Attempts,
  { steps }: z.infer<typeof amendmentSchema>,
  at: CallContext,
): AsyncGenerator<BuilderYield, ToolResult> {
  if (state.brief === null || state.source === null || !state.played)
    return refused("there is no page yet; call write_page");
  if (attempts.over()) return refused("there are no attempts left");
  const amended = amendBrief(state.brief, state.played, steps);
  if ("wrong" in amended) return refused(`nothing was changed: ${amended.wrong}`);
  state.brief = amended.brief;
  const names = steps.map(({ step }) => `${step}, “${amended.brief.checklist[step - 1]!.name}”`).join("; ");
  yield {
    type: "note",
    text: `The checklist was amended where a step was at fault: step ${names}.`,
    step: at.step,
  };
  return yield* attempts.make(state.source, at);
}

/** The builder's tools: `brief` once, then `write_page` and `edit_page`, each of which plays the page. */
export function builderTools(
  task: string,
  state: BuilderState,
  attempts: Attempts,
  { engine }: Pick<Model, "engine">,
): Tool<BuilderYield>[] {
  return [
    engine === "builtin"
      ? defineTool<BuilderYield, typeof honestBriefSchema>({
          ...BRIEF_TOOL,
          schema: honestBriefSchema,
          run: ({ not_done, ...brief }, at) => freeze(task, state, { brief, notDone: not_done }, at),
        })
      : defineTool<BuilderYield, typeof briefSchema>({
          ...BRIEF_TOOL,
          schema: briefSchema,
          run: (brief, at) => freeze(task, state, { brief }, at),
        }),
    defineTool<BuilderYield, typeof pageSchema>({
      name: "write_page",
      description: "Write the whole page. It is played at once; the result lists what failed.",
      schema: pageSchema,
      async *run({ html }, at) {
        if (state.brief === null) return refused("call brief first");
        if (attempts.over()) return refused("there are no attempts left");
        return yield* attempts.make(html, at);
      },
    }),
    defineTool<BuilderYield, typeof amendmentSchema>({
      name: "amend_brief",
      description:
        "Once, where a step of the checklist is at fault and not the page: replace what a step does that could not be performed, or what a step expects that proved nothing. The page is played at once.",
      schema: amendmentSchema,
      run: (changes, at) => amend(state, attempts, changes, at),
    }),
    defineTool<BuilderYield, typeof editSchema>({
      name: "edit_page",
      description:
        "Replace exact pieces of the current page. Each old must occur exactly once. Either all edits are made or none. The page is played at once.",
      schema: editSchema,
      async *run({ edits }, at) {
        if (state.source === null) return refused("there is no page yet; call write_page");
        if (attempts.over()) return refused("there are no attempts left");
        const replaced = replaceAll(state.source, edits);
        if ("wrong" in replaced) return refused(`nothing was changed: ${replaced.wrong}`);
        return yield* attempts.make(replaced.text, at);
      },
    }),
  ];
}
