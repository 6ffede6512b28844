import { nameInIdentity } from "./identity-name.ts";
import { press } from "./press-buttons.ts";
import type { PageSession } from "./page-session.ts";

/** Buttons that lead on to the next of something, or back. */
const LEADS_ON =
  /\b(?:next|prev(?:ious)?|another|forwards?|backwards?|later|earlier|nächste\w*|vorige\w*|weiter|suivante?|précédente?|siguiente|anterior|pr[óo]xim[oa]|seguinte)\b|^[^\p{L}\d]*[‹›«»<>←→◀▶◂▸◄►⟨⟩❮❯➔➜⏮⏭][^\p{L}\d]*$/iu;
/** Whether the button of an identity leads to the next of something, or to the one before. */
export const leadsOn = (id: string): boolean => LEADS_ON.test(nameInIdentity(id));
/** More than the months of a year. */
const MOST_PRESSES = 14;
const MOST_BUTTONS = 4;
/** A frame, in which a page shows what it was told. */
const PASS_MS = 20;

/**
 * Presses each button that leads on to the next of something for as long as something new is shown, and notes odd texts after each
 * press. A later button may first lead back over what an earlier one has led to. Where drawing is slow, none is pressed.
 */
export async function pressOn(session: PageSession): Promise<void> {
  if (session.rate.oneByOne) return;
  const ids = [...new Set(await session.call("buttonIds"))];
  const leading = ids.filter(leadsOn);
  for (const [at, id] of leading.slice(0, MOST_BUTTONS).entries()) {
    const seen = new Set<string>();
    const most = at === 0 ? MOST_PRESSES : 2 * MOST_PRESSES;
    for (let count = 0; count < most; count++) {
      const shown = (await session.shownText()).join(" ");
      const spot = seen.has(shown) ? null : await session.call("findButton", id);
      if (!spot) break;
      seen.add(shown);
      await press(session, spot);
      await session.advance(PASS_MS);
      await session.noteOddTexts();
    }
  }
  session.doing("");
}
