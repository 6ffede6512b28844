// Whether anything in a page can hear a press on a button.
import { findButtonElement } from "./press-controls.ts";

const MOST_INSIDE = 40;
/** A style that shows something elsewhere while an element has the focus or is held down. */
const FOLLOWS = /:(?:focus|active)[\w-]*[^,]*[\s>+~]|:has\([^,]*:(?:focus|active)/;

/**
 * The nodes that a click on the button of an identity may reach: inside of it, itself, and what contains it, up to the
 * document. Empty if the button is not there.
 */
export function eventPath(id: string): Node[] {
  const button = findButtonElement(id);
  if (!button) return [];
  const path: Node[] = [...button.querySelectorAll("*")].slice(0, MOST_INSIDE);
  for (let up: Node | null = button; up; up = parentOf(up)) path.push(up);
  return path;
}

function parentOf(node: Node): Node | null {
  if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
  return node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
}

/** Whether a style of the page shows something elsewhere while an element has the focus or is held down. */
export const followsFocus = (): boolean =>
  [...document.styleSheets].some(({ cssRules }) => follows(cssRules));

const follows = (rules: CSSRuleList): boolean =>
  [...rules].some(
    (rule) =>
      (rule instanceof CSSStyleRule && FOLLOWS.test(rule.selectorText)) ||
      ("cssRules" in rule && rule.cssRules instanceof CSSRuleList && follows(rule.cssRules)),
  );
