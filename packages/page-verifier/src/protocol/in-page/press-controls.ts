// Every button of the page is pressed once in each of several states, to find those without any effect.
import type { PressEffects, Spot } from "../in-page-results.ts";
import { kindOf, nameOf, typeOf } from "./element-name.ts";
import { bringIn, mayBeUsed } from "./find-controls.ts";
import { identify } from "./identify.ts";
import { digest, pageParts } from "./page-digest.ts";
import { isShown, nodesOf } from "./page-text.ts";
import { spotOn } from "./point-on.ts";
import { noteParts } from "./returned-texts.ts";

export const BUTTONS =
  "button,[role=button],[role=tab],[role=menuitem],[role=switch],[role=radio],input[type=button],input[type=submit],input[type=reset],summary,[onclick],a[href^='#']";
const FIELDS = "input,textarea,[contenteditable]";
/** Buttons whose effect may be heard or kept, but not seen. */
const INVISIBLE =
  /\b(?:un)?mute|sound|volume|music|audio|full\s?screen|\bsave|\bstore\b|remember|\bfx\b|[🔇🔈🔉🔊🎵🎶⛶💾]/iu;
const REMOVES = /^(?:[×✕✖🗑]|x$)|\b(?:remove|delete|discard)\b|entfernen|löschen|supprimer|eliminar|remover/iu;
/** Whether a button takes away what it belongs to. */
export const removes = (button: Element): boolean => REMOVES.test(nameOf(button));
const EMPTIES = /\b(?:clear|empty)\b|leeren|vider|vaciar|limpar/iu;
const MOST_OF_A_KIND = 12;
const MOST_BUTTONS = 300;
const pressed = new WeakSet<Element>();
const kinds = new Map<string, number>();
/** How often a button of an identity was pressed. */
const times = new Map<string, number>();
let invalid = 0;

/** Starts to count the fields that the browser's own validation refuses. */
export function followValidation(): void {
  addEventListener("invalid", () => (invalid += 1), true);
}

/** The enabled buttons of the page that are shown, as far as they are asked for. */
export function* buttons(): Generator<Element> {
  let count = 0;
  for (const node of nodesOf(document.body ?? document.documentElement)) {
    if (!(node instanceof Element) || !node.matches(BUTTONS)) continue;
    count += 1;
    if (count > MOST_BUTTONS) return;
    if (mayBeUsed(node) && node.ariaDisabled !== "true" && isShown(node)) yield node;
  }
}

/** Whether what a button does may be neither seen nor read. */
export const isSilent = (element: Element): boolean =>
  INVISIBLE.test(`${identify(element)} ${element.getAttribute("title") ?? ""}`);

/** The identities of the buttons that are there. */
export const buttonIds = (): string[] => [...buttons()].map(identify);

/**
 * The next button that was not pressed yet: first those that were there at `first`, then what came later or takes away what the
 * others act on, and last the squares of a board, of which only a few are pressed. Scrolls to it.
 */
export function nextButton(first: readonly string[] = []): Spot | null {
  const all = [...buttons()];
  const isSquare = squaresOf(all);
  const ids = new Map<string, number>();
  for (const element of all) ids.set(identify(element), (ids.get(identify(element)) ?? 0) + 1);
  const isLater = (element: Element) =>
    !first.includes(identify(element)) || EMPTIES.test(nameOf(element)) || removes(element);
  const rank = (element: Element) => (isSquare(element) ? 2 : Number(isLater(element)));
  for (const element of all.toSorted((a, b) => rank(a) - rank(b))) {
    const [id, kind] = [identify(element), kindOf(element)];
    // A page may put a new button in the place of one that was pressed.
    if (pressed.has(element) || (times.get(id) ?? 0) >= ids.get(id)! || isSilent(element)) continue;
    if (isSquare(element) && (kinds.get(kind) ?? 0) >= MOST_OF_A_KIND) continue;
    pressed.add(element);
    times.set(id, (times.get(id) ?? 0) + 1);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const spot = spotAfterScrolling(element);
    if (spot) return spot;
  }
  return null;
}

/** Whether one of these buttons is a square of a board: it has many like it. */
function squaresOf(all: readonly Element[]): (element: Element) => boolean {
  const groups = Map.groupBy(all, groupOf);
  return (element) => groups.get(groupOf(element))!.length >= MOST_OF_A_KIND;
}

