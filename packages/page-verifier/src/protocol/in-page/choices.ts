// Every option of the selects, radio buttons and checkboxes is chosen once.
import type { Spot } from "../in-page-api.ts";
import { nameOf } from "./element-name.ts";
import { mayBeUsed } from "./find-controls.ts";
import { actingButtonOf } from "./number-fields.ts";
import { isShown } from "./page-text.ts";

const CHOICES = "select:not([multiple]),input[type=radio],input[type=checkbox]";
const MOST_OPTIONS = 12;
/** The options of each select that were chosen, and boxes that were pressed. */
const chosen = new WeakMap<Element, number>();
const initial = new WeakMap<HTMLSelectElement, number>();
let last: Element | undefined;

/** Chooses an option that was not chosen before, and resolves to its name; null if there is none. */
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
  if (!initial.has(select)) initial.set(select, select.selectedIndex);
  const count = chosen.get(select) ?? 0;
  const options = [...select.options].slice(0, MOST_OPTIONS).filter(({ disabled }) => !disabled);
  if (count > options.length) return undefined;
  chosen.set(select, count + 1);
  const option = options[count] ?? select.options[initial.get(select)!];
  if (!option || option.index === select.selectedIndex) return chooseIn(select);
  select.selectedIndex = option.index;
  for (const type of ["input", "change"])
    select.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  return option.text.trim();
}

function pressBox(box: HTMLElement): string | undefined {
  if (chosen.has(box)) return undefined;
  chosen.set(box, 1);
  box.click();
  return nameOf(box);
}
