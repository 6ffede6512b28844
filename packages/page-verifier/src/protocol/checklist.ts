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
/** The virtual time for which the budget grows by one second of real time. */
const PER_SECOND_MS = 15_000;

/** Executes a task's checklist on a fresh copy of the page, in virtual time, and stops at the first step that fails. */
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

/** The real time that all steps may take on an idle machine. It grows with the virtual time that they let pass. */
function budgetFor(steps: ChecklistStep[]): number {
  const asked = steps.reduce((sum, step) => sum + (step.do.do === "advance" ? step.do.ms : 0), 0);
  return Math.min(BUDGET_MS + (asked / PER_SECOND_MS) * 1_000, MAX_BUDGET_MS);
}

/** Advances all copies by the same time, in the same portions. */
async function pass(sessions: PageSession[], ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= MAX_ADVANCE_MS) {
    const portion = Math.min(left, MAX_ADVANCE_MS);
    await settleAll(sessions.map((session) => session.advance(portion)));
  }
}

/** Performs the action of a step. Returns what prevented it, if anything. */
async function perform(sessions: PageSession[], step: ChecklistStep): Promise<string | undefined> {
  const [session] = sessions as [PageSession];
  const { do: action } = step;
  session.doing(step.name);
  if (action.do === "advance") {
    await pass(sessions, action.ms);
    return undefined;
  }
  const on = "on" in action ? action.on : undefined;
  for (let time = 0; time < ("times" in action ? action.times : 1); time++) {
    const spot = on === undefined ? null : await session.call("locate", on);
    if (on !== undefined && !spot) return `there is no "${on}" that can be reached`;
    const fault = await handle(sessions, action, spot);
    if (fault) return fault;
  }
  await pass(sessions, SETTLE_MS);
  session.doing("");
  return undefined;
}

async function handle(
  sessions: PageSession[],
  action: ChecklistStep["do"],
  spot: Spot | null,
): Promise<string | undefined> {
  const [session] = sessions as [PageSession];
  const { keyboard } = session.page;
  if (action.do === "key") {
    const key = action.key === " " ? "Space" : action.key;
    const fault = await session.act(
      `key ${key}`,
      keyboard.down(key).then(() => undefined, unknownKey),
    );
    if (fault) return `there is no key "${key}"`;
    await pass(sessions, HOLD_MS);
    await session.act(`key ${key}`, keyboard.up(key));
  }
  if (spot && (action.do === "click" || action.do === "type")) await click(session, spot);
  if (spot && action.do === "drag") await drag(session, spot, action);
  if (action.do === "type") await session.act("typing", keyboard.type(action.text));
  await pass(sessions, HOLD_MS);
  return undefined;
}

/** An unknown key is an error of the brief, not of the page. */
function unknownKey(error: unknown): string {
  if (error instanceof Error && error.message.includes("Unknown key")) return error.message;
  throw error;
}

/** Compares the page with what a step expects. Returns the first unmet expectation, if any. */
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
