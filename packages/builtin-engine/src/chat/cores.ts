import { isTelling } from "./intents/intent-search.ts";

const SENTENCES = /(?<=[.?!])\s+|\n+/;
/** Statements of the user about themselves or the context, which ask for nothing. */
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
 * The texts in which to search for the question of `asked`: the whole text first, then the text without context such as a
 * reason. Only parts that ask for nothing are omitted.
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
  // The context of a question may be its subject, unless it mentions something of this service.
  const parts = [core, core.replace(ASIDE, "")].filter(isTelling);
  return [...new Set([asked, asked.replace(REASON, ""), ...parts])];
}

const isTold = (sentence: string) =>
  TELLS.test(sentence) && !sentence.endsWith("?") && !WISHES.test(sentence);
