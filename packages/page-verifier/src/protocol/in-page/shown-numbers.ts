import { isShown, nodesOf, squeeze } from "./page-text.ts";

/** A number as a person reads it; `1:05` counts seconds. */
const NUMBER = /(?<![\p{L}\d.,:])[-−]?\d+(?:(?::\d\d)+|(?:,\d{3})+)?(?:\.\d+)?(?![\d:])/gu;
const LETTER = /\p{L}/u;
/** The words right before a number; on a canvas, whose texts have no order, the last of them. */
const WORDS_BEFORE = /\p{L}[\p{L} ]*(?=[^\p{L}\d]*$)/u;
const WORD_BEFORE = /\p{L}+(?=[^\p{L}\d]{0,3}$)/u;
const MOST_NODES = 80;
const MOST_CHARS = 60;
const MOST_LEVELS = 4;
/** Numbers that are no count: what is pressed, chosen or run. */
const ELSEWHERE = "button,select,textarea,script,style,noscript,[role=button]";

/**
 * The numbers that the page shows, each with the words around it, `#` in its place. Those whose words are there twice are left out:
 * they cannot be followed.
 */
export function shownNumbers(drawn: string): [string, number][] {
  const all = [...namedElements()].flatMap((element) => numbersIn(textOf(element)));
  all.push(...labelled(drawn.toLowerCase(), WORD_BEFORE));
  const alike = Map.groupBy(all, ([words]) => words);
  return all.filter(([words]) => alike.get(words)!.length === 1);
}

/** The elements around numbers that hold words as well. */
function namedElements(): Set<Element> {
  const found = new Set<Element>();
  let count = 0;
  for (const node of nodesOf(document.body ?? document.documentElement)) {
    const element = node instanceof Text && /\d/.test(node.data) ? node.parentElement : null;
    if (!element || element.closest(ELSEWHERE) || !isShown(element)) continue;
    count += 1;
    if (count > MOST_NODES) break;
    let around: Element | null = element;
    for (let level = 0; around && level < MOST_LEVELS && !LETTER.test(textOf(around)); level++)
      around = around.parentElement;
    if (around && around !== document.body) found.add(around);
  }
  return found;
}

function textOf(element: Element): string {
  const texts = [...nodesOf(element)].map((node) => (node instanceof Text ? node.data : ""));
  return squeeze(texts.join(" ")).toLowerCase();
}

function numbersIn(text: string): [string, number][] {
  const [first, ...others] = text.match(NUMBER) ?? [];
  if (first === undefined) return [];
  if (others.length > 0 || text.length > MOST_CHARS) return labelled(text, WORDS_BEFORE);
  return [[text.replace(NUMBER, "#"), valueOf(first)]];
}

/** The numbers of a text, each with the words before it that match. */
function labelled(text: string, label: RegExp): [string, number][] {
  let from = 0;
  return [...text.matchAll(NUMBER)].flatMap(({ 0: number, index }): [string, number][] => {
    const [words] = label.exec(text.slice(from, index)) ?? [];
    from = index + number.length;
    return words === undefined ? [] : [[`${words.trim()} #`, valueOf(number)]];
  });
}

function valueOf(number: string): number {
  const parts = number.replace("−", "-").replaceAll(",", "").split(":");
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0);
}
