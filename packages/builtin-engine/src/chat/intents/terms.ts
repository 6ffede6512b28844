import { stem } from "../../words.ts";

/** Words that are read as others: short forms, and what people say for one thing. */
const READ_AS = new Map<string, string[]>();
for (const [heard, read] of Object.entries({
  "whats what's wats": "what is",
  "hows how's": "how is",
  "wheres where's": "where is",
  "whens when's": "when is",
  "whos who's": "who is",
  whichs: "which is",
  "its it's": "it is",
  "theres there's": "there is",
  "im i'm": "i am",
  "ive i've": "i have",
  "id i'd": "i would",
  "dont don't doesnt doesn't didnt didn't": "do not",
  "hasnt hasn't havent haven't hadnt hadn't": "have not",
  "wasnt wasn't arent aren't werent weren't": "is not",
  "refill refilled refills renew renewed renews replenish replenished resets": "reset",
  basic: "free",
  "leftover leftovers": "unused",
  "booking booked book": "buy",
  "outsider outsiders stranger": "people",
  "killed aborted interrupted terminated": "stopped",
  "expiry expiration expired expires expiring": "expire",
  "contain contains": "say",
  "software programme": "program",
  "facts memories": "notes",
  "cant can't": "can not",
  "isnt isn't": "is not",
  "todays today's": "today",
  "til till": "until",
  u: "you",
  ur: "your",
  "are was were be been being am will": "is",
  "does did": "do",
  "got getting gets": "get",
  "has having had": "have",
  "using used uses": "use",
  "price prices pricing priced fee fees charge charges costs costing pricy expensive": "cost",
  "dollar dollars bucks usd eur euro euros money": "money",
  "paid paying pays payment payments": "pay",
  "plan plans subscription subscriptions membership memberships": "tier",
  "pack packs package packages topup topups top-up top-ups": "pack",
  "limits limited limitation limitations restriction restrictions cap maximum maximal max most": "limit",
  "big large huge long length lengths biggest largest longest": "size",
  "allowance allowances": "quota",
  "session sessions": "run",
  "task tasks job jobs": "task",
  "upload uploads uploaded uploading attachment attachments": "upload",
  "simultaneous same-time": "parallel",
  "authentic real fake faked forged tampered falsified legit legitimate manipulated": "genuine",
  "verification verifying verified validate validated": "verify",
  "annual annually yearly years": "year",
  "monthly months": "month",
  "bill bills billed invoice invoices": "bill",
  "buying bought purchase purchased purchasing order": "buy",
  "spending spent spends": "spend",
  "budget budgets": "spend limit",
  "upgrading switch switching move": "upgrade",
  "cheap cheaper cheapest": "cheap",
  "bigger larger": "size",
  "consume consumed": "use",
  "differ differs different differences": "difference",
  "separately individually": "each",
  chatbot: "bot",
  "remaining remain remains": "left",
  "per each every daily": "day",
  "app apps visuals page pages": "visual",
  "signet service product tool": "it",
  "this that these those": "it",
  "storing saved save kept keep keeps stored stores": "store",
  "many numbers": "number",
  "folder directory": "folder",
  "env environment-variable": "environment",
  "var vars variables": "variable",
  "greatest most-recent newest recent latest": "last",
  "passed succeed succeeded successful fail failed work worked": "pass",
  "current currently now rn": "now",
  "colour favourite": "colour",
  weekday: "weekday",
  "parallel simultaneously concurrently concurrent": "parallel",
  data: "data",
  "people users strangers customers others friends": "people",
  "anthropic openai claude gpt gemini groq deepseek mistral llama": "provider",
  providers: "provider",
  "setup set-up": "set",
}))
  for (const word of heard.split(" ")) READ_AS.set(word, read.split(" "));

