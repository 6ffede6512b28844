import type { Spot } from "./in-page-results.ts";
import { drag } from "./pointer.ts";
import type { PageSession } from "./page-session.ts";

const HOLD_MS = 120;
const SETTLE_MS = 250;
const MOST_OTHERS = 4;
const MOST_BUTTONS = 24;
const MOST_AGAIN = 8;
const MOST_FIELDS = 6;

/** The buttons of a page by their identity, each with its name, and those that had no effect so far. */
export interface PressedButtons {
  /** Those that are squares of a board. */
  squares: ReadonlySet<string>;
  names: Map<string, string>;
  idle: Set<string>;
  /** The elements of messages that a press takes back, whatever it was on. */
  messages: Set<string>;
}

/** Buttons before any was pressed. */
export const noButtons = (squares: readonly string[] = []): PressedButtons => ({
  squares: new Set(squares),
  names: new Map(),
  idle: new Set(),
  messages: new Set(),
});

/** The name of a button that takes something back. */
export const TAKES_BACK =
  /\b(?:new|reset|restart|clear|empty|undo|redo|back|again|remove|delete|cancel|close|stop)\b|neu|zurück|löschen|leeren|rückgängig|annuler|effacer|nouve|borrar|deshacer|nuev/iu;
/** The name of a button that takes a message away. */
const DISMISSES =
  /\b(?:ok|okay|got it|dismiss|hide|skip|done|continue|next|thanks?)\b|verstanden|weiter|fertig|compris|entendido|[×✕✖]/iu;

/**
 * Presses every button once, then those without an effect once more, with filled fields and in the state that the others
 * left. `first`: the buttons at rest; what exists only in the middle of a game, such as a turned card, cannot be judged.
 */
export async function pressButtons(session: PageSession, first: readonly string[]): Promise<PressedButtons> {
  const known = noButtons(await session.call("squareIds"));
  const answered = new Set<string>();
  for (let count = 0; count < MOST_BUTTONS; count++) {
    const spot = await session.call("nextButton", first);
    if (!spot) break;
    known.names.set(spot.id, spot.name);
    if (await hasEffect(session, spot)) answered.add(spot.id);
    else if (first.includes(spot.id)) known.idle.add(spot.id);
  }
  for (const id of answered) known.idle.delete(id);
  await pressAgain(session, known);
  return known;
}

/**
 * Presses the buttons of `idle` again, with something in the page to act on, and removes those that have an effect: after
 * something was drawn, and after each of a few other buttons, with filled fields and selected texts.
 */
export async function pressAgain(
  session: PageSession,
  { names, idle, messages }: PressedButtons,
): Promise<void> {
  if (idle.size === 0) return;
  const surface = await session.call("surface");
  await drag(session, surface, { dx: 60, dy: 40 });
  await session.advance(SETTLE_MS);
  await pressIdle(session, idle);
  const others = nearestFirst([...names.keys()], idle).slice(0, MOST_OTHERS);
  for (const id of others) {
    if (idle.size === 0) break;
    await fillFields(session);
    const spot = await session.call("findButton", id);
    if (!spot) continue;
    await press(session, spot);
    await session.advance(SETTLE_MS);
    await pressIdle(session, idle);
  }
  for (const name of await session.call("returnedTexts")) messages.add(name);
  session.doing("");
}

/** The buttons of a page besides some of them, those beside these first: `Undo` gives `Redo` something to do. */
export function nearestFirst(ids: readonly string[], idle: ReadonlySet<string>): string[] {
  const places = ids.flatMap((id, at) => (idle.has(id) ? [at] : []));
  const away = (id: string) => Math.min(...places.map((at) => Math.abs(at - ids.indexOf(id))));
  return ids.filter((id) => !idle.has(id)).toSorted((a, b) => away(a) - away(b));
}

async function pressIdle(session: PageSession, idle: Set<string>): Promise<void> {
  for (const id of [...idle].slice(0, MOST_AGAIN)) {
    await fillFields(session);
    await session.call("selectTexts");
    const spot = await session.call("findButton", id);
    if (spot && (await hasEffect(session, spot))) idle.delete(id);
  }
}

/** Types something into every empty field: a number, or `letters` where any text goes. */
export async function fillFields(session: PageSession, letters = false): Promise<void> {
  const fields = await session.call("emptyFields", letters);
  for (const { text, ...spot } of fields.slice(0, MOST_FIELDS)) {
    await press(session, spot);
    await session.act("typing", session.page.keyboard.insertText(text));
  }
}

/** Lets the time pass in which a button is held down; some have an effect only then. */
export type HoldTime = () => Promise<void>;

/** Presses without moving the pointer there first, which would cost the time of a frame, and holds while `hold` runs. */
export async function press(session: PageSession, { x, y, name }: Spot, hold?: HoldTime): Promise<void> {
  session.doing(`click on ${name}`);
  const send = (type: "mousePressed" | "mouseReleased") =>
    session.cdp.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
  if (!hold) {
    await session.act("a click", Promise.all([send("mousePressed"), send("mouseReleased")]));
    return;
  }
  await session.act("a click", send("mousePressed"));
  await hold();
  await session.act("a click", send("mouseReleased"));
}

/**
 * Presses a button and tells whether that had an effect. Time stands still at the press and at the release, so a difference
 * right after them is an effect; a later one is only if nothing else was due.
 */
async function hasEffect(session: PageSession, spot: Spot): Promise<boolean> {
  let before = await session.effects();
  const { rests } = before;
  let answered = false;
  const look = async () => {
    const after = await session.effects();
    answered ||= await isAnswer(session, spot, { before, after });
    before = after;
  };
  await press(session, spot, async () => {
    // Where nothing else is due, the end tells all.
    if (!rests) await look();
    await session.advance(HOLD_MS);
    if (!rests) before = await session.effects();
  });
  await look();
  if (answered || !rests) return answered;
  await session.advance(SETTLE_MS);
  await look();
  return answered;
}

/** Whether a press changed more than a message that any press takes back. */
async function isAnswer(
  session: PageSession,
  { name }: Spot,
  { before, after }: { before: Effects; after: Effects },
): Promise<boolean> {
  if (!isOther(before, after)) return false;
  if (TAKES_BACK.test(name) || DISMISSES.test(name)) return true;
  const beside = (one: Effects) => ({ ...one, state: one.beside });
  return isOther(beside(before), beside(after)) || !(await session.call("onlyTextReturned"));
}

type Effects = Awaited<ReturnType<PageSession["effects"]>>;

const isOther = (before: Effects, after: Effects): boolean =>
  after.state !== before.state ||
  (after.focus !== "" && after.focus !== before.focus) ||
  // That nothing is selected any more comes from any press.
  (after.selected !== "" && after.selected !== before.selected);
