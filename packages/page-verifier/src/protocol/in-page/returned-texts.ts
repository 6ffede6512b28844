// Texts that go back to what they were at first, such as a message that any press clears.
import { nodesOf } from "./page-text.ts";
import { type PageParts, placeOf } from "./page-digest.ts";

const atFirst = new WeakMap<Element, string>();
const returned = new Set<string>();
let [earlier, latest]: (PageParts | undefined)[] = [];

/** Records what each element says. Only the first call does. */
export function rememberTexts(): void {
  if (atFirst.has(document.documentElement)) return;
  for (const node of nodesOf(document.documentElement))
    if (node instanceof Element) atFirst.set(node, ownTextOf(node));
}

const ownTextOf = (element: Element): string =>
  [...element.childNodes].map((node) => (node instanceof Text ? node.data : "")).join("");

/** Records what the page consists of, to be compared with the next record. */
export function noteParts(parts: PageParts): void {
  [earlier, latest] = [latest, parts];
}

type Part = PageParts["parts"][number];

/** Where two records differ, and the parts of each there. */
function difference(
  before: readonly Part[],
  after: readonly Part[],
): { at: number; gone: Part[]; come: Part[] } {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  let behind = 0;
  const most = Math.min(before.length, after.length) - at;
  while (behind < most && before.at(-1 - behind) === after.at(-1 - behind)) behind += 1;
  return { at, gone: before.slice(at, before.length - behind), come: after.slice(at, after.length - behind) };
}

/** Whether the last two records differ in nothing but a text that is, figures aside, again what its element said at first. */
export function onlyTextReturned(): boolean {
  if (!earlier || !latest) return false;
  const { at, gone, come } = difference(earlier.parts, latest.parts);
  if (gone.length > 1 || come.length > 1) return false;
  const owners = [
    ...(gone.length > 0 ? [earlier.owners.get(at)] : []),
    ...(come.length > 0 ? [latest.owners.get(at)] : []),
  ];
  const [owner] = owners;
  const first = owner && atFirst.get(owner);
  if (!owner?.isConnected || first === undefined || owners.some((other) => other !== owner)) return false;
  const isBack = shapeOf(come[0]) === shapeOf(first) && shapeOf(gone[0]) !== shapeOf(first);
  if (isBack) returned.add(nameOf(owner));
  return isBack;
}

const shapeOf = (text: Part = ""): string => `${text ?? ""}`.replace(/\d+/g, "0").trim();

const nameOf = (element: Element): string => (element.id ? `#${element.id}` : placeOf(element));

/** The elements whose texts have gone back, by a name that is the same in each copy of the page. */
export const returnedTexts = (): string[] => [...returned];
