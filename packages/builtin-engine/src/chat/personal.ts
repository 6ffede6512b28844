import { plainly, unended, wordsOf } from "../phrasing.ts";
import { stem } from "../words.ts";
import type { Entry } from "./memory-request.ts";

/** What to search for in the memory to answer a question about the user. */
export interface PersonalQuestion {
  /** Search terms for the memory, in British and American spelling. */
  q: string;
  /** Stems that an entry must contain: all of them, or one with `any`. */
  stems: string[];
  /** The same without words that the entry may express differently. */
  fewer: string[];
  any: boolean;
  /** Whether only the memory can answer it. */
  sure: boolean;
  /** The subject, in the words of the question. */
  about: string;
}

const LONGEST = 200;
const OPENS =
  /^(?:do you (?:still )?(?:know|remember|recall)|(?:can|could) you (?:remember|recall|tell me)|remember|remind me(?: of)?|tell me|i forgot|(?:did|have) i (?:ever |already )?(?:tell|told) you)\s+/i;
/** Forms of a question that only the memory can answer. */
const SURELY_MINE = [
  /^(?:what|which|when|where|who|how (?:old|tall|big|long|wide))(?:'s|s| is| are| was| were)\s(?:[\p{L}' ]{0,40}\s)?(?:my|our)\s/iu,
  /^(?:what|which|when|where|who|how old)(?:'s|s| is| are| was)\s(?:[\p{L}' ]{0,40}\s)?(?:mom|mum|mommy|mummy|dad|daddy|grandma|grandpa|granny|grandad)(?:'?s)?(?:\s|$)/iu,
  /^where (?:do|did|am|was|have) i (?:live|lived|work|come|from|park|parked|keep|kept|put|born|grow|hide)\b/i,
  /^(?:what|which|when|where|who|how) .{0,60}\bi (?:told|tell|mentioned|mention) you\b/i,
  /^(?:what|which|when|where|who|how) (?:did|have) i (?:tell|told|mention|mentioned)\b/i,
];
const ABOUT_MINE = [
  ...SURELY_MINE,
  /^(?:what|which|when|where|who|how (?:old|tall|big|many|much|often|long|wide))(?:'s|s| is| are| was| were)?\s(?:[\p{L}' ]{0,40}\s)?(?:my|our)\s/iu,
  /^(?:is|are|was|were|does|do|has|have) my\s/i,
  /^my [\p{L}'’-]{2,30}(?: [\p{L}'’-]{2,30}){0,3}$/iu,
  /^(?:what|which|when|who|whom)(?: [\p{L}' ]{1,40})? (?:do|did|am|was|have) i\b/iu,
  /^where (?:do|did|am|was|have) i (?:live|lived|work|come|from|study|studied|park|parked|keep|kept|put|born|grow|hide)\b/i,
  /^(?:what|where|when|who|which \p{L}{2,20}) (?:my|i)\s/iu,
  /^(?:do|did|am|was) i\b/i,
  /^how (?:old|tall|heavy) am i\b/i,
  /^how (?:much|often|far|long) do i (?:weigh|earn|sleep|drive|commute|train|exercise)\b/i,
];
/** Questions for advice, permission or general knowledge, or about the service. */
const NOT_MINE =
  /\b(?:should|shall|can|could|must|may|might|need|have to|run|runs|visuals?|quota|credits?|key|keys|receipts?|usage|days|weeks|months|limits?|pay|paid|charged?|charges|prices?|costs?|tasks?|sessions?|subscriptions?|tier|packs?|balance|settings?|upgrade|get|best|better|good|right|safe|normal|wrong|hurts?)\b/i;
const SAYS_NOTHING = new Set(
  "a an and the that this it i i'm i've me mine my you your we our of to in on at for from with about what what's whats which who who's whom when when's where where's is are was were am be do does did has said told tell again not or how much many often".split(
    " ",
  ),
);
/** Words that ask for a value; an entry may state the value without them. */
const GENERIC = new Set(
  "name names called call named city town place country kind sort type thing things person one called current".split(
    " ",
  ),
);
/** Words that ask for one of several possible values. The search first requires them, then ignores them. */
const VALUES = new Set(
  "color colour size brand number age day date width wide height high length long address code job breed birthday".split(
    " ",
  ),
);
/** Words that distinguish entries only if there are no other words. */
const WEAK = new Set(
  "favorite favourite new live lives use have like prefer work go know old tall big drink eat speak play own born".split(
    " ",
  ),
);
const SPELLINGS: [pattern: RegExp, other: string][] = [
  [/our(?=ite|s?$)/, "or"],
  [/(?<=fav|col|neighb|flav)or/, "our"],
  [/ise$/, "ize"],
  [/ize$/, "ise"],
];

/** Parses a question about the user; null for any other. */
export function personalQuestionOf(text: string): PersonalQuestion | null {
  const asked = unended(plainly(text)).replace(OPENS, "");
  if (asked.length > LONGEST || asked.includes("\n") || NOT_MINE.test(asked)) return null;
  if (!ABOUT_MINE.some((form) => form.test(asked))) return null;
  const words = wordsOf(asked)
    .map((word) => word.replace(/'s?$/, ""))
    .filter((word) => !SAYS_NOTHING.has(word));
  const telling = words.filter((word) => !GENERIC.has(word));
  const strong = telling.filter((word) => !WEAK.has(word));
  const things = strong.filter((word) => !VALUES.has(word));
  const chosen = [strong, telling, words].find((some) => some.length > 0);
  if (!chosen) return null;
  return {
    q: [...new Set(words.flatMap(spellings))].join(" "),
    stems: chosen.map(stemOf),
    fewer: things.map(stemOf),
    sure: SURELY_MINE.some((form) => form.test(asked)),
    any: / or /i.test(asked),
    about: chosen.join(" "),
  };
}

/** The entries that answer the question, of those that the memory returned, without duplicates. */
export function answering({ stems, fewer, any }: PersonalQuestion, entries: readonly Entry[]): Entry[] {
  const holding = (wanted: string[], some: boolean) =>
    entries.filter(({ text }) => {
      const held = new Set(wordsOf(text).map((word) => stemOf(word.replace(/'s?$/, ""))));
      const has = (one: string) => held.has(one);
      return wanted.length > 0 && (some ? wanted.some(has) : wanted.every(has));
    });
  const found = holding(stems, any);
  return distinct(found.length > 0 ? found : holding(fewer, false));
}

/** Removes entries that equal an earlier one except for punctuation and case. */
export function distinct(entries: readonly Entry[]): Entry[] {
  const said = new Map(entries.toReversed().map((entry) => [wordsOf(entry.text).join(" "), entry]));
  return entries.filter((entry) => said.get(wordsOf(entry.text).join(" ")) === entry);
}

const stemOf = (word: string) => stem(spellings(word).toSorted()[0]!);
function spellings(word: string): string[] {
  const other = SPELLINGS.find(([pattern]) => pattern.test(word));
  return other ? [word, word.replace(other[0], other[1])] : [word];
}
