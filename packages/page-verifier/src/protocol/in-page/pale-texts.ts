import { paleDrawnTexts } from "./pale-drawn-texts.ts";
import { squeeze } from "./page-text.ts";
import { backdropOf, colourOf, isClear } from "./text-contrast.ts";
import { hasPaintedPart, isPlainlyShown, layersOf, paints } from "./text-surroundings.ts";

const READ = /[\p{L}\p{N}]{3}/u;
const MOST_TEXTS = 1_000;
const MOST_DOUBTED = 40;
const MOST = 5;
/** Below, two colours are the same to the eye. */
const SAME = 1.05;
/** A difference in one channel, of 255, by which the eye tells hues apart that are equally bright, such as yellow and white. */
const OTHER_HUE = 96;
const OPAQUE = 255;

/** A text and its colours. */
interface Pale {
  element: Element;
  node: Text;
  text: string;
  ratio: number;
  colours: string;
}

/** Visible texts whose contrast with the single colour behind them is below `least`, each with both colours. */
export function paleTexts(least: number): string[] {
  const found = new Set<string>();
  for (const pale of doubted(least)) {
    if (found.size >= MOST) break;
    if (isSure(pale)) found.add(`"${pale.text.slice(0, 30)}" (${pale.colours})`);
  }
  for (const { text, front, behind } of paleDrawnTexts((one, other) => isPale(one, other, least)))
    found.add(`"${text.slice(0, 30)}" (${hex(front)} on ${hex(behind)})`);
  return [...found].slice(0, MOST);
}

/** Whether a drawn text is hard to tell from what is behind it. One of the very same colour is not meant to be seen. */
function isPale(front: readonly number[], behind: readonly number[], least: number): boolean {
  const ratio = ratioOf(front, behind);
  return ratio < least && ratio >= SAME && !isOtherHue(front, behind);
}

const isOtherHue = (front: readonly number[], behind: readonly number[]): boolean =>
  front.some((channel, i) => Math.abs(channel - behind[i]!) > OTHER_HUE);

/** The texts that seem to be pale as far as their styles tell, at most one of each element. */
function doubted(least: number): Pale[] {
  const all: Pale[] = [];
  const seen = new Set<Element>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && seen.size < MOST_TEXTS; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || !element || seen.has(element) || !READ.test(node.data)) continue;
    if (element instanceof SVGElement) continue;
    seen.add(element);
    const backdrop = backdropOf(element);
    const colour = getComputedStyle(element).webkitTextFillColor;
    if (backdrop === undefined || isClear(colour)) continue;
    const behind = colourOf(backdrop).channels;
    const { channels, alpha } = colourOf(colour);
    const front = channels.map((channel, i) => behind[i]! + ((channel - behind[i]!) * alpha) / OPAQUE);
    const ratio = ratioOf(front, behind);
    if (ratio >= least || isOtherHue(front, behind)) continue;
    const text = squeeze(node.data);
    all.push({ element, node, text, ratio, colours: `${hex(front)} on ${hex(behind)}` });
    if (all.length >= MOST_DOUBTED) break;
  }
  return all;
}

/** Whether a text can hardly be read for certain: nothing else gives it a contour, and nothing unknown is behind it. */
function isSure({ element, node, ratio }: Pale): boolean {
  const style = getComputedStyle(element);
  if (style.textShadow !== "none" || parseFloat(style.webkitTextStrokeWidth) > 0) return false;
  if (style.textDecorationLine.includes("through") || style.pointerEvents === "none") return false;
  // The back of a card, or a word that a touch uncovers.
  if (ratio < SAME && (!isClear(style.backgroundColor) || isToBeTouched(element))) return false;
  return isPlainlyShown(element) && liesOnItsBackdrop(element, node);
}

const isToBeTouched = (element: Element): boolean =>
  getComputedStyle(element).cursor === "pointer" ||
  element.closest("button,a,label,summary,[role],[tabindex],[onclick],[data-answer]") !== null;

/** Whether nothing is painted between a text and the element whose colour is behind it, nor over the text. */
function liesOnItsBackdrop(element: Element, node: Text): boolean {
  const range = document.createRange();
  range.selectNodeContents(node);
  const layers = layersOf(element, () => {
    const [line] = range.getClientRects();
    return line ? { x: line.left + line.width / 2, y: line.top + line.height / 2 } : { x: -1, y: -1 };
  });
  if (!layers.includes(element)) return false;
  for (const layer of layers) {
    const isAround = layer.contains(element);
    if (isAround ? hasPaintedPart(layer) : paints(layer)) return false;
    if (isAround && !isClear(getComputedStyle(layer).backgroundColor)) return true;
  }
  return true;
}

/** The contrast of two colours as WCAG defines it, from 1 to 21. */
function ratioOf(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminanceOf(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / OPAQUE;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const hex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
