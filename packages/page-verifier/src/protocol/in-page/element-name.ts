import { innerTextOf, squeeze } from "./page-text.ts";

/** The `type` of an element, empty if it has none. */
export const typeOf = (element: Element): string => textOf(element, "type");

/** The name of an element: its label, text, value or placeholder. */
export function nameOf(element: Element): string {
  const found = namesOf(element).find((name) => squeeze(name));
  return squeeze(found ?? (element instanceof HTMLElement ? element.title : element.getAttribute("alt")));
}

/** Everything that a user may call an element by: its label, text, value and placeholder. */
export function namesOf(element: Element): (string | null | undefined)[] {
  const labels: unknown = Reflect.get(element, "labels");
  const around =
    labels instanceof NodeList && labels[0] instanceof Element ? innerTextOf(labels[0]) : undefined;
  // A label around a list of choices is not called by the choices.
  const label = element.localName === "select" ? around?.replace(innerTextOf(element) ?? "", "") : around;
  const value = ["button", "submit", "reset"].includes(typeOf(element)) ? textOf(element, "value") : "";
  return [
    element.getAttribute("aria-label"),
    innerTextOf(element),
    label,
    value,
    textOf(element, "placeholder"),
  ];
}

/** A key that is equal for similar elements, such as rows of a list, tiles or keys. */
export const kindOf = (element: Element): string =>
  `${element.localName}.${element.getAttribute("class") ?? ""}.${typeOf(element)}`;

function textOf(element: Element, property: "type" | "value" | "placeholder"): string {
  const value: unknown = Reflect.get(element, property);
  return typeof value === "string" ? value : "";
}
