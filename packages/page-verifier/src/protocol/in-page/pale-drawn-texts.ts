// Texts among the shapes of a drawing (SVG). What is behind one is known only from the shapes at its place.
import { squeeze } from "./page-text.ts";
import { hittingAll } from "./painted-over.ts";
import { backdropOf, colourOf, isClear } from "./text-contrast.ts";
import { isPlainlyDrawn } from "./text-surroundings.ts";

/** Two colours, each as red, green and blue, and whether one cannot be told from the other. */
export type IsPale = (front: readonly number[], behind: readonly number[]) => boolean;

/** A text that can hardly be read, with its colours. */
export interface PaleDrawn {
  text: string;
  front: readonly number[];
  behind: readonly number[];
}

const READ = /[\p{L}\p{N}]{3}/u;
const MOST_DRAWINGS = 20;
const MOST_TEXTS = 60;
/** Larger ones adorn a picture, and may be as faint as its maker likes. */
const MOST_PX = 40;
const OPAQUE_ALPHA = 240;
const LEAST_OPACITY = 0.9;
/** Where along a text one looks what is behind it, and at how many of these it has to be pale. */
const PARTS = [0.2, 0.5, 0.8];
const LEAST_PARTS = 2;

/** The texts of drawings that are pale wherever one looks. */
export function paleDrawnTexts(isPale: IsPale): PaleDrawn[] {
  const drawings = [...document.querySelectorAll("svg")].filter((svg) => svg.querySelector("text"));
  return drawings.slice(0, MOST_DRAWINGS).flatMap((svg) => paleIn(svg, isPale));
}

function paleIn(svg: SVGSVGElement, isPale: IsPale): PaleDrawn[] {
  const doubted = [...svg.querySelectorAll("text")].slice(0, MOST_TEXTS).filter(isRead);
  if (doubted.length === 0) return [];
  const [left, top] = [scrollX, scrollY];
  const box = svg.getBoundingClientRect();
  if (box.top < 0 || box.bottom > innerHeight) svg.scrollIntoView({ block: "center", behavior: "instant" });
  const pale = hittingAll(() => doubted.map((text) => paleAt(text, isPale)));
  scrollTo({ left, top, behavior: "instant" });
  return pale.filter((one) => one !== undefined);
}

/** Whether a person is meant to read a text: it has one colour, no contour, and nothing fades it. */
function isRead(text: SVGTextElement): boolean {
  if (!READ.test(text.textContent)) return false;
  const style = getComputedStyle(text);
  if (style.stroke !== "none" || style.textShadow !== "none" || text.querySelector("[fill],[style],[class]"))
    return false;
  const { height } = text.getBoundingClientRect();
  return height <= MOST_PX && isSolid(text, style.fill, style.fillOpacity) && isPlainlyDrawn(text);
}

const isSolid = (shape: Element, colour: string, opacity: string): boolean =>
  colour !== "none" &&
  !colour.startsWith("url") &&
  Number(opacity) >= LEAST_OPACITY &&
  Number(getComputedStyle(shape).opacity) >= LEAST_OPACITY &&
  colourOf(colour).alpha >= OPAQUE_ALPHA;

/** The colours of a text that is pale at each place where nothing but shapes of one colour is behind it; undefined if it is not. */
function paleAt(text: SVGTextElement, isPale: IsPale): PaleDrawn | undefined {
  const front = colourOf(getComputedStyle(text).fill).channels;
  const { left, top, width, height } = text.getBoundingClientRect();
  const seen: (readonly number[])[] = [];
  for (const part of PARTS) {
    const point = new DOMPoint(left + width * part, top + height / 2);
    const layers = document.elementsFromPoint(point.x, point.y);
    // Between the words of a text nothing is hit.
    if (!layers.some((layer) => text.contains(layer))) continue;
    const behind = text.contains(layers[0]!) ? colourBehind(text, layers, point) : undefined;
    if (!behind || !isPale(front, behind)) return undefined;
    seen.push(behind);
  }
  return seen.length >= LEAST_PARTS
    ? { text: squeeze(text.textContent), front, behind: seen[0]! }
    : undefined;
}

/** The colour of the topmost shape behind a text, else that behind the drawing; undefined if that is not a single one. */
function colourBehind(text: Element, layers: readonly Element[], point: DOMPoint) {
  for (const layer of layers) {
    if (text.contains(layer)) continue;
    if (!(layer instanceof SVGElement) || layer instanceof SVGSVGElement) {
      if (!layer.contains(text)) return undefined;
      const backdrop = backdropOf(layer);
      return backdrop === undefined ? undefined : colourOf(backdrop).channels;
    }
    if (!(layer instanceof SVGGeometryElement)) return undefined;
    const colour = colourOfShape(layer, point);
    if (colour !== CLEAR) return colour;
  }
  return undefined;
}

const CLEAR = "clear";

/** The colour of a shape at a point of the screen, or that it has none there; undefined if it is not a plain one. */
function colourOfShape(
  shape: SVGGeometryElement,
  point: DOMPoint,
): readonly number[] | typeof CLEAR | undefined {
  const matrix = shape.getScreenCTM();
  if (!matrix || shape.closest("[mask],[filter],[clip-path],pattern")) return undefined;
  const { fill, fillOpacity, stroke, strokeOpacity } = getComputedStyle(shape);
  const isOnStroke = stroke !== "none" && shape.isPointInStroke(point.matrixTransform(matrix.inverse()));
  const [colour, opacity] = isOnStroke ? [stroke, strokeOpacity] : [fill, fillOpacity];
  if (colour === "none" || (!colour.startsWith("url") && isClear(colour))) return CLEAR;
  for (let up = shape.parentElement; up instanceof SVGGElement; up = up.parentElement)
    if (Number(getComputedStyle(up).opacity) < LEAST_OPACITY) return undefined;
  return isSolid(shape, colour, opacity) ? colourOf(colour).channels : undefined;
}
