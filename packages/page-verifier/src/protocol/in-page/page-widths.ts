import type { PageWidths } from "../in-page-api.ts";
import { isMoving } from "./is-moving.ts";
import { innerTextOf, isShown, squeeze } from "./page-text.ts";

/** What is meant to be used with a finger. */
export const USABLE = "button,a[href],input,select,textarea,summary,[role=button],[onclick]";
/** Beyond the edge by no more than this, nothing is cut off. */
const TOLERANCE_PX = 8;

/** What stands out of the width of the screen, and whether the page has said how wide a screen it is for. */
export function widths(): PageWidths {
  const root = document.documentElement;
  const clips = [root, document.body].some((element) => element && cuts(element));
  const cut = [...document.querySelectorAll(`${USABLE},canvas,svg,label,h1,h2,p`)].find((element) =>
    isCut(element, clips),
  );
  const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport" i]');
  return {
    needed: Math.max(root.scrollWidth, clips ? 0 : (document.body?.scrollWidth ?? 0)),
    given: innerWidth,
    clips,
    cut: cut ? `${cut.localName} ${squeeze(innerTextOf(cut)).slice(0, 40)}`.trim() : "",
    viewport: viewport?.content ?? "",
  };
}

const cuts = (element: Element): boolean => /hidden|clip/.test(getComputedStyle(element).overflowX);
const scrolls = (element: Element): boolean =>
  /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1;

/** Whether an element goes beyond the right edge of the screen, where nothing lets one scroll to the rest. `clips`: the page itself does not. */
function isCut(element: Element, clips: boolean): boolean {
  const { left, right } = element.getBoundingClientRect();
  if (right <= innerWidth + TOLERANCE_PX || !isShown(element)) return false;
  const out = left >= innerWidth;
  const isText = /^(?:label|h1|h2|p)$/.test(element.localName);
  if (out ? !element.matches(USABLE) || !isLaidOutBeyond(element) : isBackdrop(element)) return false;
  let cut = clips || getComputedStyle(element).position === "fixed";
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
    // What slides in by itself is not cut off.
    if (scrolls(up) || isMoving(up)) return false;
    if (!cuts(up)) continue;
    // Words may be meant to end in an ellipsis.
    if (isText) return false;
    cut = true;
  }
  return cut;
}

/** Whether an element stands in a row that begins on the screen and is made too wide for it; what is kept outside to be slid in begins there. */
function isLaidOutBeyond(element: Element): boolean {
  if (/absolute|fixed/.test(getComputedStyle(element).position)) return false;
  const row = element.parentElement?.getBoundingClientRect();
  return row !== undefined && row.left < innerWidth && row.right > innerWidth + TOLERANCE_PX;
}

/** A drawing that is there to be looked at, behind all else. */
function isBackdrop(element: Element): boolean {
  return (
    /^(?:canvas|svg)$/.test(element.localName) &&
    (element.ariaHidden === "true" || getComputedStyle(element).pointerEvents === "none")
  );
}
