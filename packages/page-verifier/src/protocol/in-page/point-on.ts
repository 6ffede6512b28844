import type { Spot } from "../in-page-results.ts";
import { nameOf, typeOf } from "./element-name.ts";
import { identify } from "./identify.ts";

/** Elements that the browser makes interactive. */
export const NATIVE = "button,input,select,textarea,summary,label,a[href]";
const TYPED_INTO = ["text", "search", "email", "number", "tel", "url", "password", "textarea"];

/** The innermost element at a point, through open shadow roots. */
function hitAt(root: Document | ShadowRoot, x: number, y: number): Element | null {
  const hit = root.elementFromPoint(x, y);
  const isHost = root instanceof ShadowRoot && hit === root.host;
  return hit?.shadowRoot && !isHost ? (hitAt(hit.shadowRoot, x, y) ?? hit) : hit;
}

/** Where elements are used for a start: off the centre, where a symmetric reaction might not change anything. */
const OFF_CENTRE = [0.3, 0.5, 0.75];
/** Where people and other tools click. */
const CENTRE = [0.5, 0.3, 0.75];
const BESIDE_CENTRE = CENTRE.slice(1);

/** A point that hits the element, at the first of these parts of its width and height that does. */
export function pointOn(
  element: Element,
  parts: readonly number[] = OFF_CENTRE,
): { x: number; y: number } | undefined {
  // The lines of a text that wraps may lie beside the middle of the whole.
  const lines = [...element.getClientRects()].slice(0, MOST_LINES);
  for (const box of [element.getBoundingClientRect(), ...(lines.length > 1 ? lines : [])]) {
    const point = pointIn(box, element, parts);
    if (point) return point;
  }
  return undefined;
}

const MOST_LINES = 4;

function pointIn(
  { left, top, right, bottom }: DOMRect,
  element: Element,
  parts: readonly number[],
): { x: number; y: number } | undefined {
  const [l, t] = [Math.max(left, 0), Math.max(top, 0)];
  const [w, h] = [Math.min(right, innerWidth) - l, Math.min(bottom, innerHeight) - t];
  if (w < 2 || h < 2) return undefined;
  for (const part of parts) {
    const [x, y] = [l + w * part, t + h * part];
    const hit = hitAt(document, x, y);
    if (
      hit &&
      (element === hit || element.contains(hit) || (hit.localName === "label" && hit.contains(element)))
    )
      return { x, y };
  }
  return undefined;
}

function spotKindOf(element: Element): Spot["kind"] {
  const type = element.localName === "input" ? typeOf(element) : element.localName;
  if (TYPED_INTO.includes(type) || (element instanceof HTMLElement && element.isContentEditable))
    return "field";
  if (type === "select") return "select";
  return element.matches(NATIVE) ? "control" : "surface";
}

/** Where and how an element can be used at the current scroll position; undefined if it cannot. */
export const spotOn = (element: Element): Spot | undefined =>
  spotAt(element, pointOn(element, besideThumb(element, OFF_CENTRE)));

/** The same, in the middle if that is free. */
export const middleOf = (element: Element): Spot | undefined => spotAt(element, pointOn(element, CENTRE));

/** The same, where a click moves the thumb of a slider that one in its middle leaves where it is. */
export const besideMiddleOf = (element: Element): Spot | undefined =>
  spotAt(element, pointOn(element, besideThumb(element, BESIDE_CENTRE)));

const isSlider = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && typeOf(element) === "range";

/** How far along a slider its thumb stands, from 0 at the left or the top; undefined if it is no slider. */
export function thumbPart(element: Element): number | undefined {
  if (!isSlider(element)) return undefined;
  const { width, height } = element.getBoundingClientRect();
  const [min, max] = [Number(element.min || 0), Number(element.max || 100)];
  const part = max > min ? (element.valueAsNumber - min) / (max - min) : 0;
  const isBackward = height > width || getComputedStyle(element).direction === "rtl";
  return isBackward ? 1 - part : part;
}

/** Parts of the length of a slider within which a click may be on its thumb, which changes nothing. */
const NEAR_THUMB = 0.12;

/** The parts of an element to click at, for a slider first those that are not on its thumb. */
function besideThumb(element: Element, parts: readonly number[]): readonly number[] {
  const thumb = thumbPart(element);
  if (thumb === undefined) return parts;
  const isNear = (part: number) => Math.abs(part - thumb) <= NEAR_THUMB;
  return parts.toSorted((a, b) => Number(isNear(a)) - Number(isNear(b)));
}

function spotAt(element: Element, point: { x: number; y: number } | undefined): Spot | undefined {
  if (!point) return undefined;
  const name = (nameOf(element) || element.localName).slice(0, 60);
  return { ...point, kind: spotKindOf(element), name, id: identify(element) };
}
