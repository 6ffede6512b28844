// Fields that hold numbers, and what they usually hold, for entering other numbers one at a time.
import type { Spot } from "../in-page-results.ts";
import { nameOf, typeOf } from "./element-name.ts";
import { bringIn, mayBeUsed } from "./find-controls.ts";
import { isShown } from "./page-text.ts";
import { spotOn } from "./point-on.ts";

const NUMBER = /^\s*[-+]?\d[\d.,]*\s*$/;
const USUAL = "12";
const BUTTONS = "button,[role=button],input[type=button],input[type=submit]";
const UNDOING = /\b(?:clear|reset|empty|delete|remove|cancel|undo|back|close|new)\b|[×✕🗑]/iu;
const OTHERS = /^(?:checkbox|radio|hidden|button|submit|reset|password)$/;
const usual = new Map<HTMLInputElement, string>();

/** Notes the fields that hold a number now, or are made for one. */
export function noteNumberFields(): void {
  for (const field of document.querySelectorAll("input")) {
    if (usual.has(field) || OTHERS.test(typeOf(field)) || !isUsable(field)) continue;
    if (NUMBER.test(field.value)) usual.set(field, field.value);
    else if (field.value === "" && typeOf(field) === "number") usual.set(field, USUAL);
  }
}

const isUsable = (field: HTMLInputElement): boolean =>
  field.isConnected && !field.readOnly && mayBeUsed(field) && isShown(field);

const fields = (): HTMLInputElement[] => [...usual.keys()].filter(isUsable);

/** How many fields for numbers there are. */
export const countNumberFields = (): number => fields().length;

/** Has these fields hold what they usually do. */
export function restoreNumbers(): void {
  for (const field of fields()) setTo(field, usual.get(field)!);
}

/**
 * Enters a text in one of these fields, or in all; the others hold what they usually do, and empty fields for text some name. A
 * range takes the nearest number that it has.
 */
export function enterNumber(text: string, at: number | "all"): void {
  const all = fields();
  for (const [place, field] of all.entries())
    setTo(field, at === "all" || place === at ? text : usual.get(field)!);
  for (const field of document.querySelectorAll<HTMLInputElement>(TEXTS))
    if (field.value === "" && !usual.has(field) && isUsable(field)) setTo(field, NAME);
  all.at(at === "all" ? -1 : at)?.focus({ preventScroll: true });
}

/** Fields that a page may need filled before it looks at a number. */
const TEXTS = "input:not([type]),input[type=text],textarea";
const NAME = "Ann b";

function setTo(field: HTMLInputElement, value: string): void {
  if (field.value === value) return;
  field.value = value;
  for (const type of ["input", "change"])
    field.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}

/** The button that has the page act on one of these fields. */
export function actingButton(at: number): Spot | null {
  const field = fields().at(at);
  return field ? actingButtonOf(field) : null;
}

/** The button that has the page act on a field: that of its form, else the next one that takes nothing back. */
export function actingButtonOf(field: Element): Spot | null {
  const form: unknown = Reflect.get(field, "form");
  const around = form instanceof HTMLFormElement ? form : document;
  const buttons = [...around.querySelectorAll(BUTTONS)].filter(
    (button) => mayBeUsed(button) && isShown(button) && !UNDOING.test(nameOf(button)),
  );
  const follows = (button: Element) =>
    (field.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const button = buttons.find(follows) ?? buttons[0];
  if (!button) return null;
  const spot = spotOn(button);
  if (spot) return spot;
  bringIn(button);
  return spotOn(button) ?? null;
}
