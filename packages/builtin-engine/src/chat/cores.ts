import { isTelling } from "./intents/intent-search.ts";

const SENTENCES = /(?<=[.?!])\s+|\n+/;
/** What somebody says of themselves or of the matter; it asks for nothing. */
const TELLS =
  /^(?:(?:i|i'm|i've|i'd|we|we're|my|our|it|it's|this|that|the|there|just|because|since|as|so|sorry|thanks|thank you)\b|hi\b|hello\b)/i;
const WISHES = /\b(?:want|need|would like|'d like|please|remind|let me know)\b/i;
const ASKS =
  /^(?:so |and |but |now )?(?:what|what's|whats|how|when|where|which|who|is|are|can|could|do|does|did|will|would|may|must|should|show|tell|list|give)\b/i;
const REASON =
  /,?\s+(?:so that|because|before i|before we|since i|as i|in case|just in case|in order to|or is (?:it|that|there)|and if so|just to be sure)\b.*$/i;
const ASIDE =
  /^(?:i|i'm|i've|we|we're|my|our)\b[^\d,;:?]{2,80}[,;:]\s+(?=(?:what|how|when|where|which|can|could|do|does|is)\b)/i;

/**
 * The texts in which the question of `asked` is looked for: the whole first, then it without what is told beside it, such
 * as a reason. Only a part that asks for nothing is ever left out.
 */
export function coresOf(asked: string): string[] {
  const sentences = asked
    .trim()
    .split(SENTENCES)
    .filter((one) => one !== "");
  const asking = sentences.filter((one) => !isTold(one));
  const [only] = asking;
  if (sentences.length > 1 && (asking.length !== 1 || !ASKS.test(only!))) return [asked];
  const core = only ?? asked;
  // What is told beside a question may be what it is about, unless it names something of this service.
  const parts = [core, core.replace(ASIDE, "")].filter(isTelling);
  return [...new Set([asked, asked.replace(REASON, ""), ...parts])];
}

const isTold = (sentence: string) =>
  TELLS.test(sentence) && !sentence.endsWith("?") && !WISHES.test(sentence);
