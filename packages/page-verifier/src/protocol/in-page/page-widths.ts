import type { PageWidths } from "../in-page-results.ts";
import { isMoving } from "./is-moving.ts";
import { innerTextOf, isShown, squeeze } from "./page-text.ts";

/** Elements that are meant to be used with a finger. */
export const USABLE = "button,a[href],input,select,textarea,summary,[role=button],[onclick]";
/** An element that exceeds the edge by at most this much does not count as cut off. */
const TOLERANCE_PX = 8;

/** How the page fits the width of the screen, and which viewport it declares. */
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
    cut: cut ? `${cut.localName} ${startOf(cut)}`.trim() : "",
    widest: root.scrollWidth > innerWidth + 1 ? widest() : "",
    viewport: viewport?.content ?? "",
  };
}

const startOf = (element: Element) => squeeze(innerTextOf(element)).slice(0, 40);

/** The outermost element that reaches farthest to the right, by its tag, id or classes, and first words. */
function widest(): string {
  let found: Element | undefined;
  let farthest = innerWidth + 1;
  for (const element of document.body?.querySelectorAll("*") ?? []) {
    const { right } = element.getBoundingClientRect();
    if (right <= farthest || isInScroller(element)) continue;
    [found, farthest] = [element, right];
  }
  if (!found) return "";
  const classes = [...found.classList].slice(0, 2).map((name) => `.${name}`);
  const name = found.localName + (found.id ? `#${found.id}` : classes.join(""));
  return `${name.slice(0, 60)} ${startOf(found)}`.trim();
}

function isInScroller(element: Element): boolean {
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
    if (scrolls(up) || cuts(up)) return true;
  return false;
}

const cuts = (element: Element): boolean => /hidden|clip/.test(getComputedStyle(element).overflowX);
const scrolls = (element: Element): boolean =>
  /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1;

/** Whether an element exceeds the right edge of the screen without a way to scroll to the rest. `clips`: the page itself cannot be scrolled sideways. */
function isCut(element: Element, clips: boolean): boolean {
  const { left, right } = element.getBoundingClientRect();
  if (right <= innerWidth + TOLERANCE_PX || !isShown(element)) return false;
  const out = left >= innerWidth;
  const isText = /^(?:label|h1|h2|p)$/.test(element.localName);
  if (out ? !element.matches(USABLE) || !isLaidOutBeyond(element) : isBackdrop(element)) return false;
  let cut = clips || getComputedStyle(element).position === "fixed";
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
    // An element that slides in is not cut off.
    if (scrolls(up) || isMoving(up)) return false;
    if (!cuts(up)) continue;
    // Words may be meant to end in an ellipsis.
    if (isText) return false;
    cut = true;
  }
  return cut;
}

/** Whether an element is part of a row that begins on the screen and is too wide for it. A panel that waits outside to slide in begins off screen. */
function isLaidOutBeyond(element: Element): boolean {
  if (/absolute|fixed/.test(getComputedStyle(element).position)) return false;
  const row = element.parentElement?.getBoundingClientRect();
  return row !== undefined && row.left < innerWidth && row.right > innerWidth + TOLERANCE_PX;
}

/** Whether an element is a decorative drawing in the background. */
function isBackdrop(element: Element): boolean {
  return (
    /^(?:canvas|svg)$/.test(element.localName) &&
    (element.ariaHidden === "true" || getComputedStyle(element).pointerEvents === "none")
  );
}

/** Whether anything on the page can be scrolled sideways by a finger. */
export const scrollsSideways = (): boolean =>
  [...document.querySelectorAll("body *")].some(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      element.clientWidth > 0 &&
      /auto|scroll/.test(getComputedStyle(element).overflowX),
  );
