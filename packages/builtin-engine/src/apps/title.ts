import { NAME, type WishText } from "./wish-text.ts";

const QUOTED = String.raw`"([^"\n]{1,80})"|'((?:[^'\n]|'(?=\w)){1,80})'`;
const WORD = String.raw`[\p{L}\p{N}!&'-]*`;
/** Capitalised words, or one word that is followed by something else. */
const UNQUOTED = String.raw`((?-i:[\p{Lu}\p{N}]${WORD}(?: (?:(?:of|the|to|&) ){0,2}[\p{Lu}\p{N}]${WORD}){0,6})|[\p{L}\p{N}]${WORD}(?=\s*(?:[,;.!?|]|$| (?:with|and|that|in|on|using|where|which|for)\b)))`;
/** After `title`, words up to the end of a phrase, of which the first has a capital. */
const PHRASE = String.raw`((?-i:\p{Lu})${WORD}(?: (?!(?:with|and|in|on|that|which|please|for|using|at)\b)[\p{L}\p{N}'-]+){1,5})(?=\s*(?:[.;!?,]|$))`;
const CALLED = String.raw`(?<!\b(?:sides?|players?|teams?|one|other|paddles?|buttons?|first|second) (?:is |are )?)\b(?:(?:is |be |it ){0,2}(?:called|titled|entitled)|(?:call|name) it|with (?:the )?(?:name|title|heading|headline)|(?<=\b(?:game|app|page|list|clone|it) )named):? +`;
const HEADED = String.raw`\b(?:(?:(?:its|the|as|with) ){0,2}(?:title|heading|headline|header|caption)(?: at the top| on top)?(?:(?: is| should be| shall be| says?| saying| reading)? ?:?|:) +)`;
/** A heading without quotes extends to the end of the phrase. */
const TOLD = String.raw`(?<=(?:title|heading|headline|header)(?: is| should be| says)?: {0,2})([^.,;:!?"|]{1,80})`;
const LONGEST_TITLE = 80;

/** Takes the title that a wish requests explicitly. */
export function takeTitle(wish: WishText): string | undefined {
  const titled =
    wish.take(`${HEADED}(?:${QUOTED})`) ??
    wish.take(`${CALLED}(?:${QUOTED}|${UNQUOTED})`) ??
    wish.take(TOLD) ??
    wish.take(`${HEADED}${PHRASE}`) ??
    wish.take(`${HEADED}${UNQUOTED}`);
  const title = titled
    ?.slice(1)
    .find((group) => group !== undefined)
    ?.trim();
  if (titled && !(title && title.length <= LONGEST_TITLE)) wish.restore(titled);
  const fits = title !== undefined && title !== "" && title.length <= LONGEST_TITLE;
  if (fits) wish.takeAll(String.raw`\b(?:title|heading|headline)(?= ?:? ?\|)`);
  return fits ? title : undefined;
}

/** Takes a title in quotes directly after the name of the app: `quiz "Know your tools"`. Several quotes are texts. */
export function takeQuotedTitle(wish: WishText): string | undefined {
  const found = wish.take(
    String.raw`(?<=${NAME}\s*(?:(?:game|app|page|pad) )?)"([^"\n|]{1,80})"(?!,? ?(?:and |or |& )?")`,
  );
  return found?.[1]?.trim();
}
