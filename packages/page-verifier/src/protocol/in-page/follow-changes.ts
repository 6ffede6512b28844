// How often the texts of elements are written, whether or not they are others then.
import { placeOf } from "./place-of.ts";

const MOST_ELEMENTS = 500;
const written = new Map<Node, number>();
let observer: MutationObserver | undefined;

const count = (records: readonly MutationRecord[]): void => {
  for (const { target } of records)
    if (written.has(target) || written.size < MOST_ELEMENTS)
      written.set(target, (written.get(target) ?? 0) + 1);
};

/** How often each element, by its place, was written since the last call; the first call only begins to count. */
export function writtenSince(): [string, number][] {
  if (observer) count(observer.takeRecords());
  else {
    observer = new MutationObserver(count);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  }
  const counts = [...written].flatMap(([node, times]): [string, number][] => {
    const element = node instanceof Element ? node : node.parentElement;
    return element?.isConnected ? [[placeOf(element), times]] : [];
  });
  written.clear();
  return counts;
}
