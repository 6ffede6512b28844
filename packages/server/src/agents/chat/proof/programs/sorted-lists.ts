import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { extremesIn } from "../reading/extreme-words.ts";
import { hasPhrase, normalise, stemsOf } from "../reading/words.ts";

/** Code that puts what it was given in another order. */
const SORTS =
  /\bsorted\(|\.sort(?:ed)?\(|\.toSorted\(|\.reverse(?:d)?\(|\breversed\(|(?:^|[|;&]\s*)sort\b|\.most_common\(|ORDER BY/imu;
const ITEM = /[\p{L}\p{N}_'’.-]+(?:\s[\p{L}\p{N}_'’.-]+)*/gu;
const FEWEST_ITEMS = 3;
const MOST_ITEMS = 60;
const MOST_LISTS = 20;
const MOST_CHARS = 2_000;
/** Words that say no more than that the items are in an order. */
const OF_ORDER = stemsOf(
  "sort sorted order ordered ranked ranking list listed alphabetically alphabetical ascending descending reverse reversed first last result final names values items sequence goes sortiert reihenfolge alphabetisch trié ordre alphabétique ordenado orden alfabético",
);

const read = new WeakMap<ObservedFinding, string[][]>();

/**
 * The lists of what the person named that a program printed in another order than it has them: items that a line separates, or short
 * lines. What only the model brought up is sorted by what it wrote of it.
 */
function listsOf(one: ObservedFinding, given: readonly Observed[]): string[][] {
  const known = read.get(one);
  if (known) return known;
  const { evidence, input = "", text } = one.finding;
  const lists: string[][] = [];
  if (evidence.type === "command" && SORTS.test(input) && text.length <= MOST_CHARS) {
    const lines = text.split("\n").map((line) => line.trim());
    const all = [...lines.map((line) => line.split(/[[\](){},;|]+|\s{2,}|['"]/u)), lines];
    for (const parts of all) {
      const items = parts.flatMap((part) => (part.match(ITEM)?.length === 1 ? [part.trim()] : []));
      const isAsked = (item: string) => given.some((asked) => hasPhrase(asked.text, normalise(item)));
      if (lists.length < MOST_LISTS && isNew(items, input) && items.every(isAsked)) lists.push(items);
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

/** From the largest on. */
const DESCENDS =
  /\breverse\s*=\s*True|\breversed\(|\.(?:reverse|toReversed)\(|\bsort\s+-\w*r|\bDESC\b|\.most_common\(|\bb\b[^\n]{0,30}\s-\s*a\b/u;
/** Words for the ends of what is sorted, beside those of `extremesIn`. */
const LAST = /(?<!\p{L})(?:newest|latest|most recent|neueste\p{L}?)(?!\p{L})/iu;
const FIRST = /(?<!\p{L})(?:oldest|earliest|älteste\p{L}?)(?!\p{L})/iu;
const ENDS = stemsOf(
  "newest latest recent oldest earliest highest largest biggest greatest lowest smallest longest shortest cheapest dearest fastest slowest",
);

/** Whether a program has no other numbers than the person gave, and small ones: what it sorts by is not the model's. */
export const hasOnlyGivenNumbers = (code: string, given: readonly Observed[]): boolean =>
  (code.match(/(?<![\w.])\d+(?:\.\d+)*(?![\w.]*\w)/gu) ?? []).every(
    (number) => number.length === 1 || given.some(({ text }) => asWritten(number).test(text)),
  );

/** A number as a person may write it: `71.90` for 71.9, and not a part of another one. */
export const asWritten = (number: string): RegExp =>
  new RegExp(`(?<![\\d.,])${numberPattern(number)}(?![\\d]|[.,]\\d)`, "u");

/** The same without its surroundings. */
export function numberPattern(number: string): string {
  const [whole, decimals = "", ...more] = number.split(".");
  if (more.length > 0) return RegExp.escape(number);
  const rest = decimals.replace(/0+$/u, "");
  return rest === "" ? `${whole}(?:[.,]0+)?` : `${whole}[.,]${rest}0*`;
}

/** Whether a program has the items in the printed order as well, or an order of the model's own: by a table, or by places in a text. */
function hasOwnOrder(items: readonly string[], code: string): boolean {
  const inOrder = items.map((item) => RegExp.escape(item)).join("[\"'\\s,;]{1,8}");
  return (
    new RegExp(inOrder, "u").test(code) ||
    /\.(?:index|indexOf|find)\b/u.test(code) ||
    items.some((item) => new RegExp(`${RegExp.escape(item)}["']?\\s*[:=]`, "u").test(code))
  );
}

/**
 * Whether a sentence lists what a program sorted in its order, or says what comes first or last of it; undefined if it lists something
 * else, or says more.
 */
export function agreesWithOrder(
  text: string,
  one: ObservedFinding,
  given: readonly Observed[],
): boolean | undefined {
  const code = one.finding.input ?? "";
  for (const items of listsOf(one, given)) {
    const places = items.map((item) => text.indexOf(item));
    const named = items.filter((_, i) => places[i]! >= 0);
    const rest = named.reduce((left, item) => left.replace(item, " "), text);
    const asked =
      hasOnlyGivenNumbers(code, given) && !hasOwnOrder(items, code)
        ? given.flatMap(({ stems }) => [...stems])
        : [];
    const known = new Set([...OF_ORDER, ...asked, ...(asked.length > 0 ? ENDS : [])]);
    if (/\d/.test(rest) || !stemsOf(rest).isSubsetOf(known)) continue;
    if (named.length === items.length) {
      // Read from the other end, they are in order as well.
      if (places.every((place, i) => i === 0 || place < places[i - 1]!)) continue;
      return places.every((place, i) => i === 0 || place > places[i - 1]!);
    }
    const end = asked.length > 0 && named.length === 1 ? endSaid(rest, DESCENDS.test(code)) : undefined;
    if (end !== undefined) return items.at(end) === named[0];
  }
  return undefined;
}

/** Which of the sorted items a sentence speaks of: the first, 0, or the last, -1; undefined if of neither. */
function endSaid(text: string, descends: boolean): 0 | -1 | undefined {
  const [extreme, ...others] = extremesIn(text);
  const isMax = LAST.test(text) || extreme?.direction === "max";
  const isMin = FIRST.test(text) || extreme?.direction === "min";
  if (isMax === isMin || others.length > 0 || (extreme?.rank ?? 0) > 0) return undefined;
  return isMax === descends ? 0 : -1;
}
