import type { DrawnText } from "../in-page-results.ts";
import { isShown, squeeze } from "./page-text.ts";
import { BETWEEN } from "./requests.ts";

const READ = /[\p{L}\p{N}]{2}/u;

/**
 * The texts on shown canvases whose font is lower than `least` CSS pixels after all scaling. `drawn`: the answer to
 * `DRAWN_FONTS`. Left out are canvases that are decoration, and those on which most texts are larger: what is far away
 * or of little weight in a picture may be small.
 */
export function smallDrawnTexts(least: number, drawn: string): DrawnText[] {
  if (drawn === "") return [];
  const texts = new Map<number, Map<string, DrawnText>>();
  const scales = [...document.querySelectorAll("canvas")].map(scaleOf);
  for (const line of drawn.split(BETWEEN.texts)) {
    const [index, scale, font = "", text = ""] = line.split(BETWEEN.fields);
    const at = Number(index);
    const px = Number(/([\d.]+)px/.exec(font)?.[1]) * Number(scale) * (scales[at] ?? NaN);
    if (!READ.test(text) || !(px > 0)) continue;
    if (!texts.has(at)) texts.set(at, new Map());
    texts.get(at)?.set(text, { text: squeeze(text).slice(0, 30), px: px.toFixed(1) });
  }
  return [...texts.values()].flatMap((all) => {
    const small = [...all.values()].filter(({ px }) => Number(px) < least);
    return small.length * 2 < all.size ? [] : small;
  });
}

/** How much a canvas is enlarged on the screen; where its sides differ, the larger one counts. Not a number for decoration. */
function scaleOf(canvas: HTMLCanvasElement): number {
  if (canvas.closest("[aria-hidden=true]") || !isShown(canvas)) return NaN;
  const { width, height } = canvas.getBoundingClientRect();
  return Math.max(width / canvas.width, height / canvas.height);
}
