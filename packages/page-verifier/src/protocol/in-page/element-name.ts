import { innerTextOf, squeeze } from "./page-text.ts";

/** The `type` that the browser gives an element, empty where it has none. */
export const typeOf = (element: Element): string => textOf(element, "type");

/** What an element is called: by its label, text, value or hint. */
export function nameOf(element: Element): string {
  const labels: unknown = Reflect.get(element, "labels");
  const label =
    labels instanceof NodeList && labels[0] instanceof Element ? innerTextOf(labels[0]) : undefined;
  const value = ["button", "submit", "reset"].includes(typeOf(element)) ? textOf(element, "value") : "";
  const names = [
    element.getAttribute("aria-label"),
    innerTextOf(element),
    label,
    value,
    textOf(element, "placeholder"),
  ];
  const found = names.find((name) => squeeze(name));
  return squeeze(found ?? (element instanceof HTMLElement ? element.title : element.getAttribute("alt")));
}

/** Elements of one kind look alike to the page's author: rows of a list, tiles, keys. */
export const kindOf = (element: Element): string =>
  `${element.localName}.${element.getAttribute("class") ?? ""}.${typeOf(element)}`;

function textOf(element: Element, property: "type" | "value" | "placeholder"): string {
  const value: unknown = Reflect.get(element, property);
  return typeof value === "string" ? value : "";
}
