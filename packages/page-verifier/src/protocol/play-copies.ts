import { type CourseCase, checkCourse } from "./check-course.ts";
import type { ChecklistStep, PageBrief } from "../page-brief.ts";
import type { PageReport } from "../page-report.ts";
import { checkAccessible } from "./advisory-checks.ts";
import { type BlankCanvases, createBlankCanvases } from "./blank-canvas.ts";
import { checkChecklist, type ChecklistResult } from "./checklist.ts";
import { performStep } from "./checklist-step.ts";
import { type CountsAfterStep, readCounts } from "./counts.ts";
import { findDeadButtons, findListening, noteDeadButtons } from "./dead-buttons.ts";
import { type Ends, runDifferentialReplay, type Inputs, type ReplayResult } from "./differential-replay.ts";
import type { FrameRate } from "./frame-rate.ts";
import { noteInputs } from "./inputs.ts";
import type { KeyClaims } from "./key-claims.ts";
import { checkLegible, checkPlacedTexts } from "./legibility.ts";
import { checkMemory } from "./memory.ts";
import { useAgain, type Move } from "./moves.ts";
import type { PageSession } from "./page-session.ts";
import {
  checkCanvases,
  checkHiddenTexts,
  checkPhone,
  checkReach,
  noticeAll,
  noticeControls,
} from "./phone.ts";
import { actingButtons, removeAll, tryChoices, useOddInput } from "./odd-input.ts";
import { noButtons, pressAgain, pressButtons, type PressedButtons } from "./press-buttons.ts";
import { emptyCells } from "./sheet-cells.ts";
import { runAll } from "./settle-all.ts";
import { checkLayer } from "./stuck-layer.ts";
import { checkSwipes } from "./swipes.ts";
import { takeShot, type Shot } from "./shots.ts";
import { takeSnapshot, type Snapshot } from "./snapshot.ts";
import { useSurface } from "./use-surface.ts";
import type { Tabs } from "./tabs.ts";
import type { Verdict } from "./verdict.ts";

/** What playing a page needs and fills in. */
export interface PlayedCase extends CourseCase {
  claims: KeyClaims;
  rate: FrameRate;
  shots: Shot[];
  inputs: Inputs;
  unsteady: boolean;
  startedTouch: boolean | undefined;
  early: ReplayResult["early"];
  /** Resolved as soon as it is known whether the first moves of the pointer had a visible effect. */
  answered: PromiseWithResolvers<boolean>;
  steps: PageReport["steps"];
}

/** Plays the page in its copies, checks them on the way, and notes how it reacts. Takes snapshots of an untouched copy. */
export async function playCopies(one: PlayedCase, tabs: Tabs, snapshots: Snapshot[]): Promise<void> {
  const { verdict, brief, rate } = one;
  const startedAt = performance.now();
  const claims = { ...one.claims, wanted: brief.input };
  const pressed = Promise.withResolvers<PressedButtons>();
  const blank = createBlankCanvases();
  const ends = endsOf(one, { snapshots, pressed, blank });
  const play = () => runDifferentialReplay(tabs.take, claims, rate, ends);
  const afterSteps = async (session: PageSession) => {
    await blank.look(session);
    const shot = await takeShot(session, "checklist");
    const earlier = one.shots.findIndex(({ name }) => name === "checklist");
    // A checklist may be played again.
    if (earlier >= 0) one.shots.splice(earlier, 1);
    one.shots.push(shot);
    await pressAgain(session, await pressed.promise);
    await checkCourse(session, one, counted);
  };
  const counted: CountsAfterStep[] = [];
  const each = async (session: PageSession, step?: ChecklistStep) => {
    // A checklist may be played again.
    if (!step) counted.length = 0;
    counted.push({ step, counts: await readCounts(session) });
  };
  const check = async () =>
    brief.checklist.length > 0
      ? checkChecklist(tabs.take, brief, { verdict, rate, ends: { each, desktop: afterSteps } })
      : undefined;
  if (brief.checklist.length === 0) verdict.note("checklist", { ok: true, value: 0, limit: 0 });
  const [replayed, checked] = await runAll([play, check], rate.oneByOne);
  Object.assign(one, replayed, { steps: checked?.steps ?? [] });
  // The first few controls of a page may do nothing yet, such as most squares of a board.
  one.inputs.pointer ||= checked?.pointed === true;
  one.inputs.touch ||= checked?.tapped === true;
  await checkButtons(one, tabs, await pressed.promise, checked);
  blank.note(verdict);
  noteInputs(one, performance.now() - startedAt);
}

