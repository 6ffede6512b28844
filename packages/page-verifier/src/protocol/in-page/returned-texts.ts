// Texts that go back to what they were at first, such as a message that any press clears.
import { nodesOf } from "./page-text.ts";
import type { PageParts } from "./page-digest.ts";
import { placeOf } from "./place-of.ts";

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

/** What an element says in one of two records, where they differ. */
interface Said {
  owner: Element | undefined;
  text: Part;
}

/** The only text of a part of a record that holds nothing else but attributes of its element; undefined if there is more. */
function saidIn(parts: readonly Part[], at: number, owners: PageParts["owners"]): Said | undefined {
  const texts = parts.flatMap((text, i) => {
    const owner = owners.get(at + i);
    return owner ? [{ owner, text }] : [];
  });
  // A new element begins with `<`.
  if (texts.length > 1 || parts.includes("<")) return undefined;
  return texts[0] ?? { owner: undefined, text: "" };
}

/**
 * Whether the last two records differ in nothing but a text, and how its element looks, and the text is, figures aside, again what
 * the element said at first.
 */
export function onlyTextReturned(): boolean {
  if (!earlier || !latest) return false;
  const { at, gone, come } = difference(earlier.parts, latest.parts);
  const before = saidIn(gone, at, earlier.owners);
  const now = saidIn(come, at, latest.owners);
  const owner = now?.owner ?? before?.owner;
  const first = owner && atFirst.get(owner);
  if (!owner?.isConnected || first === undefined || !isSameSpeaker(before, now)) return false;
  const isBack = shapeOf(now!.text) === shapeOf(first) && shapeOf(before!.text) !== shapeOf(first);
  if (isBack) returned.add(nameOf(owner));
  return isBack;
}

/** Whether both records say something, and the same element says it; where a text was empty, it has no element. */
const isSameSpeaker = (before: Said | undefined, now: Said | undefined): boolean =>
  before !== undefined &&
  now !== undefined &&
  [before, now].every(({ owner }) => owner === undefined || owner === (now.owner ?? before.owner));

const shapeOf = (text: Part = ""): string => `${text ?? ""}`.replace(/\d+/g, "0").trim();

const nameOf = (element: Element): string => (element.id ? `#${element.id}` : placeOf(element));

/** The elements whose texts have gone back, by a name that is the same in each copy of the page. */
export const returnedTexts = (): string[] => [...returned];
