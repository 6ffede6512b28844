import { type PressedButtons, press } from "./press-buttons.ts";
import type { Spot } from "./in-page-api.ts";
import type { PageSession } from "./page-session.ts";

const SETTLE_MS = 250;
const MOST_FIELDS = 6;
const MOST_BUTTONS = 4;
/** Numbers that a page's maker may not have thought of. */
const ODD_NUMBERS = ["0", "-1"];

/**
 * Empties the text fields, then gives those that held a number zero and a negative one; after each, presses Enter in the last and a
 * few buttons, and notes what the page makes of it.
 */
export async function useOddInput(session: PageSession, known: PressedButtons): Promise<void> {
  const fields = await session.call("filledFields");
  await enter(session, fields, "", known);
  for (const number of ODD_NUMBERS) await enter(session, await session.call("numberFields"), number, known);
}

/** Replaces the content of the fields and has the page act on it. */
async function enter(
  session: PageSession,
  fields: readonly Spot[],
  text: string,
  { names }: PressedButtons,
): Promise<void> {
  if (fields.length === 0) return;
  const { keyboard } = session.page;
  const doing = text === "" ? "emptying the fields" : `entering ${text} in the fields`;
  for (const field of fields.slice(0, MOST_FIELDS)) {
    await press(session, field);
    await session.call("placeCaret", "all");
    session.doing(doing);
    await session.act("typing", text === "" ? keyboard.press("Delete") : keyboard.insertText(text));
  }
  await session.act("typing", keyboard.press("Enter"));
  await settle(session);
  for (const id of [...names.keys()].slice(0, MOST_BUTTONS)) {
    const spot = await session.call("findButton", id);
    if (!spot) continue;
    await press(session, { ...spot, name: `${spot.name} after ${doing}` });
    await settle(session);
  }
  session.doing("");
}

async function settle(session: PageSession): Promise<void> {
  await session.advance(SETTLE_MS);
  await session.noteOddTexts();
}