/** What the copies leave for later checks. */
interface Findings {
  snapshots: Snapshot[];
  /** Gets the buttons that the pointer's copy has pressed. */
  pressed: PromiseWithResolvers<PressedButtons>;
  blank: BlankCanvases;
}

/** The steps of a checklist that are tried to have something start. */
const MOST_STARTS = 4;

const asMove =
  (step: ChecklistStep): Move =>
  async (session) =>
    void (await performStep(session, step, (ms) => session.advance(ms)));

/** What the larger screen shows, for the phone to be compared with. */
interface Shown {
  controls: string[];
  /** The areas of its canvases. */
  areas: number[];
  /** The pairs of texts that lie over each other. */
  clashes: string[];
  texts: string[];
}

const whatIsShown = async (session: PageSession): Promise<Shown> => ({
  controls: await noticeControls(session),
  areas: await session.call("canvasAreas"),
  clashes: (await session.call("placedClashes")).map(({ names }) => names),
  texts: await session.call("noticeTexts"),
});

/** What is checked on the copies. */
function endsOf(
  { verdict, brief, shots, answered }: PlayedCase,
  { snapshots, pressed, blank }: Findings,
): Ends {
  const snapshot = async (session: PageSession) => void snapshots.push(await takeSnapshot(session));
  const larger = Promise.withResolvers<Shown>();
  let buttons: string[] = [];
  return {
    starts: brief.checklist
      .filter(({ do: action }) => action.do !== "advance")
      .slice(0, MOST_STARTS)
      .map(asMove),
    async first(session) {
      if (brief.input) buttons = await session.call("buttonIds");
      larger.resolve(await whatIsShown(session));
      await blank.look(session);
      await snapshot(session);
    },
    async still(session) {
      await checkAccessible(session, verdict);
      await checkMemory(session, verdict);
      if (brief.input) await useSurface(session);
    },
    control: snapshot,
    phone: async (session) => {
      await checkPhone(session, verdict);
      shots.push(await takeShot(session, "phone"));
    },
    grown: (detail) => verdict.note("memory", { ok: false, detail }),
    endless: (detail) => verdict.note("input", { ok: false, detail }),
    answered: answered.resolve,
    pointed() {
      larger.resolve({ controls: [], areas: [], clashes: [], texts: [] });
      pressed.resolve(noButtons());
    },
    async moved(session) {
      await session.noteOddTexts();
      await blank.look(session);
    },
    tapped: noticeAll,
    async touched(session) {
      const { controls, areas, clashes, texts } = await larger.promise;
      await checkCanvases(session, areas, verdict);
      await checkPlacedTexts(session, clashes, verdict);
      await checkHiddenTexts(session, texts, verdict);
      await checkSwipes(session, verdict);
      await checkLegible(session, verdict);
      await checkReach(session, controls, verdict);
    },
    async played(session) {
      shots.push(await takeShot(session, "played"));
      await useAgain(session);
      if (brief.input) await useEverything(session, brief, { buttons, pressed, verdict });
      else await session.noteOddTexts();
    },
  };
}

/** Presses all buttons, chooses all options, fills in what pages may not expect and removes what can be removed. */
async function useEverything(
  session: PageSession,
  { checklist }: PageBrief,
  { buttons, pressed, verdict }: Pick<Findings, "pressed"> & { buttons: readonly string[]; verdict: Verdict },
): Promise<void> {
  const known = await pressButtons(session, buttons);
  pressed.resolve(known);
  await session.noteOddTexts();
  const acting = actingButtons(checklist);
  await tryChoices(session, acting);
  await useOddInput(session, { known, acting });
  await emptyCells(session);
  await removeAll(session);
  await checkLayer(session, verdict);
}

/** Finds the buttons without any effect. Where pages are never twice the same, or draw slowly, none is found. */
async function checkButtons(
  { verdict, unsteady, rate }: PlayedCase,
  tabs: Tabs,
  pressed: PressedButtons,
  checked: ChecklistResult | undefined,
): Promise<void> {
  const { named = new Set<string>(), effective = new Set<string>() } = checked ?? {};
  for (const id of effective) pressed.idle.delete(id);
  const sure = !unsteady && !rate.oneByOne && pressed.idle.size > 0;
  const dead = sure ? await findDeadButtons(tabs.take, pressed, named) : [];
  const listening = await findListening(tabs.take, dead);
  noteDeadButtons({ dead, ...listening }, pressed, named, verdict);
}
