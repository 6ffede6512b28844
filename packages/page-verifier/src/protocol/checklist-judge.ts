import type { ChecklistExpect, ChecklistStep } from "../page-brief.ts";
import type { StepOutcome } from "../page-report.ts";
import { countConditions, unmetConditions } from "./checklist-expect.ts";
import { type Pacer, type Pass, performStep } from "./checklist-step.ts";
import type { DrawnPath } from "./drawn-path.ts";
import type { PageSession } from "./page-session.ts";

/** The time before the first step. */
export const FIRST_MS = 500;
/** The outcomes that end a checklist. */
export const FAILED: readonly StepOutcome[] = ["failed", "impossible"];

/** A step that was performed. */
export interface PerformedStep {
  outcome: StepOutcome;
  /** Why it failed, or why it proves nothing. */
  detail: string;
  /** The portions of time that passed. */
  portions: number[];
  /** The identity of the control that it used. */
  target?: string;
  /** The state afterwards. */
  after?: string;
  /** Where its drag has left marks. */
  path?: DrawnPath | undefined;
  /** Whether only a copy without the step can tell if it had an effect. */
  open?: boolean;
}

/** Performs a step and judges it by what the copy shows before and after it. */
export async function performAndJudge(
  session: PageSession,
  step: ChecklistStep,
  { pass }: Pacer,
  held = false,
): Promise<Omit<PerformedStep, "portions">> {
  const { expect = {} } = step;
  // The desktop performs a tap as a click, for the steps after it; only the phone judges it.
  const judged = step.do.do === "tap" && session.screen === "desktop" ? {} : expect;
  const before = { state: await stateOf(session, step), rests: await session.rests() };
  const unmetBefore = await unmetConditions(session, judged);
  const forLater = await isForLater(session, step);
  const shown = { meanwhile: waitsForMoment(step) && unmetBefore.length === 0 };
  const reads = readsClock(step) || waitsForMoment(step);
  const watching = reads ? watchingPass(session, judged, pass, shown) : pass;
  const fault = await performStep(session, step, watching, held);
  if (fault !== undefined) return { outcome: "impossible", detail: fault };
  const [unmet] = shown.meanwhile ? [] : await unmetConditions(session, judged);
  if (unmet !== undefined) return { outcome: "failed", detail: unmet };
  const after = await stateOf(session, step);
  const effect = effectOf(before, after, step);
  const conditions = countConditions(judged);
  if (judged.changed) return { ...judgeChange(step, effect, forLater), after };
  if (conditions === 0) return { ...(effect === false ? NO_EFFECT : DONE), after };
  return { ...(unmetBefore.length > 0 ? SHOWN : HELD), after };
}

/** How often a clock is read while time passes, and the longest time for which it is. */
const READ_EVERY_MS = 500;
const MOST_READ_MS = 10_000;
/** The longest wait during which something may be there for a moment: about what the steps before it take without being asked. */
const MOMENT_MS = 1_000;

/**
 * Whether a step lets a short time pass and expects a figure, as a clock shows it. Nobody who writes a checklist knows how much time
 * the steps before it have taken, so the clock may have gone on to the next figure at the end.
 */
const readsClock = ({ do: action, expect }: ChecklistStep): boolean =>
  action.do === "advance" && action.ms <= MOST_READ_MS && /\d/.test(expect?.text ?? "");

/** Whether a step waits a moment for something to be there, such as a light that goes out again by itself. */
const waitsForMoment = ({ do: action, expect: { visible, count } = {} }: ChecklistStep): boolean =>
  action.do === "advance" && action.ms <= MOMENT_MS && (visible !== undefined || (count?.is ?? 0) > 0);

/** Lets time pass, and notes whether what is expected holds meanwhile. */
const watchingPass =
  (session: PageSession, expect: ChecklistExpect, pass: Pass, shown: { meanwhile: boolean }): Pass =>
  async (ms) => {
    for (let left = ms; left > 0; left -= READ_EVERY_MS) {
      await pass(Math.min(left, READ_EVERY_MS));
      shown.meanwhile ||= (await unmetConditions(session, expect)).length === 0;
    }
  };

/** Whether a later step may use what a step does: it types into a field, or chooses something. */
export async function isForLater(session: PageSession, { do: action }: ChecklistStep): Promise<boolean> {
  if (action.do === "type") return true;
  return (action.do === "click" || action.do === "tap") && (await session.call("isChoice", action.on));
}

/** Judges a step that expects a change by whether it had an effect; undefined if only a comparison can tell. */
function judgeChange(step: ChecklistStep, effect: boolean | undefined, forLater: boolean) {
  const open = effect === undefined || (!effect && forLater);
  if (effect || open) return { ...SHOWN, open };
  return { outcome: "failed" as const, detail: unchangedBy(step) };
}

const DONE = { outcome: "done" as const, detail: "" };
const SHOWN = { outcome: "shown" as const, detail: "" };
const UNCHANGED = "nothing changed: the page is as if the step had been left out";
const UNCHANGED_BUT_FIELD =
  "nothing changed besides the field that was typed into, and no later step uses what was typed";
const UNCHANGED_BUT_CHOICE = "nothing changed besides what was chosen, and no later step uses that";
/** Why a step without an effect fails, if it expects one. */
export function unchangedBy({ do: action }: ChecklistStep, forLater = false): string {
  if (action.do === "type") return UNCHANGED_BUT_FIELD;
  return forLater ? UNCHANGED_BUT_CHOICE : UNCHANGED;
}
const NO_EFFECT = { outcome: "no_effect" as const, detail: "it had no effect" };
const HELD = {
  outcome: "held" as const,
  detail: "what it expects was there before it, so it proves nothing",
};

/** The state before a step, and whether the page would stay in it if nothing were done. */
interface Before {
  state: string;
  rests: boolean;
}

/** Keys with which the browser itself moves the focus. */
const MOVES_FOCUS = /(?:^|\+)tab$/iu;

/** The state in which a step finds or leaves the page. What it types into a field counts only if it expects nothing. */
export async function stateOf(session: PageSession, { do: action, expect }: ChecklistStep): Promise<string> {
  const { state, focus } = await session.digest();
  // Which control has the focus is seen, and a page that is used with keys moves it.
  if (action.do === "key" && !MOVES_FOCUS.test(action.key)) return `${state} ${focus}`;
  // What only styles animate is no change of the document, and yet what a person sees.
  if (action.do === "advance") return `${state} ${await session.call("animated")}`;
  return action.do === "type" && !expect ? `${state} ${(await session.shownText())[0]}` : state;
}

/** Whether a step had an effect; undefined if the page also changes by itself, so that only a comparison can tell. */
function effectOf(
  { state, rests }: Before,
  after: string,
  { do: action }: ChecklistStep,
): boolean | undefined {
  if (action.do === "advance" || rests) return after !== state;
  return undefined;
}
