import type { ChecklistStep, PageBrief } from "../page-brief.ts";
import type { StepOutcome, StepReport } from "../page-report.ts";
import { FAILED, FIRST_MS, type PerformedStep, performAndJudge } from "./checklist-judge.ts";
import { misplaced, performOnPhone, type PhoneRun, undraggable } from "./checklist-phone.ts";
import { createPacer, nameOfTarget } from "./checklist-step.ts";
import { watchPath } from "./drawn-path.ts";
import { compareWithout } from "./checklist-without.ts";
import type { FrameRate } from "./frame-rate.ts";
import type { PageSession } from "./page-session.ts";
import { followDrops } from "./refused-drop.ts";
import { runAll } from "./settle-all.ts";
import { followDrawing } from "./undone.ts";
import type { Tab } from "./tab.ts";
import type { Open } from "./tabs.ts";
import type { Verdict } from "./verdict.ts";
import { budgetAt } from "./watch-for.ts";

const BUDGET_MS = 8_000;
const MAX_BUDGET_MS = 30_000;
/** How many times the budget a page gets that draws slowly. */
const SLOW_BUDGETS = 4;
/** The virtual time for which the budget grows by one second of real time. */
const PER_SECOND_MS = 6_000;
const DETAIL_CHARS = 400;
const MOST_HELD = 3;

/** The result of a checklist. */
export interface ChecklistResult {
  steps: StepReport[];
  /** The identities of the controls that its steps use. */
  named: Set<string>;
  /** Those of them with an effect. */
  effective: Set<string>;
  /** Whether a click or drag of its steps had an effect on the desktop. */
  pointed: boolean;
  /** Whether a tap on what its steps click or tap had an effect on the phone. */
  tapped: boolean;
}

/** The end of a checklist. */
export interface ChecklistEnds {
  /** Called with the desktop copy before the first step, and after each one. */
  each?(session: PageSession, step?: ChecklistStep): Promise<void>;
  /** Called with the desktop copy after the last step, or the first that failed. */
  desktop?(session: PageSession): Promise<void>;
}

/**
 * Executes a brief's checklist on fresh copies of the page, in virtual time, and stops at the first step that fails: on the
 * desktop, and with taps instead of clicks on a phone. Notes `checklist`, and `phone` for controls that a phone does not
 * let through. Resolves to the outcome of each step, and to the controls that the steps use.
 */
export async function checkChecklist(
  open: Open,
  brief: PageBrief,
  { verdict, rate: { oneByOne }, ends = {} }: { verdict: Verdict; rate: FrameRate; ends?: ChecklistEnds },
): Promise<ChecklistResult> {
  const { checklist: steps } = brief;
  const startedAt = performance.now();
  const budget = (pace: number) => budgetAt(budgetFor(steps) * (oneByOne ? SLOW_BUDGETS : 1), pace);
  const { performed, onPhone, outcomes } = await playPatiently(open, steps, { budget, oneByOne, ends });
  const fault = faultOf(outcomes, brief);
  verdict.note("checklist", {
    ok: fault === undefined,
    ms: performance.now() - startedAt,
    value: outcomes.filter(({ outcome }) => outcome !== "not_run" && !FAILED.includes(outcome)).length,
    limit: steps.length,
    detail: fault ?? "",
  });
  const unusable =
    onPhone.fault ??
    undraggable(steps, outcomes, onPhone) ??
    misplaced(steps, performed, onPhone) ??
    onPhone.pale ??
    onPhone.missed;
  if (unusable !== "" && fault === undefined) verdict.note("phone", { ok: false, detail: unusable });
  const shown = (at: number) => POINTING.includes(steps[at]!.do.do) && outcomes[at]!.outcome === "shown";
  const used = performed.flatMap(({ target = "", outcome }) => (target ? [{ target, outcome }] : []));
  return {
    steps: outcomes,
    named: new Set(used.map(({ target }) => target)),
    effective: new Set(used.filter(({ outcome }) => outcome === "shown").map(({ target }) => target)),
    pointed: [...performed.keys()].some(shown),
    tapped: onPhone.reacted,
  };
}

/** How the steps of one attempt are played. */
interface Attempt {
  /** The time that playing all steps once may take, in milliseconds. */
  budget: (pace: number) => number;
  oneByOne: boolean;
  ends: ChecklistEnds;
}

/** The outcome of all steps on both screens. */
interface PlayedSteps {
  performed: PerformedStep[];
  onPhone: PhoneRun;
  outcomes: StepReport[];
}

/**
 * Plays all steps. Clicks and taps take no time at first; where the page did not do what was expected of one, all is played again
 * with that one held as long as a person holds it: a button may steer only while it is down.
 */
async function playPatiently(open: Open, steps: ChecklistStep[], attempt: Attempt): Promise<PlayedSteps> {
  const held = new Set<number>();
  let played = await playSteps(open, steps, held, attempt);
  for (let tried = 0; tried < MOST_HELD; tried++) {
    const at = played.outcomes.findIndex(({ outcome }) => FAILED.includes(outcome));
    const { do: action } = steps[at] ?? {};
    if (played.outcomes[at]?.outcome !== "failed" || !CLICKING.includes(action!.do)) break;
    const again = await playSteps(open, steps, held.add(at), attempt);
    if (FAILED.includes(again.outcomes[at]!.outcome)) break;
    played = again;
  }
  return played;
}

