import type { PageSettings } from "../page-settings.ts";

/** The element of that id; a page without it is not the one that the script was made for. */
export function byId<T extends Element>(id: string, Kind: new () => T): T {
  const element = document.getElementById(id);
  if (!(element instanceof Kind)) throw new Error(`There is no ${id}`);
  return element;
}

/** The element of that id, where the page has one. */
export const optionalById = (id: string): HTMLElement | null => document.getElementById(id);

/** What the task wants said in the place of `id`, else `usual`. */
export const wordsOf = (id: string, usual: string): string => optionalById(id)?.textContent ?? usual;

export const setText = (id: string, text: string | number): void => {
  byId(id, HTMLElement).textContent = String(text);
};

/** What the task asked of this page. */
export const readSettings = <Name extends keyof PageSettings>(_app: Name): PageSettings[Name] =>
  JSON.parse(byId("settings", HTMLScriptElement).textContent);

/** Tells `text` to someone who cannot see the page. */
export const announce = (text: string): void => setText("status", text);

/** A new element; what it says is set as text, never as markup. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly Node[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Whether an event comes from within an element that `selector` matches. */
export const isWithin = (event: Event, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/** Whether a key belongs to a shortcut of the browser or the system. */
export const isShortcut = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

/** The list itself in another order, drawn by lot. */
export function shuffle<Item>(list: Item[]): Item[] {
  for (let last = list.length - 1; last > 0; last--) {
    const pick = Math.floor(Math.random() * (last + 1));
    [list[last], list[pick]] = [list[pick]!, list[last]!];
  }
  return list;
}

/** Any of a list that is not empty. */
export const pickOne = <Item>(list: readonly Item[]): Item => list[Math.floor(Math.random() * list.length)]!;
