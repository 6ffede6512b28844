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

const RUN = `axe.run(document, { resultTypes: ["violations"], runOnly: ["wcag2a", "wcag2aa"] }).then(({ violations }) =>
  violations.filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => id + " ×" + nodes.length + ": " + nodes[0].target.join(" ")))`;

/** Looks at the longest stretch of work of a page that was loaded in real time. Advice only. */
export async function checkStall(session: PageSession, verdict: Verdict): Promise<void> {
  const { longestTask } = await session.evaluate<{ longestTask: number }>("measured()");
  const stalls = longestTask > MAX_TASK_MS;
  verdict.note("stall", {
    ok: !stalls,
    value: longestTask,
    limit: MAX_TASK_MS,
    detail: stalls ? `It did not answer for ${longestTask} ms while it was loaded` : "",
  });
}

/** Looks at what a page owes to those who use it otherwise. Advice only. */
export async function checkAccessible(session: PageSession, verdict: Verdict): Promise<void> {
  const elements = await session.evaluate<number>("document.getElementsByTagName('*').length");
  if (elements > MAX_ELEMENTS) return;
  const startedAt = performance.now();
  const faults = await session.tryEvaluate<string[]>(`${axe()};${RUN}`, AXE_MS);
  // Not found in time is not found at all: the page owes an answer to its user, not to axe.
  if (!faults) return;
  verdict.note("accessible", {
    ok: faults.length === 0,
    ms: performance.now() - startedAt,
    value: faults.length,
    limit: 0,
    detail: faults.slice(0, 8).join("; "),
  });
}