/** Plays all steps on both screens. `held`: the steps whose clicks or taps are held, by their index. */
async function playSteps(
  open: Open,
  steps: ChecklistStep[],
  held: ReadonlySet<number>,
  { budget, oneByOne, ends }: Attempt,
): Promise<PlayedSteps> {
  const begunAt = performance.now();
  const until = (pace: number) => begunAt + budget(pace);
  const [performed, onPhone] = await runAll(
    [
      () => onTab(open, "desktop", (tab) => performAll(tab, steps, held, { until, ends })),
      () => onTab(open, "phone", (tab) => performOnPhone(tab, steps, held, until)),
    ],
    oneByOne,
  );
  // A copy for each step whose effect shows only in a comparison.
  const compare = async (screen: "desktop" | "phone", at: number, step: PerformedStep) => {
    const later = screen === "desktop" ? performed.slice(at + 1) : [];
    const compared = { step, at, later };
    if (step.open)
      Object.assign(step, await onTab(open, screen, (tab) => compareWithout(tab, { steps, held }, compared)));
  };
  for (const [at, step] of performed.entries()) await compare("desktop", at, step);
  for (const [at, step] of onPhone.tapped) await compare("phone", at, step);
  return { performed, onPhone, outcomes: outcomesOf(steps, performed, onPhone.tapped) };
}

const PROVING: readonly StepOutcome[] = ["shown", "done"];
const CLICKING: readonly string[] = ["click", "tap"];
const POINTING: readonly string[] = ["click", "double_click", "drag"];

async function onTab<T>(open: Open, screen: "desktop" | "phone", work: (tab: Tab) => Promise<T>): Promise<T> {
  const tab = await open(screen);
  try {
    return await work(tab);
  } finally {
    await tab.close();
  }
}

/** The real time that all steps may take on an idle machine. It grows with the virtual time that they let pass. */
function budgetFor(steps: ChecklistStep[]): number {
  const asked = steps.reduce((sum, step) => sum + ("ms" in step.do ? step.do.ms : 0), 0);
  return Math.min(BUDGET_MS + (asked / PER_SECOND_MS) * 1_000, MAX_BUDGET_MS);
}

/** Performs and judges the steps on the desktop, up to the first that fails. */
async function performAll(
  tab: Tab,
  steps: ChecklistStep[],
  held: ReadonlySet<number>,
  { until, ends }: Pick<Attempt, "ends"> & { until: (pace: number) => number },
): Promise<PerformedStep[]> {
  const session = await tab.show();
  const pacer = createPacer(session);
  await pacer.pass(FIRST_MS);
  const performed: PerformedStep[] = [];
  await session.noteOddTexts();
  const drawing = followDrawing(steps);
  await drawing.begin(session);
  const drops = followDrops(steps);
  await drops.look(session);
  await ends.each?.(session);
  for (const [at, step] of steps.entries()) {
    pacer.portions.length = 0;
    const late = performance.now() > until(session.pace);
    const on = nameOfTarget(step.do);
    const target = on === undefined ? "" : await session.call("identityOf", on);
    const pathOf = await watchPath(session, step.do);
    const judged = late ? noTime() : await performAndJudge(session, step, pacer, held.has(at));
    const path = await pathOf();
    await session.noteOddTexts();
    await ends.each?.(session, step);
    const left = (await drawing.after(session, step)) ?? (await drops.look(session, step));
    const one =
      left === undefined || FAILED.includes(judged.outcome)
        ? judged
        : { outcome: "failed" as const, detail: left };
    performed.push({ ...one, target, path, portions: [...pacer.portions] });
    if (FAILED.includes(one.outcome)) break;
  }
  await ends.desktop?.(session);
  return performed;
}

const noTime = () => ({ outcome: "failed" as const, detail: "there was no time left for it" });

/** The outcome of each step, in order. */
function outcomesOf(
  steps: ChecklistStep[],
  performed: PerformedStep[],
  tapped: PhoneRun["tapped"],
): StepReport[] {
  return steps.map(({ name, do: action }, at) => {
    const known = action.do === "tap" ? tapped.get(at) : performed[at];
    return {
      name,
      outcome: known?.outcome ?? "not_run",
      detail: (known?.detail ?? "").slice(0, DETAIL_CHARS),
    };
  });
}

/** Why a checklist fails: the first step that does, else that too few of its steps prove anything. */
function faultOf(outcomes: StepReport[], { input, amended = [] }: PageBrief): string | undefined {
  const told = (at: number) => `Step ${at + 1}, "${outcomes[at]!.name}": ${outcomes[at]!.detail}`;
  const failed = outcomes.findIndex(({ outcome }) => FAILED.includes(outcome));
  if (failed >= 0) return told(failed);
  const idle = amended.find(({ step }) => outcomes[step - 1] && outcomes[step - 1]!.outcome !== "shown");
  if (idle) return `${told(idle.step - 1)} (a step that was amended has to show an effect)`;
  const least = Math.ceil(outcomes.length / 2);
  const empty = [...outcomes.keys()].filter((at) => !PROVING.includes(outcomes[at]!.outcome));
  const proving = outcomes.length - empty.length;
  if (!input || proving >= least) return undefined;
  return `Only ${proving} of ${outcomes.length} steps show an effect, at least ${least} have to. ${empty.slice(0, 4).map(told).join(". ")}`;
}
