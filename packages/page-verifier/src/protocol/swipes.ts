import type { PageSession } from "./page-session.ts";
import type { Verdict } from "./verdict.ts";

const SAYS = /\b(?:swip(?:e|es|ing)|wisch(?:e|en|t)|gliss(?:e|ez|er) le doigt|desliz(?:a|ar|e|ando))\b/iu;

/** Fails `touch` on the phone if the page tells to swipe, and nothing in it hears a finger or scrolls sideways. */
export async function checkSwipes(session: PageSession, verdict: Verdict): Promise<void> {
  if (!SAYS.test((await session.shownText()).join(" "))) return;
  if ((await session.hearsFinger()) || (await session.call("scrollsSideways"))) return;
  verdict.note("touch", {
    ok: false,
    detail:
      "It tells to swipe, and on a phone no swipe does anything: nothing in it listens to pointer or touch events, and a finger that moves sends no mouse events",
  });
}
