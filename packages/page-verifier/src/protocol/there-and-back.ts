import type { PageSession } from "./page-session.ts";
import { nameInIdentity } from "./identity-name.ts";
import { press } from "./press-buttons.ts";

const NEXT = "next|following|later|after|nächste\\w*|suivante?|siguiente|pr[óo]xim[oa]|seguinte";
const BACK = "prev|previous|earlier|last|before|vorige\\w*|letzte\\w*|précédente?|anterior";
const PERIOD =
  "day|week|month|year|tag|woche|monat|jahr|jour|semaine|mois|année|d[ií]a|semana|mes|mês|año|ano";
const leadsTo = (where: string) =>
  new RegExp(`\\b(?:${where})\\s(?:${PERIOD})\\b|\\b(?:${PERIOD})\\s(?:${where})\\b`, "iu");
const LATER = leadsTo(NEXT);
const EARLIER = leadsTo(BACK);
/** Where something has to be saved first, leaving drops it. */
const SAVES = /\b(?:save|apply|submit|confirm|speichern|enregistrer|guardar|salvar)\b/iu;
const PASS_MS = 300;
const MOST_TRIED = 4;

/** Whether a page has the words for going from one day, week, month or year to another and back. */
export const canGoBack = (html: string): boolean => LATER.test(html) && EARLIER.test(html);

/**
 * Sets two marks, goes to an earlier day, week, month or year and back. Resolves to what is wrong if the page then is as it was before
 * they were set.
 */
export async function findLostMarks(session: PageSession): Promise<string | undefined> {
  // The first way tells what it looks like to come back.
  if ((await goAndReturn(session)) === undefined) return undefined;
  const before = await viewOf(session);
  const set = await setTwo(session);
  if (set.length < 2) return undefined;
  const way = await goAndReturn(session);
  if (way === undefined) return undefined;
  const after = await viewOf(session);
  return after.text === before.text && String(after.marks) === String(before.marks)
    ? `${set.map((name) => `"${name}"`).join(" and ")} were set, and after "${way.join('" and "')}" both are lost`
    : undefined;
}

const viewOf = async (session: PageSession) => ({
  text: (await session.shownText()).join(" "),
  marks: await session.call("marks"),
});

/** Presses one of a pair of buttons, then the other. Resolves to their names, if the first led elsewhere and there is another. */
async function goAndReturn(session: PageSession): Promise<string[] | undefined> {
  const names = (await session.call("buttonIds")).map(nameInIdentity);
  if (names.some((name) => SAVES.test(name))) return undefined;
  const [to, back] = names.some((name) => EARLIER.test(name)) ? [EARLIER, LATER] : [LATER, EARLIER];
  const here = (await session.shownText()).join(" ");
  const first = await pressNamed(session, to);
  const there = (await session.shownText()).join(" ");
  if (first === undefined || there === here) return undefined;
  const second = await pressNamed(session, back);
  return second === undefined ? undefined : [first, second];
}

async function pressNamed(session: PageSession, name: RegExp): Promise<string | undefined> {
  const id = (await session.call("buttonIds")).find((one) => name.test(nameInIdentity(one)));
  const spot = id === undefined ? null : await session.call("findButton", id);
  if (!spot) return undefined;
  await press(session, spot);
  await session.advance(PASS_MS);
  return spot.name;
}

/** Sets two marks that can be set at the same time. Resolves to their names. */
async function setTwo(session: PageSession): Promise<string[]> {
  const names: string[] = [];
  const kept: number[] = [];
  for (let at = 0; at < MOST_TRIED && names.length < 2; at++) {
    const before = await session.call("marks");
    const spot = await session.call("markAt", at);
    if (!spot) break;
    await press(session, spot);
    await session.advance(PASS_MS);
    const now = await session.call("marks");
    if (now.length !== before.length || kept.some((one) => now[one] !== before[one])) return [];
    if (now[at] === before[at]) continue;
    kept.push(at);
    names.push(spot.name);
  }
  return names;
}
