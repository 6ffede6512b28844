/** All elements and texts in document order, including those of open shadow roots. */
export function* nodesOf(root: Node): Generator<Element | Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node instanceof Element || node instanceof Text) yield node;
    if (node instanceof Element && node.shadowRoot) yield* nodesOf(node.shadowRoot);
  }
}

/** Fields that pages make transparent and draw in another way, such as a typing test or a switch. */
export const FIELDS = "input,textarea,select,[contenteditable]";

/** Whether an element has a size, if only that of a line, and is not hidden. A transparent field still takes input. */
export function isShown(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return (
    Math.min(box.width, box.height) > 0 &&
    Math.max(box.width, box.height) > 1 &&
    element.checkVisibility({ opacityProperty: !element.matches(FIELDS), visibilityProperty: true })
  );
}

/** A text with single spaces. */
export const squeeze = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();

/** The rendered text of an element; undefined for elements that are not HTML, such as SVG. */
export const innerTextOf = (element: Element | null | undefined): string | undefined =>
  element instanceof HTMLElement ? element.innerText : undefined;

/** The elements that a selector matches; none if it is invalid. */
export function allMatching(selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

export const countShown = (selector: string): number => allMatching(selector).filter(isShown).length;

/** All visible text on the page or in the elements that a selector matches, including the content of fields. */
export function shownText(within?: string): string {
  const roots = within === undefined ? [document.body] : allMatching(within).filter(isShown);
  return squeeze(roots.flatMap((root) => (root ? textsIn(root) : [])).join(" "));
}

function textsIn(root: Element): (string | null | undefined)[] {
  const parts: (string | null | undefined)[] = [innerTextOf(root)];
  for (const node of [root, ...root.querySelectorAll("*")]) {
    for (const child of node.shadowRoot?.children ?? []) parts.push(innerTextOf(child));
    if (!/^(?:input|textarea|select|text)$/.test(node.localName) || !isShown(node)) continue;
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) parts.push(node.value);
    else if (node instanceof HTMLSelectElement) parts.push(node.selectedOptions[0]?.text);
    else if (node.tagName === "text") parts.push(node.textContent);
  }
  return parts;
}

/** Whether the page shows any text or element. */
export function hasContent(): boolean {
  if (shownText() !== "") return true;
  return [...document.querySelectorAll("body *")].some(
    (element) => !["SCRIPT", "STYLE"].includes(element.tagName) && isShown(element),
  );
}
