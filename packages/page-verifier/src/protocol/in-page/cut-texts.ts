// Texts that a box hides on a small screen, where no scrolling leads to them.
import { isMoving } from "./is-moving.ts";
import { isShown, nodesOf, squeeze } from "./page-text.ts";

const HIDES = /hidden|clip/;
const SCROLLS = /auto|scroll/;
const PLACED = /absolute|fixed/;
const MOST_TEXTS = 600;
const LEAST_PX = 4;
/** A box that hides a single text may do so for its looks. */
const LEAST_HIDDEN = 2;

/** What boxes hid at the first look and at every one since. */
let hidden: Set<string> | undefined;

/** Looks which texts boxes hide sideways. Returns the texts that can be seen, at the first look all of them. */
export function noticeTexts(): string[] {
  if (hidden?.size === 0) return [];
  const texts = shownTexts().filter(([text]) => hidden?.has(text) ?? true);
  const seen = new Set(texts.filter(([, holder]) => !boxAround(holder)).map(([text]) => text));
  hidden = new Set(texts.map(([text]) => text).filter((text) => !seen.has(text)));
  return [...seen];
}

/** The texts that boxes have hidden sideways at every look, this one included, although a larger screen shows them (`elsewhere`). */
export function hiddenTexts(elsewhere: string[]): string[] {
  noticeTexts();
  const byBox = new Map<Element, Set<string>>();
  for (const [text, holder] of hidden?.size ? shownTexts() : []) {
    const box = hidden?.has(text) && elsewhere.includes(text) ? boxAround(holder) : undefined;
    if (box) byBox.set(box, (byBox.get(box) ?? new Set()).add(text));
  }
  return [...byBox.values()].filter(({ size }) => size >= LEAST_HIDDEN).flatMap((texts) => [...texts]);
}

/** The texts of the page with letters or digits, each with the element that it is in. */
function shownTexts(): [text: string, holder: Element][] {
  const found: [string, Element][] = [];
  for (const node of nodesOf(document.body)) {
    const holder = node instanceof Text ? node.parentElement : null;
    const text = holder ? squeeze(node.textContent).slice(0, 40) : "";
    if (holder && /[\p{L}\p{N}]/u.test(text) && isShown(holder)) found.push([text, holder]);
    if (found.length === MOST_TEXTS) break;
  }
  return found;
}

/**
 * The box beyond whose right edge all of an element lies, so that it is never seen. What is placed or moved, such as a slide or a
 * drawer, may come in; what lies in something that scrolls can be scrolled to.
 */
function boxAround(element: Element): Element | undefined {
  const { left } = element.getBoundingClientRect();
  for (let up: Element | null = element; up; up = up.parentElement) {
    const { position, transform, overflowX } = getComputedStyle(up);
    if (up !== element) {
      if (SCROLLS.test(overflowX) || up.scrollLeft > 0) return undefined;
      if (HIDES.test(overflowX) && left >= up.getBoundingClientRect().right - LEAST_PX) return up;
    }
    if (PLACED.test(position) || transform !== "none" || isMoving(up)) return undefined;
  }
  return undefined;
}
