import { COLOUR, colourOf, type Hex } from "./colours.ts";
import type { WishText } from "./wish-text.ts";

/** Takes the colours of `things`: `red ball`, `the ball and the bat are red`, `ball: red`. */
export function coloursOf<Name extends string>(
  wish: WishText,
  things: Readonly<Record<Name, string>>,
): { [name in Name]?: Hex } {
  const any = `(?:${Object.values(things).join("|")})\\b`;
  const list = String.raw`${any}(?:(?:,|,? and|,? &) (?:the |an? )?${any})*`;
  const is = String.raw`(?:(?: colou?rs?)?(?: is| are| in|:| =| should be| must be| shall be)(?: all| both)?| colou?r)`;
  const found: { [name in Name]?: Hex } = {};
  for (;;) {
    const behind =
      wish.take(String.raw`(?<!${COLOUR} )\b(${list})${is} (?:an? )?(${COLOUR})(?! ${any})`) ??
      wish.take(
        String.raw`(?<!${COLOUR} )\b(${list}) (${COLOUR})(?= ?(?:[,;.!?|]|$| and | with | (?:the )?${any}))`,
      );
    // `red ball and bat` does not say whether the bat is red too.
    const match =
      behind ??
      wish.take(
        String.raw`(?<!${COLOUR}(?:,| and|,? &| or|,? and) )(${COLOUR})(?:[- ]colou?red)? (${any})(?! (?:and|&) ${any})`,
      );
    if (!match) return found;
    const [words, colour] = behind ? [match[1]!, match[2]!] : [match[2]!, match[1]!];
    const named = words.split(/,? (?:and|&) |, ?/).map((word) => word.replace(/^(?:the|an?) /i, ""));
    for (const name of Object.keys(things) as Name[]) {
      if (!named.some((word) => new RegExp(`^(?:${things[name]})$`, "iu").test(word))) continue;
      if (found[name]) {
        wish.restore(match);
        return found;
      }
      found[name] = colourOf(colour);
    }
  }
}
