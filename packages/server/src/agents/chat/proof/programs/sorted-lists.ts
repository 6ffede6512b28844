import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { hasPhrase, normalise, stemsOf } from "../reading/words.ts";

/** Code that puts what it was given in another order. */
const SORTS =
  /\bsorted\(|\.sort(?:ed)?\(|\.toSorted\(|\.reverse(?:d)?\(|\breversed\(|(?:^|[|;&]\s*)sort\b|\.most_common\(|ORDER BY/imu;
const ITEM = /[\p{L}\p{N}_'’.-]+(?:\s[\p{L}\p{N}_'’.-]+)*/gu;
const FEWEST_ITEMS = 3;
const MOST_ITEMS = 60;
const MOST_CHARS = 2_000;
/** Words that say no more than that the items are in an order. */
const OF_ORDER = stemsOf(
  "sort sorted order ordered ranked ranking list listed alphabetically alphabetical ascending descending reverse reversed first last result final names values items sequence goes sortiert reihenfolge alphabetisch trié ordre alphabétique ordenado orden alfabético",
);

const read = new WeakMap<ObservedFinding, string[][]>();

/** The lists that a program printed in another order than it has them: items that a line separates, or short lines. */
function listsOf(one: ObservedFinding): string[][] {
  const known = read.get(one);
  if (known) return known;
  const { evidence, input = "", text } = one.finding;
  const lists: string[][] = [];
  if (evidence.type === "command" && SORTS.test(input) && text.length <= MOST_CHARS) {
    const lines = text.split("\n").map((line) => line.trim());
    const all = [...lines.map((line) => line.split(/[[\](){},;|]+|\s{2,}|['"]/u)), lines];
    for (const parts of all) {
      const items = parts.flatMap((part) => (part.match(ITEM)?.length === 1 ? [part.trim()] : []));
      if (isNew(items, input)) lists.push(items);
    }
  }
  read.set(one, lists);
  return lists;
}

/** Whether items all stand in a program, in another order. */
function isNew(items: readonly string[], code: string): boolean {
  if (items.length < FEWEST_ITEMS || items.length > MOST_ITEMS || new Set(items).size < items.length)
    return false;
  const places = items.map((item) => code.indexOf(item));
  return places.every((place) => place >= 0) && places.some((place, i) => i > 0 && place < places[i - 1]!);
}

/** Whether a sentence lists what a program sorted in its order; undefined if it lists something else, or says more. */
export function agreesWithOrder(
  text: string,
  one: ObservedFinding,
  given: readonly Observed[],
): boolean | undefined {
  for (const items of listsOf(one)) {
    // What only the model brought up is sorted by what it wrote of it.
    if (!items.every((item) => given.some((asked) => hasPhrase(asked.text, normalise(item))))) continue;
    const places = items.map((item) => text.indexOf(item));
    if (places.some((place) => place < 0)) continue;
    const rest = items.reduce((left, item) => left.replace(item, " "), text);
    if (/\d/.test(rest) || !stemsOf(rest).isSubsetOf(OF_ORDER)) continue;
    return places.every((place, i) => i === 0 || place > places[i - 1]!);
  }
  return undefined;
}
