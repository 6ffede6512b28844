// Buttons that move what a checklist drags, for those who cannot drag it.
import type { Movers } from "../in-page-results.ts";
import { nameOf, typeOf } from "./element-name.ts";
import { controls, find } from "./find-controls.ts";
import { innerTextOf, isShown, squeeze } from "./page-text.ts";
import { spotOn } from "./point-on.ts";
import { removes } from "./press-controls.ts";

const BUTTONS = "button,[role=button],select,input[type=button],input[type=range]";
const CHOOSING = /^(?:select|range)/;
const MOVES = /[↑↓←→▲▼◀▶⬆⬇⬅➡⇧⇩]|\b(?:up|down|left|right|moves?|earlier|later|forward|back)\b/iu;

/** The buttons that may move what a checklist names: they say that they move something, are in it, or bear its name. */
export function movers(wanted: string): Movers {
  const dragged = find(wanted);
  if (!dragged) return { sure: false, perhaps: [], size: 1 };
  const name = squeeze(innerTextOf(dragged) || nameOf(dragged)).toLowerCase();
  const isOfIt = (button: Element) =>
    dragged.contains(button) || (name !== "" && nameOf(button).toLowerCase().includes(name));
  const shown = [...document.querySelectorAll(BUTTONS)].filter((one) => one !== dragged && isShown(one));
  const own = shown.filter((button) => isOfIt(button) && !removes(button));
  const spots = own.map(spotOn).filter((spot) => spot !== undefined);
  const says = shown.some((button) => MOVES.test(nameOf(button)));
  const sure = says || spots.length < own.length || own.some((button) => CHOOSING.test(typeOf(button)));
  return { sure, perhaps: spots, size: 1 + dragged.querySelectorAll("*").length };
}

/** Where in the document the thing that a checklist names is, and how many controls there are; empty if it is gone. */
export function traceOf(wanted: string): string {
  const path: number[] = [];
  for (let up = find(wanted); up?.parentElement; up = up.parentElement)
    path.push([...up.parentElement.children].indexOf(up));
  return path.length === 0 ? "" : `${path.join(".")} ${controls().length}`;
}
