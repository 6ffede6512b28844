// Every option of the selects, radio buttons and checkboxes is chosen, also together with those of the first.
import type { Spot } from "../in-page-results.ts";
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

/** The option of the first field with which the others are gone through again. */
let outer: { key: string; next: number } | undefined;
const MOST_TOGETHER = 4;

/**
 * Chooses an option that was not chosen before, and returns its name; null if there is none. Where all were chosen once, the first
 * options of the first field are chosen again, each with all of the others: a page may have no answer for two of them together.
 */
export function chooseNext(): string | null {
  const fields = [...document.querySelectorAll<HTMLElement>(CHOICES)].filter(
    (field) => mayBeUsed(field) && isOffered(field),
  );
  for (const field of fields) {
    const name = field instanceof HTMLSelectElement ? chooseIn(field) : pressBox(field);
    if (name === undefined) continue;
    last = field;
    return name;
  }
  return chooseTogether(fields);
}

/** Chooses the next option of the first field that has few, and has the others gone through again. */
function chooseTogether(fields: readonly HTMLElement[]): string | null {
  const [first] = fields;
  if (!first || fields.every((field) => groupOf(field) === groupOf(first))) return null;
  outer ??= { key: groupOf(first), next: 1 };
  const own = fields.filter((field) => groupOf(field) === outer!.key);
  const count = first instanceof HTMLSelectElement ? first.options.length : own.length;
  if (outer.next >= Math.min(count, MOST_TOGETHER)) return null;
  const at = outer.next;
  outer.next += 1;
  chosen.clear();
  for (const field of own) chosen.set(keyOf(field), Number.POSITIVE_INFINITY);
  const field = own[at] ?? first;
  last = field;
  if (!(field instanceof HTMLSelectElement)) return press(field);
  const option = field.options[at]!;
  return option.disabled ? "" : choose(field, option);
}

/** The radio buttons of a group share their name. */
const groupOf = (field: Element): string =>
  field instanceof HTMLInputElement && field.type === "radio" && field.name
    ? `radio ${field.name}`
    : keyOf(field);

const MOST_TOGGLES = 4;

/** Buttons that are on or off, such as one of several services. */
export const toggleIds = (): string[] =>
  [...document.querySelectorAll("button[aria-pressed],[role=radio],[role=switch]")]
    .filter((button) => mayBeUsed(button) && isShown(button))
    .slice(0, MOST_TOGGLES)
    .map((button) => identify(button));

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
  return choose(select, option);
}

function choose(select: HTMLSelectElement, option: HTMLOptionElement): string {
  select.selectedIndex = option.index;
  for (const type of ["input", "change"])
    select.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  return option.text.trim();
}

function pressBox(box: HTMLElement): string | undefined {
  const key = keyOf(box);
  if (chosen.has(key)) return undefined;
  chosen.set(key, 1);
  return press(box);
}

function press(box: HTMLElement): string {
  box.click();
  return nameOf(box);
}
