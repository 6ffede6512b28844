import type { PageSession } from "./page-session.ts";
import type { Verdict } from "./verdict.ts";
import type { Weight } from "./isolated-world.ts";

const SECONDS = 20;
const BUDGET_MS = 5_000;
const MAX_HEAP_BYTES = 4_000_000;
const MAX_NODES = 200;

/** Notes `memory`: how much the page's memory grows in 20 seconds of its time without input. */
export async function checkMemory(session: PageSession, verdict: Verdict): Promise<void> {
  const startedAt = performance.now();
  const before = await session.weigh();
  let seconds = 0;
  session.doing("rest");
  // A page that draws a lot gets through fewer seconds; the same limits apply to those.
  while (seconds < SECONDS && performance.now() - startedAt < BUDGET_MS) {
    await session.advance(1_000);
    seconds += 1;
  }
  session.doing("");
  const after = await session.weigh();
  const grown: Weight = {
    heapBytes: after.heapBytes - before.heapBytes,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  };
  const ok = grown.heapBytes < MAX_HEAP_BYTES && grown.nodes < MAX_NODES && grown.listeners < MAX_NODES;
  verdict.note("memory", {
    ok,
    ms: performance.now() - startedAt,
    value: grown.heapBytes,
    limit: MAX_HEAP_BYTES,
    detail: ok
      ? ""
      : `In ${seconds} s at rest it grew by ${grown.heapBytes} bytes, ${grown.nodes} nodes and ${grown.listeners} listeners`,
  });
  if (!(await session.call("hasContent")))
    verdict.note("not_blank", {
      ok: false,
      detail: `After ${seconds} s at rest there is nothing left on the page`,
    });
}
