import type { PageDigest } from "../in-page-results.ts";
import { hashCanvas, hashText } from "./hash-canvas.ts";
import { fieldContent } from "./field-content.ts";
import { nodesOf } from "./page-text.ts";
import { placeOf } from "./place-of.ts";

let clickedByKey = 0;
const blobs = new Map<string, string>();

/** Starts to count the buttons that were pressed by a key. */
export function followKeys(): void {
  let byKey = false;
  addEventListener("keydown", () => (byKey = true), true);
  addEventListener("pointerdown", () => (byKey = false), true);
  // Enter and Space press the focused button. The browser does that; it is not a reaction of the page to a key.
  addEventListener(
    "click",
    ({ isTrusted, target }) => {
      if (isTrusted && byKey && target === document.activeElement) clickedByKey += 1;
    },
    true,
  );
}

/** Replaces the random addresses of blobs by a running number, so that only a change of blob is visible. */
function numberBlobs(text: string): string {
  return text.replace(/blob:[\w:/.]*\/[0-9a-f-]{36}/g, (url) => {
    const known = blobs.get(url) ?? `blob:${blobs.size}`;
    blobs.set(url, known);
    return known;
  });
}

function partsOf(element: Element, byChecked: boolean): (string | number)[] {
  const name = element.localName;
  const parts: (string | number)[] = ["<", name];
  for (const { name, value } of element.attributes) parts.push(name, value);
  if (element instanceof HTMLCanvasElement) parts.push(hashCanvas(element));
  if (name === "input" || name === "textarea" || name === "select")
    parts.push(fieldContent(element, byChecked));
  if (element instanceof HTMLElement && element.popover && element.matches(":popover-open"))
    parts.push("open");
  return parts;
}

/** What a page consists of, and of which element each text is, by its index. */
export interface PageParts {
  parts: readonly (string | number | null)[];
  owners: ReadonlyMap<number, Element>;
}

const ignored = new Set<string>();

/** Leaves texts out of the state, and how they look, by the id or the place of their elements. */
export function ignoreTexts(names: readonly string[]): void {
  for (const name of names) ignored.add(name);
}

const isIgnored = (element: Element): boolean =>
  ignored.size > 0 && (ignored.has(`#${element.id}`) || ignored.has(placeOf(element)));

/** The page's markup, fields and canvases, without scroll positions, focus and scripts. */
export function pageParts(): PageParts {
  const byChecked = [...document.querySelectorAll("style")].some((style) =>
    style.textContent.includes(":checked"),
  );
  const parts: (string | number | null)[] = [location.hash];
  const owners = new Map<number, Element>();
  for (const node of nodesOf(document.documentElement)) {
    if (node instanceof Element) {
      parts.push(...(isIgnored(node) ? ["<", node.localName] : partsOf(node, byChecked)));
      continue;
    }
    const within = node.parentElement;
    if (within?.localName === "script" || within?.localName === "title" || (within && isIgnored(within)))
      continue;
    if (within) owners.set(parts.length, within);
    parts.push(node.nodeValue);
  }
  for (const sheet of document.styleSheets) parts.push(sheet.cssRules.length);
  return { parts, owners };
}

/** The state of the page, by what it consists of. */
export function digest({ parts } = pageParts()): PageDigest {
  const hash = hashText(numberBlobs(parts.join("\n")));
  return { state: (hash >>> 0).toString(36), focus: placeOf(document.activeElement), clickedByKey };
}
