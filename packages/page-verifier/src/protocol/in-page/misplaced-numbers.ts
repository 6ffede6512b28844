// Rows that are sorted by a number as if it were a word: 100 before 20.
import { isShown, nodesOf, squeeze } from "./page-text.ts";

/** So many different numbers are not in such an order by chance. */
const LEAST_ROWS = 8;
const MOST_ROWS = 200;
const MOST_HOLDERS = 2_000;
const NUMBER = /\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d{1,2})?(?!\d)|\d+(?:\.\d+)?/g;
const SHOWN_AROUND = 2;
let atFirst: WeakSet<Element> | undefined;

/** By what is sorted. */
const faults = new Map<string, string>();

/** The columns of numbers that the page had put into the order of words at any look so far. */
export function misplacedNumbers(): string[] {
  noteMisplaced();
  return [...faults.values()];
}

/** Looks for columns of numbers in the order of words, which they did not have at the first look. */
export function noteMisplaced(): void {
  const found = [...holders()].flatMap((holder) => {
    const fault = misplacedIn(holder);
    return fault === undefined ? [] : [{ holder, fault }];
  });
  atFirst ??= new WeakSet(found.map(({ holder }) => holder));
  const known = atFirst;
  for (const { holder, fault } of found) {
    const [what] = fault.split(":");
    if (!known.has(holder) && !faults.has(what!)) faults.set(what!, fault);
  }
}

/** The elements that hold many others of one kind. */
function* holders(): Generator<Element> {
  let count = 0;
  for (const element of document.querySelectorAll("tbody,table,ul,ol,div,section,main,[role=list]")) {
    count += 1;
    if (count > MOST_HOLDERS) return;
    if (element.childElementCount >= LEAST_ROWS && isShown(element)) yield element;
  }
}

/** The texts of the rows of an element, one list for each column; none if they are not alike. */
function columnsOf(holder: Element): string[][] {
  const { localName: kind, textContent } = holder.lastElementChild!;
  if (!/\d/.test(textContent)) return [];
  const rows = [...holder.children]
    .filter((row) => row.localName === kind && !row.querySelector("th[scope=col]") && isShown(row))
    .slice(0, MOST_ROWS)
    .map((row) =>
      [...nodesOf(row)].flatMap((node) => {
        const text = node instanceof Text ? squeeze(node.data) : "";
        return text === "" ? [] : [text];
      }),
    );
  const [first] = rows;
  if (!first || rows.length < LEAST_ROWS || rows.some(({ length }) => length !== first.length)) return [];
  return first.map((_, at) => rows.map((row) => row[at]!));
}

function misplacedIn(holder: Element): string | undefined {
  const columns = columnsOf(holder);
  const [fault, other] = columns.flatMap((texts, at) => misplaced(texts, nameOfColumn(holder, at)));
  if (fault === undefined || other !== undefined) return undefined;
  // Where another column is in order, the rows are sorted by that.
  return columns.some((texts) => isSorted(texts)) ? undefined : fault;
}

/** Why a column is sorted as words. */
function misplaced(texts: readonly string[], name: string): string[] {
  const numbers = numbersOf(texts);
  if (!numbers || new Set(numbers).size < LEAST_ROWS) return [];
  // What a page shows in groups of three digits it may keep without.
  const kept = numbers.map(String);
  const shown = texts.map((text) => text.match(NUMBER)![0]);
  for (const sign of [1, -1]) {
    const at = numbers.findIndex((number, i) => i > 0 && sign * (number - numbers[i - 1]!) < 0);
    if (at < 0) return [];
    const order = (a: string, b: string) => sign * compareWords(a, b);
    if (!inOrder(shown, order) && !inOrder(kept, order)) continue;
    const around = texts.slice(Math.max(0, at - SHOWN_AROUND), at + SHOWN_AROUND);
    return [
      `the numbers${name} are sorted as if they were words: ${around.map((text) => `"${text}"`).join(", ")}`,
    ];
  }
  return [];
}

/** The numbers of texts that say nothing else, or all the same besides. */
function numbersOf(texts: readonly string[]): number[] | undefined {
  const [first, ...more] = texts[0]!.match(NUMBER) ?? [];
  if (first === undefined || more.length > 0) return undefined;
  const shape = texts[0]!.replace(NUMBER, "#");
  if (/[-−]\s*#/.test(shape) || texts.some((text) => text.replace(NUMBER, "#") !== shape)) return undefined;
  return texts.map((text) => {
    const [number] = text.match(NUMBER)!;
    return Number(/,\d{1,2}$/.test(number) ? number.replace(",", ".") : number.replaceAll(",", ""));
  });
}

/** Whether a column is in order, as words or as numbers, and not all the same. */
function isSorted(texts: readonly string[]): boolean {
  const numbers = numbersOf(texts);
  if (new Set(texts).size < LEAST_ROWS / 2) return false;
  const orders = numbers
    ? [(a: string, b: string) => numbers[texts.indexOf(a)]! - numbers[texts.indexOf(b)]!]
    : [compareWords, (a: string, b: string) => a.localeCompare(b)];
  return orders.some((order) => inOrder(texts, order) || inOrder(texts, (a, b) => order(b, a)));
}

const compareWords = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const inOrder = (texts: readonly string[], order: (a: string, b: string) => number): boolean =>
  texts.every((text, at) => at === 0 || order(texts[at - 1]!, text) <= 0);

/** The name that a table gives to a column. */
function nameOfColumn(holder: Element, at: number): string {
  const heads = holder.closest("table")?.querySelectorAll("thead th, th[scope=col]") ?? [];
  const name = squeeze(heads[at]?.textContent);
  return name === "" ? "" : ` of "${name}"`;
}
