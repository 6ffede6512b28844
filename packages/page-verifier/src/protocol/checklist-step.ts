import type { ChecklistAction, ChecklistStep } from "../page-brief.ts";
import { unmetConditions } from "./checklist-expect.ts";
import type { Spot } from "./in-page-results.ts";
import { parseKeys, POSSIBLE_KEYS } from "./key-names.ts";
import { click, doubleClick, drag, holdPointer } from "./pointer.ts";
import type { PageSession } from "./page-session.ts";

const HOLD_MS = 60;
/** How long a person's click or tap holds a button down. */
const HELD_MS = 80;
const SETTLE_MS = 300;
const PORTION_MS = 1_000;
/** A held key repeats after half a second, ten times a second. */
const REPEAT_AFTER_MS = 500;
const REPEAT_MS = 100;

/** Advances a copy, in portions that a second copy can repeat. */
export type Pass = (ms: number) => Promise<void>;

/** A copy whose time is recorded. */
export interface Pacer {
  pass: Pass;
  /** The portions so far; cleared by whoever reads them. */
  portions: number[];
}

/** Advances a copy's time in portions and records them. */
export function createPacer(session: PageSession): Pacer {
  const portions: number[] = [];
  return {
    portions,
    async pass(ms) {
      for (let left = ms; left > 0; left -= PORTION_MS) {
        const portion = Math.min(left, PORTION_MS);
        portions.push(portion);
        await session.advance(portion);
      }
    },
  };
}

/** A step that does not only let time pass. */
interface ActingStep extends ChecklistStep {
  do: Exclude<ChecklistAction, { do: "advance" }>;
}

const isActing = (step: ChecklistStep): step is ActingStep => step.do.do !== "advance";

/** Performs the action of a step. Returns what prevented it, if anything. `held`: its clicks and taps take time. */
export async function performStep(
  session: PageSession,
  step: ChecklistStep,
  pass: Pass,
  held = false,
): Promise<string | undefined> {
  session.doing(step.name);
  if (isActing(step)) {
    const fault = await performTimes(session, step, held, pass);
    if (fault) return fault;
    await pass(SETTLE_MS);
  } else if (step.do.do === "advance") await pass(step.do.ms);
  session.doing("");
  return undefined;
}

async function performTimes(
  session: PageSession,
  step: ActingStep,
  held: boolean,
  pass: Pass,
): Promise<string | undefined> {
  const { do: action } = step;
  const use = async (spot: Spot | undefined) => {
    const holds = held && spot && spot.kind !== "select";
    if (holds) await holdPointer(session, spot, () => pass(HELD_MS));
    const fault = holds ? undefined : await perform(session, action, spot, pass);
    if (!fault) await pass(HOLD_MS);
    return fault;
  };
  for (let time = 0; time < ("times" in action ? action.times : 1); time++) {
    const spot = await spotOf(session, action);
    if (spot === null) return `there is no "${nameOfTarget(action)}" that can be reached`;
    const isPressed = spot?.slider && PRESSES.includes(action.do);
    const fault = isPressed ? await pressSlider(session, step, spot, use) : await use(spot);
    if (fault) return fault;
  }
  return undefined;
}

const PRESSES: readonly string[] = ["click", "tap", "double_click", "hold"];

/** Presses a slider in its middle. Where its thumb stays and what is expected does not come, also beside the thumb. */
async function pressSlider(
  session: PageSession,
  { do: action, expect = {} }: ActingStep,
  spot: Spot,
  use: (spot: Spot) => Promise<string | undefined>,
): Promise<string | undefined> {
  const { thumb, beside } = spot.slider!;
  const { changed = false, text, no_text } = expect;
  // Who clicks on a slider and expects nothing of that wants to use it with keys.
  if (action.do === "click" && !changed && text === undefined && no_text === undefined)
    return use({ ...spot, ...thumb });
  const fault = await use(spot);
  if (fault) return fault;
  const now = (await spotOf(session, action))?.slider?.thumb;
  if (now?.x !== thumb.x || now.y !== thumb.y) return undefined;
  const isMissing = changed || (await unmetConditions(session, expect)).length > 0;
  return isMissing ? use({ ...spot, ...beside }) : undefined;
}

/** The name of the control that an action uses, if it uses one. */
export const nameOfTarget = (action: ChecklistAction): string | undefined =>
  "on" in action ? action.on : undefined;

async function spotOf(session: PageSession, action: ChecklistAction): Promise<Spot | null | undefined> {
  const on = nameOfTarget(action);
  return on === undefined ? undefined : session.call("locate", on);
}

/** Performs an action once. `spot`: the control that it names, if it names one. */
async function perform(
  session: PageSession,
  action: Exclude<ChecklistAction, { do: "advance" }>,
  spot: Spot | undefined,
  pass: Pass,
): Promise<string | undefined> {
  if (action.do === "key") return holdKeys(session, action.key, HOLD_MS, pass);
  if (action.do === "hold" && action.key !== undefined) return holdKeys(session, action.key, action.ms, pass);
  if (action.do === "type") return type(session, action, spot);
  if (!spot) return "it names neither a key nor a control";
  if (action.do === "drag") return dragTo(session, action, spot);
  if (action.do === "hold") await holdPointer(session, spot, () => pass(action.ms));
  else if (action.do === "double_click") await doubleClick(session, spot);
  else await click(session, spot);
  return undefined;
}

async function holdKeys(
  session: PageSession,
  text: string,
  ms: number,
  pass: Pass,
): Promise<string | undefined> {
  const keys = parseKeys(text);
  if (!keys) return `there is no key "${text}"; possible are ${POSSIBLE_KEYS}`;
  const { keyboard } = session.page;
  const last = keys.at(-1)!;
  for (const key of keys) await session.act(`key ${key}`, keyboard.down(key));
  let held = Math.min(ms, REPEAT_AFTER_MS);
  await pass(held);
  for (; held < ms; held += REPEAT_MS) {
    await session.act(`key ${last}`, keyboard.down(last));
    await pass(Math.min(REPEAT_MS, ms - held));
  }
  for (const key of keys.toReversed()) await session.act(`key ${key}`, keyboard.up(key));
  return undefined;
}

async function dragTo(
  session: PageSession,
  { on, to, dx = 0, dy = 0 }: Extract<ChecklistAction, { do: "drag" }>,
  from: Spot,
): Promise<string | undefined> {
  let [start, by] = [from, { dx, dy }];
  if (to !== undefined) {
    if (!(await session.call("locate", to))) return `there is no "${to}" that can be reached`;
    // Finding the target may have scrolled the page.
    start = (await session.call("locate", on)) ?? from;
    const end = (await session.call("locate", to)) ?? start;
    by = { dx: end.x - start.x, dy: end.y - start.y };
  }
  await drag(session, start, by);
  return undefined;
}

async function type(
  session: PageSession,
  { text, replace = false }: Extract<ChecklistAction, { do: "type" }>,
  spot: Spot | undefined,
): Promise<string | undefined> {
  const { keyboard } = session.page;
  if (spot) {
    const set = await session.call("setField", spot.x, spot.y, text);
    if (set === "refused") return `"${text}" is not a value for "${spot.name}"`;
    if (set === "set") return undefined;
    await click(session, spot);
  }
  if (spot || replace) await session.call("placeCaret", replace ? "all" : "end");
  if (text !== "") await session.act("typing", keyboard.type(text));
  else if (replace) await session.act("typing", keyboard.press("Delete"));
  return undefined;
}
