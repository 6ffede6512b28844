// Controls that a bar at an edge of the screen covers wherever the page is scrolled to.
import { nameOf } from "./element-name.ts";
import { intendedControls } from "./notice-controls.ts";
import { pointOn } from "./point-on.ts";

const EDGE_PX = 2;
/** A layer that takes more of the screen's height is a dialog. */
const MOST_OF_SCREEN = 0.6;
/** A control of a bar that can be closed, such as a note about cookies. */
const CLOSES =
  /close|dismiss|\bok(?:ay)?\b|got it|accept|agree|hide|not now|later|×|✕|✖|schließen|verstanden|fermer|cerrar|fechar/i;

/** The names of controls that lie under a bar at the bottom when the page is scrolled to its end, or at the top at its beginning. */
export function controlsUnderBars(): string[] {
  const root = document.scrollingElement ?? document.documentElement;
  const { scrollLeft, scrollTop } = root;
  const scrollTo = (top: number) => root.scrollTo({ left: scrollLeft, top, behavior: "instant" });
  const covered: Element[] = [];
  const ends: ("bottom" | "top")[] = ["bottom", "top"];
  for (const end of ends) {
    scrollTo(end === "bottom" ? root.scrollHeight : 0);
    covered.push(...intendedControls().filter((element) => isUnderBar(element, end)));
  }
  scrollTo(scrollTop);
  return [...new Set(covered)].map((element) => (nameOf(element) || element.localName).slice(0, 40));
}

function isUnderBar(element: Element, end: "bottom" | "top"): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || pointOn(element)) return false;
  const bar = barAt(x, y, end);
  return bar !== undefined && !bar.contains(element) && !isFixed(element);
}

/** The layer at a point that stays at an edge of the screen, and cannot be closed. */
function barAt(x: number, y: number, end: "bottom" | "top"): Element | undefined {
  for (let up = document.elementFromPoint(x, y); up; up = up.parentElement) {
    if (getComputedStyle(up).position !== "fixed") continue;
    const { top, bottom, height } = up.getBoundingClientRect();
    const isAtEdge = end === "bottom" ? bottom >= innerHeight - EDGE_PX : top <= EDGE_PX;
    const closes = [...up.querySelectorAll("button,[role=button],a")].some((one) => CLOSES.test(nameOf(one)));
    return isAtEdge && height < MOST_OF_SCREEN * innerHeight && !closes ? up : undefined;
  }
  return undefined;
}

/** Whether an element stays where it is on the screen, or scrolls within a panel of its own. */
function isFixed(element: Element): boolean {
  for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
    const { position, overflowY } = getComputedStyle(up);
    if (position === "fixed" || /auto|scroll/.test(overflowY)) return true;
  }
  return false;
}
