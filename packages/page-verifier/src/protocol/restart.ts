import type { ChecklistStep } from "../page-brief.ts";
import type { Spot } from "./in-page-api.ts";
import { stateOf } from "./checklist-judge.ts";
import { nameOfTarget, performStep } from "./checklist-step.ts";
import { press } from "./press-buttons.ts";
import type { PageSession } from "./page-session.ts";

/** Begins a game or a quiz again. */
const AGAIN =
  /\b(?:play|start|try|go) again\b|\bnew (?:game|round|quiz|puzzle|match)\b|\bre(?:start|play|match)\b|\bstart over\b|\b(?:nochmal|neues spiel|neue runde|neu starten|rejouer|recommencer|nouvelle partie|jugar de nuevo|otra vez|nueva partida|jogar de novo|novo jogo)\b/iu;
/** Buttons that do not lead to the end of a game. */
const ASIDE =
  /\b(?:undo|redo|reset|clear|delete|remove|back|menu|home|quit|exit|pause|stop|help|hint|rules|settings|mute|sound|cancel|close)\b/iu;
const MOST_PRESSES = 48;
/** A page that does not answer to so many presses in a row is at its end. */
const MOST_IDLE = 8;
const PRESS_MS = 350;
const BEGIN_MS = 1_000;
/** The first steps that are repeated after it was begun again, and the fewest. */
const MOST_REPEATED = 4;
const LEAST_REPEATED = 2;
/** Steps that are known to have an effect. What is typed shows in a field that may not have been emptied. */
const REPEATED: readonly string[] = ["click", "double_click", "key", "hold", "drag"];

/** Whether a page has the words for beginning again. */
export const canBeginAgain = (html: string): boolean => AGAIN.test(html);

/**
 * Plays a page on until it can be begun again, begins it again, and repeats the first steps of its checklist. Resolves to
 * what is wrong if none of them has any effect then; undefined also where nothing begins it again.
 */
export async function findDeadAfterRestart(
  session: PageSession,
  steps: readonly ChecklistStep[],
): Promise<string | undefined> {
  const again = await playOn(session);
  await session.noteOddTexts();
  if (!again) return undefined;
  await press(session, again);
  await session.advance(BEGIN_MS);
  const pass = (ms: number) => session.advance(ms);
  const first = steps.filter(isTelling).slice(0, MOST_REPEATED);
  let dead = 0;
  for (const step of first) {
    const before = await stateOf(session, step);
    if ((await performStep(session, step, pass)) !== undefined) continue;
    if ((await stateOf(session, step)) !== before) return undefined;
    dead += 1;
  }
  return first.length < LEAST_REPEATED || dead === 0
    ? undefined
    : `After "${again.name}" nothing that the checklist does has any effect any more`;
}

const isTelling = ({ do: action, expect }: ChecklistStep): boolean =>
  expect !== undefined && REPEATED.includes(action.do) && !AGAIN.test(nameOfTarget(action) ?? "");

/** Presses what was pressed least, until a button to begin again comes or nothing answers. Resolves to that button, if there is one. */
async function playOn(session: PageSession): Promise<Spot | undefined> {
  const pressed = new Map<string, number>();
  const atFirst = (await session.call("buttonIds")).filter((id) => AGAIN.test(id));
  let idle = 0;
  for (let count = 0; count < MOST_PRESSES && idle < MOST_IDLE; count++) {
    const ids = await session.call("buttonIds");
    if (ids.some((id) => AGAIN.test(id) && !atFirst.includes(id))) break;
    const [next] = ids
      .filter((id) => !AGAIN.test(id) && !ASIDE.test(id))
      .toSorted((one, other) => (pressed.get(one) ?? 0) - (pressed.get(other) ?? 0));
    if (next === undefined) break;
    pressed.set(next, (pressed.get(next) ?? 0) + 1);
    const before = (await session.digest()).state;
    const spot = await session.call("findButton", next);
    if (spot) await press(session, spot);
    await session.advance(PRESS_MS);
    idle = (await session.digest()).state === before ? idle + 1 : 0;
  }
  const ids = await session.call("buttonIds");
  const again = ids.find((id) => AGAIN.test(id) && !atFirst.includes(id)) ?? ids.find((id) => AGAIN.test(id));
  return again === undefined ? undefined : ((await session.call("findButton", again)) ?? undefined);
}
