import { sanitized } from "../../ui/markdown.tsx";
import type { AnswerClaim } from "./answer-view.ts";
import { TEXT } from "./text.ts";

/** Letters and digits alone: what the text and its Markdown have in common. */
const ASIDE = /[^\p{L}\p{N}]+/gu;
/** What of Markdown has letters or digits that are not shown: targets of links, blocks of code, numbers of lists. */
const UNSHOWN = /\]\([^)\s]*\)|^\s*(`{3,}|~{3,})[\s\S]*?(?:^\s*\1.*$|$(?![\s\S]))|^\s*\d+[.)]\s/gm;

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
    const sought = bare(claim.text.replaceAll(UNSHOWN, " "));
    if (sought === "") return;
    const start = letters.text.indexOf(sought, from);
    if (start === -1) return;
    from = start + sought.length;
    mark(letters.places.slice(start, from), claim, i);
  });
  for (const pre of body.querySelectorAll("pre")) addCopy(pre);
  for (const table of body.querySelectorAll("table")) wrapIn(table, "scrolls");
  return body.innerHTML;
}

function lettersOf(body: HTMLElement): Letters {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const letters: Letters = { text: "", places: [] };
  const pieces: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest("button, pre")) continue;
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
  let last: Node | undefined;
  for (const [node, own] of Map.groupBy(places, (place) => place.node)) {
    const range = document.createRange();
    range.setStart(node, Math.max(0, own[0]!.offset - leading(node.data, own[0]!.offset)));
    range.setEnd(node, trailing(node.data, own.at(-1)!.offset + 1));
    const span = document.createElement("span");
    span.className = `claim claim-${outcome}`;
    range.surroundContents(span);
    last = span;
  }
  const number = document.createElement("button");
  number.type = "button";
  number.className = `claim-number claim-number-${outcome}`;
  number.dataset["claim"] = String(index);
  number.setAttribute("aria-label", TEXT.claim(index + 1, TEXT.outcomes[outcome]));
  number.textContent = String(index + 1);
  (last as Element | undefined)?.after(number);
}

/** How many characters before a letter belong to it: an opening quote or bracket, a sign, a currency. */
const leading = (text: string, at: number) => /[("“‘«[−$€£+-]*$/u.exec(text.slice(0, at))![0].length;

/** Where the punctuation that follows a letter ends. */
const trailing = (text: string, at: number) => at + /^[)"”’»\]%°.,;:!?…]*/u.exec(text.slice(at))![0].length;

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
