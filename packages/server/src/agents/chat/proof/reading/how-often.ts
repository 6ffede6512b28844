import type { Quantity } from "../measures/quantity.ts";
import { sizeOf } from "../measures/decimal.ts";
import { wordsAround } from "./words-around.ts";

/** Words that say how often, with their numbers. */
const WORDS = new Map<string, bigint>([
  ["once", 1n],
  ["twice", 2n],
  ["thrice", 3n],
  ["einmal", 1n],
  ["zweimal", 2n],
  ["dreimal", 3n],
  ["viermal", 4n],
  ["fünfmal", 5n],
]);
const WORD = new RegExp(`(?<![\\p{L}\\p{N}-])(${[...WORDS.keys()].join("|")})(?![\\p{L}\\p{N}])`, "giu");
/** A price that is paid once. */
const PRICE_BEFORE = /[$€£¥]\s?[\d.,]+[*_]*\s$|\d\s?(?:[$€£¥]|euros?|dollars?|eur|usd)[*_]*\s$/iu;
/** `once` and `einmal` are also `at some time`: they count where nothing follows in their clause. */
const IS_COUNTED = /^[*_]*\s?(?:$|[.,;:!?)\]|])/u;
const ONLY_BEFORE = /(?<!\p{L})(?:only|just|exactly|nur|genau)\s[*_]*$/iu;
const NO_COUNT_BEFORE = /(?<!\p{L})(?:at|all at|auf|noch|erst|nicht)\s[*_]*$/iu;
/** `twice as much` is a ratio, and `twice a day` a rate. */
const IS_RATIO =
  /^[*_]*\s(?:as|so|the|an?|per|every|each|daily|weekly|am|pro|im|in der|täglich|wöchentlich)(?!\p{L})/iu;
/** `scored twice as Ayr won` */
const IS_WHILE = /^[*_]*\sas\s(?:\p{Lu}|(?:the|they|he|she|it|we|you|his|her|their|its)\s)/u;
const MOST = 100;
const LEAD_CHARS = 12;

/** How often something is, as a text says it in one word. `isLoose`: it counts only where the evidence has it. */
export const howOftenIn = (text: string, isLoose: boolean): Quantity[] =>
  Array.from(text.matchAll(WORD).take(MOST)).flatMap(({ 0: word, index: start }) => {
    const end = start + word.length;
    const digits = WORDS.get(word.toLowerCase())!;
    const [lead, rest] = [text.slice(Math.max(0, start - LEAD_CHARS), start), text.slice(end)];
    const isCount =
      digits > 1n ||
      ((IS_COUNTED.test(rest) || ONLY_BEFORE.test(lead)) &&
        !NO_COUNT_BEFORE.test(lead) &&
        !PRICE_BEFORE.test(lead));
    if (!isCount || (IS_RATIO.test(rest) && !IS_WHILE.test(rest))) return [];
    const value = { digits, exponent: 0 };
    const around = { ...wordsAround(text, start, end), counts: true, noun: "times" };
    return [
      {
        ...around,
        start,
        end,
        value,
        size: sizeOf(value),
        place: 0,
        cut: false,
        ...(isLoose ? { isLoose } : {}),
      },
    ];
  });
