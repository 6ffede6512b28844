import { measureInk, type Ink } from "./pixels.ts";
import { addLine, type PageEvents } from "./page-events.ts";
import type { PageSession } from "./page-session.ts";
import type { Verdict } from "./verdict.ts";

const MIN_INK_PIXELS = 60;
const WORKER_MS = 2_000;
const SETTLE_MS = 6_000;
/** How often a canvas that draws slowly is looked at again. */
const LOOKS = 3;

/** Notes `load` and `not_blank` of a page that was loaded in real time. Resolves to the screenshot that was used. */
export async function checkLoaded(session: PageSession, seen: PageEvents, verdict: Verdict): Promise<Buffer> {
  const startedAt = performance.now();
  // Wait for errors that occur immediately after loading.
  await session.act("a first frame", session.call("settle"), SETTLE_MS);
  await session.notePeers();
  await checkWorkers(session);
  verdict.note("load", { ok: true, ms: performance.now() - startedAt });
  const refresh = await session.call("refreshes");
  if (refresh) addLine(seen.navigation, `refreshes itself: ${refresh}`);
  const lookingAt = performance.now();
  const shot = await firstShot(session);
  const ink = measureInk(shot);
  const { pixels } = ink;
  const ok = isInked(ink);
  verdict.note("not_blank", {
    ok,
    ms: performance.now() - lookingAt,
    value: pixels,
    limit: MIN_INK_PIXELS,
    detail: ok ? "" : "There is nothing to see on the page after it was loaded",
  });
  return shot;
}

/** A screenshot of the page; of a canvas that draws slowly, one that shows something if there is one. */
async function firstShot(session: PageSession): Promise<Buffer> {
  const looks = (await session.call("hasCanvas")) ? LOOKS : 1;
  for (let look = 1; look < looks; look++) {
    const shot = await session.shot("png");
    if (isInked(measureInk(shot))) return shot;
    await session.call("settle");
  }
  return session.shot("png");
}

const isInked = ({ pixels, colours }: Ink): boolean => pixels >= MIN_INK_PIXELS && colours >= 2;

/** Fails if a worker of the page is permanently busy, because it would use up the user's CPU. */
async function checkWorkers(session: PageSession): Promise<void> {
  const asked = session.page.workers().map((worker) => worker.evaluate("1"));
  if (asked.length === 0) return;
  await session.act("its worker", Promise.all(asked), WORKER_MS);
}
