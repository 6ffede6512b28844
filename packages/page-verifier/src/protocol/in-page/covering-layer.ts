// A layer over the page, such as a dialog, that keeps a person from everything else.
import type { CoveringLayer } from "../in-page-results.ts";
import { identify } from "./identify.ts";
import { innerTextOf, isShown, squeeze } from "./page-text.ts";
import { pointOn } from "./point-on.ts";
import { buttons, isSilent } from "./press-controls.ts";

const PARTS = [0.02, 0.5, 0.98];
const MOST_BUTTONS = 5;
/** What may be answered, or played. */
const OTHER = "input,select,textarea,[contenteditable],canvas,video,iframe";

/** The layer that covers the screen and a button of the page, if it has only words and a few buttons; null if there is none. */
export function coveringLayer(): CoveringLayer | null {
  const hits = PARTS.flatMap((x) => PARTS.map((y) => layerAt(innerWidth * x, innerHeight * y)));
  const layers = [...new Set(hits)].filter((layer) => layer !== undefined);
  if (layers.length === 0 || hits.includes(undefined)) return null;
  const isWithin = (element: Element) => layers.some((layer) => layer.contains(element));
  const [own, others] = [[...buttons()].filter(isWithin), [...buttons()].filter((one) => !isWithin(one))];
  const isPlain = !layers.some((layer) => [...layer.querySelectorAll(OTHER)].some(isShown));
  const isJudged = own.length > 0 && own.length <= MOST_BUTTONS && !own.some(isSilent) && isPlain;
  if (!isJudged || !others.some(isCovered)) return null;
  return {
    text: squeeze(layers.map(innerTextOf).join(" ")),
    ids: own.map(identify),
    beside: { x: innerWidth * PARTS[0]!, y: innerHeight * PARTS[1]!, kind: "surface", name: "page", id: "" },
  };
}

/** What lies over the page at a point: a layer of the screen, a modal dialog, or what is placed over all of the screen. */
function layerAt(x: number, y: number): Element | undefined {
  for (let up = document.elementFromPoint(x, y); up && up !== document.body; up = up.parentElement) {
    const { position } = getComputedStyle(up);
    if (position === "fixed" || up.matches(":modal") || (position === "absolute" && coversScreen(up)))
      return up;
  }
  return undefined;
}

function coversScreen(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left <= 0 && top <= 0 && right >= innerWidth && bottom >= innerHeight;
}

function isCovered(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const isOnScreen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return isOnScreen && pointOn(element) === undefined;
}
