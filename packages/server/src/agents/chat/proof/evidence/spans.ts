import { isMoment } from "./beside.ts";
import type { FigurePlace } from "./figure-place.ts";
import { termsOf } from "./synonyms.ts";

/** Dates of a life, behind a name: `Gregor Mendel (1822–1884)`. */
const LIFE = /\p{L}\s\((?:\*|born\s|b\.\s)?[^()\n]{4,60}?\s?[–—-]\s?(?:†|died\s|d\.\s)?[^()\n]{4,40}\)/gu;
const IN_LIFE = [termsOf("born birth"), termsOf("died death")] as const;

/** The first date of a life is that of the birth, the last that of the death. */
export function nameLives(text: string, places: readonly FigurePlace[]): void {
  for (const { index, 0: life } of text.matchAll(LIFE)) {
    const own = places.filter(({ figure }) => figure.start > index && figure.end < index + life.length);
    const dash = index + life.search(/\s?[–—-]\s?(?:†|died\s|d\.\s)?[^()–—-]*\)$/u);
    for (const { figure, names, wide } of own)
      for (const term of IN_LIFE[figure.start < dash ? 0 : 1]) {
        names.add(term);
        wide.add(term);
      }
  }
}

/** The ends of ranges of time say when something begins and until when it lasts. */
export function nameEnds(places: FigurePlace[]): void {
  const byFigure = new Map(places.map((one) => [one.figure, one]));
  for (const { figure, names, wide } of places) {
    const end = isMoment(figure) && figure.time !== undefined && figure.until && byFigure.get(figure.until);
    if (!end) continue;
    for (const terms of [names, wide]) terms.add("=from");
    for (const terms of [end.names, end.wide]) terms.add("=until");
  }
}

const DAY = /^=day(\d)$/;

/** Adds the days between the ends of a range of days. */
export function withDays(one: FigurePlace, words: string): FigurePlace {
  const days: string[] = [];
  for (const [range] of words.matchAll(
    /\p{L}{2,12}\.?\s?(?:-|–|—|to|bis|through|à|a|until)\s?\p{L}{2,12}/gu,
  )) {
    const [first, last] = range
      .split(/\.?\s?(?:-|–|—|\bto\b|\bbis\b|\bthrough\b|\bà\b|\ba\b|\buntil\b)\s?/u)
      .map((word) => DAY.exec([...termsOf(word)][0] ?? "")?.[1]);
    if (first === undefined || last === undefined) continue;
    for (let day = (Number(first) + 1) % 7; day !== Number(last); day = (day + 1) % 7)
      days.push(`=day${day}`);
  }
  return days.length === 0 ? one : { ...one, spread: new Set(days) };
}
