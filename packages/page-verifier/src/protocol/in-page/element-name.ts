import { innerTextOf, squeeze } from "./page-text.ts";

/** The `type` of an element, empty if it has none. */
export const typeOf = (element: Element): string => textOf(element, "type");

/** The name of an element: its label, text, value or placeholder. */
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

/** A key that is equal for similar elements, such as rows of a list, tiles or keys. */
export const kindOf = (element: Element): string =>
  `${element.localName}.${element.getAttribute("class") ?? ""}.${typeOf(element)}`;

function textOf(element: Element, property: "type" | "value" | "placeholder"): string {
  const value: unknown = Reflect.get(element, property);
  return typeof value === "string" ? value : "";
}
