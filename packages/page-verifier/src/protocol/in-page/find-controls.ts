import type { Slider, Spot } from "../in-page-results.ts";
import { kindOf, nameOf, namesOf, typeOf } from "./element-name.ts";
import { identify } from "./identify.ts";
import { allMatching, innerTextOf, isShown, nodesOf, squeeze } from "./page-text.ts";
import { besideMiddleOf, middleOf, NATIVE, spotOn, thumbPart } from "./point-on.ts";
import { COVERED, hiddenBy, outOfReach } from "./reachability.ts";

/** Roles of what is only read, as a person or a screen reader knows them. */
const READ =
  "alert,article,banner,caption,complementary,contentinfo,definition,document,figure,form,group,heading,img,list,listitem,log,main,marquee,math,meter,navigation,none,note,paragraph,presentation,progressbar,region,rowgroup,rowheader,columnheader,search,separator,status,table,term,timer,tooltip"
    .split(",")
    .map((role) => `[role=${role}]`)
    .join(",");
const CONTROLS = `${NATIVE},canvas,svg,[onclick],[role]:not(${READ}),[tabindex],[draggable=true],[contenteditable]`;
/** What is chosen already mostly does nothing if it is pressed again. */
const CHOSEN = "[aria-pressed=true],[aria-selected=true],[aria-checked=true],[aria-current],:checked";
const UNTOUCHED_TYPES = ["file", "color", "date", "time", "datetime-local", "month", "week", "hidden"];
const MAX_ELEMENTS = 3_000;
/** The usual size of a slider's thumb. */
const THUMB_PX = 16;
const used = new WeakSet<Element>();
const usedInOrder: Element[] = [];
const kindsUsed = new Set<string>();
let secondAt = 0;

export const wasUsed = (element: Element): boolean => used.has(element);

/** Whether an element is enabled and does not lead to another address. */
export function mayBeUsed(element: Element): boolean {
  if (Reflect.get(element, "disabled") || UNTOUCHED_TYPES.includes(typeOf(element))) return false;
  const href = element.localName === "a" ? (element.getAttribute("href") ?? "") : "";
  // A link to another address leaves the frame, as it should; the check must not follow it.
  return href === "" || /^(?:#|javascript:)/i.test(href) || element.hasAttribute("download");
}

function allElements(): Element[] {
  const all: Element[] = [];
  for (const node of nodesOf(document.body ?? document.documentElement)) {
    if (node instanceof Element) all.push(node);
    if (all.length >= MAX_ELEMENTS) break;
  }
  return all;
}

/** The controls, and elements whose mouse cursor shows that they can be used or dragged. */
export function controls(): Element[] {
  return allElements().filter(
    (element) =>
      (element.matches(CONTROLS) || /pointer|grab|move|crosshair/.test(getComputedStyle(element).cursor)) &&
      mayBeUsed(element) &&
      isShown(element),
  );
}

/** Scrolls to an element, unless a user could not scroll there. */
export function bringIn(element: Element): void {
  if (!outOfReach(element)) element.scrollIntoView({ block: "center", behavior: "instant" });
}

/** The next unused control, new kinds first and what is chosen already last; scrolls only if no visible one is left. */
export function nextControl(): Spot | null {
  const left = controls().filter((element) => !used.has(element));
  const rank = (element: Element) => (element.matches(CHOSEN) ? 2 : Number(kindsUsed.has(kindOf(element))));
  const ordered = left.toSorted((a, b) => rank(a) - rank(b));
  const scrolledTo = (element: Element): boolean => {
    bringIn(element);
    return spotOn(element) !== undefined;
  };
  const chosen = ordered.find((element) => spotOn(element)) ?? ordered.find(scrolledTo);
  if (!chosen) return null;
  used.add(chosen);
  usedInOrder.push(chosen);
  kindsUsed.add(kindOf(chosen));
  return spotOn(chosen) ?? null;
}

/** The next control that was used once and can still be used. */
export function nextUsed(): Spot | null {
  for (let element = usedInOrder[secondAt]; element; element = usedInOrder[secondAt]) {
    secondAt += 1;
    const spot = element.isConnected && isShown(element) && mayBeUsed(element) ? spotOn(element) : undefined;
    if (spot) return spot;
  }
  return null;
}

/** The first field that text can be typed into. */
export function firstField(): Spot | null {
  return (
    controls()
      .map(spotOn)
      .find((spot) => spot?.kind === "field") ?? null
  );
}

/** A spot on the largest canvas or SVG, else on the page itself. */
export function surface(): Spot {
  const area = (element: Element): number => {
    const { width, height } = element.getBoundingClientRect();
    return width * height;
  };
  const [largest] = [...document.querySelectorAll("canvas,svg")]
    .filter(isShown)
    .sort((a, b) => area(b) - area(a));
  const found = largest && spotOn(largest);
  return found ?? { x: innerWidth * 0.3, y: innerHeight * 0.4, kind: "surface", name: "page", id: "" };
}

/** A selector that begins with an id, a class or an attribute, or with an element and one of these. */
const SELECTOR = /^[#.[]|^canvas$|^[a-z][a-z0-9-]*[#.[:]/;

/** Names of elements that are also words: they name an element if no text has the word. */
const TAG =
  /^(?:svg|img|video|audio|table|tr|td|th|dialog|form|ul|ol|li|dl|h[1-6]|p|nav|main|aside|header|footer|section|article|textarea|input|select|progress|meter|iframe|details|blockquote|pre|code|figure)$/;

/**
 * Whether a text has a name that does not begin within a word, and does not end within one after only a letter or two of it: `Restart`
 * is not called `Start`, nor `Price comparison` `Price C`.
 */
function holds(text: string, name: string): boolean {
  const begins = /^\p{L}/u.test(name);
  const ends = SHORT_END.test(name);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const isWithin = begins && SPACED_LETTER.test(text.slice(0, at));
    const isCut = ends && SPACED_LETTER.test(text.charAt(at + name.length));
    if (!isWithin && !isCut) return true;
  }
  return false;
}

/** A last word of at most two letters. */
const SHORT_END = /(?<!\p{L})\p{L}{1,2}$/u;
/** A letter at the end, of a script that has spaces between words. */
const SPACED_LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]$/u;

