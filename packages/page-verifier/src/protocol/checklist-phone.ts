import type { ChecklistStep } from "../page-brief.ts";
import type { StepReport } from "../page-report.ts";
import { unmetConditions } from "./checklist-expect.ts";
import { FAILED, FIRST_MS, type PerformedStep, performAndJudge } from "./checklist-judge.ts";
import { createPacer, nameOfTarget, type Pacer, performStep } from "./checklist-step.ts";
import { type DrawnPath, strays, watchPath } from "./drawn-path.ts";
import type { PageSession } from "./page-session.ts";
import { followPaleness } from "./legibility.ts";
import { findMissed, noticeMissed, revealControl } from "./phone.ts";
import { click } from "./pointer.ts";
import type { Tab } from "./tab.ts";
import { clickAgainThere } from "./use-surface.ts";

/** The time in which what a button does is seen. */
const OPEN_MS = 500;

/** What the phone shows of a checklist. */
export interface PhoneRun {
  /** The outcomes of `tap` steps by their index. */
  tapped: Map<number, PerformedStep>;
  /** Why a control cannot be used on the phone, if one cannot. */
  fault?: string;
  /** Why controls that came up on the way cannot be used; empty if all can. */
  missed: string;
  /** Which texts that came up on the way can hardly be told from their background, if any. */
  pale?: string | undefined;
  /** Whether a tap had an effect. */
  reacted: boolean;
  /** Where drags with a finger have left marks, by the index of the step. */
  paths: Map<number, DrawnPath>;
  /** The step whose drag no finger can make, by its index. */
  undragged?: number;
}

/** Performs the steps on a phone, those of `held` with a longer tap. Judges its `tap` steps, and whether the controls of the others can be used there at all. */
export async function performOnPhone(
  tab: Tab,
  steps: ChecklistStep[],
  held: ReadonlySet<number>,
  until: (pace: number) => number,
): Promise<PhoneRun> {
  const session = await tab.show();
  const run: PhoneRun = { tapped: new Map(), paths: new Map(), missed: "", reacted: false };
  await performAll(session, run, { steps, held, until });
  run.missed = await findMissed(session);
  await clickAgainThere(session);
  return run;
}

/** Performs the steps up to the first after which the next cannot follow. */
async function performAll(
  session: PageSession,
  run: PhoneRun,
  {
    steps,
    held,
    until,
  }: { steps: ChecklistStep[]; held: ReadonlySet<number>; until: (pace: number) => number },
): Promise<void> {
  const pacer = createPacer(session);
  await pacer.pass(FIRST_MS);
  const paleness = followPaleness(session);
  for (const [at, step] of steps.entries()) {
    if (performance.now() > until(session.pace)) return;
    await noticeMissed(session);
    await reveal(session, step);
    pacer.portions.length = 0;
    const placed = { at, step, pacer, held: held.has(at) };
    const goesOn =
      step.do.do === "tap" ? await judgeTap(session, run, placed) : await perform(session, run, placed);
    if (!goesOn) return;
    run.pale ??= await paleness.look();
  }
  await noticeMissed(session);
}

/** Opens what a phone may hide the control of a step in. */
export async function reveal(session: PageSession, { do: action }: ChecklistStep): Promise<void> {
  const on = nameOfTarget(action);
  if (on !== undefined) await revealControl(session, on);
}

/** A step and its place in the checklist. */
interface PlacedStep {
  at: number;
  step: ChecklistStep;
  pacer: Pacer;
  /** Whether its click or tap is held. */
  held: boolean;
}

/** Performs and judges a step for the phone. Resolves to whether the next can follow. */
async function judgeTap(
  session: PageSession,
  run: PhoneRun,
  { at, step, pacer, held }: PlacedStep,
): Promise<boolean> {
  const tapped = await performAndJudge(session, step, pacer, held);
  run.tapped.set(at, { ...tapped, portions: [...pacer.portions] });
  run.reacted ||= tapped.outcome === "shown";
  return !FAILED.includes(tapped.outcome);
}

