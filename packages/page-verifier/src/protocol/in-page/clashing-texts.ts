import type { Clash } from "../in-page-results.ts";
import { squeeze } from "./page-text.ts";
import { colourOf } from "./text-contrast.ts";
import { isPlainlyShown, layersOf, paints } from "./text-surroundings.ts";

const READ = /[\p{L}\p{N}]{2}/u;
const MOST_LINES = 800;
const MOST = 5;
/** The part of the smaller of two lines on which the other must lie. */
const LEAST_SHARE = 1 / 3;
const LEAST_WIDTH = 6;
/** The part of a line's height above and below which there is hardly any ink. */
const BLANK = 0.25;
const LEAST_ALPHA = 128;

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A line of a text, without what is above and below its ink. */
interface Line extends Area {
  element: Element;
  text: string;
}

/** Pairs of texts that are written over each other, so that neither can be read. A script may have meant those that it placed. */
export const clashingTexts = (): Clash[] => clashes((one, other) => !isPlacedApart(one, other));

/** Those of which a script has placed one. */
export const placedClashes = (): Clash[] =>
  clashes((one, other) => isPlacedByScript(one, other) && !isPinned(one, other));

type BothRead = (one: Element, other: Element) => boolean;

function clashes(areBothRead: BothRead): Clash[] {
  const lines = linesOf(document.body ?? document.documentElement).toSorted(
    (one, other) => one.top - other.top,
  );
  const found = new Map<string, Clash>();
  for (const [at, one] of lines.entries())
    for (let next = at + 1; next < lines.length && lines[next]!.top < one.bottom; next++) {
      const other = lines[next]!;
      const names = `"${one.text.slice(0, 30)}" and "${other.text.slice(0, 30)}"`;
      if (found.has(names) || !overlap(one, other) || !isClash(one, other, areBothRead)) continue;
      found.set(names, { names, at: [other.left - one.left, other.top - one.top, one.left, one.top].join() });
      if (found.size >= MOST) return [...found.values()];
    }
  return [...found.values()];
}

function linesOf(root: Element): Line[] {
  const lines: Line[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && lines.length < MOST_LINES; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || !(element instanceof HTMLElement) || !READ.test(node.data)) continue;
    range.selectNodeContents(node);
    for (const { left, right, top, height } of range.getClientRects()) {
      if (right <= 0 || left >= innerWidth || right - left < LEAST_WIDTH) continue;
      const blank = height * BLANK;
      const text = squeeze(node.data);
      lines.push({ element, text, left, right, top: top + blank, bottom: top + height - blank });
    }
  }
  return lines;
}

const areaOf = ({ left, right, top, bottom }: Area): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

const sharedBy = (one: Area, other: Area): Area => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
});

function overlap(one: Line, other: Line): boolean {
  const shared = sharedBy(one, other);
  if (shared.right - shared.left < LEAST_WIDTH) return false;
  return areaOf(shared) > LEAST_SHARE * Math.min(areaOf(one), areaOf(other));
}

/** Whether two lines that overlap are both to be read: neither repeats, covers or follows the other on purpose. */
function isClash(one: Line, other: Line, areBothRead: BothRead): boolean {
  const [a, b] = [one.element, other.element];
  if (a.contains(b) || b.contains(a)) return false;
  const [said, too] = [one.text.toLowerCase(), other.text.toLowerCase()];
  if (said.includes(too) || too.includes(said)) return false;
  const isInk = (element: Element) => colourOf(getComputedStyle(element).color).alpha >= LEAST_ALPHA;
  if (![a, b].every((element) => isInk(element) && isPlainlyShown(element))) return false;
  if (!areBothRead(a, b)) return false;
  return areBothSeen(one, other);
}

const isPlacedApart: BothRead = (a, b) => isPinned(a, b) || isPlacedByScript(a, b);

/** Whether one of two elements stays where it is while the page scrolls under it. */
const isPinned: BothRead = (a, b) =>
  [...around(a, b), ...around(b, a)].some((one) => /fixed|sticky/.test(getComputedStyle(one).position));

const PLACE = /(?:^|;)\s*(?:left|top|right|bottom|inset|transform|translate)\b/;

/** Whether a script has given one of two elements its place. */
const isPlacedByScript: BothRead = (a, b) =>
  [...around(a, b), ...around(b, a)].some((one) => PLACE.test(one.getAttribute("style") ?? ""));

/** An element and those around it that are not around the other one. */
function around(element: Element, other: Element): Element[] {
  const all: Element[] = [];
  for (let up: Element | null = element; up && !up.contains(other); up = up.parentElement) all.push(up);
  return all;
}

/** Whether both texts are there where they overlap, and nothing is painted over the lower one. */
function areBothSeen(one: Line, other: Line): boolean {
  const shared = sharedBy(one, other);
  if (isClipped(one.element, shared) || isClipped(other.element, shared)) return false;
  const { top: before } = one.element.getBoundingClientRect();
  const layers = layersOf(one.element, () => ({
    x: (Math.max(shared.left, 0) + Math.min(shared.right, innerWidth)) / 2,
    y: (shared.top + shared.bottom) / 2 + one.element.getBoundingClientRect().top - before,
  }));
  const upper = layers.find((layer) => layer === one.element || layer === other.element);
  if (!upper) return false;
  const lower = upper === one.element ? other.element : one.element;
  // Text that goes beyond its element may not be found by its place.
  const at = layers.indexOf(lower);
  return !layers.slice(0, at < 0 ? undefined : at).some((layer) => !layer.contains(lower) && paints(layer));
}

/** Whether an element around a text hides a part of an area. */
function isClipped(element: Element, { left, top, right, bottom }: Area): boolean {
  for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(up);
    const box = up.getBoundingClientRect();
    if (overflowX !== "visible" && (left < box.left - 1 || right > box.right + 1)) return true;
    if (overflowY !== "visible" && (top < box.top - 1 || bottom > box.bottom + 1)) return true;
  }
  return false;
}
