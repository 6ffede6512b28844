import { kindOf, nameOf } from "./element-name.ts";

/** A text by which a control is found again in another copy of the page. */
export const identify = (element: Element): string =>
  `${kindOf(element)}#${element.id} ${nameOf(element).slice(0, 60)}`;