/** The control that a checklist names: by a selector, or by a name in any letter case. A full match precedes a partial one. */
export function find(wanted: string): Element | undefined {
  if (SELECTOR.test(wanted)) {
    const matching = allMatching(wanted).find(isShown);
    if (matching || /^[#.[]/.test(wanted)) return matching;
  }
  const name = squeeze(wanted).toLowerCase();
  const fields = allElements().filter(
    (element) => UNTOUCHED_TYPES.includes(typeOf(element)) && isShown(element),
  );
  const shown = [...controls(), ...fields].map((element) => ({
    element,
    called: nameOf(element).toLowerCase(),
  }));
  const parts = shown
    .filter(({ called }) => holds(called, name))
    .sort((a, b) => a.called.length - b.called.length);
  const isCalled = (other: string | null | undefined) => squeeze(other).toLowerCase() === name;
  const chosen =
    shown.find(({ called }) => called === name) ??
    shown.find(({ element }) => namesOf(element).some(isCalled)) ??
    parts[0];
  if (chosen) return chosen.element;
  const texts = allElements().filter(
    (element) =>
      isShown(element) && holds(squeeze(innerTextOf(element) ?? element.textContent).toLowerCase(), name),
  );
  return texts.at(-1) ?? (TAG.test(wanted) ? allMatching(wanted).find(isShown) : undefined);
}

/** How many elements show nothing but these words. */
export function countNamed(wanted: string): number {
  const name = squeeze(wanted).toLowerCase();
  const own = ({ childNodes }: Element) =>
    squeeze([...childNodes].map((node) => (node instanceof Text ? node.data : "")).join(" "));
  return allElements().filter((element) => own(element).toLowerCase() === name && isShown(element)).length;
}

export const isThere = (wanted: string): boolean => find(wanted) !== undefined;

/** The identity of the control that a checklist names; empty if there is none. */
export function identityOf(wanted: string): string {
  const element = find(wanted);
  return element ? identify(element.closest("button,[role=button],a") ?? element) : "";
}

/** Whether the control that a checklist names is a mark that is set or a list that is chosen from. */
export function isChoice(wanted: string): boolean {
  const element = find(wanted);
  const field = element?.closest("label")?.querySelector("input,select") ?? element;
  return /^(?:checkbox|radio|select)/.test(field ? typeOf(field) : "");
}

export function whyUnreachable(wanted: string): string {
  const element = find(wanted);
  return element ? hiddenBy(element) || COVERED : "it is not there";
}

/** Scrolls to the named control, which counts as used then, and returns its place; null if there is none. */
export function locate(wanted: string): Spot | null {
  const element = find(wanted);
  if (!element) return null;
  used.add(element);
  if (!middleOf(element)) bringIn(element);
  const spot = middleOf(element);
  const slider = sliderOf(element);
  return spot && slider ? { ...spot, slider } : (spot ?? null);
}

function sliderOf(element: Element): Slider | undefined {
  const part = thumbPart(element);
  const beside = part === undefined ? undefined : besideMiddleOf(element);
  if (part === undefined || !beside) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  const along = (length: number) => THUMB_PX / 2 + part * Math.max(0, length - THUMB_PX);
  const thumb =
    height > width
      ? { x: left + width / 2, y: top + along(height) }
      : { x: left + along(width), y: top + height / 2 };
  return { thumb, beside };
}

/** Focuses a select element; a click would open a list that covers the page. */
export function focusSelect(x: number, y: number): void {
  document.elementFromPoint(x, y)?.closest("select")?.focus();
}
