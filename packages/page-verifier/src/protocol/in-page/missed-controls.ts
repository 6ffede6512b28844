// Controls that a finger cannot reach in a state that comes up only when the page is used.
import type { MissedControls } from "../in-page-results.ts";
import { isBeyondScreen } from "./beyond-screen.ts";
import { nameOf } from "./element-name.ts";
import { identify } from "./identify.ts";
import { intendedControls } from "./notice-controls.ts";
import { hiddenBy, isAboveBeginning, isUnderFold } from "./reachability.ts";
import { scrollRangeOf } from "./scroll-range.ts";
import { underBars } from "./under-bars.ts";

const BEYOND = "it lies beyond the edge of the screen, in a layer that does not scroll";
const UNDER_FOLD = "it lies below the end of the screen, and nothing scrolls there";
const ABOVE = "it lies above the beginning of its panel, which cuts it off, and no scrolling leads there";
const UNDER_BAR = "a bar at the edge of the screen covers it, however far the page is scrolled";

/** What was there at first is judged by `controlsUnderBars` and `unreachableControls`. */
let first: Set<string> | undefined;
const reached = new WeakSet<Element>();
const reachedNames = new Set<string>();
/** The place at which each control was missed at the last look, and those that were missed twice at the same, with the reason. */
let places = new Map<string, string>();
const missed = new Map<string, string>();

/** The names of the controls that scroll with the page and that a bar at the edge of the screen covers now. */
export function controlsUnderBars(): string[] {
  const scrolled = intendedControls().filter((element) => !scrollRangeOf(element).layer);
  return [...new Set(underBars(scrolled).map(shortName))];
}

const shortName = (element: Element): string => (nameOf(element) || element.localName).slice(0, 40);

/** Looks which controls are there now and cannot be reached. */
export function noticeMissed(): void {
  const intended = intendedControls();
  const covered = new Set(underBars(intended));
  const isFirst = first === undefined;
  first ??= new Set(intended.map(identify));
  const before = places;
  places = new Map();
  for (const element of intended) {
    const why = covered.has(element) ? UNDER_BAR : whyBeyond(element);
    if (why === "" || isFirst) continue;
    const { left, top, layer } = scrollRangeOf(element);
    const known = identify(element);
    if (first.has(known) && (why !== UNDER_BAR || layer)) continue;
    const place = `${Math.round(left)},${Math.round(top)}`;
    // What is on its way is somewhere else at the next look.
    if (before.get(known) === place) missed.set(shortName(element), why);
    places.set(known, place);
  }
}

/** Why an element lies where no scrolling brings it onto the screen; remembers what does not. */
function whyBeyond(element: Element): string {
  if (reached.has(element)) return "";
  if (isBeyondScreen(element)) return BEYOND;
  if (isAboveBeginning(element)) return ABOVE;
  const hidden = hiddenBy(element) !== "";
  if (hidden) return isUnderFold(element) ? UNDER_FOLD : "";
  reached.add(element);
  reachedNames.add(shortName(element));
  return "";
}

/**
 * The controls that were missed at two looks, each with the reason, and whether others were missed only once. What lies beyond the
 * screen may have been reached at another time.
 */
export function missedControls(): MissedControls {
  const sure = [...missed].filter(([name, why]) => why === UNDER_BAR || !reachedNames.has(name));
  return {
    sure: sure.map(([name, why]) => `"${name}" cannot be used: ${why}`),
    unsure: places.size > 0,
  };
}
