import { type PressedButtons, press } from "./press-buttons.ts";
import type { ChecklistStep } from "../page-brief.ts";
import type { Spot } from "./in-page-results.ts";
import type { PageSession } from "./page-session.ts";

const SETTLE_MS = 250;
/** A few frames are enough to show a text. */
const FRAME_MS = 100;
const MOST_FIELDS = 6;
const MOST_BUTTONS = 4;
const MOST_ALONE = 4;
const MOST_ACTING = 2;
const MOST_CHOICES = 40;
const MOST_REMOVED = 16;
/** Numbers that a page's maker may not have thought of. */
const ODD_NUMBERS = ["0", "-1"];
/** What a field may hold alone, beside others that hold what a page expects: a page that refuses one odd number sees no other. */
const ODD_ALONE = ["0", "-1", ""];

/** What was seen of a page before it gets odd input. */
export interface Before {
  known: PressedButtons;
  /** The names of the buttons that have the page act on what was typed. */
  acting: readonly string[];
}

/**
 * Empties the text fields, then gives those for numbers zero and a negative one, all together and each alone; after each,
 * presses Enter and the buttons that act on it, and notes what the page makes of it.
 */
export async function useOddInput(session: PageSession, { known, acting }: Before): Promise<void> {
  await session.call("restoreNumbers");
  await empty(session, await session.call("filledFields"), known);
  const count = await session.call("countNumberFields");
  if (count === 0) return;
  for (const number of ODD_NUMBERS) {
    await enter(session, number, "all");
    await pressFew(session, known, `entering ${number} in the fields`);
  }
  for (let at = 0; at < Math.min(count, MOST_ALONE); at++)
    // A single field has held the odd numbers already.
    for (const text of count > 1 ? ODD_ALONE : [""]) {
      await enter(session, text, at);
      const own = await session.call("actingButton", at);
      await pressActing(session, acting, { own, doing: "an odd number in one of the fields" });
    }
  session.doing("");
}

/**
 * Chooses each option of the page, also two together, has the page act on it and presses the buttons that are on or off; notes what
 * the page makes of that.
 */
export async function tryChoices(session: PageSession, acting: readonly string[]): Promise<void> {
  await session.call("restoreNumbers");
  const toggles = await session.call("toggleIds");
  for (let count = 0; count < MOST_CHOICES; count++) {
    const name = await session.call("chooseNext");
    if (name === null) break;
    const doing = `choosing ${name || "an option"}`;
    session.doing(doing);
    await settle(session);
    await pressActing(session, acting, { own: await session.call("choiceButton"), doing });
    for (const id of toggles) {
      const spot = await session.call("findButton", id);
      if (spot) await pressAfter(session, spot, doing);
    }
  }
  session.doing("");
}

/** Takes away what can be taken away, one after the other, and notes what the page makes of nothing. */
export async function removeAll(session: PageSession): Promise<void> {
  for (let count = 0; count < MOST_REMOVED; count++) {
    const spot = await session.call("nextRemover");
    if (!spot) break;
    await pressAfter(session, spot, "others like it");
  }
  session.doing("");
}

/** Takes back what was typed or chosen. */
const UNDOING = /(?<!\p{L})(?:clear|reset|empty|undo|restart|start over|zurücksetzen|leeren)(?!\p{L})/iu;

/** The buttons that a checklist presses next after it has typed something, and that act on it. */
export function actingButtons(steps: readonly ChecklistStep[]): string[] {
  const names = steps.flatMap(({ do: action }, at) => {
    const before = steps[at - 1]?.do.do;
    const acts = before === "type" && (action.do === "click" || action.do === "tap");
    return acts && !UNDOING.test(action.on) ? [action.on] : [];
  });
  return [...new Set(names)].slice(0, MOST_ACTING);
}

/** Empties fields as a person would. */
async function empty(session: PageSession, fields: readonly Spot[], known: PressedButtons): Promise<void> {
  if (fields.length === 0) return;
  const { keyboard } = session.page;
  const doing = "emptying the fields";
  for (const field of fields.slice(0, MOST_FIELDS)) {
    await press(session, field);
    await session.call("placeCaret", "all");
    session.doing(doing);
    await session.act("typing", keyboard.press("Delete"));
  }
  await session.act("typing", keyboard.press("Enter"));
  await settle(session);
  await pressFew(session, known, doing);
}

/** Enters a text in the fields for numbers, and presses Enter. */
async function enter(session: PageSession, text: string, at: number | "all"): Promise<void> {
  session.doing(`entering ${text || "nothing"} in ${at === "all" ? "the fields" : "one of the fields"}`);
  await session.call("enterNumber", text, at);
  await session.act("typing", session.page.keyboard.press("Enter"));
  await settle(session);
}

async function pressFew(session: PageSession, { names }: PressedButtons, doing: string): Promise<void> {
  for (const id of [...names.keys()].slice(0, MOST_BUTTONS)) {
    const spot = await session.call("findButton", id);
    if (spot) await pressAfter(session, spot, doing);
  }
}

/** Presses the button of the field, and what the checklist presses after typing. */
async function pressActing(
  session: PageSession,
  acting: readonly string[],
  { own, doing }: { own: Spot | null; doing: string },
): Promise<void> {
  if (own) await pressAfter(session, own, doing);
  for (const name of acting) {
    const spot = await session.call("locate", name);
    if (spot && spot.id !== own?.id) await pressAfter(session, spot, doing);
  }
}

async function pressAfter(session: PageSession, spot: Spot, doing: string): Promise<void> {
  await press(session, { ...spot, name: `${spot.name} after ${doing}` });
  await settle(session);
}

async function settle(session: PageSession): Promise<void> {
  await session.advance(SETTLE_MS, FRAME_MS);
  await session.noteOddTexts();
}
