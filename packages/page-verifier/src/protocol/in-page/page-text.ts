/** All elements and texts in their order, those of open shadow roots too. */
export function* nodesOf(root: Node): Generator<Element | Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node instanceof Element || node instanceof Text) yield node;
    if (node instanceof Element && node.shadowRoot) yield* nodesOf(node.shadowRoot);
  }
}

/** Whether an element takes room and is not hidden. */
export function isShown(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return (
    box.width > 1 &&
    box.height > 1 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

/** A text with single spaces. */
export const squeeze = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();

/** What an element shows; undefined where that is not known, as in drawings. */
export const innerTextOf = (element: Element | null | undefined): string | undefined =>
  element instanceof HTMLElement ? element.innerText : undefined;

/** All text on the page, what stands in fields too. */
export function shownText(): string {
  const parts = [innerTextOf(document.body)];
  for (const node of document.querySelectorAll("*")) {
    for (const child of node.shadowRoot?.children ?? []) parts.push(innerTextOf(child));
    if (!/^(?:input|textarea|select|text)$/.test(node.localName) || !isShown(node)) continue;
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) parts.push(node.value);
    else if (node instanceof HTMLSelectElement) parts.push(node.selectedOptions[0]?.text);
    else if (node.tagName === "text") parts.push(node.textContent);
  }
  return squeeze(parts.join(" "));
}

/** Whether there is anything on the page at all, a canvas counted as something. */
export function hasContent(): boolean {
  if (shownText() !== "") return true;
  return [...document.querySelectorAll("body *")].some(
    (element) => !["SCRIPT", "STYLE"].includes(element.tagName) && isShown(element),
  );
}
