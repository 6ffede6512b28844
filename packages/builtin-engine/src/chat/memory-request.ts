import { plainly, unended, wordsOf } from "../phrasing.ts";

/** A request to the memory; `nothing` if it names nothing to remember or forget. */
export type MemoryRequest =
  | { kind: "remember"; text: string }
  | { kind: "recall"; about: string }
  | { kind: "forget"; id: string }
  | { kind: "find and forget"; about: string }
  | { kind: "nothing"; verb: "remember" | "forget" };

const REMEMBER =
  /^(?:(?:always )?remember\b(?: that|: ?|,)?|keep in mind(?: that|:)|don't forget(?: that)|(?:make|take) a note(?: that|:)|note (?:for later|to self|down)(?: that|:|,)|note that(?= (?:i|my|our|we)\b)|(?:write|jot) (?:this |it )?down(?: that|:)|memori[sz]e(?: that|:)|(?:save|store|keep)(?: this| that)?(?: for later| in mind)?:|save to (?:my )?memory(?: that|:)) ?(.*)$/is;
/** Uses of `remember` that start a chat about the past or a task, instead of giving something to store. */
const NO_FACT =
  /^(?:when|how|why|what|where|who|the (?:time|day|alamo|titans?)|back|those|(?:one )?(?:time|night|summer|winter|trip|guy|girl|song|movie|film)\b|is|was|are|were|can|could|from)\b/i;
const FORGET_ID =
  /^(?:forget|(?:forget|delete|erase|remove) (?:the )?(?:memory|entry)|(?:delete|erase|remove)(?= mem))(?: with)?(?: id)? ([\w-]{6,64})$/i;
/** A generated id: a prefix and an underscore, or long and with digits. */
const IS_ID = /^(?:[a-z]{1,8}_[\w-]{3,}|(?=.*\d)[\w-]{16,})$/i;
const FORGET =
  /^(?:(?:please )?forget|(?:delete|erase|remove) from (?:your |my )?memory) (?:(?:all|everything|what|anything)(?: that)? i(?:'ve| have)? (?:said|told you|mentioned)(?: to you)? about|everything (?:you (?:know|remember) )?about|about|that|my) (.+)$/i;
const FORGET_ALL = /^forget (?:everything|it all|all(?: of it)?|all (?:my|your) memories)$/i;
const FORGET_NOTHING = /^forget(?: (?:it|that|this|about (?:it|that|this)))?$/i;
const ORDERS =
  /\b(?:instructions?|rules|prompts?|guidelines|orders|messages?|conversation|chat|context|role)\b/i;
const RECALL = [
  /^what(?: else)? (?:do you|can you|did you|have you) (?:still )?(?:remember(?:ed)?|recall(?:ed)?|keep in (?:your )?memory)(?: (?:about|of|regarding) (.+))?$/i,
  /^what do you know about (me)$/i,
  /^what (?:did i|have i) (?:tell|told|ask|asked|say|said)(?: to)? (?:you )?(?:to remember )?about (.+)$/i,
  /^what (?:did i|have i) (?:ask|asked|tell|told) you to remember(?: about (.+))?$/i,
  /^do you remember what i (?:said|told you|wrote) about (.+)$/i,
  /^(?:did|have) i (?:ever |already )?(?:tell|told|mention|mentioned)(?: you)?(?: anything| something)? about (.+)$/i,
  /^(?:show|list|tell me)(?: me)? (?:all )?(?:my|your) (?:memory|memories)(?: (?:of|about) (.+))?$/i,
  /^(?:show|list|tell me)(?: me)? (?:everything |all )?(?:that |what )?you remember(?: (?:of|about) (.+))?$/i,
  /^what(?:'s| is) in (?:my|your) memory$/i,
  /^recall (?:what i said about |everything about )?(.+)$/i,
];
const PROMPTS =
  /[.!;]\s+(?:what|how|who|why|when|where|now|then|please|can|could|write|tell|give|make|explain|also)\b/i;

/** The memory request in `text`; null if it is about anything else, or about more than that. */
export function memoryRequestOf(text: string): MemoryRequest | null {
  const asked = plainly(text);
  const given = REMEMBER.exec(asked)?.[1]?.trim();
  if (given !== undefined) return remembering(given);
  const short = unended(asked);
  if (short.includes("\n") || PROMPTS.test(short)) return null;
  return recalling(short) ?? forgetting(short);
}

function recalling(asked: string): MemoryRequest | null {
  const match = RECALL.map((pattern) => pattern.exec(asked)).find((found) => found !== null);
  return match ? { kind: "recall", about: aboutOf(match[1] ?? "") } : null;
}

function forgetting(asked: string): MemoryRequest | null {
  const id = FORGET_ID.exec(asked)?.[1];
  if (id !== undefined && IS_ID.test(id)) return { kind: "forget", id };
  if (FORGET_ALL.test(asked)) return { kind: "find and forget", about: "" };
  const about = FORGET.exec(asked)?.[1] ?? "";
  const words = telling(about);
  if (words.length === 0) return FORGET_NOTHING.test(asked) ? { kind: "nothing", verb: "forget" } : null;
  return ORDERS.test(about) ? null : { kind: "find and forget", about: words.join(" ") };
}

/** "my name?" asks for a stored note; "I like tea?" states something. */
const TELLS =
  /\b(?:am|is|are|was|were|i'm|like|love|hate|prefer|use|have|own|want|need|live|work|speak|drink|eat|play)\b/i;

function remembering(given: string): MemoryRequest | null {
  if (/^(?:this|that|it|me|us|them)?[.!]*$/i.test(given)) return { kind: "nothing", verb: "remember" };
  const politely = /^(?:i|i'm|my|we|our)\b[^?]*\?$/i.test(given) && TELLS.test(given);
  if (politely) return remembering(given.slice(0, -1));
  if (given.endsWith("?") || NO_FACT.test(given) || PROMPTS.test(given)) return null;
  return { kind: "remember", text: given };
}

const aboutOf = (text: string) => (/^(?:me|us|my|everything|all|it)$/i.test(text.trim()) ? "" : text.trim());

const SAYS_NOTHING = new Set(
  "a an and the that this it i i'm i've me my mine you your we our of to in on at for with about what which is are was were am be been do does did have has had said told like as or not all everything".split(
    " ",
  ),
);
/** The words of `text` that distinguish entries. */
const telling = (text: string) => wordsOf(text).filter((word) => !SAYS_NOTHING.has(word));
const stem = (word: string) => word.replace(/(?:'s|ies|ing|ed|es|s|e|y)$/, "");

/** The entries that contain all distinctive words of `about`, in any inflection. */
export function clearlyAbout(entries: readonly Entry[], about: string): Entry[] {
  const wanted = telling(about).map(stem);
  return entries.filter(({ text }) => {
    const held = new Set(wordsOf(text).map(stem));
    return wanted.length > 0 && wanted.every((word) => held.has(word));
  });
}

/** One entry of the memory. */
export interface Entry {
  id: string;
  text: string;
}

/** Parses the entries that the tool `recall` listed. */
export const entriesOf = (listed: string): Entry[] =>
  [...listed.matchAll(/^(\S{1,64}) {2}(.+)$/gm)].map(([, id, text]) => ({ id: id!, text: text! }));
