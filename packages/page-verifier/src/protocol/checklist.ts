import type { ChecklistStep, PageBrief } from "../page-brief.ts";
import type { StepOutcome, StepReport } from "../page-report.ts";
import { countConditions, unmetConditions } from "./checklist-expect.ts";
import type { FrameRate } from "./frame-rate.ts";
import { createPacer, nameOfTarget, performStep, type Pacer } from "./checklist-step.ts";
import type { PageSession } from "./page-session.ts";
import { runAll } from "./settle-all.ts";
import { followDrawing } from "./undone.ts";
import { revealControl } from "./phone.ts";
import type { Tab } from "./tab.ts";
import type { Open } from "./tabs.ts";
import type { Verdict } from "./verdict.ts";

const FIRST_MS = 500;
const BUDGET_MS = 8_000;
const MAX_BUDGET_MS = 30_000;
/** How many times the budget a page gets that draws slowly. */
const SLOW_BUDGETS = 4;
/** The virtual time for which the budget grows by one second of real time. */
const PER_SECOND_MS = 6_000;
const DETAIL_CHARS = 400;

/** A step that was performed. */
interface PerformedStep {
  outcome: StepOutcome;
  /** Why it failed, or why it proves nothing. */
  detail: string;
  /** The portions of time that passed. */
  portions: number[];
  /** The identity of the control that it used. */
  target?: string;
  /** The state afterwards, if only another copy can tell whether it is an effect of the step. */
  open?: string;
}

/** The result of a checklist. */
export interface ChecklistResult {
  steps: StepReport[];
  /** The identities of the controls that its steps use. */
  named: Set<string>;
  /** Those of them with an effect. */
  effective: Set<string>;
}

/** The end of a checklist. */
export interface ChecklistEnds {
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
  const until = (pace: number) => startedAt + budgetFor(steps) * pace * (oneByOne ? SLOW_BUDGETS : 1);
  const [performed, onPhone] = await runAll(
    [
      () => onTab(open, "desktop", (tab) => performAll(tab, steps, until, ends)),
      () => onTab(open, "phone", (tab) => performOnPhone(tab, steps, until)),
    ],
    oneByOne,
  );
  // A copy for each step whose effect shows only in a comparison.
  for (const [at, step] of performed.entries())
    if (step.open !== undefined)
      Object.assign(step, await onTab(open, "desktop", (tab) => compareWithout(tab, steps, performed, at)));
  const outcomes = outcomesOf(steps, performed, onPhone.tapped);
  const fault = faultOf(outcomes, brief);
  verdict.note("checklist", {
    ok: fault === undefined,
    ms: performance.now() - startedAt,
    value: outcomes.filter(({ outcome }) => outcome !== "not_run" && !FAILED.includes(outcome)).length,
    limit: steps.length,
    detail: fault ?? "",
  });
  if (onPhone.fault !== undefined && fault === undefined)
    verdict.note("phone", { ok: false, detail: onPhone.fault });
  const used = performed.flatMap(({ target = "", outcome }) => (target ? [{ target, outcome }] : []));
  return {
    steps: outcomes,
    named: new Set(used.map(({ target }) => target)),
    effective: new Set(used.filter(({ outcome }) => outcome === "shown").map(({ target }) => target)),
  };
}

const FAILED: readonly StepOutcome[] = ["failed", "impossible"];
const PROVING: readonly StepOutcome[] = ["shown", "done"];

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
  until: (pace: number) => number,
  ends: ChecklistEnds,
): Promise<PerformedStep[]> {
  const session = await tab.show();
  const pacer = createPacer(session);
  await pacer.pass(FIRST_MS);
  const performed: PerformedStep[] = [];
  await session.noteOddTexts();
  const drawing = followDrawing(steps);
  await drawing.begin(session);
  for (const step of steps) {
    pacer.portions.length = 0;
    const late = performance.now() > until(session.pace);
    const on = nameOfTarget(step.do);
    const target = on === undefined ? "" : await session.call("identityOf", on);
    const judged = late ? noTime() : await performAndJudge(session, step, pacer);
    await session.noteOddTexts();
    const left = await drawing.after(session, step);
    const one =
      left === undefined || FAILED.includes(judged.outcome)
        ? judged
        : { outcome: "failed" as const, detail: left };
    performed.push({ ...one, target, portions: [...pacer.portions] });
    if (FAILED.includes(one.outcome)) break;
  }
  await ends.desktop?.(session);
  return performed;
}

const noTime = () => ({ outcome: "failed" as const, detail: "there was no time left for it" });

