// Whether anything in a page can hear a press on a button, or a drag.
import { find } from "./find-controls.ts";
import { findButtonElement } from "./press-controls.ts";

const MOST_INSIDE = 40;
/** Between the selectors of a rule. */
const LIST = /,(?![^(]*\))/;
/** A style that shows something elsewhere while an element has the focus or is held down. */
const FOLLOWS = /:(?:focus|active)[\w-]*[^,]*[\s>+~]|:has\([^,]*:(?:focus|active)/;

/**
 * The nodes that a click on the button of an identity may reach: inside of it, itself, and what contains it, up to the
 * document. Empty if the button is not there.
 */
export const eventPath = (id: string): Node[] => pathOf(findButtonElement(id));

/** The same for what a checklist drags. */
export const dragPath = (wanted: string): Node[] => pathOf(find(wanted));

function pathOf(element: Element | undefined): Node[] {
  if (!element) return [];
  const path: Node[] = [...element.querySelectorAll("*")].slice(0, MOST_INSIDE);
  for (let up: Node | null = element; up; up = parentOf(up)) path.push(up);
  return path;
}

function parentOf(node: Node): Node | null {
  if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
  return node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
}

/** Whether a style of the page shows something elsewhere while the button of an identity has the focus or is held down. */
export function followsFocus(id: string): boolean {
  const button = findButtonElement(id);
  return !button || [...document.styleSheets].some(({ cssRules }) => follows(cssRules, button));
}

const follows = (rules: CSSRuleList, button: Element): boolean =>
  [...rules].some(
    (rule) =>
      (rule instanceof CSSStyleRule && rule.selectorText.split(LIST).some((one) => isOf(one, button))) ||
      ("cssRules" in rule && rule.cssRules instanceof CSSRuleList && follows(rule.cssRules, button)),
  );

/** Whether a selector is about what is elsewhere while this button, or what contains it, has the focus or is held down. */
function isOf(selector: string, button: Element): boolean {
  if (!FOLLOWS.test(selector)) return false;
  const holder = /^([^:]*(?::(?!focus|active|has)[^:]*)*):(?:focus|active)/.exec(selector)?.[1]?.trim();
  try {
    return holder === undefined || holder === "" || button.closest(holder) !== null;
  } catch {
    return true;
  }
}
