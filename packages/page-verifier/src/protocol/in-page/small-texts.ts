import { isMoving } from "./is-moving.ts";
import { isShown, nodesOf, squeeze } from "./page-text.ts";

const READ = /[\p{L}\p{N}]{2}/u;
const MOST = 8;
/** Long lists repeat themselves. */
const MOST_TEXTS = 2_000;

/** Visible texts that are lower than `least` CSS pixels, each with its height. */
export function smallTexts(least: number): string[] {
  const found = new Set<string>();
  let count = 0;
  for (const node of nodesOf(document.body ?? document.documentElement)) {
    const element = node instanceof Text ? node.parentElement : null;
    const text = squeeze(node.nodeValue);
    if (!element || !READ.test(text) || /^(?:script|style|noscript|option)$/.test(element.localName))
      continue;
    if (++count > MOST_TEXTS) break;
    const px = heightOf(element);
    if (px >= least || !isMeant(element)) continue;
    found.add(`"${text.slice(0, 30)}" ${px.toFixed(1)} px`);
    if (found.size >= MOST) break;
  }
  return [...found];
}

/** The size of an element's font on the screen, after all scaling. */
function heightOf(element: Element): number {
  const px = parseFloat(getComputedStyle(element).fontSize);
  if (element instanceof SVGGraphicsElement) {
    const matrix = element.getScreenCTM();
    return matrix ? px * Math.hypot(matrix.c, matrix.d) : px;
  }
  if (!(element instanceof HTMLElement) || element.offsetHeight === 0) return px;
  return px * (element.getBoundingClientRect().height / element.offsetHeight);
}

/** Whether a person is meant to read a text now. */
function isMeant(element: Element): boolean {
  if (element.closest("[aria-hidden=true]") || !isShown(element)) return false;
  for (let up: Element | null = element; up; up = up.parentElement) if (isMoving(up)) return false;
  return true;
}