/** The buttons that are squares of a board. */
export function squares(): Element[] {
  const all = [...buttons()];
  return all.filter(squaresOf(all));
}

/** The identities of the buttons that are squares of a board. */
export const squareIds = (): string[] => squares().map(identify);

/** What the squares of a board have in common: their classes, those of what holds them, or what holds them. */
function groupOf(element: Element): unknown {
  const { localName, parentElement } = element;
  const own = element.getAttribute("class") ?? "";
  if (own !== "") return `${localName}.${own}`;
  const around = parentElement?.getAttribute("class") ?? "";
  return around === "" ? parentElement : `.${around} ${localName}`;
}

/** The button of an identity. */
export function findButtonElement(id: string): Element | undefined {
  for (const element of buttons())
    if (id.startsWith(kindOf(element)) && identify(element) === id) return element;
  return withOtherClasses(id);
}

/** The only button that is called so: what is chosen is often told by a class. */
function withOtherClasses(id: string): Element | undefined {
  const name = id.slice(id.indexOf("#"));
  const alike = [...buttons()].filter(
    (element) => id.startsWith(`${element.localName}.`) && identify(element).endsWith(name),
  );
  return alike.length === 1 ? alike[0] : undefined;
}

/** The button of an identity, where it is now. */
export function findButton(id: string): Spot | null {
  const element = findButtonElement(id);
  return (element && spotAfterScrolling(element)) ?? null;
}

/** The first button that takes something away. */
export function nextRemover(): Spot | null {
  for (const element of buttons())
    if (removes(element)) {
      const spot = spotAfterScrolling(element);
      if (spot) return spot;
    }
  return null;
}

function spotAfterScrolling(element: Element): Spot | undefined {
  dropSelection();
  const spot = spotOn(element);
  if (spot) return spot;
  bringIn(element);
  return spotOn(element);
}

/** A press drops what an earlier drag has selected, which is no effect of the button. What is selected to be edited stays. */
function dropSelection(): void {
  const selection = getSelection();
  const within = selection?.anchorNode;
  const element = within instanceof Element ? within : within?.parentElement;
  if (element && !element.closest("[contenteditable]")) selection!.removeAllRanges();
}

/** Fields that can be typed into and are empty, and what to type there: a number, or `letters` where any text goes. */
export function emptyFields(letters = false): (Spot & { text: string })[] {
  return [...textFields()].flatMap(({ field, content, spot }) =>
    content === "" ? [{ ...spot, text: textFor(typeOf(field), letters) }] : [],
  );
}

/** Fields that can be typed into and hold something. */
export const filledFields = (): Spot[] =>
  [...textFields()].flatMap(({ content, spot }) => (content === "" ? [] : [spot]));

/** The fields that can be typed into, each with what it holds. */
export function* textFields(): Generator<{ field: Element; content: unknown; spot: Spot }> {
  for (const field of document.querySelectorAll(FIELDS)) {
    const spot = mayBeUsed(field) && isShown(field) ? spotOn(field) : undefined;
    const content: unknown = Reflect.get(field, "value") ?? field.textContent;
    if (spot?.kind === "field") yield { field, content, spot };
  }
}

/** Selects the content of text fields, which buttons such as Bold act on. */
export function selectTexts(): void {
  for (const field of document.querySelectorAll("textarea")) field.setSelectionRange(0, field.value.length);
}

function textFor(type: string, letters: boolean): string {
  if (type === "email") return "ann@example.com";
  if (type === "url") return "https://example.com";
  return letters && !/^(?:number|tel|date|time|month|week|color|range)/.test(type) ? "Ann b" : "12";
}

/** What a press may have changed. */
export function pressEffects(): PressEffects {
  const focused = document.activeElement;
  const into =
    focused?.matches(`${FIELDS},select,[role=dialog],dialog,[tabindex]`) && !focused.matches(BUTTONS);
  const moving = document.getAnimations().filter(({ playState }) => playState === "running").length;
  let scrolled = scrollX + scrollY;
  for (const element of document.querySelectorAll("*")) scrolled += element.scrollTop + element.scrollLeft;
  const parts = pageParts();
  noteParts(parts);
  const beside = [document.title, scrolled, moving, invalid].join("|");
  return {
    state: `${digest(parts).state}|${beside}`,
    beside,
    // What is selected within a field comes and goes with its focus.
    selected: getSelection()?.isCollapsed === false ? String(getSelection()) : "",
    focus: into && focused ? identify(focused) : "",
  };
}
