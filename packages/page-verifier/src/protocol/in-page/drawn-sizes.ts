import { isShown, squeeze } from "./page-text.ts";
import { BETWEEN } from "./requests.ts";

const READ = /[\p{L}\p{N}]{2}/u;

/** A text on a canvas, and the size of its font on the screen, after all scaling. */
interface DrawnSize {
  text: string;
  px: number;
}

/** The texts on shown canvases, read from the answer to `DRAWN_FONTS`. Canvases that are decoration are left out. */
export function drawnSizes(answer: string): DrawnSize[] {
  const scales = [...document.querySelectorAll("canvas")].map((canvas) =>
    canvas.closest("[aria-hidden=true]") || !isShown(canvas) ? undefined : scaleOf(canvas),
  );
  return answer.split(BETWEEN.texts).flatMap((line) => {
    const [index, scale, font = "", text] = line.split(BETWEEN.fields);
    const px = Number(/([\d.]+)px/.exec(font)?.[1]) * Number(scale) * (scales[Number(index)] ?? NaN);
    return text !== undefined && READ.test(text) && px > 0 ? [{ text: squeeze(text), px }] : [];
  });
}

/** How much a canvas is enlarged on the screen; where its sides differ, the larger one counts. */
function scaleOf(canvas: HTMLCanvasElement): number {
  const { width, height } = canvas.getBoundingClientRect();
  return Math.max(width / canvas.width, height / canvas.height);
}

const MOST = 8;

/** Those that are lower than `least` CSS pixels, each with its height. */
export function tooSmall(drawn: readonly DrawnSize[], least: number): string[] {
  const small = drawn.filter(({ px }) => px < least);
  return [...new Set(small.map(({ text, px }) => `"${text.slice(0, 30)}" ${px.toFixed(1)} px`))].slice(
    0,
    MOST,
  );
}