/** Performs a step for the desktop with a finger. Resolves to whether the next can follow. */
async function perform(
  session: PageSession,
  run: PhoneRun,
  { at, step, pacer, held }: PlacedStep,
): Promise<boolean> {
  const on = nameOfTarget(step.do);
  const before = (await session.digest()).state;
  const rests = await session.rests();
  const pathOf = await watchPath(session, step.do);
  const fault = await performStep(session, step, pacer.pass, held);
  const path = await pathOf();
  if (path) run.paths.set(at, path);
  // Where something else is due, the difference may be its.
  if (rests && step.do.do === "click") run.reacted ||= (await session.digest()).state !== before;
  const why = on === undefined ? "" : await whyUnusable(session, step, { on, fault, before });
  if (why) run.fault = `On a phone, step ${at + 1}, "${step.name}": ${why}`;
  if (why || fault) return false;
  return step.do.do !== "drag" || judgeDrag(session, run, { at, step }, before);
}

/** Judges a drag with a finger by the state `before` it. Resolves to whether the next step can follow. */
async function judgeDrag(
  session: PageSession,
  run: PhoneRun,
  { at, step: { do: action, expect = {} } }: Pick<PlacedStep, "at" | "step">,
  before: string,
): Promise<boolean> {
  const unmet = (await unmetConditions(session, expect)).length > 0;
  if (!unmet && !expect.changed) return true;
  // Without a mouse, what is dragged may have another way; the steps after it expect that it was.
  const ignored = await ignoresFingers(session, nameOfTarget(action)!, before);
  if (ignored) run.undragged = at;
  return !unmet && !ignored;
}

/** Whether a drag left the page as it was `before`, because it listens to the mouse only, and no button does the same. */
async function ignoresFingers(session: PageSession, on: string, before: string): Promise<boolean> {
  if ((await session.digest()).state !== before || !(await session.hearsMouseOnly(on))) return false;
  if (await answersToTap(session, on)) return false;
  const { sure, perhaps, size } = await session.call("movers", on);
  if (sure) return false;
  for (const spot of perhaps) {
    const trace = await session.call("traceOf", on);
    const count = await session.call("countElements");
    await click(session, spot);
    await session.advance(OPEN_MS);
    const now = await session.call("traceOf", on);
    const isGone = now === "" || count - (await session.call("countElements")) >= size;
    // What took it away does not move it; the next can no longer be tried.
    if (isGone) return spot === perhaps.at(-1);
    if (now !== trace) return false;
  }
  return true;
}

/** Whether a tap on what is dragged does something: it may be moved by another tap then. */
async function answersToTap(session: PageSession, on: string): Promise<boolean> {
  const spot = await session.call("locate", on);
  // A tap on a drawing or a map leaves a dot or chooses a place there, which is no other way to draw or to move it.
  if (!spot || /^(?:canvas|svg)\b/.test(spot.id)) return false;
  const { state } = await session.digest();
  await click(session, spot);
  await session.advance(OPEN_MS);
  return (await session.digest()).state !== state;
}

/** Why a finger cannot drag what the mouse can. */
export function undraggable(
  steps: readonly ChecklistStep[],
  outcomes: StepReport[],
  { undragged }: PhoneRun,
): string | undefined {
  if (undragged === undefined || outcomes[undragged]!.outcome !== "shown") return undefined;
  const { name, do: action } = steps[undragged]!;
  return `On a phone, step ${undragged + 1}, "${name}": no finger can drag "${nameOfTarget(action)}", because the page listens to the mouse only, and no button moves it`;
}

/** Why a drag on a canvas does not draw where the finger is, although it does where the mouse is. */
export function misplaced(
  steps: readonly ChecklistStep[],
  performed: readonly PerformedStep[],
  { paths }: PhoneRun,
): string | undefined {
  const at = performed.findIndex(({ path }, index) => strays(path, paths.get(index)));
  if (at < 0) return undefined;
  const { name, do: action } = steps[at]!;
  return `On a phone, step ${at + 1}, "${name}": a finger on "${nameOfTarget(action)}" draws elsewhere than where it is, while the mouse draws along its path`;
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
