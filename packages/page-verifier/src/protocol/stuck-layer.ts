import { nameInIdentity } from "./identity-name.ts";
import type { CoveringLayer } from "./in-page-results.ts";
import { press } from "./press-buttons.ts";
import type { PageSession } from "./page-session.ts";
import type { Verdict } from "./verdict.ts";

const KEYS = ["Escape", "Enter", "Space"];
/** The time in which a layer fades. */
const FADE_MS = 600;
/** Longer than a message stays that goes by itself. */
const STAYS_MS = 8_000;
const FRAME_MS = 100;

/** Fails `controls` if a layer covers the page that nothing closes. */
export async function checkLayer(session: PageSession, verdict: Verdict): Promise<void> {
  const stuck = await findStuckLayer(session);
  if (stuck !== undefined) verdict.note("controls", { ok: false, detail: stuck });
}

/**
 * Tries to close a layer that covers the page with each of its buttons, the usual keys, and a press beside it. Resolves to what is
 * wrong if it stays as it is; undefined where nothing covers the page.
 */
async function findStuckLayer(session: PageSession): Promise<string | undefined> {
  const layer = await session.call("coveringLayer");
  if (!layer) return undefined;
  const { beside } = await session.effects();
  const isTheSame = async (ms: number) => {
    await session.advance(ms, FRAME_MS);
    return isSame(layer, await session.call("coveringLayer")) && (await session.effects()).beside === beside;
  };
  for (const id of layer.ids) {
    const spot = await session.call("findButton", id);
    if (!spot) return undefined;
    await press(session, spot);
    if (!(await isTheSame(FADE_MS))) return undefined;
  }
  for (const key of KEYS) await session.act(`key ${key}`, session.page.keyboard.press(key));
  if (!(await isTheSame(FADE_MS))) return undefined;
  await press(session, layer.beside);
  session.doing("");
  if (!(await isTheSame(STAYS_MS))) return undefined;
  const names = layer.ids.map((id) => `"${nameInIdentity(id)}"`).join(", ");
  return `A layer that says "${layer.text.slice(0, 60)}" covers the page and cannot be closed: neither ${names} nor Escape nor a press beside it does anything`;
}

const isSame = ({ text, ids }: CoveringLayer, now: CoveringLayer | null): boolean =>
  now?.text === text && String(now.ids) === String(ids);