async function performAndJudge(
  session: PageSession,
  step: ChecklistStep,
  { pass }: Pacer,
): Promise<Omit<PerformedStep, "portions">> {
  const { expect = {} } = step;
  const judged = step.do.do === "tap" ? {} : expect;
  const before = { state: await stateOf(session, step), rests: await session.rests() };
  const unmetBefore = await unmetConditions(session, judged);
  const fault = await performStep(session, step, pass);
  if (fault !== undefined) return { outcome: "impossible", detail: fault };
  const [unmet] = await unmetConditions(session, judged);
  if (unmet !== undefined) return { outcome: "failed", detail: unmet };
  const after = await stateOf(session, step);
  const effect = effectOf(before, after, step);
  const conditions = countConditions(judged);
  const open = effect === undefined ? { open: after } : {};
  if (judged.changed && effect === false) return { outcome: "failed", detail: UNCHANGED };
  if (judged.changed) return { outcome: "shown", detail: "", ...open };
  if (conditions === 0) return effect === false ? { outcome: "no_effect", detail: NO_EFFECT } : DONE;
  return unmetBefore.length > 0 ? SHOWN : { outcome: "held", detail: HELD };
}

const DONE = { outcome: "done" as const, detail: "" };
const SHOWN = { outcome: "shown" as const, detail: "" };
const UNCHANGED = "nothing changed: the page is as if the step had been left out";
const NO_EFFECT = "it had no effect";
const HELD = "what it expects was there before it, so it proves nothing";

/** The state before a step, and whether the page would stay in it if nothing were done. */
interface Before {
  state: string;
  rests: boolean;
}

/** The state in which a step finds or leaves the page. What it types into a field counts only if it expects nothing. */
async function stateOf(session: PageSession, { do: action, expect }: ChecklistStep): Promise<string> {
  const { state } = await session.digest();
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

/** Performs all steps before `at` on a new copy, then leaves it alone for the time of step `at`, and compares. */
async function compareWithout(
  tab: Tab,
  steps: ChecklistStep[],
  performed: PerformedStep[],
  at: number,
): Promise<Partial<PerformedStep>> {
  const session = await tab.show();
  const { pass } = createPacer(session);
  await pass(FIRST_MS);
  for (const step of steps.slice(0, at)) await performStep(session, step, pass);
  const on = nameOfTarget(steps[at]!.do);
  // Scrolling to the control is no effect of the step.
  if (on !== undefined) await session.call("locate", on);
  for (const portion of performed[at]!.portions) await pass(portion);
  const alike = (await session.digest()).state === performed[at]!.open;
  return alike ? { outcome: "failed", detail: UNCHANGED } : {};
}

/** What the phone shows of a checklist. */
interface PhoneRun {
  /** The outcomes of `tap` steps by their index. */
  tapped: Map<number, Omit<PerformedStep, "portions">>;
  /** Why a control cannot be used on the phone, if one cannot. */
  fault?: string;
}

/** Performs the steps on a phone. Judges its `tap` steps, and whether the controls of the others can be used there at all. */
async function performOnPhone(
  tab: Tab,
  steps: ChecklistStep[],
  until: (pace: number) => number,
): Promise<PhoneRun> {
  const session = await tab.show();
  const pacer = createPacer(session);
  const run: PhoneRun = { tapped: new Map() };
  await pacer.pass(FIRST_MS);
  for (const [at, step] of steps.entries()) {
    if (performance.now() > until(session.pace)) return run;
    const on = nameOfTarget(step.do);
    if (on !== undefined) await revealControl(session, on);
    const before = (await session.digest()).state;
    const tapped = step.do.do === "tap" ? await performAndJudge(session, step, pacer) : undefined;
    if (tapped) run.tapped.set(at, tapped);
    if (tapped && FAILED.includes(tapped.outcome)) return run;
    if (tapped) continue;
    const fault = await performStep(session, step, pacer.pass);
    const why = on === undefined ? "" : await whyUnusable(session, step, { on, fault, before });
    if (why) return { ...run, fault: `On a phone, step ${at + 1}, "${step.name}": ${why}` };
    if (fault) return run;
    // Without a mouse, what is dragged may have another way; the steps after it expect that it was.
    if (step.do.do === "drag" && (await unmetConditions(session, step.expect ?? {})).length > 0) return run;
  }
  return run;
}

async function whyUnusable(
  session: PageSession,
  { do: action, expect = {} }: ChecklistStep,
  { on, fault, before }: { on: string; fault: string | undefined; before: string },
): Promise<string> {
  if (fault) return `${fault}: ${await session.call("whyUnreachable", on)}`;
  if (action.do !== "click") return "";
  const [unmet] = await unmetConditions(session, expect);
  const dead = (await session.digest()).state === before;
  return unmet !== undefined && dead ? `a touch on "${on}" does nothing: ${unmet}` : "";
}

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
