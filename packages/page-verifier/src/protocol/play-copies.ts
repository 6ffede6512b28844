import type { PageBrief } from "../page-brief.ts";
import type { PageReport } from "../page-report.ts";
import { checkAccessible } from "./advisory-checks.ts";
import { checkChecklist } from "./checklist.ts";
import { runDifferentialReplay, type Inputs, type ReplayResult } from "./differential-replay.ts";
import type { FrameRate } from "./frame-rate.ts";
import { noteInputs } from "./inputs.ts";
import type { KeyClaims } from "./key-claims.ts";
import { checkMemory } from "./memory.ts";
import { useAgain } from "./moves.ts";
import type { PageSession } from "./page-session.ts";
import { checkPhone, checkReach, noticeControls } from "./phone.ts";
import { runAll } from "./settle-all.ts";
import { takeShot, type Shot } from "./shots.ts";
import { takeSnapshot, type Snapshot } from "./snapshot.ts";
import type { Tabs } from "./tabs.ts";
import type { Verdict } from "./verdict.ts";

/** What playing a page needs and fills in. */
export interface PlayedCase {
  brief: PageBrief;
  verdict: Verdict;
  claims: KeyClaims;
  rate: FrameRate;
  shots: Shot[];
  inputs: Inputs;
  unsteady: boolean;
  early: ReplayResult["early"];
  steps: PageReport["steps"];
}

/** Plays the page in its copies, checks them on the way, and notes how it reacts. Takes snapshots of an untouched copy. */
export async function playCopies(one: PlayedCase, tabs: Tabs, snapshots: Snapshot[]): Promise<void> {
  const { verdict, brief, rate } = one;
  const startedAt = performance.now();
  const claims = { ...one.claims, wanted: brief.input };
  const snapshot = async (session: PageSession) => void snapshots.push(await takeSnapshot(session));
  const elsewhere = Promise.withResolvers<string[]>();
  const play = () =>
    runDifferentialReplay(tabs.take, claims, rate, {
      async first(session) {
        elsewhere.resolve(await noticeControls(session));
        await snapshot(session);
      },
      still: (session) => checkMemory(session, verdict),
      async control(session) {
        await snapshot(session);
        await checkAccessible(session, verdict);
      },
      phone: async (session) => {
        await checkPhone(session, verdict);
        one.shots.push(await takeShot(session, "phone"));
      },
      pointed: () => elsewhere.resolve([]),
      tapped: async (session) => void (await noticeControls(session)),
      touched: async (session) => checkReach(session, await elsewhere.promise, verdict),
      async played(session) {
        one.shots.push(await takeShot(session, "played"));
        await useAgain(session);
      },
    });
  if (brief.checklist.length === 0) verdict.note("checklist", { ok: true, value: 0, limit: 0 });
  const [replayed, steps = []] = await runAll(
    [
      play,
      async () =>
        brief.checklist.length > 0 ? checkChecklist(tabs.take, brief, { verdict, rate }) : undefined,
    ],
    rate.oneByOne,
  );
  Object.assign(one, replayed, { steps });
  noteInputs(one, performance.now() - startedAt);
}
