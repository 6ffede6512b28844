import { acceptContent } from "./field-content.ts";

/** Fields whose value is chosen, not typed. */
const CHOSEN = /^(?:date|time|datetime-local|month|week|color|range)$/;

/** The field at a point, or the one whose label is there. */
function fieldAt(x: number, y: number): Element | null | undefined {
  const hit = document.elementFromPoint(x, y);
  const label = hit?.closest("label");
  // The control of a label may also be an `output` in it.
  return hit?.closest("input,select") ?? label?.querySelector("input,select") ?? label?.control;
}

/** Sets the value of a field that is not typed into, as a person would choose it. */
export function setField(x: number, y: number, value: string): "set" | "refused" | "typed" {
  const field = fieldAt(x, y);
  if (field instanceof HTMLSelectElement) {
    const wanted = value.trim().toLowerCase();
    const option = [...field.options].find(
      ({ text, value: own }) => text.trim().toLowerCase() === wanted || own.toLowerCase() === wanted,
    );
    if (!option) return "refused";
    field.focus();
    field.value = option.value;
    return accepted(field);
  }
  if (!(field instanceof HTMLInputElement) || !CHOSEN.test(field.type)) return "typed";
  field.focus();
  const before = field.value;
  field.value = value;
  // The browser replaces a value that is none of this type.
  if (field.value === "" || (field.type === "color" && field.value !== value.toLowerCase())) {
    field.value = before;
    return "refused";
  }
  return accepted(field);
}

function accepted(field: HTMLElement): "set" {
  acceptContent(field);
  for (const type of ["input", "change"])
    field.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  return "set";
}

/** Places the caret of the focused field behind its content, or selects all of it. */
export function placeCaret(where: "end" | "all"): void {
  const field = document.activeElement;
  if (where === "all" && (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    return field.select();
  const selection = getSelection();
  if (where === "all" && field) selection?.selectAllChildren(field);
  else selection?.modify("move", "forward", "documentboundary");
}
