import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PageSession } from "./page-session.ts";
import type { Verdict } from "./verdict.ts";

const MAX_TASK_MS = 500;
const MAX_ELEMENTS = 1_500;
const AXE_MS = 4_000;

let source: string | undefined;
const axe = () =>
  (source ??= readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8"));

/** Checks the longest task of a page that was loaded in real time. Advisory. */
export async function checkStall(session: PageSession, verdict: Verdict): Promise<void> {
  const longestTask = await session.call("longestTask");
  const stalls = longestTask > MAX_TASK_MS;
  verdict.note("stall", {
    ok: !stalls,
    value: longestTask,
    limit: MAX_TASK_MS,
    detail: stalls ? `It did not answer for ${longestTask} ms while it was loaded` : "",
  });
}

/** Checks the page's accessibility with axe. Advisory. */
export async function checkAccessible(session: PageSession, verdict: Verdict): Promise<void> {
  const elements = await session.call("countElements");
  if (elements > MAX_ELEMENTS) return;
  const startedAt = performance.now();
  const faults = await session.tryIn(async (world) => {
    await world.load(axe());
    return world.call("accessibilityFaults");
  }, AXE_MS);
  // axe did not finish in time: the check stays undone, because the page must be fast for its user, not for axe.
  if (!faults) return;
  verdict.note("accessible", {
    ok: faults.length === 0,
    ms: performance.now() - startedAt,
    value: faults.length,
    limit: 0,
    detail: faults.slice(0, 8).join("; "),
  });
}
