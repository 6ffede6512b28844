import type { Spot } from "../in-page-results.ts";
import { kindOf, nameOf } from "./element-name.ts";
import { controls, nextControl, surface } from "./find-controls.ts";
import { isShown, shownText } from "./page-text.ts";
import { NATIVE, spotOn } from "./point-on.ts";

const BUTTONS = "button,[role=button],input[type=button],input[type=submit],[onclick],a";
const STARTING = /start|play|begin|go\b|new|resume|ok|los|spiel/i;
const ENDING = /stop|pause|reset|quit|back|close|clear|cancel|undo|delete/i;
const MAX_STARTS = 3;
let starts: Element[] = [];

/**
 * The control that starts the page: one whose name says so, else one control of each of a few kinds, buttons first, else
 * the largest surface. `after` finds the next one if there may be more.
 */
export function startControl(): Spot | null {
  const all = controls();
  const buttons = all.filter((element) => element.matches(BUTTONS));
  const saying = buttons.filter((element) => STARTING.test(nameOf(element)));
  const chosen = saying.map(spotOn).find(Boolean);
  if (chosen) return chosen;
  starts = [];
  const others = all.filter((element) => !element.matches(`${NATIVE},canvas,svg,svg *`));
  for (const element of [...buttons, ...others]) {
    const known = starts.some((start) => kindOf(start) === kindOf(element) || start.contains(element));
    if (!known && !ENDING.test(nameOf(element)) && spotOn(element)) starts.push(element);
    if (starts.length >= MAX_STARTS) break;
  }
  return nextStart() ?? buttons.map(spotOn).find(Boolean) ?? surface();
}

/** The next of the initial controls that is still there and not covered. */
export function nextStart(): Spot | null {
  for (let element = starts.shift(); element; element = starts.shift()) {
    const spot = element.isConnected && isShown(element) ? spotOn(element) : undefined;
    if (spot) return { ...spot, after: "nextStart" };
  }
  return null;
}

const LEAST_ALIKE = 4;

/** What takes the keys of a part of the page: an element that was made focusable, else one of many alike, such as the cells of a board. */
export function firstFocusable(): Spot | null {
  const all = controls();
  const alike = Map.groupBy(all, kindOf);
  const made = all.filter((element) => element.hasAttribute("tabindex"));
  const many = [...alike.values()].filter((group) => group.length >= LEAST_ALIKE).flat();
  return [...made, ...many].map(spotOn).find(Boolean) ?? null;
}

const SAYS_START = /\b(?:start|play|begin|go|new game|launch)\b|▶/i;
const TOLD =
  /\b(?:tap|click|press|touch|hit|swipe)\b[^.!?]{0,60}\bto (?:start|play|begin|launch|fly|flap|jump)\b/i;
const ABOUT_GAME =
  /start|play|begin|new|resume|stop|pause|reset|quit|again|menu|help|mute|sound|music|🔇|🔊|⏸/i;

function saidStarts(): Element[] {
  return controls().filter((element) => element.matches(BUTTONS) && SAYS_START.test(nameOf(element)));
}

/** Whether a button or a text says how the page is started. */
export const saysStart = (): boolean => saidStarts().length > 0 || TOLD.test(shownText());

/** What starts the page by its own words. */
export const saidStart = (): Spot | null => saidStarts().map(spotOn).find(Boolean) ?? surface();

/** The next unused control that is part of a game, not one that stops it or starts it again. */
export function nextPlayControl(): Spot | null {
  for (let spot = nextControl(); spot; spot = nextControl()) if (!ABOUT_GAME.test(spot.name)) return spot;
  return null;
}

const WITHOUT_LISTENER =
  "input:not([type=button],[type=submit]),select,textarea,summary,label,a[href],[contenteditable],iframe,audio,video,[popovertarget],[commandfor]";

/** Whether anything is shown that takes a touch without a listener. */
export const hasNative = (): boolean => [...document.querySelectorAll(WITHOUT_LISTENER)].some(isShown);

/** Whether a node with a listener may be there to be played: it is shown, and no button that only starts or stops. */
export function isPlayed(node: object): boolean {
  if (!(node instanceof Element)) return true;
  const button = node.closest(BUTTONS);
  return isShown(node) && !(button && ABOUT_GAME.test(nameOf(button)));
}
