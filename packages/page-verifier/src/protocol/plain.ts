import { setTimeout as wait } from "node:timers/promises";
import { differenceOf, takeSnapshot, type Snapshot } from "./snapshot.ts";
import { EARLY_MOVES, hoverInRealTime, type Move } from "./moves.ts";
import { click, drag } from "./pointer.ts";
import type { PageSession } from "./page-session.ts";
import { settleAll } from "./settle-all.ts";
import type { Verdict } from "./verdict.ts";

const POLL_MS = 40;
const REST_MS = 60;
const ANSWER_MS = 250;
const PATIENT_ANSWER_MS = 1_200;
const SNAPSHOTS_APART_MS = 2_000;
const MOST_TRIES = 3;

/** The behaviour of a page in a plain tab. */
export interface PlainPage {
  snapshots: Snapshot[];
  /** Whether it reacted to the pointer; undefined if it never stood still, so that this could not be determined. */
  answers: boolean | undefined;
}

/** The behaviour of the page while it was checked. */
export interface CheckedPage {
  snapshots: Snapshot[];
  /** Whether it reacted to one of the first pointer moves. */
  answers: boolean;
  /** Whether it does not change without input. */
  rests: boolean;
}

/** Shows more copies, to distinguish a real difference from randomness. */
export interface CopySource {
  plain(): Promise<PageSession>;
  /** Snapshots with another random seed and at another time. */
  watched(): Promise<Snapshot[]>;
}

/** How `usePlain` waits for a reaction. */
export interface PlainWaits {
  /** Waits longer for each. */
  patient?: boolean;
  /** Whether the page answered to the same moves while it was checked: if not, nothing is to be waited for. */
  answersChecked?: Promise<boolean>;
}

/** Repeats the first pointer moves on a page in a plain tab, until it reacts. */
export async function usePlain(
  session: PageSession,
  { patient = false, answersChecked }: PlainWaits = {},
): Promise<PlainPage["answers"]> {
  const answerMs = patient ? PATIENT_ANSWER_MS : ANSWER_MS;
  let answers: PlainPage["answers"] = undefined;
  let awaited = true;
  void answersChecked?.then((does) => (awaited = does));
  for (const move of [hoverInRealTime, ...Array.from({ length: EARLY_MOVES - 1 }, () => useNext)]) {
    const before = (await session.digest()).state;
    const drawn = await drawing(session);
    if (awaited) await wait(REST_MS);
    if ((await session.digest()).state !== before || (await drawing(session)) !== drawn) return undefined;
    const finish = await move(session);
    await finish?.();
    const ms = move === hoverInRealTime && !patient ? POLL_MS : answerMs;
    if (await changes(session, before, { ms, awaited: () => awaited })) return true;
    if ((await drawing(session)) !== drawn) return true;
    answers = false;
  }
  await session.notePeers();
  session.doing("");
  return answers;
}

const useNext: Move = async (session) => {
  const spot = await session.call("nextControl");
  if (!spot) return;
  session.doing(`click on ${spot.name}`);
  await click(session, spot);
  const { keyboard } = session.page;
  if (spot.kind === "field") await session.act("typing", keyboard.type("12"));
  if (spot.kind === "field") await session.act("typing", keyboard.press("Enter"));
  if (spot.kind === "select") await session.act("choosing", keyboard.press("ArrowDown"));
  if (spot.kind === "surface") await drag(session, spot, { dx: 40, dy: 60 });
};

/** A screenshot of a page with a canvas, else an empty text: the digest does not include WebGL drawings. */
async function drawing(session: PageSession): Promise<string> {
  const draws = await session.call("hasCanvas");
  return draws ? (await session.shot("png")).toString("base64") : "";
}

/** Whether the page changes within `ms`, which end early when `awaited` no longer holds. */
async function changes(
  session: PageSession,
  before: string,
  { ms, awaited }: { ms: number; awaited: () => boolean },
): Promise<boolean> {
  const until = performance.now() + ms * session.pace;
  for (;;) {
    if ((await session.digest()).state !== before) return true;
    if (!awaited() || performance.now() >= until) return false;
    await wait(POLL_MS);
  }
}

/** Whether a page answers in one of several plain tabs: on a busy machine, the first may be drawn too late to be seen to rest or to answer. */
async function answersAtLast(first: PageSession, again: CopySource): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const session = tries === 0 ? first : await again.plain();
    if (await usePlain(session, { patient: true })) return true;
  }
  return false;
}

/**
 * Notes `plain`: whether the page behaves the same in a plain tab as while it is checked. If they differ, more snapshots of
 * both are taken, at other times and with another random seed. Only a difference that holds for all snapshots counts.
 */
export async function compare(
  { snapshots, answers }: PlainPage,
  watched: CheckedPage,
  again: CopySource,
  verdict: Verdict,
): Promise<void> {
  const startedAt = performance.now();
  const dead = watched.answers && (answers === false || (answers === undefined && watched.rests));
  let fault: string | undefined;
  if (dead || differenceOf(snapshots, watched.snapshots) !== undefined) {
    const [session, others] = await settleAll([again.plain(), again.watched()]);
    const more = [await takeSnapshot(session)];
    await wait(SNAPSHOTS_APART_MS);
    more.push(await takeSnapshot(session));
    fault = differenceOf([...snapshots, ...more], [...watched.snapshots, ...others]);
    if (dead && !fault && !(await answersAtLast(session, again)))
      fault = "it answers to the pointer only while it is checked";
  }
  verdict.note("plain", {
    ok: fault === undefined,
    ms: performance.now() - startedAt,
    detail: fault === undefined ? "" : `It is another page in a plain tab: ${fault}`,
  });
}
