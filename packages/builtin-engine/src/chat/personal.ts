import { plainly, unended, wordsOf } from "../phrasing.ts";
import { stem } from "../words.ts";
import { type Entry, entriesOf } from "./memory-request.ts";

/** What a question about the one who asks looks for in the memory. */
export interface PersonalQuestion {
  /** Words for the memory's own search, in both spellings. */
  q: string;
  /** Stems that an entry has to hold; with `any`, one of them. */
  stems: string[];
  any: boolean;
  /** What it is about, in the words of the question. */
  about: string;
}

const LONGEST = 200;
const OPENS =
  /^(?:do you (?:still )?(?:know|remember|recall)|(?:can|could) you (?:remember|recall|tell me)|remember|remind me(?: of)?|tell me|i forgot)\s+/i;
const ABOUT_MINE = [
  /^(?:what|which|when|where|who|how (?:old|tall|big|many|much|often))(?:'s|s| is| are| was| were)?\s(?:[\p{L}' ]{0,40}\s)?my\s/iu,
  /^(?:is|are|was|were|does|do|has|have) my\s/i,
  /^my [\p{L}'’-]{2,30}(?: [\p{L}'’-]{2,30}){0,3}$/iu,
  /^(?:what|which|when|who|whom)(?: [\p{L}' ]{1,40})? (?:do|did|am|was|have) i\b/iu,
  /^where (?:do|did|am|was|have) i (?:live|lived|work|come|from|study|studied|park|parked|keep|kept|put|born|grow|hide)\b/i,
  /^(?:what|where|when|who|which \p{L}{2,20}) (?:my|i)\s/iu,
  /^(?:do|did|am|was) i\b/i,
  /^how (?:old|tall) am i\b/i,
];
/** Advice, permission or a fact of the world is asked for; or the words are about the service. */
const NOT_MINE =
  /\b(?:should|shall|can|could|must|may|might|need|have to|run|runs|visuals?|quota|credits?|key|keys|receipt|usage|days|weeks|months)\b/i;
const SAYS_NOTHING = new Set(
  "a an and the that this it i i'm i've me mine my you your we our of to in on at for from with about what what's whats which who who's whom when when's where where's is are was were am be do does did has said told tell again not or how much many often".split(
    " ",
  ),
);
/** Words by which it is asked for a value; the entry may say it without them. */
const GENERIC = new Set(
  "name names called call named city town place country kind sort type thing things person one called current".split(
    " ",
  ),
);
/** Words that tell entries apart only where there are no others. */
const WEAK = new Set(
  "live lives use have like prefer work go know old tall big drink eat speak play own born".split(" "),
);
const SPELLINGS: [pattern: RegExp, other: string][] = [
  [/our(?=ite|s?$)/, "or"],
  [/(?<=fav|col|neighb|flav)or/, "our"],
  [/ise$/, "ize"],
  [/ize$/, "ise"],
];

/** Reads a question about whoever asks; null for any other. */
export function personalQuestionOf(text: string): PersonalQuestion | null {
  const asked = unended(plainly(text)).replace(OPENS, "");
  if (asked.length > LONGEST || asked.includes("\n") || NOT_MINE.test(asked)) return null;
  if (!ABOUT_MINE.some((form) => form.test(asked))) return null;
  const words = wordsOf(asked)
    .map((word) => word.replace(/'s?$/, ""))
    .filter((word) => !SAYS_NOTHING.has(word));
  const telling = words.filter((word) => !GENERIC.has(word));
  const strong = telling.filter((word) => !WEAK.has(word));
  const chosen = [strong, telling, words].find((some) => some.length > 0);
  if (!chosen) return null;
  return {
    q: [...new Set(words.flatMap(spellings))].join(" "),
    stems: chosen.map(stemOf),
    any: / or /i.test(asked),
    about: chosen.join(" "),
  };
}

/** The entries that answer a question, of those that the memory found. */
export function answering({ stems, any }: PersonalQuestion, listed: string): Entry[] {
  return entriesOf(listed).filter(({ text }) => {
    const held = new Set(wordsOf(text).map((word) => stemOf(word.replace(/'s?$/, ""))));
    return any ? stems.some((one) => held.has(one)) : stems.every((one) => held.has(one));
  });
}

const stemOf = (word: string) => stem(spellings(word).toSorted()[0]!);
function spellings(word: string): string[] {
  const other = SPELLINGS.find(([pattern]) => pattern.test(word));
  return other ? [word, word.replace(other[0], other[1])] : [word];
}
