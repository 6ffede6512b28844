import type { ChecklistStep } from "../page-brief.ts";
import type { Spot } from "./in-page-results.ts";
import { stateOf } from "./checklist-judge.ts";
import { nameOfTarget, performStep } from "./checklist-step.ts";
import { A_PART, AGAIN, ANY_AGAIN, beginsAgain } from "./begin-again.ts";
import { countingOn, countsAfterEnd } from "./counts-on.ts";
import { type CountsAfterStep, type Counts, readCounts } from "./counts.ts";
import { isOfPoints, keptPoints } from "./kept-points.ts";
import { type PairMemory, rememberPairs } from "./remember-pairs.ts";
import { press } from "./press-buttons.ts";
import type { PageSession } from "./page-session.ts";

/** Buttons that do not lead to the end of a game. */
const ASIDE =
  /\b(?:undo|redo|reset|clear|delete|remove|back|menu|home|quit|exit|pause|stop|help|hint|rules|settings|mute|sound|cancel|close)\b/iu;
const MOST_PRESSES = 48;
/** A game of pairs ends for certain only after more. */
const MOST_FOR_PAIRS = 80;
/** A page that does not answer to so many presses in a row is at its end. */
const MOST_IDLE = 8;
const PRESS_MS = 350;
const BEGIN_MS = 1_000;
/** The first steps that are repeated after it was begun again, and the fewest. */
const MOST_REPEATED = 4;
const LEAST_REPEATED = 2;
/** Steps that are known to have an effect. What is typed shows in a field that may not have been emptied. */
const REPEATED: readonly string[] = ["click", "double_click", "key", "hold", "drag"];

/**
 * Plays a page on until it can be begun again, begins it again, and repeats the first steps of its checklist. Resolves to
 * what is wrong if none of them has any effect then, or what was counted in the round before stays; undefined also where nothing begins
 * it again. `seen`: the numbers that the page has shown so far.
 */
export async function findWrongAfterRestart(
  session: PageSession,
  steps: readonly ChecklistStep[],
  seen: readonly CountsAfterStep[],
): Promise<string | undefined> {
  const looks = lastRound(seen);
  const { again, isNew, memory } = await playOn(session, looks);
  await session.noteOddTexts();
  const unnoticed = await findUnnoticed(session, memory, looks);
  if (unnoticed !== undefined) return unnoticed;
  if (!again) return undefined;
  // A clock that can be started again need not have ended.
  const counting = isNew && ANY_AGAIN.test(again.name) ? await countsAfterEnd(session, looks) : undefined;
  if (counting !== undefined) return `Before "${again.name}" ${counting}`;
  await press(session, again);
  await session.advance(BEGIN_MS);
  const pass = (ms: number) => session.advance(ms);
  const first = steps.filter(isTelling).slice(0, MOST_REPEATED);
  const kept = A_PART.test(again.name) ? () => undefined : followPoints(session, again, looks);
  const fault = await kept();
  if (fault !== undefined) return fault;
  let dead = 0;
  for (const step of first) {
    const before = await stateOf(session, step);
    if ((await performStep(session, step, pass)) !== undefined) continue;
    // A title may stand before the round.
    if ((await stateOf(session, step)) !== before) return kept();
    dead += 1;
  }
  return first.length < LEAST_REPEATED || dead === 0
    ? undefined
    : `After "${again.name}" nothing that the checklist does has any effect any more`;
}

/** What is wrong with a game of pairs that says nothing when all are found, and whose clock runs on. */
async function findUnnoticed(
  session: PageSession,
  memory: PairMemory,
  looks: readonly Counts[],
): Promise<string | undefined> {
  if (!(await memory.endsInSilence())) return undefined;
  const counting = await countingOn(session, looks);
  return counting && `After all pairs are found nothing says so, and it goes on counting: ${counting}`;
}

/** The looks since a page was last begun again by its checklist. */
function lastRound(seen: readonly CountsAfterStep[]): Counts[] {
  const at = seen.findLastIndex(({ step }) => step && beginsAgain(nameOfTarget(step.do) ?? ""));
  return seen.slice(Math.max(at, 0)).map(({ counts }) => counts);
}

/** Looks for points of the round before, until points are shown. */
function followPoints(session: PageSession, { name }: Spot, looks: readonly Counts[]) {
  let isKnown = false;
  return async (): Promise<string | undefined> => {
    if (isKnown) return undefined;
    const now = await readCounts(session);
    isKnown = [...now.keys()].some(isOfPoints);
    const kept = keptPoints(looks, now);
    return kept && `After "${name}" what was counted in the round before stays: "${kept}"`;
  };
}

const isTelling = ({ do: action, expect }: ChecklistStep): boolean =>
  expect !== undefined && REPEATED.includes(action.do) && !AGAIN.test(nameOfTarget(action) ?? "");

/** Presses what was pressed least, until a button to begin again comes or nothing answers. Resolves to that button, if there is one. */
async function playOn(
  session: PageSession,
  looks: Counts[],
): Promise<{ again: Spot | undefined; isNew: boolean; memory: PairMemory }> {
  const pressed = new Map<string, number>();
  const atFirst = (await session.call("buttonIds")).filter(beginsAgain);
  let idle = 0;
  const memory = await rememberPairs(session);
  const most = () => (memory.goesOn ? MOST_FOR_PAIRS : MOST_PRESSES);
  for (let count = 0; count < most() && idle < MOST_IDLE; count++) {
    const ids = await session.call("buttonIds");
    if (ids.some((id) => AGAIN.test(id) && !atFirst.includes(id))) break;
    const paired = await memory.next();
    const [next] = ids
      .filter((id) => !AGAIN.test(id) && !ASIDE.test(id))
      .toSorted((one, other) => (pressed.get(one) ?? 0) - (pressed.get(other) ?? 0));
    if (next === undefined || isOnlyAgain(ids)) break;
    if (!paired) pressed.set(next, (pressed.get(next) ?? 0) + 1);
    const before = (await session.digest()).state;
    const spot = paired ?? (await session.call("findButton", next));
    if (spot) await press(session, spot);
    await session.advance(PRESS_MS);
    await memory.look();
    looks.push(await readCounts(session));
    idle = (await session.digest()).state === before ? idle + 1 : 0;
  }
  const ids = await session.call("buttonIds");
  const offered = ids.filter((id) => AGAIN.test(id) || (isOnlyAgain(ids) && ANY_AGAIN.test(id)));
  const come = offered.find((id) => !atFirst.includes(id));
  const again = come ?? offered[0];
  const spot = again === undefined ? null : await session.call("findButton", again);
  return { again: spot ?? undefined, isNew: come !== undefined, memory };
}

/** Whether nothing else is left to press than what begins again. */
const isOnlyAgain = (ids: readonly string[]): boolean =>
  ids.some((id) => ANY_AGAIN.test(id)) && ids.every((id) => ANY_AGAIN.test(id) || ASIDE.test(id));
