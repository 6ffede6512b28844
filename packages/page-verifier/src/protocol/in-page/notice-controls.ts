import type { Spot } from "../in-page-results.ts";
import { nameOf, typeOf } from "./element-name.ts";
import { controls, mayBeUsed, wasUsed } from "./find-controls.ts";
import { identify } from "./identify.ts";
import { paintedOver } from "./painted-over.ts";
import { innerTextOf, isShown, squeeze } from "./page-text.ts";
import { USABLE } from "./page-widths.ts";
import { pointOn, spotOn } from "./point-on.ts";
import { COVERED, hiddenBy, isUnderFold, SAME_COLOUR, TRANSPARENT } from "./reachability.ts";

const MAX_WATCHED = 300;
/** Inputs that pages often hide and draw in another way. */
const DRAWN_OTHERWISE = /^(?:checkbox|radio|range|file|color|hidden)$/;
const OPENING = /menu|open|more|nav|settings|options|show|☰|≡|⋮|…/i;

/** What was there at first: elements, and the identities of those with a name, since a page may draw them anew. */
const watched = new Set<Element>();
const watchedNames = new Set<string>();
const noticed = new Set<Element>();
const noticedNames = new Set<string>();
let openers: Element[] | undefined;

/** The controls that are meant to be used: neither explicitly hidden ones, nor inputs that a label represents. */
export function intendedControls(): Element[] {
  return [...document.querySelectorAll(USABLE)]
    .filter(
      (element) =>
        mayBeUsed(element) &&
        !DRAWN_OTHERWISE.test(typeOf(element)) &&
        (element instanceof HTMLElement || element instanceof SVGElement) &&
        element.tabIndex >= 0 &&
        !element.closest("[aria-hidden=true],[inert]") &&
        element.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(element).pointerEvents !== "none",
    )
    .slice(0, MAX_WATCHED);
}

/** The controls that can be seen and touched now and could not before, by kind and name. Remembers them. */
export function noticeControls(): string[] {
  const first = watched.size === 0;
  const now: string[] = [];
  const intended = intendedControls();
  const seen = intended.filter((element) => !noticed.has(element) && !hiddenBy(element));
  const covered = paintedOver(seen);
  if (first)
    for (const element of intended) {
      watched.add(element);
      if (nameOf(element)) watchedNames.add(identify(element));
    }
  for (const element of seen) {
    if (covered.has(element)) continue;
    noticed.add(element);
    if (nameOf(element)) noticedNames.add(nameOf(element).toLowerCase());
    now.push(identify(element));
  }
  return now;
}

/**
 * Controls that existed from the beginning and could never be seen and touched, although they can on a larger screen
 * (`elsewhere`), or that take a touch without being visible. Each with the reason.
 */
export function unreachableControls(elsewhere: string[]): string[] {
  const found: string[] = [];
  const intended = intendedControls().filter(
    (element) => (watched.has(element) || watchedNames.has(identify(element))) && !noticed.has(element),
  );
  const covered = paintedOver(intended);
  for (const element of intended) {
    const name = nameOf(element);
    if (noticedNames.has(name.toLowerCase())) continue;
    const why = hiddenBy(element) || (covered.has(element) ? COVERED : "");
    const unseen = why === TRANSPARENT || why === SAME_COLOUR;
    const trap = unseen && squeeze(innerTextOf(element)) !== "" && pointOn(element) !== undefined;
    if (why && (elsewhere.includes(identify(element)) || trap || isUnderFold(element)))
      found.push(`"${(name || element.localName).slice(0, 40)}" cannot be used: ${why}`);
  }
  return found;
}

/** The next unused control that may reveal others, such as a menu button. */
export function nextOpener(): Spot | null {
  openers ??= controls().filter(
    (element) =>
      !wasUsed(element) &&
      (element.matches("[aria-expanded],[aria-controls],[aria-haspopup],[popovertarget],summary") ||
        OPENING.test(nameOf(element))),
  );
  for (let opener = openers.shift(); opener; opener = openers.shift()) {
    const spot = spotOn(opener);
    if (spot) return spot;
  }
  return null;
}

/** Controls that are smaller than a fingertip, except links in running text. */
export function smallTargets(least: number): string[] {
  return [...document.querySelectorAll(USABLE)]
    .filter(
      (element) =>
        isShown(element) && !(element.localName === "a" && getComputedStyle(element).display === "inline"),
    )
    .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
    .filter(({ box }) => box.width < least || box.height < least)
    .map(
      ({ element, box }) =>
        `${nameOf(element) || element.localName} ${Math.round(box.width)}×${Math.round(box.height)}`,
    );
}
