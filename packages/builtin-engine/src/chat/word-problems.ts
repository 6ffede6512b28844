import { withDigits } from "./numerals.ts";

const NUMBER = /(?<![\w.,/-])\d[\d,]*(?:\.\d+)?(?![\w/%]|[.,]\d)/g;
const LONGEST = 240;
const ASKS = /\b(?:how (?:much|many|far|long|heavy)|what(?:'s| is| was| does| do| did| will)?|total)\b/;
/** Words that indicate another operation, or a quantity that is not a number. */
const FURTHER =
  /\b(?:half|halves|twice|double|triple|percent|dozen|thirds?|quarters?|discount|tax|vat|tip|interest|another|except|only|than|faster|speed|year|years|month|months|old|least|most|average|square|squared|root|minus|plus|times)\b|%|\^|=/;

interface Problem {
  form: RegExp;
  /** The question that the text must also contain. */
  asks: RegExp;
  /** Words that would make it a different problem. */
  not?: RegExp;
  sum: (first: string, second: string) => string;
}

const TOGETHER = /\b(?:how|what)\b.*\b(?:together|in total|altogether|in all|the total|total|sum)\b/;
const HOW_MUCH = /\bhow (?:much|many)\b|\btotal\b|\bwhat\b/;
const FOR_ONE = /\b(?:each|one|per|every|everyone|everybody|person|head|how (?:much|many))\b/;
const LEFT = /\b(?:left|remain|remaining|remains|left over|still have|change)\b/;
const OTHER_SHARES =
  /\b(?:can|could|enough|give|gives|gave|hand|hands|share|split|divide|left|remain|remaining|change|afford|fit|days?|how many (?:days|weeks|hours|people))\b/;
const AMONG = "\\b(?:between|among|amongst|by|with|into|on|over|across)\\b";

/** The forms of problems; `#` stands for a number. The first match is used. */
const PROBLEMS: Problem[] = [
  {
    form: /# (?:people|persons|friends|of us|children|kids|colleagues|neighbou?rs|roommates|guests)\b[^#]*\b(?:share|split|divide)\b[^#]*#/,
    asks: FOR_ONE,
    sum: (parts, all) => `${all} / ${parts}`,
  },
  {
    form: new RegExp(`\\b(?:split|share|shared|divide|divided|distribute|distributed)\\b.*#.*${AMONG}.*#`),
    asks: FOR_ONE,
    sum: (all, parts) => `${all} / ${parts}`,
  },
  {
    form: new RegExp(`#.*\\b(?:split|shared?|divided?|distributed?)\\b.*${AMONG}.*#`),
    asks: FOR_ONE,
    sum: (all, parts) => `${all} / ${parts}`,
  },
  {
    form: /\b(?:bill|rent|dinner|lunch|check|taxi|present|gift)\b.*#.*#.*\b(?:people|persons|of us|friends|guests)\b/,
    asks: /\b(?:each|everyone|everybody|per person|a person|a head)\b/,
    not: /#.*\beach\b.*#|\btotal\b/,
    sum: (all, parts) => `${all} / ${parts}`,
  },
  {
    form: /#.*\b(?:cost|costs|for|are|paid|is)\b.*#/,
    asks: /\b(?:what|how much) (?:does|is|do|did|was|for) (?:just )?(?:one|a single|each\s*\?*$)|\bper (?:piece|item|unit)\s*\?*$/,
    not: /#[^#]*\b(?:each|apiece)\b[^#]*#/,
    sum: (count, all) => `${all} / ${count}`,
  },
  {
    form: /#.*#.*\b(?:each|apiece|a piece|per piece|per item|a head|per person|per head)\b/,
    asks: HOW_MUCH,
    not: OTHER_SHARES,
    sum: (count, one) => `${count} * ${one}`,
  },
  {
    form: /# (\p{L}{3,}?)s?\b.*# (?:\p{L}{1,8} )?(?:per|an?|each|every|for each|for every|for an?) \1\b/u,
    asks: HOW_MUCH,
    not: OTHER_SHARES,
    sum: (count, one) => `${count} * ${one}`,
  },
  {
    form: /#.*\b(?:each|every one) (?:\p{L}{1,12} )?(?:costs?|weighs?|takes?|has|holds?|contains?|needs?|for|at|with)\b.*#/u,
    asks: TOGETHER,
    not: OTHER_SHARES,
    sum: (count, one) => `${count} * ${one}`,
  },
  {
    form: /\b(?:each|every|one|an?)\b.*\b(?:costs?|weighs?|takes?|has|holds?|contains?|needs?)\b.*#.*#/,
    asks: /\b(?:what|how much|how many)\b.*#/,
    not: OTHER_SHARES,
    sum: (one, count) => `${count} * ${one}`,
  },
  {
    form: /#.*\b(?:eat|eats|ate|give|gives|gave|lose|loses|lost|sell|sells|sold|spend|spends|spent|use|uses|used|drink|drank|pay|pays|paid|remove|removed|break|broke|throw|threw|take|took)\b.*#/,
    asks: LEFT,
    not: /\b(?:per|each|every|an? (?:day|week|hour)|days|weeks)\b/,
    sum: (one, other) => (Number(one) < Number(other) ? `${other} - ${one}` : `${one} - ${other}`),
  },
  {
    form: /\bpay(?:s|ing)?\b.*#.*\b(?:costs?|is|price)\b.*#/,
    asks: /\bchange\b/,
    sum: (one, other) => (Number(one) < Number(other) ? `${other} - ${one}` : `${one} - ${other}`),
  },
  {
    form: /#.*\b(?:and|plus|then)\b.*#.*\bhow (?:much|far|long|heavy)\b|# (\p{L}{3,})\b.*\b(?:and|plus|then)\b.*#.*\bhow many \1\b/u,
    asks: TOGETHER,
    not: /\b(?:each|apiece|per|every|split|share|left)\b/,
    sum: (one, other) => `${one} + ${other}`,
  },
  {
    form: /\b(?:have|has|had|own|owned|got)\b.*#.*\b(?:buy|buys|bought|get|gets|got|find|finds|found|receive|received|add|added|win|won)\b.*# more\b/,
    asks: /\bhow (?:much|many)\b/,
    not: /\b(?:each|per|every|left)\b/,
    sum: (had, more) => `${had} + ${more}`,
  },
];

/** The expression of a word problem with two numbers and one operation; null if it has more or is ambiguous. */
export function wordProblemOf(text: string): string | null {
  if (text.length > LONGEST || text.includes("\n")) return null;
  const said = text
    .toLowerCase()
    .replaceAll(/\bone\b/g, "ONE")
    .replaceAll(/[$€£](?=\d)/g, "");
  const written = withDigits(said).replaceAll("ONE", "one");
  const numbers = (written.match(NUMBER) ?? []).map((number) => number.replaceAll(",", ""));
  if (numbers.length !== 2 || !ASKS.test(written) || FURTHER.test(written)) return null;
  const pattern = written.replaceAll(NUMBER, "#");
  if (/\d/.test(pattern) || !/\p{L}{3,}.*\p{L}{3,}.*\p{L}{3,}/u.test(pattern)) return null;
  const fits = ({ form, asks, not }: Problem) =>
    form.test(pattern) && asks.test(pattern) && !not?.test(pattern);
  const found = PROBLEMS.find(fits);
  return found ? found.sum(numbers[0]!, numbers[1]!) : null;
}
