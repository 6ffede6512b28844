import type { ChecklistExpect } from "../page-brief.ts";
import type { PageSession } from "./page-session.ts";

const SHOWN_CHARS = 300;

/** The expected conditions that do not hold now, each in words. `changed` is not among them: it compares two copies. */
export async function unmetConditions(session: PageSession, expect: ChecklistExpect): Promise<string[]> {
  const { text, no_text, in: within, visible, gone, count } = expect;
  const unmet: string[] = [];
  if (text !== undefined || no_text !== undefined) {
    const shown = await session.shownText(within);
    const has = (wanted: string) => shown.some((one) => one.includes(squeezed(wanted)));
    const where = within === undefined ? "" : ` in "${within}"`;
    const seen = `${within === undefined ? "shown" : "there"} is: ${shown.join("; on a canvas: ").slice(0, SHOWN_CHARS)}`;
    if (text !== undefined && !has(text)) unmet.push(`"${text}" is not shown${where}; ${seen}`);
    if (no_text !== undefined && has(no_text)) unmet.push(`"${no_text}" is shown${where}`);
  }
  if (visible !== undefined && !(await isThere(session, visible))) unmet.push(`"${visible}" is not there`);
  if (gone !== undefined && (await isThere(session, gone))) unmet.push(`"${gone}" is still there`);
  if (count !== undefined) {
    const found = await session.call("countShown", count.of);
    if (found !== count.is) unmet.push(`"${count.of}" is there ${found} times instead of ${count.is}`);
  }
  return unmet;
}

/** Whether something is visible, as an element or written on a canvas. */
async function isThere(session: PageSession, wanted: string): Promise<boolean> {
  if (await session.call("isThere", wanted)) return true;
  return (await session.call("drawnText")).toLowerCase().includes(squeezed(wanted));
}

/** How many conditions an expectation has without `changed`. */
export const countConditions = ({ text, no_text, visible, gone, count }: ChecklistExpect): number =>
  [text, no_text, visible, gone, count].filter((condition) => condition !== undefined).length;

const squeezed = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();
