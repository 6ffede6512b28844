import { markdownParts, sanitized, sanitizedHtml } from "../../ui/markdown.tsx";
import type { AnswerClaim } from "./answer-view.ts";
import { TEXT } from "./text.ts";

/** Letters and digits alone: what the text and its Markdown have in common. */
const ASIDE = /[^\p{L}\p{N}]+/gu;
/** Targets of links have letters that are not shown. */
const LINK_TARGETS = /\]\([^)\s]*\)/g;
/** Fewer words than this are not looked for by themselves: they could stand anywhere. */
const FEWEST_WORDS = 3;
/** The characters of a part that is parsed, and laid out when it comes into sight, by itself. */
const PART_CHARS = 6_000;
/** What the service makes no claims of. */
const UNCLAIMED = "h1, h2, h3, h4, h5, h6, thead";
const WRAPPED_IN = "strong, em, del, code, a";

const bare = (text: string) => text.replaceAll(ASIDE, "").toLowerCase();

/** The letters of elements, and the place of each in their text nodes. */
interface Letters {
  text: string;
  nodes: Text[];
  /** By letter: the index of its node, and its place in that node's text. */
  nodeOf: number[];
  offsetOf: number[];
}

/** A part of an answer as an element, its code with a button that copies it. Nothing but text and links came from the model. */
export function answerElement(text: string): HTMLElement {
  const around = document.createElement("div");
  around.append(...sanitized(text).childNodes);
  equip(around);
  return around;
}

function equip(body: HTMLElement): void {
  for (const pre of body.querySelectorAll("pre")) addCopy(pre);
  for (const table of body.querySelectorAll("table")) wrapIn(table, "scrolls");
}

/**
 * The HTML of an answer in parts of a bounded length: its claims marked, each with the number that shows its evidence. It
 * yields between its steps, so that who asks can leave time to others.
 */
export function* answerParts(text: string, claims: readonly AnswerClaim[]): Generator<void, string[]> {
  const bodies: HTMLElement[] = [];
  for (const part of markdownParts(text, PART_CHARS)) {
    bodies.push(sanitizedHtml(part));
    yield;
  }
  const letters = lettersOf(bodies);
  const found: { claim: AnswerClaim; index: number; places: number[] }[] = [];
  let from = 0;
  for (const [index, claim] of claims.entries()) {
    const words = claim.text.replaceAll(LINK_TARGETS, "] ").split(/\s+/).map(bare);
    const places = placesOf(
      words.filter((word) => word !== ""),
      letters.text,
      from,
    );
    yield;
    if (places.length === 0) continue;
    from = places.at(-1)! + 1;
    found.push({ claim, index, places });
  }
  // From the last to the first: marking splits a text node, and what is before the mark stays where it was.
  for (const { claim, index, places } of found.toReversed()) mark(letters, places, claim, index);
  return bodies.map((body) => {
    equip(body);
    return body.innerHTML;
  });
}

/** Where the letters of these words stand, from a place on. Something else may stand between them. */
function placesOf(words: readonly string[], text: string, from: number): number[] {
  const sought = words.join("");
  const start = sought === "" ? -1 : text.indexOf(sought, from);
  if (start !== -1) return Array.from({ length: sought.length }, (_, i) => start + i);
  if (words.length < 2 * FEWEST_WORDS) return [];
  const middle = Math.floor(words.length / 2);
  const first = placesOf(words.slice(0, middle), text, from);
  return [...first, ...placesOf(words.slice(middle), text, (first.at(-1) ?? from - 1) + 1)];
}

function lettersOf(bodies: readonly HTMLElement[]): Letters {
  const letters: Letters = { text: "", nodes: [], nodeOf: [], offsetOf: [] };
  const pieces: string[] = [];
  for (const body of bodies) {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest(UNCLAIMED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    while (walker.nextNode()) {
      const at = letters.nodes.push(walker.currentNode as Text) - 1;
      for (const { index, 0: letter } of letters.nodes[at]!.data.matchAll(/[\p{L}\p{N}]/gu)) {
        const small = letter.toLowerCase();
        pieces.push(small);
        // A letter can have two when it is small; its place is that of both.
        for (let unit = 0; unit < small.length; unit++) {
          letters.nodeOf.push(at);
          letters.offsetOf.push(index + letter.length - 1);
        }
      }
    }
  }
  letters.text = pieces.join("");
  return letters;
}

/** Marks the text between the first and the last of these letters, node by node, and sets the number behind it. */
function mark(
  { nodes, nodeOf, offsetOf }: Letters,
  places: readonly number[],
  { outcome }: AnswerClaim,
  index: number,
): void {
  let last: Element | undefined;
  const byNode = [...Map.groupBy(places, (at) => nodeOf[at]!)];
  for (const [i, [at, own]] of byNode.entries()) {
    const node = nodes[at]!;
    if (node.parentElement?.closest("pre")) continue;
    const range = document.createRange();
    range.setStart(node, startIn(node.data, offsetOf[own[0]!]!, i === 0));
    range.setEnd(node, endIn(node.data, offsetOf[own.at(-1)!]! + 1, i === byNode.length - 1));
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
