import { press } from "./press-buttons.ts";
import { doubleClick } from "./pointer.ts";
import type { PageSession } from "./page-session.ts";

const SETTLE_MS = 250;
const FRAME_MS = 100;
const MOST_EMPTIED = 3;
/** A table whose first numbers cannot be edited is no sheet. */
const MOST_MISSED = 2;

/** Empties a few cells of a sheet that hold numbers, as a person would, and notes what the page makes of that. */
export async function emptyCells(session: PageSession): Promise<void> {
  let [emptied, missed] = [0, 0];
  for (const { text, ...cell } of await session.call("numberCells")) {
    if (emptied === MOST_EMPTIED || missed === MOST_MISSED) break;
    await press(session, cell);
    await session.advance(SETTLE_MS, FRAME_MS);
    let field = await session.call("fieldHolding", text);
    if (!field) {
      await doubleClick(session, cell);
      await session.advance(SETTLE_MS, FRAME_MS);
      field = await session.call("fieldHolding", text);
    }
    if (!field) missed += 1;
    else {
      emptied += 1;
      await press(session, field);
      await session.call("placeCaret", "all");
      session.doing(`emptying the cell with ${text}`);
      await session.act("typing", session.page.keyboard.press("Delete"));
      await session.act("typing", session.page.keyboard.press("Enter"));
      await session.advance(SETTLE_MS, FRAME_MS);
      await session.noteOddTexts();
    }
  }
  session.doing("");
}
