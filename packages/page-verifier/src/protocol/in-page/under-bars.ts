// Controls that a bar at an edge of the screen covers wherever the page is scrolled to.
import { nameOf } from "./element-name.ts";
import { isMoving } from "./is-moving.ts";
import { scrollRangeOf } from "./scroll-range.ts";

const EDGE_PX = 2;
/** How far from the edge a bar may float that has controls and is as wide as half the screen. */
const FLOATING_PX = 24;
/** A layer that takes more of the screen's height is a dialog. */
const MOST_OF_SCREEN = 0.6;
/** A control of a bar that can be closed, such as a note about cookies. */
const CLOSES =
  /close|dismiss|\bok(?:ay)?\b|got it|accept|agree|hide|not now|later|×|✕|✖|schließen|verstanden|fermer|cerrar|fechar/i;
const PARTS = [0.03, 0.25, 0.5, 0.75, 0.97];
const GROWN_PX = 4;

interface Bar {
  element: Element;
  end: "bottom" | "top";
}

/** The height of each bar that was there at first. What comes or opens later goes again. */
let first: Map<string, number> | undefined;

const signatureOf = (bar: Element): string => `${bar.localName}#${bar.id}.${bar.className}`;

/** Of these controls, those under a bar at the bottom when all is scrolled to its end, or at the top at its beginning. */
export function underBars(controls: readonly Element[]): Element[] {
  const bars = lastingBars();
  return controls.filter((control) => bars.some((bar) => isUnder(control, bar) && isCovered(control, bar)));
}

/** The bars that stay at an edge of the screen, and cannot be closed. */
function lastingBars(): Bar[] {
  const bars = new Map<Element, Bar["end"]>();
  const ends: Bar["end"][] = ["bottom", "top"];
  for (const end of ends)
    for (const away of [EDGE_PX, FLOATING_PX])
      for (const part of PARTS) {
        const y = end === "bottom" ? innerHeight - 1 - away : away;
        const bar = barAt(innerWidth * part, y, end);
        if (bar) bars.set(bar, end);
      }
  const heightOf = (bar: Element) => bar.getBoundingClientRect().height;
  first ??= new Map([...bars.keys()].map((bar) => [signatureOf(bar), heightOf(bar)]));
  const known = first;
  return [...bars]
    .filter(([bar]) => heightOf(bar) <= (known.get(signatureOf(bar)) ?? 0) + GROWN_PX)
    .map(([element, end]) => ({ element, end }));
}

function barAt(x: number, y: number, end: Bar["end"]): Element | undefined {
  for (let up = document.elementFromPoint(x, y); up; up = up.parentElement)
    if (getComputedStyle(up).position === "fixed") return isBar(up, end) ? up : undefined;
  return undefined;
}

function isBar(layer: Element, end: Bar["end"]): boolean {
  const { top, bottom, height, width } = layer.getBoundingClientRect();
  const away = end === "bottom" ? innerHeight - bottom : top;
  const buttons = [...layer.querySelectorAll("button,[role=button],a")];
  const floats = away <= FLOATING_PX && width >= innerWidth / 2 && buttons.length > 0;
  const closes = buttons.some((one) => CLOSES.test(nameOf(one)));
  return (away <= EDGE_PX || floats) && height < MOST_OF_SCREEN * innerHeight && !closes;
}

/** Whether the place that a control is scrolled to at best lies in a bar. */
function isUnder(control: Element, { element: bar, end }: Bar): boolean {
  if (bar.contains(control) || control.contains(bar)) return false;
  const { left, right, top, bottom } = bar.getBoundingClientRect();
  const range = scrollRangeOf(control);
  const [x, y] = [(range.left + range.right) / 2, end === "bottom" ? range.top : range.bottom];
  return x > left && x < right && y > top && y < bottom;
}

/** The same as a person finds it: scrolls there, and looks what is directly under the bar. */
function isCovered(control: Element, { element: bar, end }: Bar): boolean {
  const boxes: Element[] = [];
  for (let up: Element | null = control; up; up = up.parentElement) boxes.push(up);
  // A panel that waits behind a bar comes out.
  if (scrollRangeOf(control).layer && boxes.slice(1).some(isMoving)) return false;
  const before = boxes.map(({ scrollLeft, scrollTop }) => ({ left: scrollLeft, top: scrollTop }));
  control.scrollIntoView({ block: end === "bottom" ? "start" : "end", behavior: "instant" });
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
  for (const [at, box] of boxes.entries()) box.scrollTo({ ...before[at]!, behavior: "instant" });
  const beneath = stack.find((one) => !bar.contains(one));
  return bar.contains(stack[0] ?? null) && beneath !== undefined && control.contains(beneath);
}
