import type { PageOutline } from "../in-page-results.ts";
import { nameOf } from "./element-name.ts";
import { isShown, shownText } from "./page-text.ts";
import { USABLE } from "./page-widths.ts";

const MAX_LISTED = 400;
const MAX_TEXT = 20_000;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,40}/gu) ?? [];

/** The words and controls of the page, without numbers, which are often random or show the time. */
export function outline(): PageOutline {
  const used = [...document.querySelectorAll(`${USABLE},canvas`)].filter(isShown);
  const called = used.map((element) => `${element.localName} ${wordsOf(nameOf(element)).join(" ")}`.trim());
  const counts = new Map<string, number>();
  for (const { localName } of used) counts.set(localName, (counts.get(localName) ?? 0) + 1);
  const words = wordsOf(shownText().slice(0, MAX_TEXT));
  return {
    kinds: [...counts].map(([name, count]) => `${name} ×${count}`),
    controls: [...new Set(called)].slice(0, MAX_LISTED),
    words: [...new Set(words)].slice(0, MAX_LISTED),
  };
}
