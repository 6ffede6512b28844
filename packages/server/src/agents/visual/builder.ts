import { BOUNDS, type ExitReason, NO_USAGE } from "@signet/contract";
import { notDoneNote } from "@signet/verify";
import { note } from "../history.ts";
import { type Agent, type LoopEnd, type LoopState, runLoop } from "../loop.ts";
import { BUILDER_PROMPT } from "../prompts/builder.ts";
import type { OfferedTechnique } from "../prompts/techniques.ts";
import { createAttempts, type Attempts } from "./attempts.ts";
import type { BuilderDeps, BuilderResult, BuilderState, BuilderYield } from "./port.ts";
import { builderTools } from "./tools.ts";
import { documentIn } from "./report-texts.ts";

/** The initial state of a build. */
export const startOf = (
  task: string,
  techniques?: { text: string; given: OfferedTechnique[] } | null,
): BuilderState => ({
  loop: { step: 0, messages: [{ role: "user", text: firstText(task, techniques?.text) }], usage: NO_USAGE },
  ...(techniques ? { techniques: techniques.given } : {}),
  brief: null,
  source: null,
  attempts: [],
  best: null,
});

const firstText = (task: string, techniques: string | undefined) =>
  techniques === undefined ? task : `${task}\n\n${techniques}`;

/**
 * Builds a page for `task`: brief, draft, and repairs until the service's checks pass or the attempts are used up. Resumes
 * from `state` and updates it in place. Throws ModelError, what `check` throws, and the signal's reason.
 */
export async function* runBuilder(
  task: string,
  state: BuilderState,
  deps: BuilderDeps,
  signal: AbortSignal,
): AsyncGenerator<BuilderYield, BuilderResult> {
  const attempts = createAttempts(state, deps);
  const agent = agentOf(task, state, deps, attempts);
  let end: LoopEnd = { why: "called" };
  while (!attempts.over()) {
    end = yield* runLoop(agent, state.loop, signal);
    // A document in the turn's text counts like one from write_page.
    const document = end.why === "text" && !attempts.over() ? documentIn(end.text) : undefined;
    if (document === undefined) break;
    const { text, pictures } = yield* attempts.make(document, { step: state.loop.step, signal });
    state.loop.messages.push(note(text, pictures));
    yield { type: "step", state: copyState(state, state.loop), shots: attempts.takeShots() };
  }
  const { step: steps, usage, by } = state.loop;
  return { ...describeOutcome(state, attempts, end), steps, usage, ...(by ? { by } : {}) };
}

/** A copy of the state that later work does not change. */
const copyState = (state: BuilderState, loop: LoopState): BuilderState => ({
  ...state,
  attempts: [...state.attempts],
  loop,
});

const agentOf = (
  task: string,
  state: BuilderState,
  { model, cacheKey, pictures }: BuilderDeps,
  attempts: Attempts,
): Agent<BuilderYield> => ({
  model,
  pictures,
  // Of an older attempt, a picture would only mislead.
  mostPictures: 1,
  system: BUILDER_PROMPT,
  tools: builderTools(task, state, attempts, model),
  maxSteps: BOUNDS.visual.steps,
  ...(cacheKey ? { cacheKey } : {}),
  lastStep: "One step is left. Write the page in your next turn.",
  say: (text, step) => ({ type: "note", text, step }),
  writing: (bytes, step) => ({ type: "note", text: `Writing, ${Math.round(bytes / 1_024)} kB.`, step }),
  stepDone: (loop) => ({ type: "step", state: copyState(state, loop), shots: attempts.takeShots() }),
});

function describeOutcome(
  { attempts: made, best, notDone }: BuilderState,
  attempts: Attempts,
  end: LoopEnd,
): Pick<BuilderResult, "ok" | "exitReason" | "summary" | "notDone"> {
  if (attempts.passed() && notDone) {
    const summary = `The page passed every check. ${notDoneNote(notDone)}`;
    return { ok: false, exitReason: "partial", summary, notDone };
  }
  if (attempts.passed()) {
    const n = made.length;
    const after = n === 1 ? "" : ` after ${n - 1} ${n === 2 ? "repair" : "repairs"}`;
    return { ok: true, exitReason: "finished", summary: `The page passed every check${after}.` };
  }
  if (end.why === "needs_model" || end.why === "ambiguous")
    return { ok: false, exitReason: end.why, summary: end.text };
  if (best === null) {
    const summary = "No page was written; try again, or choose another model.";
    return { ok: false, exitReason: reasonOf(end), summary };
  }
  const failed = made[best.n - 1]!.failed.join(", ");
  const summary = `No attempt passed; the best is attempt ${best.n}, which failed: ${failed}.`;
  return {
    ok: false,
    exitReason: made.length >= BOUNDS.visual.attempts ? "unverified" : reasonOf(end),
    summary,
  };
}

const reasonOf = ({ why }: LoopEnd): ExitReason =>
  why === "max_steps" || why === "stuck" ? why : "unverified";
