// Whether a person with a touch screen can see and reach a control.
import { isMoving } from "./is-moving.ts";
import { hasBackdropColour } from "./text-contrast.ts";
import { FIELDS } from "./page-text.ts";
import { pointOn } from "./point-on.ts";

const CLIPPING = /hidden|clip/;
const SCROLLING = /auto|scroll/;
const LEAST_PX = 4;
const LEAST_OPACITY = 0.1;

/** Why a control cannot be seen or touched, in the words of the report. */
export const TRANSPARENT = "it is transparent";
export const COVERED = "something covers it";
export const SAME_COLOUR = "it has the colour of its background";

function opacityOf(element: Element): number {
  let opacity = 1;
  for (let up: Element | undefined = element; up; up = parentOf(up))
    opacity *= Number(getComputedStyle(up).opacity);
  return opacity;
}

/** The parent of an element, across shadow roots. */
function parentOf(element: Element): Element | undefined {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : undefined);
}

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Why no scrolling brings an element onto the screen; empty if it is on the screen or can be scrolled to. */
export function outOfReach(element: Element): string {
  let edges: Edges = element.getBoundingClientRect();
  // An element that slides in comes onto the screen.
  if (isMoving(element)) return "";
  let scrolls = getComputedStyle(element).position !== "fixed";
  for (let up = element.parentElement; up && up !== document.body && scrolls; up = up.parentElement) {
    if (isMoving(up)) return "";
    const { position, overflowX, overflowY } = getComputedStyle(up);
    const box = up.getBoundingClientRect();
    if (SCROLLING.test(overflowX + overflowY)) edges = box;
    else if (CLIPPING.test(overflowX + overflowY)) {
      edges = overlapOf(edges, box);
      if (edges.right - edges.left < LEAST_PX || edges.bottom - edges.top < LEAST_PX) return "it is cut off";
    }
    if (position === "fixed") scrolls = false;
  }
  return isWithinPage(edges, scrolls) ? "" : "it is off the screen";
}

const overlapOf = (one: Edges, other: Edges): Edges => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** How far the focus of a field has scrolled a page that nobody can scroll. */
let byFocus: [x: number, y: number] = [0, 0];

/** Starts to record that. */
export function followScrolls(): void {
  addEventListener(
    "scroll",
    () => {
      const [root, body] = [document.documentElement, document.body];
      byFocus = document.activeElement?.matches(FIELDS)
        ? [root.scrollLeft + (body?.scrollLeft ?? 0), root.scrollTop + (body?.scrollTop ?? 0)]
        : [0, 0];
    },
    true,
  );
}

/** Whether enough of a box lies on the screen, or on the whole page if it scrolls. */
function isWithinPage({ left, top, right, bottom }: Edges, scrolls: boolean): boolean {
  const root = document.documentElement;
  const held =
    !scrolls ||
    [root, document.body].some((element) => element && CLIPPING.test(getComputedStyle(element).overflowY));
  const [x, y] = held ? byFocus : [scrollX, scrollY];
  const [width, height] = held ? [innerWidth, innerHeight] : [root.scrollWidth, root.scrollHeight];
  return (
    right + x >= LEAST_PX &&
    bottom + y >= LEAST_PX &&
    left + x <= width - LEAST_PX &&
    top + y <= height - LEAST_PX
  );
}

/** Why a control cannot be seen or touched; empty if it can. */
export function hiddenBy(element: Element): string {
  const { width, height, top, left, bottom, right } = element.getBoundingClientRect();
  if (width < LEAST_PX || height < LEAST_PX) return "it has no size";
  if (!element.matches(FIELDS) && opacityOf(element) < LEAST_OPACITY) return TRANSPARENT;
  const out = outOfReach(element);
  if (out) return out;
  if (hasBackdropColour(element)) return SAME_COLOUR;
  const onScreen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return onScreen && !pointOn(element) ? COVERED : "";
}

/**
 * Whether an element lies below the end of a page or panel that hides what does not fit: no scrolling brings it onto the
 * screen. Slides and panels that are moved into place are placed or transformed, and do not count.
 */
export function isUnderFold(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  for (let up: Element | null = element; up; up = up.parentElement) {
    if (up !== element && hidesBelow(up) && top >= bottomOf(up) - LEAST_PX) return true;
    const { position, transform, overflowY } = getComputedStyle(up);
    if (/absolute|fixed/.test(position) || transform !== "none" || isMoving(up)) return false;
    if (SCROLLING.test(overflowY)) return false;
  }
  return false;
}

/**
 * Whether an element lies above the place where a panel begins that scrolls or hides what does not fit: no scrolling leads there. A
 * drawer that waits there with its controls, what is moved into place, and a panel that scrolls backward do not count.
 */
export function isAboveBeginning(element: Element): boolean {
  const { bottom } = element.getBoundingClientRect();
  let { position } = getComputedStyle(element);
  let drawer = Infinity;
  for (let up = element.parentElement; up && up !== document.body && position !== "fixed";) {
    const style = getComputedStyle(up);
    const isPlacedBox = style.transform !== "none" || /absolute|fixed/.test(style.position);
    // What is placed is not cut off by a box that it is not placed in.
    const holds = position !== "absolute" || isPlacedBox || style.position !== "static";
    const beginning = up.getBoundingClientRect().top + up.clientTop - up.scrollTop + LEAST_PX;
    // Farther away waits what only a keyboard or a screen reader reaches.
    const isCutOff = bottom < beginning && bottom > beginning - innerHeight;
    if (holds && isPanel(up, style)) return isCutOff && drawer >= beginning && !isMoving(element);
    if (isMoving(up)) return false;
    if (holds) position = style.position;
    if (isPlacedBox) drawer = Math.min(drawer, bottomOf(up));
    up = up.parentElement;
  }
  return false;
}

function isPanel(box: Element, { overflowX, overflowY, flexDirection }: CSSStyleDeclaration): boolean {
  if (flexDirection === "column-reverse") return false;
  const hides = CLIPPING.test(overflowY) && box.clientHeight >= innerHeight / 2;
  return hides || SCROLLING.test(overflowX + overflowY);
}

/** Whether an element of at least half the screen's height hides more than it shows below. */
function hidesBelow(element: Element): boolean {
  const root = document.documentElement;
  const whole = element === root || element === document.body;
  const height = whole ? innerHeight : element.clientHeight;
  if (height < innerHeight / 2 || !CLIPPING.test(getComputedStyle(element).overflowY)) return false;
  return (whole ? root.scrollHeight : element.scrollHeight) > height + LEAST_PX;
}

const bottomOf = (element: Element): number =>
  element === document.documentElement || element === document.body
    ? innerHeight
    : element.getBoundingClientRect().bottom;
