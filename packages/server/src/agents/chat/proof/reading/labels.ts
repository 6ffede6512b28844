import { CURRENCY_CODES } from "../measures/units.ts";

const FEWEST_LETTERS = 3;

/** Whether two labels are one, or one is short for the other: `min` and `minimum`, but not `media` and `median`. */
export const isLabel = (a: string, b: string): boolean =>
  a === b ||
  (Math.min(a.length, b.length) >= FEWEST_LETTERS &&
    Math.abs(a.length - b.length) > 1 &&
    (a.startsWith(b) || b.startsWith(a)));

/** Codes of capitals and digits, which are no sums of money: `BC547`, `A320`. */
const LETTERED_CODE = new RegExp(
  String.raw`(?<![\p{L}\d.,/_-])(?!(?:${CURRENCY_CODES})\d)\p{Lu}{1,5}\d{1,6}\p{Lu}?(?![\p{L}\d_]|[.,:]\d)`,
  "gu",
);
/** Those that begin with a digit, which are no weeks and quarters: `2N2222`, `6061-T6`. */
const NUMBERED_CODE =
  /(?<![\p{L}\d.,/-])(?!(?:19|20)\d\d-?[WQH]\d)\d{1,6}(?:-\p{Lu}{1,4}\d{0,6}|\p{Lu}{1,3}\d{1,6})(?![\p{L}\d-])/gu;

/** The codes of a text that begin with a digit: `6061-T6`, `2N2222`. */
export const numberedCodesIn = (text: string): { name: string; start: number }[] =>
  Array.from(text.matchAll(NUMBERED_CODE), ({ 0: name, index }) => ({ name, start: index }));

/** Whether a text is such a code and nothing else. */
export const isNumberedCode = (text: string): boolean => numberedCodesIn(text)[0]?.name === text;

/** The same with a space, as models of devices are called: `SD 450`. */
const SPACED_CODE = new RegExp(
  String.raw`(?<![\p{L}\d.,/_-])(?!(?:${CURRENCY_CODES})\s)\p{Lu}{2,4}\s(?!(?:19|20)\d\d(?!\d))\d{2,4}(?![\p{L}\d_]|[.,:]\d|\s?[%€$£])`,
  "gu",
);

/** The codes of a text, in lower case and without spaces. */
export const codesIn = (text: string): string[] =>
  [LETTERED_CODE, NUMBERED_CODE, SPACED_CODE].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([name]) => name.toLowerCase().replace(/\s/u, "")),
  );
