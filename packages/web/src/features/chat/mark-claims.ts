import { sanitized } from "../../ui/markdown.tsx";
import type { AnswerClaim } from "./answer-view.ts";
import { TEXT } from "./text.ts";

/** Letters and digits alone: what the text and its Markdown have in common. */
const ASIDE = /[^\p{L}\p{N}]+/gu;
/** Targets of links have letters that are not shown. */
const LINK_TARGETS = /\]\([^)\s]*\)/g;
/** Fewer words than this are not looked for by themselves: they could stand anywhere. */
const FEWEST_WORDS = 3;
const WRAPPED_IN = "strong, em, del, code, a";

const bare = (text: string) => text.replaceAll(ASIDE, "").toLowerCase();

/** The letters of an element, and the place of each in its text nodes. */
interface Letters {
  text: string;
  places: { node: Text; offset: number }[];
}

/** The HTML of an answer: its claims marked, each with the number that shows its evidence, and its code with a button that copies it. */
export function answerHtml(text: string, claims: readonly AnswerClaim[]): string {
  const body = sanitized(text);
  let from = 0;
  claims.forEach((claim, i) => {
    const letters = lettersOf(body);
    const words = claim.text.replaceAll(LINK_TARGETS, "] ").split(/\s+/).map(bare);
    const places = placesOf(
      words.filter((word) => word !== ""),
      letters.text,
      from,
    );
    if (places.length === 0) return;
    from = places.at(-1)! + 1;
    mark(
      places.map((at) => letters.places[at]!),
      claim,
      i,
    );
  });
  for (const pre of body.querySelectorAll("pre")) addCopy(pre);
  for (const table of body.querySelectorAll("table")) wrapIn(table, "scrolls");
  return body.innerHTML;
}

/** Where the letters of these words stand, from a place on. Headings and heads of tables may stand between them. */
function placesOf(words: readonly string[], text: string, from: number): number[] {
  const sought = words.join("");
  const start = sought === "" ? -1 : text.indexOf(sought, from);
  if (start !== -1) return Array.from({ length: sought.length }, (_, i) => start + i);
  if (words.length < 2 * FEWEST_WORDS) return [];
  const middle = Math.floor(words.length / 2);
  const first = placesOf(words.slice(0, middle), text, from);
  return [...first, ...placesOf(words.slice(middle), text, (first.at(-1) ?? from - 1) + 1)];
}

function lettersOf(body: HTMLElement): Letters {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const letters: Letters = { text: "", places: [] };
  const pieces: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest("button")) continue;
    for (const { index, 0: letter } of node.data.matchAll(/[\p{L}\p{N}]/gu)) {
      // A letter can have two when it is small; its place is that of both.
      for (const unit of letter.toLowerCase().split("")) {
        pieces.push(unit);
        letters.places.push({ node, offset: index + letter.length - 1 });
      }
    }
  }
  letters.text = pieces.join("");
  return letters;
}

/** Marks the text between the first and the last of these places, node by node, and sets the number behind it. */
function mark(places: Letters["places"], { outcome }: AnswerClaim, index: number): void {
  let last: Element | undefined;
  const byNode = [...Map.groupBy(places, (place) => place.node)];
  for (const [i, [node, own]] of byNode.entries()) {
    if (node.parentElement?.closest("pre")) continue;
    const range = document.createRange();
    range.setStart(node, startIn(node.data, own[0]!.offset, i === 0));
    range.setEnd(node, endIn(node.data, own.at(-1)!.offset + 1, i === byNode.length - 1));
    const span = document.createElement("span");
    span.className = `claim claim-${outcome}`;
    range.surroundContents(span);
    last = span;
  }
  if (last === undefined) return;
  const number = document.createElement("button");
  number.type = "button";
  number.className = `claim-number claim-number-${outcome}`;
  number.dataset["claim"] = String(index);
  number.setAttribute("aria-label", TEXT.claim(index + 1, TEXT.outcomes[outcome]));
  number.textContent = String(index + 1);
  outermost(last).after(number);
}

/** The outermost part of a line that an element is in. */
function outermost(element: Element): Element {
  const around = element.parentElement;
  return around?.matches(WRAPPED_IN) ? outermost(around) : element;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Where the mark begins in a text: before what opens at its first letter, and, within a claim, where the text begins. */
function startIn(text: string, at: number, isFirst: boolean): number {
  const before = text.slice(0, at);
  if (!isFirst && !LETTER.test(before)) return 0;
  return at - /[("“‘«[−$€£+-]*$/u.exec(before)![0].length;
}

/** Where it ends: after what closes at its last letter, and, within a claim, where the text ends. */
function endIn(text: string, at: number, isLast: boolean): number {
  const after = text.slice(at);
  if (!isLast && !LETTER.test(after)) return text.length;
  return at + /^[)"”’»\]%°.,;:!?…]*/u.exec(after)![0].length;
}

function addCopy(pre: HTMLElement): void {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy-code";
  button.dataset["copy"] = "";
  button.textContent = TEXT.copyCode;
  pre.tabIndex = 0;
  wrapIn(pre, "code-block").append(button);
}

function wrapIn(element: Element, className: string): HTMLElement {
  const around = document.createElement("div");
  around.className = className;
  element.replaceWith(around);
  around.append(element);
  return around;
}
