// The squares of a board, for who plays a game of pairs as a person does: who remembers what was seen.
import { spotOn } from "./point-on.ts";
import { bringIn } from "./find-controls.ts";
import { BUTTONS } from "./press-controls.ts";
import type { Spot } from "../in-page-results.ts";

const LEAST = 8;
const MOST = 64;

/** The buttons of the largest group of those that are side by side, also those that cannot be pressed now. */
function board(): Element[] {
  const groups = Map.groupBy(document.querySelectorAll(BUTTONS), ({ parentElement }) => parentElement);
  const [largest = []] = [...groups.values()].toSorted((one, other) => other.length - one.length);
  return largest.length >= LEAST && largest.length <= MOST ? largest : [];
}

/** Tells where the keyboard is, not what a square shows. */
const ASIDE = "tabindex";

/** How each square looks in the markup: its content, and its attributes without the numbers that tell only which square it is. */
export const boardFaces = (): string[][] =>
  board().map((element) => [
    element.innerHTML,
    ...[...element.attributes]
      .filter(({ name }) => name !== ASIDE)
      .map(({ name, value }) => (name === "aria-label" ? value.replace(/\d+/g, "") : `${name}=${value}`)),
  ]);

/** The square at an index. */
export function squareAt(at: number): Spot | null {
  const element = board()[at];
  if (!element) return null;
  const spot = spotOn(element);
  if (spot) return spot;
  bringIn(element);
  return spotOn(element) ?? null;
}
