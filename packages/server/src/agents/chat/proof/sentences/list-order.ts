import type { ObservedFinding } from "../evidence/observed.ts";

/** A list of numbers in square brackets. */
const LIST = /\[\s?-?\d[\d.]*(?:\s?,\s?-?\d[\d.]*){2,200}\s?\]/gu;
const MOST_LISTS = 100;

const listsIn = (text: string): string[][] =>
  Array.from(text.matchAll(LIST).take(MOST_LISTS), ([list]) => list.match(/-?\d[\d.]*/gu) ?? []);

/** Whether a statement has a list of numbers that the evidence has only in another order: `[1,10,9,100]`, where it printed `[1,10,100,9]`. */
export function isInAnotherOrder(text: string, findings: readonly ObservedFinding[]): boolean {
  const said = listsIn(text);
  if (said.length === 0) return false;
  const seen = findings.flatMap(({ finding }) => listsIn(finding.text));
  const joined = new Set(seen.map((list) => list.join()));
  const sorted = new Set(seen.map((list) => list.toSorted().join()));
  return said.some((list) => !joined.has(list.join()) && sorted.has(list.toSorted().join()));
}
