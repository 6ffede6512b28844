// What is set one by one: the squares of a board, and marks.
import type { Spot } from "../in-page-results.ts";
import { bringIn, mayBeUsed } from "./find-controls.ts";
import { isShown } from "./page-text.ts";
import { spotOn } from "./point-on.ts";
import { squares } from "./press-controls.ts";

const MARKS = "input[type=checkbox],[role=checkbox],[role=switch]";

const all = (): Element[] => [
  ...squares(),
  ...[...document.querySelectorAll(MARKS)].filter((one) => mayBeUsed(one) && isShown(one)),
];

/** How each of them looks, in order. */
export const marks = (): string[] =>
  all().map((one) => {
    const told = ["class", "style", "aria-pressed", "aria-checked"].map(
      (name) => one.getAttribute(name) ?? "",
    );
    return [...told, one.textContent, one instanceof HTMLInputElement && one.checked].join("|");
  });

/** The place of one of them. */
export function markAt(at: number): Spot | null {
  const one = all()[at];
  if (!one) return null;
  bringIn(one);
  return spotOn(one) ?? null;
}
