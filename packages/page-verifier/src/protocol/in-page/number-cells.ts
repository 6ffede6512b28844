// The cells of a sheet that hold numbers, and the field in which one is edited.
import type { Spot } from "../in-page-results.ts";
import { isShown, squeeze } from "./page-text.ts";
import { spotOn } from "./point-on.ts";
import { textFields } from "./press-controls.ts";

const CELLS = "td,[role=gridcell],[role=cell]";
const NUMBER = /^[-+]?\d[\d.,]*$/;
const MOST = 8;

/** The first cells that show nothing but a number and hold no field, each with that number. */
export function numberCells(): (Spot & { text: string })[] {
  const cells = [...document.querySelectorAll(CELLS)].flatMap((cell) => {
    const text = squeeze(cell.textContent);
    const isOne = NUMBER.test(text) && isShown(cell) && !cell.querySelector("input,textarea,select");
    const spot = isOne ? spotOn(cell.querySelector("button") ?? cell) : undefined;
    return spot ? [{ ...spot, text }] : [];
  });
  return cells.slice(0, MOST);
}

/** The text field that holds nothing but this text. */
export function fieldHolding(text: string): Spot | null {
  for (const { content, spot } of textFields())
    if (typeof content === "string" && squeeze(content) === text) return spot;
  return null;
}
