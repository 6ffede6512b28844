import { isFunctionWord } from "./languages.ts";

/** Small numbers as words. `one` and its like are left out: they are articles and pronouns as often. */
const LISTS: string[] = [
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
  "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
  "deux trois quatre cinq six sept huit neuf dix onze douze",
  "dos tres cuatro cinco seis siete ocho nueve diez once doce",
  "dois três quatro cinco seis sete oito nove dez onze doze",
];
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const VALUES = new Map<string, number>([
  ...LISTS.flatMap((list) => list.split(" ").map((word, i) => [word, i + 2] as const)),
  ...TENS.map((word, i) => [word, (i + 2) * 10] as const),
  ["duas", 2],
  ["zero", 0],
  ["null", 0],
  ["dozen", 12],
  ["hundred", 100],
]);
/** Words that also mean something else: `null` in code, `once` and `six` in other languages. */
const AMBIGUOUS = new Set(["null", "once", "seis"]);
const WORD = /(?<![\p{L}\p{N}_-])\p{L}{2,10}(?:-\p{L}{3,5})?(?![\p{L}\p{N}_])/gu;
/** Words before a number word that make it speak of things already named: `the two values`. */
const NAMED =
  /\b(?:the|these|those|both|all|other|its|their|my|your|die|diese|beiden|les|ces|los|las|estos|os|as)\s+$/i;

/** Before the whole of which a number is a part: `four of the eighteen bearings`. `Three of the seven were longer` is about things already named. */
const PART_OF =
  /(?<![\p{L}\p{N}-])(\d+|\p{L}{2,10}(?:-\p{L}{3,5})?)[*_]{0,2}\s(?:out\s)?(?:of|von|de|sur)\s\p{L}{2,6}\s+$/u;
const BEHIND = /^\s(\p{L}+)/u;

function isWhole(before: string, after: string): boolean {
  const [, part] = PART_OF.exec(before) ?? [];
  const [, noun] = BEHIND.exec(after) ?? [];
  if (part === undefined || noun === undefined || isFunctionWord(noun.toLowerCase())) return false;
  return /\d/.test(part) || valueOf(part.toLowerCase()) !== undefined;
}

/** A number before a unit: `a two-hour ticket`. */
const JOINED = /^(\p{L}+)-(?:hour|day|week|month|year)$/iu;
/** Before one that may be any: `a full eight-hour shift`. */
const USUAL = /(?<!\p{L})(?:full|whole|usual|normal|standard|typical|regular)\s$/iu;
/** Behind `one`, where it counts; `one day` may still be any. */
const COUNTED_ONCE =
  /^[\s-](?:(?:second|minute|hour|day|week|month|year)|(?:\p{L}+\s)?(?:is left|is remaining|remains|remaining|left))(?!\p{L})/iu;
const ONCE_CHARS = 24;
const LEAD_CHARS = 32;

/** A number word that counts something. `isLoose`: it may be no number. */
export interface NumberWord {
  start: number;
  end: number;
  value: number;
  isLoose?: true;
}

/** The number words of a text that count something. */
export function numberWords(text: string): NumberWord[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }): NumberWord[] => {
    const joined = JOINED.exec(word)?.[1];
    const end = index + (joined ?? word).length;
    const isOnce = /^one$/iu.test(word) && COUNTED_ONCE.test(text.slice(end, end + ONCE_CHARS));
    if (isOnce) return [{ start: index, end, value: 1, isLoose: true }];
    const value = valueOf((joined ?? word).toLowerCase());
    const before = text.slice(Math.max(0, index - LEAD_CHARS), index);
    if (
      value === undefined ||
      (NAMED.test(before) && !isWhole(before, text.slice(end, end + LEAD_CHARS))) ||
      (value === 0 && /\b(?:below|above|unter|über)\s$/i.test(before))
    )
      return [];
    const isLoose = joined !== undefined && USUAL.test(before);
    return [{ start: index, end, value, ...(isLoose && { isLoose }) }];
  });
}

/** The value of a number word. */
export function valueOf(word: string): number | undefined {
  if (AMBIGUOUS.has(word)) return undefined;
  const [tens, ones] = word.split("-");
  if (ones === undefined) return VALUES.get(word);
  const [high, low] = [TENS.indexOf(tens!), VALUES.get(ones)];
  return high < 0 || low === undefined || low > 9 ? undefined : (high + 2) * 10 + low;
}
