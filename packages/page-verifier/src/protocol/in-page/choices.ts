// Every option of the selects, radio buttons and checkboxes is chosen once.
import type { Spot } from "../in-page-api.ts";
import { nameOf } from "./element-name.ts";
import { mayBeUsed } from "./find-controls.ts";
import { identify } from "./identify.ts";
import { actingButtonOf } from "./number-fields.ts";
import { isShown } from "./page-text.ts";

const CHOICES = "select:not([multiple]),input[type=radio],input[type=checkbox]";
const MOST_OPTIONS = 12;
/** How many options of each select were chosen, and the boxes that were pressed; a page may draw them anew each time. */
const chosen = new Map<string, number>();
const initial = new Map<string, number>();
let last: Element | undefined;

const keyOf = (field: Element): string => `${identify(field)} ${field.getAttribute("name") ?? ""}`;

/** Chooses an option that was not chosen before, and returns its name; null if there is none. */
export function chooseNext(): string | null {
  for (const field of document.querySelectorAll<HTMLElement>(CHOICES)) {
    if (!mayBeUsed(field) || !isOffered(field)) continue;
    const name = field instanceof HTMLSelectElement ? chooseIn(field) : pressBox(field);
    if (name === undefined) continue;
    last = field;
    return name;
  }
  return null;
}

/** The button that has the page act on what was chosen last. */
export const choiceButton = (): Spot | null => (last?.isConnected ? actingButtonOf(last) : null);

/** A radio button is often hidden behind its label. */
const isOffered = (field: Element): boolean => {
  const labels: unknown = Reflect.get(field, "labels");
  return isShown(field) || (labels instanceof NodeList && labels[0] instanceof Element && isShown(labels[0]));
};

/** The next option of a select; after the last, the one that it began with. */
function chooseIn(select: HTMLSelectElement): string | undefined {
  const key = keyOf(select);
  if (!initial.has(key)) initial.set(key, select.selectedIndex);
  const count = chosen.get(key) ?? 0;
  const options = [...select.options].slice(0, MOST_OPTIONS).filter(({ disabled }) => !disabled);
  if (count > options.length) return undefined;
  chosen.set(key, count + 1);
  const option = options[count] ?? select.options[initial.get(key)!];
  if (!option || option.index === select.selectedIndex) return chooseIn(select);
  select.selectedIndex = option.index;
  for (const type of ["input", "change"])
    select.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  return option.text.trim();
}

function pressBox(box: HTMLElement): string | undefined {
  const key = keyOf(box);
  if (chosen.has(key)) return undefined;
  chosen.set(key, 1);
  box.click();
  return nameOf(box);
}
