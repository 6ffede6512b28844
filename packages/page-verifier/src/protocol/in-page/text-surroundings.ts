// What is painted around a text.
import { isShown } from "./page-text.ts";
import { hittingAll } from "./painted-over.ts";
import { isClear } from "./text-contrast.ts";

const NOT_READ =
  "[aria-hidden=true],[aria-disabled=true],[inert],:disabled,script,style,noscript,option,[contenteditable]";
const DRAWINGS = "canvas,img,svg,video,picture,iframe,object,embed";
const LEAST_OPACITY = 0.9;

/** Whether a person is meant to read the text of an element now: nothing fades, turns or animates it, and no effect changes its colours. */
export const isPlainlyShown = (element: Element): boolean =>
  element.closest("svg") === null && isPlainlyDrawn(element);

/** The same for a text that may be one of a drawing. */
export function isPlainlyDrawn(element: Element): boolean {
  if (element.closest(NOT_READ) || !isShown(element)) return false;
  for (let up: Element | null = element; up; up = up.parentElement) {
    const style = getComputedStyle(up);
    if (Number(style.opacity) < LEAST_OPACITY || style.filter !== "none" || style.mixBlendMode !== "normal")
      return false;
    if (isTurned(style)) return false;
    if (up.getAnimations().some(({ playState }) => playState === "running")) return false;
  }
  return true;
}

function isTurned({ transform, rotate }: CSSStyleDeclaration): boolean {
  if (rotate !== "none") return true;
  const { b, c, is2D } = new DOMMatrixReadOnly(transform);
  return !is2D || Math.abs(b) > 0.01 || Math.abs(c) > 0.01;
}

/** The elements at a point, the topmost first, also those that let touches through. Scrolls to `element` before, and back. */
export function layersOf(element: Element, pointOf: () => { x: number; y: number }): Element[] {
  const [left, top] = [scrollX, scrollY];
  const isOnScreen = ({ y }: { y: number }) => y >= 0 && y < innerHeight;
  if (!isOnScreen(pointOf())) element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y } = pointOf();
  const layers = hittingAll(() => document.elementsFromPoint(x, y));
  scrollTo({ left, top, behavior: "instant" });
  return layers;
}

/** Whether an element paints anything of its own but text. */
export function paints(element: Element): boolean {
  const { backgroundColor, backgroundImage, boxShadow, backdropFilter } = getComputedStyle(element);
  if (backgroundImage !== "none" || backdropFilter !== "none" || !isClear(backgroundColor)) return true;
  return boxShadow.includes("inset") || element.matches(DRAWINGS) || hasPaintedPart(element);
}

/** Whether a pseudo-element of an element has a colour or picture. */
export function hasPaintedPart(element: Element): boolean {
  return ["::before", "::after"].some((part) => {
    const { content, backgroundColor, backgroundImage } = getComputedStyle(element, part);
    return content !== "none" && (backgroundImage !== "none" || !isClear(backgroundColor));
  });
}
