import { ANY_AGAIN } from "./begin-again.ts";
import { nameInIdentity } from "./identity-name.ts";
import type { Spot } from "./in-page-results.ts";
import { press } from "./press-buttons.ts";
import type { PageSession } from "./page-session.ts";

/** Buttons that have something go on, and those that stop it. */
export const STARTS =
  /^\W*(?:play|start|run|begin|resume|go(?=\W*$)|abspielen|starten|jouer|démarrer|lancer|reproducir|iniciar|tocar)\b|^[▶►]/iu;
export const STOPS = /\b(?:stop|pause|halt|anhalten|arrêter|detener|parar|pausar)\b|[⏸⏹]/iu;
/** Buttons that end what goes on, or begin something else. */
const ELSE = /\b(?:reset|restart|clear|new|delete|remove|close)\b/iu;
const MOST_BETWEEN = 6;
const RUN_MS = 600;
const BETWEEN_MS = 300;
const STOPPED_MS = 1_000;
const LOOK_MS = 1_500;
/** What a press has begun may come to its end after the stop. */
const FADE_MS = 4_000;
const FRAME_MS = 100;

/** Whether a page has the words for stopping something. */
export const canStop = (html: string): boolean => STOPS.test(html);

/**
 * Starts what can be stopped, presses another button meanwhile, and stops it, with one button after the other. Resolves to what is wrong
 * if it then goes on, although it rests where nothing is pressed in between. Undefined where a page never rests.
 */
export async function findGoesOnAfterStop(session: PageSession): Promise<string | undefined> {
  const pressIt = createPressing(session);
  if (await pressIt(STOPS)) await session.advance(STOPPED_MS, FRAME_MS);
  if (!(await rests(session))) return undefined;
  const atRest = await session.call("buttonIds");
  if (!(await startAndStop(session, pressIt))) return undefined;
  const squares = await session.call("squareIds");
  const between = atRest.filter((id) => !ELSE.test(id) && !squares.includes(id) && !isStop(id));
  const others = between.filter((id) => !isStart(id)).slice(0, MOST_BETWEEN);
  for (const id of others) await pressIt(id);
  if (!(await rests(session))) await session.advance(FADE_MS, FRAME_MS);
  // What a button begins alone is none of what is stopped.
  if (!(await rests(session))) return undefined;
  for (const id of [...between.filter(isStart).slice(0, 1), ...others]) {
    const isStopped = await startAndStop(session, pressIt, id);
    if (!isStopped && (await goesOn(session)))
      return `Where "${nameInIdentity(id)}" is pressed while it runs, "${pressIt.last}" does not stop it any more`;
  }
  return undefined;
}

/** Presses the first button of an identity, or of such a name, if there is one, and lets some time pass. */
export interface Pressing {
  (which: string | RegExp): Promise<boolean>;
  /** The name of the last that was pressed. */
  last: string;
  /** The identity of the last that was pressed, and where it was if it has no `id`. */
  place: string;
}

export function createPressing(session: PageSession): Pressing {
  const pressIt: Pressing = Object.assign(
    async (which: string | RegExp) => {
      const ids = await session.call("buttonIds");
      const id = ids.find((one) =>
        typeof which === "string" ? one === which : which.test(nameInIdentity(one)),
      );
      const spot = id === undefined ? null : await session.call("findButton", id);
      if (!spot) return false;
      await press(session, spot);
      await session.advance(BETWEEN_MS, FRAME_MS);
      pressIt.last = spot.name;
      pressIt.place = placeOf(spot);
      return true;
    },
    { last: "", place: "" },
  );
  return pressIt;
}

/** A text beside a button may move it; one with an `id` is the same wherever it is. */
const placeOf = ({ id, x, y }: Spot): string =>
  /#\S/.test(id) ? id : `${Math.round(x)} ${Math.round(y)} ${id}`;

/** Whether the page rests after a start, a press of `between`, and a stop; also where it cannot be stopped or started. */
async function startAndStop(session: PageSession, pressIt: Pressing, between?: string): Promise<boolean> {
  if (!(await pressIt(STARTS))) return between !== undefined;
  await session.advance(RUN_MS, FRAME_MS);
  if (between !== undefined) await pressIt(between);
  if (!(await pressIt(STOPS))) return between !== undefined;
  await session.advance(STOPPED_MS, FRAME_MS);
  return rests(session);
}

/** Whether nothing is due, or nothing changes for a while. */
async function rests(session: PageSession): Promise<boolean> {
  if (await session.rests()) return true;
  const { state } = await session.digest();
  await session.advance(LOOK_MS, FRAME_MS);
  return (await session.digest()).state === state;
}

/** Whether the page goes on although it offers to be started. */
async function goesOn(session: PageSession): Promise<boolean> {
  await session.advance(FADE_MS, FRAME_MS);
  if ((await rests(session)) || (await rests(session))) return false;
  return (await session.call("buttonIds")).some(isStart);
}

const isStart = (id: string): boolean => STARTS.test(nameInIdentity(id)) && !ANY_AGAIN.test(id);
export const isStop = (id: string): boolean => STOPS.test(nameInIdentity(id));
