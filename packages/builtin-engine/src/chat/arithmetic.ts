import { expressionOf } from "./expression.ts";
import { plainly } from "../phrasing.ts";
import { conversionOf, conversionToldIn } from "./conversions.ts";
import { wordProblemOf } from "./word-problems.ts";

const LONGEST = 400;
const ASKS =
  /^(?:tell me |work out |calculate |compute |evaluate |solve |find |give me |show me |round )?(?:what(?:'s|s| is| are| do| does)?\s+(?!percent|per cent|%)|how much (?:is|are|do|does)\s+)?(?:the )?(?:(?:value|result|answer) (?:of|to|for) )?(?:the )?/i;
const ENDS = /(?:\s+(?:equals?(?: to)?|make|be|come to|is))?\s*=?\s*[?.=]*\s*$/i;
/** Texts that look like a date, a telephone number, a code, a range or an idiom, and may not mean a calculation. */
const CODES = [
  /\b\d{4}-\d{1,2}-\d{1,2}\b/,
  /^\d{1,4}\/\d{1,2}\/\d{1,4}$/,
  /^\+?\d+(?:-\d+){2,}$/,
  /^\+?\d{3,}-\d{4}$/,
  /^(?:19|20)\d\d-(?:19|20)?\d\d$/,
  /^\+\d[\d ()-]*$/,
  /^(?:24\/7|9\/11|7\/11|50\/50|20\/20|4\/20|80\/20)$/,
  /^\(\d{3}\) ?\d{3}-\d{4}$/,
];
const ROUNDED =
  /,?\s+(?:rounded )?(?:to|with)\s+(\d{1,2})\s+(?:digits|decimals|(?:decimal )?places|digits after the (?:decimal )?point)$/;

/**
 * Converts a request to an expression for `calculate`. Null unless the whole text is arithmetic, a unit conversion or a word
 * problem with one operation, and is unambiguous.
 */
export function sumOf(text: string): string | null {
  if (text.length > LONGEST || !/\d|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(text))
    return null;
  const asked = plainly(text);
  const read = conversionOf(asked) ?? wordProblemOf(asked) ?? conversionToldIn(asked);
  if (read !== null) return read;
  const bare = asked.replace(ASKS, "").replace(ENDS, "").trim();
  if (CODES.some((code) => code.test(bare))) return null;
  const rounding = ROUNDED.exec(bare.toLowerCase());
  if (!rounding) return expressionOf(bare, { whole: true });
  const places = Number(rounding[1]);
  const inner = expressionOf(bare.slice(0, rounding.index), { whole: false });
  return inner === null || places > 60 ? null : `round(${inner}, ${places})`;
}
