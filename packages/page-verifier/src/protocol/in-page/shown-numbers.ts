import { isShown, nodesOf, squeeze } from "./page-text.ts";

/** A number as a person reads it; `1:05` counts seconds. */
const NUMBER = /(?<![\p{L}\d.,:])[-−]?\d+(?:(?::\d\d)+|(?:,\d{3})+)?(?:\.\d+)?(?![\d:])/gu;
const LETTER = /\p{L}/u;
/** The words within `2 of 8`, which do not tell of what. */
const BETWEEN = /(?<!\p{L})(?:of|von|sur|de|di)(?!\p{L})/gu;
/** The words right before a number; on a canvas, whose texts have no order, the last of them. */
const WORDS_BEFORE = /\p{L}[\p{L} ]*(?=[^\p{L}\d]*$)/u;
const WORD_BEFORE = /\p{L}+(?=[^\p{L}\d]{0,3}$)/u;
/** What a number is a part of. */
const WHOLE = /^ ?(?:of|von|sur|de|di|\/) ?\d+/u;
const MOST_NODES = 80;
const MOST_CHARS = 60;
const MOST_LEVELS = 4;
/** Numbers that are no count: what is pressed, chosen or run. */
const ELSEWHERE = "button,select,textarea,script,style,noscript,[role=button]";

/** A number with the words around it, `#` in its place, and the element that holds both; none on a canvas. */
interface Found {
  words: string;
  value: number;
  around?: Element;
}

/**
 * The numbers that the page shows, each with the words around it, `#` in its place. Those whose words are there twice are left out:
 * they cannot be followed.
 */
export function shownNumbers(drawn: string): [string, number][] {
  const all = [...namedElements()].flatMap((around) =>
    numbersIn(textOf(around)).map((one): Found => ({ ...one, around })),
  );
  all.push(...labelled(drawn.toLowerCase(), WORD_BEFORE));
  const alike = Map.groupBy(all, ({ words }) => words);
  return [...alike.values()].flatMap((group): [string, number][] => {
    const [{ words, value }] = group as [Found];
    return group.every((one) => isSameNumber(one, group[0]!)) ? [[words, value]] : [];
  });
}

/** Whether two are one number: an element around others holds theirs as well. */
const isSameNumber = (one: Found, other: Found): boolean =>
  one === other ||
  (one.value === other.value &&
    one.around !== undefined &&
    other.around !== undefined &&
    (one.around.contains(other.around) || other.around.contains(one.around)));

/** The elements around numbers that hold words as well. */
function namedElements(): Set<Element> {
  const found = new Set<Element>();
  for (const { parentElement } of textsWithNumbers()) {
    let around = parentElement;
    for (let level = 0; around && level < MOST_LEVELS && !isNamed(around); level++)
      around = around.parentElement;
    if (around && around !== document.body) found.add(around);
  }
  return found;
}

const isNamed = (element: Element): boolean => LETTER.test(textOf(element).replace(BETWEEN, ""));

/** The first texts with a number in them that are shown. */
function* textsWithNumbers(): Generator<Text> {
  let count = 0;
  for (const node of nodesOf(document.body ?? document.documentElement)) {
    const element = node instanceof Text && /\d/.test(node.data) ? node.parentElement : null;
    if (!element || element.closest(ELSEWHERE) || !isShown(element)) continue;
    count += 1;
    if (count > MOST_NODES) return;
    yield node as Text;
  }
}

function textOf(element: Element): string {
  const texts = [...nodesOf(element)].map((node) => (node instanceof Text ? node.data : ""));
  return squeeze(texts.join(" ")).toLowerCase();
}

function numbersIn(text: string): Found[] {
  const [first, ...others] = text.match(NUMBER) ?? [];
  if (first === undefined) return [];
  if (others.length > 0 || text.length > MOST_CHARS) return labelled(text, WORDS_BEFORE);
  return [{ words: text.replace(NUMBER, "#"), value: valueOf(first) }];
}

/** The numbers of a text, each with the words before it that match. */
function labelled(text: string, label: RegExp): Found[] {
  let from = 0;
  return [...text.matchAll(NUMBER)].flatMap(({ 0: number, index }): Found[] => {
    const [words] = label.exec(text.slice(from, index)) ?? [];
    from = index + number.length;
    const [whole = ""] = WHOLE.exec(text.slice(from)) ?? [];
    return words === undefined ? [] : [{ words: `${words.trim()} #${whole}`, value: valueOf(number) }];
  });
}

/** The value of a number as it is shown. */
export function valueOf(number: string): number {
  const parts = number.replace("−", "-").replaceAll(",", "").split(":");
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0);
}
