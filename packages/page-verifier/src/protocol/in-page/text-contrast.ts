import { scratch } from "./hash-canvas.ts";
import { innerTextOf, squeeze } from "./page-text.ts";

/** How far two colours lie apart in a channel, of 255, so that they can be told apart. */
const LEAST_CONTRAST = 14;
const CLEAR_ALPHA = 16;
const OPAQUE_ALPHA = 240;

interface Colour {
  channels: readonly number[];
  alpha: number;
}

const colours = new Map<string, Colour>();

/** Any colour of CSS as red, green, blue and how opaque it is, each of 255. */
function colourOf(text: string): Colour {
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

const isClear = (colour: string): boolean => colourOf(colour).alpha < CLEAR_ALPHA;

function contrastOf(one: string, other: string): number {
  const { channels } = colourOf(other);
  return Math.max(...colourOf(one).channels.map((channel, i) => Math.abs(channel - (channels[i] ?? 0))));
}

/** The colour behind an element; undefined where that is no one colour. */
function backdropOf(element: Element): string | undefined {
  for (let up = element.parentElement; up; up = up.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(up);
    if (backgroundImage !== "none") return undefined;
    if (!isClear(backgroundColor))
      return colourOf(backgroundColor).alpha < OPAQUE_ALPHA ? undefined : backgroundColor;
  }
  return "#fff";
}

/** Whether words are all that there is to see of a control, and they have the colour of what is behind them. */
export function hasBackdropColour(element: Element): boolean {
  if (squeeze(innerTextOf(element)) === "" || element.querySelector("*")) return false;
  const style = getComputedStyle(element);
  const backdrop = backdropOf(element);
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
