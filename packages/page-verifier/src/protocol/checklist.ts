import type { ChecklistStep } from "../page-brief.ts";
import type { Spot } from "./in-page-api.ts";
import { click, drag } from "./moves.ts";
import type { PageSession } from "./page-session.ts";
import type { Open } from "./tabs.ts";
import { settleAll } from "./settle-all.ts";
import type { Verdict } from "./verdict.ts";

const FIRST_MS = 500;
const HOLD_MS = 60;
const SETTLE_MS = 300;
const MAX_ADVANCE_MS = 1_000;
const BUDGET_MS = 8_000;
const MAX_BUDGET_MS = 20_000;
/** So much time of the page's own gets a second more of ours. */
const PER_SECOND_MS = 15_000;

/** Goes through a task's own steps on a fresh copy of the page, in its own time; the first that fails ends it. */
export async function checkChecklist(open: Open, steps: ChecklistStep[], verdict: Verdict): Promise<void> {
  const startedAt = performance.now();
  const compared = steps.some((step) => step.expect?.changed);
  const tabs = await settleAll([open("desktop"), ...(compared ? [open("desktop")] : [])]);
  let done = 0;
  let fault: string | undefined;
  try {
    const sessions = await settleAll(tabs.map((tab) => tab.show()));
    const budget = budgetFor(steps) * sessions[0]!.pace;
    await pass(sessions, FIRST_MS);
    for (const step of steps) {
      if (performance.now() - startedAt > budget) fault = "there was no time left for it";
      fault ??= (await perform(sessions, step)) ?? (await judge(sessions, step));
      if (fault) break;
      done += 1;
    }
  } finally {
    await settleAll(tabs.map((tab) => tab.close()));
  }
  verdict.note("checklist", {
    ok: fault === undefined,
    ms: performance.now() - startedAt,
    value: done,
    limit: steps.length,
    detail: fault ? `Step ${done + 1}, "${steps[done]!.name}": ${fault}` : "",
  });
}

/** How long all steps may take on a machine with nothing else to do, by the time that they let pass. */
function budgetFor(steps: ChecklistStep[]): number {
  const asked = steps.reduce((sum, step) => sum + (step.do.do === "advance" ? step.do.ms : 0), 0);
  return Math.min(BUDGET_MS + (asked / PER_SECOND_MS) * 1_000, MAX_BUDGET_MS);
}

/** Lets the same time pass for all copies, in the same portions. */
async function pass(sessions: PageSession[], ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= MAX_ADVANCE_MS) {
    const portion = Math.min(left, MAX_ADVANCE_MS);
    await settleAll(sessions.map((session) => session.advance(portion)));
  }
}

/** Does what a step says. What was in the way of it, if anything. */
async function perform(sessions: PageSession[], step: ChecklistStep): Promise<string | undefined> {
  const [session] = sessions as [PageSession];
  const { do: deed } = step;
  session.doing(step.name);
  if (deed.do === "advance") {
    await pass(sessions, deed.ms);
    return undefined;
  }
  const on = "on" in deed ? deed.on : undefined;
  for (let time = 0; time < ("times" in deed ? deed.times : 1); time++) {
    const spot = on === undefined ? null : await session.call("locate", on);
    if (on !== undefined && !spot) return `there is no "${on}" that can be reached`;
    const fault = await handle(sessions, deed, spot);
    if (fault) return fault;
  }
  await pass(sessions, SETTLE_MS);
  session.doing("");
  return undefined;
}

async function handle(
  sessions: PageSession[],
  deed: ChecklistStep["do"],
  spot: Spot | null,
): Promise<string | undefined> {
  const [session] = sessions as [PageSession];
  const { keyboard } = session.page;
  if (deed.do === "key") {
    const key = deed.key === " " ? "Space" : deed.key;
    const fault = await session.act(
      `key ${key}`,
      keyboard.down(key).then(() => undefined, unknownKey),
    );
    if (fault) return `there is no key "${key}"`;
    await pass(sessions, HOLD_MS);
    await session.act(`key ${key}`, keyboard.up(key));
  }
  if (spot && (deed.do === "click" || deed.do === "type")) await click(session, spot);
  if (spot && deed.do === "drag") await drag(session, spot, deed);
  if (deed.do === "type") await session.act("typing", keyboard.type(deed.text));
  await pass(sessions, HOLD_MS);
  return undefined;
}

/** A key that the browser does not know is the brief's fault and no failure of the page's frame. */
function unknownKey(error: unknown): string {
  if (error instanceof Error && error.message.includes("Unknown key")) return error.message;
  throw error;
}

/** Holds the page against what a step expects. What is not so, if anything. */
async function judge(sessions: PageSession[], { expect }: ChecklistStep): Promise<string | undefined> {
  const [session, alone] = sessions as [PageSession, PageSession | undefined];
  if (!expect) return undefined;
  const shown = (await session.call("shownText")).toLowerCase();
  const has = (text: string) => shown.includes(text.replace(/\s+/g, " ").trim().toLowerCase());
  if (expect.text !== undefined && !has(expect.text))
    return `"${expect.text}" is not shown; shown is: ${shown.slice(0, 300)}`;
  if (expect.no_text !== undefined && has(expect.no_text)) return `"${expect.no_text}" is shown`;
  const { visible } = expect;
  if (visible !== undefined && !(await session.call("isThere", visible))) return `"${visible}" is not there`;
  if (expect.changed && alone && (await session.digest()).state === (await alone.digest()).state)
    return "the page is as if it had been left alone";
  return undefined;
}
