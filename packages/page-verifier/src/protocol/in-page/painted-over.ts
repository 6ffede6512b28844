import { colourOf } from "./text-contrast.ts";

const OPAQUE_ALPHA = 230;
const LEAST_OPACITY = 0.9;
/** Makes what lets touches through found by its place, too. */
const everything = createSheet();

function createSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*{pointer-events:auto!important}");
  return sheet;
}

/** The elements over which something opaque is painted although it lets touches through. */
export const paintedOver = (elements: readonly Element[]): Set<Element> =>
  hittingAll(() => new Set(elements.filter(isPaintedOver)));

/** Does `work` while what lets touches through is found by its place, too. */
export function hittingAll<T>(work: () => T): T {
  // No code of the page runs before the sheet is gone.
  document.adoptedStyleSheets.push(everything);
  try {
    return work();
  } finally {
    document.adoptedStyleSheets.pop();
  }
}

function isPaintedOver(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const points = [0.2, 0.5, 0.8].map((part) => [left + (right - left) * part, top + (bottom - top) * part]);
  const seen = points.filter(([x = 0, y = 0]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
  return seen.length > 0 && seen.every(([x = 0, y = 0]) => isCoveredAt(element, x, y));
}

function isCoveredAt(element: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  if (!hit || hit.contains(element) || element.contains(hit)) return false;
  for (let up: Element | null = hit; up && !up.contains(element); up = up.parentElement) {
    const { backgroundColor, opacity } = getComputedStyle(up);
    if (Number(opacity) < LEAST_OPACITY) return false;
    if (colourOf(backgroundColor).alpha > OPAQUE_ALPHA) return true;
  }
  return false;
}