/** Said out of politeness, or while thinking. */
const IDLE = new Set(
  "please pls plz just actually really exactly kindly maybe so well um eh ok okay btw quickly quick a an the some any also still there here then too".split(
    " ",
  ),
);
/** Words of any talk: an example need not have them, and they do not tell that something else is meant. */
const ORDINARY = new Set(
  "they them their he she we us mine yours our ours myself yourself now later soon already yet still again once ever never always often sometimes usually somehow something anything everything nothing somebody anybody someone anyone everyone one ones thing things stuff kind kinds sort sorts type types bit lot lots whole all both either neither none few several more less most least other others another different else same such own very quite rather too enough almost nearly about around roughly approximately exactly only even though although but or nor if whether because since while when whenever before after during until within without with of off on up down over under into onto from at by for to in out as than like between through than past previous previously earlier older certain exist exists existing available offer offers offered possible possibly perhaps probably likely necessary allowed able must should shall may might could would can will want wants wanted need needs needed wish like liked prefer try tried trying wonder wondering know knowing think thinking guess suppose believe understand tell told say said ask asked asking explain show see look find get give given take takes took put make makes made let lets keep come comes goes going happen happens mean means seem start started starting begin stop end ended use new old good better nice great first second next last dear sir madam folks guys curious interested question questions answer answers information info details detail overview short brief briefly simple simply basically mainly regular normal usual simultaneously altogether total exact precise hey hello hi currently yes no not don't doesn't didn't won't".split(
    " ",
  ),
);
/** One letter from a word that is known here, and no slip. */
const NO_SLIPS = new Set(
  "tire tires lost whale score scores store rent prize pride prince pricey motel yodel taken house horse mouse loose these where there whole while tries skill still spent stamp stock sleep learn least weeds meeting setting fight eight light night sight right tight might could would money honey sport shore share state stare store story hoist boast toast ghost exist costa coast casts limbo plant plane plank places wages sages image beside decide received planet dying lying tying".split(
    " ",
  ),
);
const AT_ONCE = /\b(?:at the same time|at once|in parallel|at a time|side by side)\b/gi;
const SHORTEST_SLIP = 5;

/** The terms of a text: stems, words in capitals as they are. `known`: the vocabulary by which slips of one letter are mended. */
export function termsOf(text: string, known?: ReadonlySet<string>): string[] {
  const words = text.replaceAll(AT_ONCE, "parallel").match(/[\p{L}\p{N}_'-]+/gu) ?? [];
  return words.flatMap((word) => {
    if (/^[A-Z]{3,}$/.test(word)) return [word];
    const small = word
      .toLowerCase()
      .replace(/(?:'s)?['-]*$/, (end) => (READ_AS.has(word.toLowerCase()) ? end : ""));
    if (IDLE.has(small) || small === "") return [];
    const mended = known && !known.has(small) ? mend(small, known) : small;
    return (READ_AS.get(mended) ?? [mended]).map(stem);
  });
}

/** Every word of a text, as it is looked for when a slip is mended. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_'-]+/gu) ?? [];
/** Words that are understood though no example has them. */
export const readWords = (): Iterable<string> => [...READ_AS.keys(), ...IDLE, ...ORDINARY];
/** Terms that are said of anything. */
export const ordinaryTerms = (): ReadonlySet<string> => (ordinary ??= new Set([...ORDINARY].map(stem)));
let ordinary: ReadonlySet<string> | undefined;

function mend(word: string, known: ReadonlySet<string>): string {
  if (NO_SLIPS.has(word)) return word;
  const exchanged = word.length >= 4 ? exchanges(word).find((one) => known.has(one)) : undefined;
  if (exchanged !== undefined) return exchanged;
  if (word.length < SHORTEST_SLIP || word.length > 20) return word;
  for (const one of known)
    if (one.length >= SHORTEST_SLIP && one[0] === word[0] && isOneAway(word, one)) return one;
  return word;
}

/** `word` with two letters beside each other exchanged. */
const exchanges = (word: string): string[] =>
  Array.from(
    { length: Math.min(word.length, 20) - 1 },
    (_, i) => word.slice(0, i) + word[i + 1]! + word[i]! + word.slice(i + 2),
  );

/** Whether one letter more, less or other makes `one` of `other`. */
function isOneAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}
