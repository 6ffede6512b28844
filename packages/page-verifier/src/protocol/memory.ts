import type { PageSession } from "./page-session.ts";
import type { Verdict } from "./verdict.ts";
import type { Weight } from "./isolated-world.ts";
import { watchFor } from "./watch-for.ts";

const PERIOD_SECONDS = 20;
const PERIODS = 3;
const BUDGET_MS = 5_000;
const SLOW_BUDGET_MS = 2_500;
/** Pages that keep nothing measure below a fifth of it. Six times as many frames are drawn outside of the check. */
export const MAX_HEAP_BYTES = 250_000;
export const MAX_NODES = 80;
const LOOKS = 3;

/** Notes `memory`: whether the page's memory keeps growing in a minute of its time without input. */
export async function checkMemory(session: PageSession, verdict: Verdict): Promise<void> {
  const startedAt = performance.now();
  session.doing("rest");
  const budget = (session.rate.oneByOne ? SLOW_BUDGET_MS : BUDGET_MS) / PERIODS;
  let seconds = 0;
  // A page that draws a lot gets through fewer seconds; the same limits apply to those.
  const pass = async () => void (seconds += await watchFor(session, PERIOD_SECONDS, budget));
  await pass();
  const first = await session.weigh();
  await pass();
  const second = await session.weigh();
  await pass();
  let grown = growthOf(first, second);
  // A leak grows in each period, a log with a limit only until it is reached.
  if (isTooMuch(grown)) grown = growthOf(second, await session.weigh());
  // Elements that were removed are held until the browser has drawn the page without them.
  for (let look = 0; look < LOOKS && isTooMuch(grown); look++) {
    await session.call("settle");
    grown = growthOf(second, await session.weigh());
  }
  session.doing("");
  const ok = !isTooMuch(grown);
  verdict.note("memory", {
    ok,
    ms: performance.now() - startedAt,
    value: grown.heapBytes,
    limit: MAX_HEAP_BYTES,
    detail: ok ? "" : describe(grown, Math.round(seconds / PERIODS)),
  });
  if (!(await session.call("hasContent")))
    verdict.note("not_blank", {
      ok: false,
      detail: `After ${seconds} s at rest there is nothing left on the page`,
    });
}

const growthOf = (before: Weight, after: Weight): Weight => ({
  heapBytes: after.heapBytes - before.heapBytes,
  nodes: after.nodes - before.nodes,
  listeners: after.listeners - before.listeners,
});

const isTooMuch = ({ heapBytes, nodes, listeners }: Weight): boolean =>
  heapBytes >= MAX_HEAP_BYTES || nodes >= MAX_NODES || listeners >= MAX_NODES;

const describe = ({ heapBytes, nodes, listeners }: Weight, seconds: number): string =>
  `At rest it keeps growing, in the last ${seconds} s by ${heapBytes} bytes, ${nodes} nodes and ${listeners} listeners; at most ${MAX_HEAP_BYTES} bytes, ${MAX_NODES} nodes and ${MAX_NODES} listeners are allowed. What is shown or kept without end needs a limit that is reached within 40 s`;
