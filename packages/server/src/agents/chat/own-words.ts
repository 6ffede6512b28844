import type { ChatRequest } from "@signet/contract";
import { segmentWords } from "./segment-words.ts";

/** Scripts in which words of one or two characters carry meaning. */
const SHORT_WORDS =
  /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}|\p{Script=Tibetan}/u;
const KANA = /^[\p{Script=Hiragana}ー]+$/u;
/** Words that notes use for the caller. */
const ABOUT = new Set(["user", "users", "caller", "callers"]);

/**
 * Returns a function that decides whether a note is in the caller's own words. It is if the history has no answer, which
 * might repeat a page, or if at least half of the note's words, in any script, occur in the caller's current command.
 */
export function createOwnWords({ command, history }: Pick<ChatRequest, "command" | "history">) {
  const fresh = !history.some(({ role }) => role === "assistant");
  let commandWords: Set<string> | undefined;
  return (note: string): boolean => {
    if (fresh) return true;
    commandWords ??= new Set(wordsOf(command));
    const words = [...new Set(wordsOf(note))];
    if (words.length === 0) return note.trim() !== "" && normalise(command).includes(normalise(note.trim()));
    return words.filter((word) => commandWords!.has(word)).length * 2 >= words.length;
  };
}

const normalise = (text: string): string => text.normalize("NFKC").toLowerCase();

/** The stems of the words in a text, since notes seldom repeat the exact words. Leaves out short function words if others remain. */
function wordsOf(text: string): string[] {
  const words = [...segmentWords(normalise(text))].flatMap(({ segment, isWordLike }) =>
    isWordLike && !ABOUT.has(segment) ? segment : [],
  );
  const significant = words.filter(
    (word) => SHORT_WORDS.test(word) || (KANA.test(word) ? word.length > 2 : Array.from(word).length > 2),
  );
  return (significant.length > 0 ? significant : words).map(stemOf);
}

function stemOf(word: string): string {
  const bare = word.replace(/[\u064b-\u065f\u0670\u0640]/g, "").replace(/^(?:و?ال|و?لل)(?=..)/u, "");
  if (/\p{Script=Hangul}/u.test(bare)) return Array.from(bare).slice(0, 2).join("");
  return Array.from(bare).slice(0, stemLength(bare)).join("");
}

function stemLength(word: string): number {
  if (SHORT_WORDS.test(word)) return 8;
  // Inflection begins early in Cyrillic words.
  return /\p{Script=Cyrillic}/u.test(word) ? 3 : 4;
}
