import { escapeHtml } from "./page-template.ts";
import type { WishText } from "./wish-text.ts";

/** What a game says at its end instead of its usual words. Absent values were not requested. */
export interface EndWords {
  won?: string;
  lost?: string;
}

const WORDS = String.raw`(?:"([^"\n]{1,80})"|'((?:[^'\n]|'(?=\w)){1,80})'|(?-i:([A-Z][\p{L}' ]{1,40}!+)))`;
const SAYS = String.raw`(?:,? (?:it|the (?:game|page|screen|computer)|there|then|please|should|shall|must|could|can|will|be|comes?(?: up)?|appears?|says?|shows?|displays?|writes?|prints?|reads?|tells?|i (?:want|see)|you see|me|them|us|a|an|the|big|nice|funny|message|text|words?|sentence|saying|with|that)|:)*`;
const WHO = String.raw`(?:i|you|we|he|she|they|it|somebody|someone|anyone|the (?:player|game|snake|ball|kids)|a player|one|all|every(?:thing)?|(?:all )?(?:the )?(?:bricks|blocks|pairs|cards|stones))`;
const WHEN = "(?:when(?:ever)?|if|once|after|as soon as)";
const WON = String.raw`${WHEN} ${WHO} (?:win|wins|won|have won|has won|(?:are|is|have|has) (?:all )?(?:gone|found|done|broken|solved|finished|destroyed))(?: (?:the game|all|it|everything|the pairs))?|\b(?:as |the |a )*(?:win|winning|victory) (?:message|text|screen|words)`;
const SEES = String.raw`the (?:winner|one who wins) (?:sees|gets|reads|is told|is shown)|${WHEN} (?:it is |the goal is |${WHO} (?:is |have |has )?)?reach(?:ed|es)?(?: (?:it|the goal))?`;
const LOST = String.raw`${WHEN} ${WHO} (?:loses?|lost|have lost|has lost|dies?|died|is dead|fails?|crashe?s?(?: into \p{L}+)?|is over|ends)(?: (?:the game|all lives))?|\b(?:as |the |a )*(?:losing|lose|game over|game-over) (?:message|text|screen|words)|\bat game over`;
const END = String.raw`\b(?:at|in) the (?:very )?end(?: of the game)?`;

/** Takes the words that the game says when it is won, lost or over. */
export function endWordsOf(wish: WishText): EndWords {
  const said = (when: string): string | undefined => {
    const found =
      wish.take(`(?:\\band )?(?:${when})${SAYS} ?${WORDS}`) ??
      wish.take(
        String.raw`(?:\b(?:and|it|should|says?|shows?|displays?|writes?|a|the|message|text|with) )*${WORDS}(?: (?:is|comes|appears|shown|displayed|message|text|comes up))* (?:${when})\b`,
      );
    return found
      ?.slice(1)
      .find((group) => group !== undefined)
      ?.trim();
  };
  const won = said(`${WON}|${SEES}`);
  const lost = said(LOST);
  const end = won === undefined || lost === undefined ? said(END) : undefined;
  const [first, second] = [won ?? end, lost ?? end];
  return { ...(first && { won: first }), ...(second && { lost: second }) };
}

/** The words as hidden elements, which the script reads. */
export const endWordsHtml = ({ won, lost }: EndWords): string =>
  (won ? `<p id="won-words" hidden>${escapeHtml(won)}</p>` : "") +
  (lost ? `<p id="lost-words" hidden>${escapeHtml(lost)}</p>` : "");
