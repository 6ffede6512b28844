import { scratch } from "./hash-canvas.ts";
import { innerTextOf, squeeze } from "./page-text.ts";

/** The least difference in one channel, of 255, at which two colours can be distinguished. */
const LEAST_CONTRAST = 14;
const CLEAR_ALPHA = 16;
const OPAQUE_ALPHA = 240;

interface Colour {
  channels: readonly number[];
  alpha: number;
}

const colours = new Map<string, Colour>();

/** Any CSS colour as red, green, blue and alpha, each from 0 to 255. */
export function colourOf(text: string): Colour {
  const known = colours.get(text);
  if (known) return known;
  scratch.canvas.width = scratch.canvas.height = 1;
  scratch.fillStyle = "#000";
  scratch.fillStyle = text;
  scratch.fillRect(0, 0, 1, 1);
  const pixel = [...scratch.getImageData(0, 0, 1, 1).data];
  const colour = { channels: pixel.slice(0, 3), alpha: pixel[3] ?? 0 };
  colours.set(text, colour);
  return colour;
}

export const isClear = (colour: string): boolean => colourOf(colour).alpha < CLEAR_ALPHA;

function contrastOf(one: string, other: string): number {
  const { channels } = colourOf(other);
  return Math.max(...colourOf(one).channels.map((channel, i) => Math.abs(channel - (channels[i] ?? 0))));
}

/** The colour of an element or the next one around it; undefined if that is not a single colour. */
export function backdropOf(element: Element | null): string | undefined {
  for (let up = element; up; up = up.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(up);
    if (backgroundImage !== "none") return undefined;
    if (!isClear(backgroundColor))
      return colourOf(backgroundColor).alpha < OPAQUE_ALPHA ? undefined : backgroundColor;
  }
  // Without a colour of its own, a page is white, unless its scheme is dark.
  const { colorScheme } = getComputedStyle(document.documentElement);
  const isLight = colorScheme.includes("light") && matchMedia("(prefers-color-scheme:light)").matches;
  return colorScheme.includes("dark") && !isLight ? undefined : "#fff";
}

/** Whether a control shows only text, and the text has the colour of its background. */
export function hasBackdropColour(element: Element): boolean {
  if (squeeze(innerTextOf(element)) === "" || element.querySelector("*")) return false;
  const style = getComputedStyle(element);
  const backdrop = backdropOf(element.parentElement);
  if (backdrop === undefined || style.backgroundImage !== "none" || style.boxShadow !== "none") return false;
  if (style.textShadow !== "none" || style.filter !== "none" || style.mixBlendMode !== "normal") return false;
  if (
    /underline|through/.test(style.textDecorationLine) &&
    contrastOf(style.textDecorationColor, backdrop) > LEAST_CONTRAST
  )
    return false;
  const isPlain = (colour: string) => isClear(colour) || contrastOf(colour, backdrop) < LEAST_CONTRAST;
  const isBordered = (["Top", "Right", "Bottom", "Left"] as const).some(
    (side) => parseFloat(style[`border${side}Width`]) > 0 && !isPlain(style[`border${side}Color`]),
  );
  return !isBordered && isPlain(style.backgroundColor) && isPlain(style.color);
}
