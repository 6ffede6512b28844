import { measureInk } from "./pixels.ts";
import { addLine, type PageEvents } from "./page-events.ts";
import type { PageSession } from "./page-session.ts";
import type { Verdict } from "./verdict.ts";

const MIN_INK_PIXELS = 60;
const WORKER_MS = 2_000;

/** Notes `load` and `not_blank` of a page that was loaded in real time. Resolves to the screenshot that was used. */
export async function checkLoaded(session: PageSession, seen: PageEvents, verdict: Verdict): Promise<Buffer> {
  const startedAt = performance.now();
  // Wait for errors that occur immediately after loading.
  await session.call("settle");
  await session.notePeers();
  await checkWorkers(session);
  verdict.note("load", { ok: true, ms: performance.now() - startedAt });
  const refresh = await session.call("refreshes");
  if (refresh) addLine(seen.navigation, `refreshes itself: ${refresh}`);
  const lookingAt = performance.now();
  const shot = await session.shot("png");
  const { pixels, colours } = measureInk(shot);
  const ok = pixels >= MIN_INK_PIXELS && colours >= 2;
  verdict.note("not_blank", {
    ok,
    ms: performance.now() - lookingAt,
    value: pixels,
    limit: MIN_INK_PIXELS,
    detail: ok ? "" : "There is nothing to see on the page after it was loaded",
  });
  return shot;
}

/** Fails if a worker of the page is permanently busy, because it would use up the user's CPU. */
async function checkWorkers(session: PageSession): Promise<void> {
  const asked = session.page.workers().map((worker) => worker.evaluate("1"));
  if (asked.length === 0) return;
  await session.act("its worker", Promise.all(asked), WORKER_MS);
}
