// Controls of a layer, such as a dialog, that lie beyond the edge of the screen and cannot be scrolled to.
import { isMoving } from "./is-moving.ts";
import { scrollRangeOf } from "./scroll-range.ts";

const DIALOG = "dialog,[role=dialog],[role=alertdialog],[aria-modal=true]";
const CLIPPING = /hidden|clip/;
/** A box of two screens and more is a row of slides. */
const MOST_SCREENS = 2;

/**
 * Whether a control of a layer that the page does not scroll lies with its middle beyond the screen, and belongs to a box of which
 * another part is on it. Panels that wait outside, slides, and what is moved into place do not count.
 */
export function isBeyondScreen(element: Element): boolean {
  const { left, right, top, bottom, layer } = scrollRangeOf(element);
  const within = right >= 0 && left <= innerWidth && bottom >= 0 && top <= innerHeight;
  return layer !== undefined && layer !== element && !within && belongsToSeen(element, layer);
}

/** Whether a part of what holds an element is on the screen, up to the layer. */
function belongsToSeen(element: Element, layer: Element): boolean {
  if (isRunning(element)) return false;
  // A slide or a drawer is beside what holds it; only a control itself may run over.
  let isWithin = !isPlaced(element) || contains(element.parentElement, element);
  let isPartOfSeen = false;
  for (let box = element.parentElement; box && isWithin; box = box.parentElement) {
    if (comesIn(box) || clipsAway(box, element)) return false;
    isPartOfSeen ||= isPartlyOnScreen(box);
    if (box === layer) return isPartOfSeen;
    isWithin = isPartOfSeen || contains(box.parentElement, box);
  }
  return false;
}

/** Whether a box is moved into place. A dialog that reaches high up has come to its place, whatever style it has for that. */
const comesIn = (box: Element): boolean =>
  box.matches(DIALOG) && box.getBoundingClientRect().top < innerHeight / 2 ? isRunning(box) : isMoving(box);

const isRunning = (box: Element): boolean =>
  box.getAnimations().some(({ playState }) => playState === "running");

function clipsAway(box: Element, element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(box);
  return CLIPPING.test(overflowX + overflowY) && !contains(box, element);
}

function isPartlyOnScreen(box: Element): boolean {
  const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
  if (width >= MOST_SCREENS * innerWidth || height >= MOST_SCREENS * innerHeight) return false;
  return Math.min(right, innerWidth) > Math.max(left, 0) && Math.min(bottom, innerHeight) > Math.max(top, 0);
}

function isPlaced(box: Element): boolean {
  const { position, transform } = getComputedStyle(box);
  return /absolute|fixed/.test(position) || transform !== "none";
}

/** Whether the middle of an element lies within a box. */
function contains(box: Element | null, element: Element): boolean {
  if (!box) return false;
  const outer = box.getBoundingClientRect();
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
}
