import { decimalOf, sizeOf, times } from "../measures/decimal.ts";
import { joinTimes } from "./durations.ts";
import { hasDecimalComma } from "./languages.ts";
import { type NumberWord, numberWords } from "./number-words.ts";
import type { Quantity } from "../measures/quantity.ts";
import { withRanges, withRoundedEnds } from "./ranges.ts";
import { scaleOf, sharedScale } from "./scales.ts";
import { CURRENCY_CODES, unitOf } from "../measures/units.ts";
import { type SpelledNumber, spelledNumbers } from "./spelled-numbers.ts";
import { AROUND_CHARS, wordsAround } from "./words-around.ts";

/** A number, with `groups` between its thousands and one of `points` before its decimals. */
const numberWith = (groups: string, points: string) =>
  new RegExp(
    [
      /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_])/u.source,
      `(?<!\\p{N}[${points}])`,
      `([-+\\u2212]?)((?:(?:US|CA?|AU?|NZ|HK|R)?[$€£¥₹₩₺]|\\b(?:${CURRENCY_CODES}))[^\\S\\n]?)?([-+\\u2212]?)`,
      `(\\d{1,3}(?:[${groups}]\\d{3})+(?!\\d)(?:[${points}]\\d+)?|\\d+(?:[${points}]\\d+)?|\\.\\d+)`,
      /(?:[ \u00a0]?[eE]([-+]?\d{1,4})(?!\p{L})|\s?[×x*·]\s?10\s?(?:\^|\*\*)\s?[({]?([-+\u2212]?\d{1,4})[)}]?|\s?[×x]\s?10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}))?/u
        .source,
      /(\u2026|\.{3})?/u.source,
    ].join(""),
    "gu",
  );
const NUMBER = numberWith(".,'’\\u00a0\\u202f", ".,");
/** In languages with a decimal comma, a plain space may stand between thousands; elsewhere it separates two numbers. */
const SPACED_NUMBER = numberWith(".,'’\\u00a0\\u202f ", ".,");
/** Programs write decimal points, and commas between values. */
const PRINTED_NUMBER = numberWith(",", ".");
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
/** The most numbers of one text that are compared. */
const MOST = 1_000;

/** Behind the number of a day or of a place. */
export const ORDINAL = /^(?:st|nd|rd|th)(?!\p{L})/iu;

/** The language of what a program writes. */
export const MACHINE = "machine";

function patternFor(language: string | undefined): RegExp {
  if (language === MACHINE) return PRINTED_NUMBER;
  return hasDecimalComma(language) ? SPACED_NUMBER : NUMBER;
}

/** The number of `p95`, which an answer calls the 95th percentile. */
const NUMBERED = /(?<=(?<![\p{L}\d_])p)[1-9]\d?(?!\d)/giu;

/** The numbers in evidence that stand behind a letter. */
export const numberedIn = (text: string): Quantity[] =>
  Array.from(text.matchAll(NUMBERED).take(MOST)).map(({ index, 0: written }) => ({
    ...wordsAround("", index, index + written.length),
    start: index,
    end: index + written.length,
    value: { digits: BigInt(written), exponent: 0 },
    size: Math.log10(Number(written)),
    place: 0,
    cut: false,
  }));

/** Numbers in square brackets without spaces, as JSON has them: `[1,10,100]`. */
const LIST = /\[-?\d[\d.]*(?:,-?\d[\d.]*)+\]/gu;

/** A text of the same length in which no comma of such a list can be taken for one within a number. */
const withListsApart = (text: string): string => text.replace(LIST, (list) => list.replaceAll(",", ";"));

/** The quantities of a text, in order. `language` decides what a comma means. `isTaken`: what is at an index is something else. */
export function quantitiesIn(
  written: string,
  language: string | undefined,
  isTaken: (index: number) => boolean = () => false,
): Quantity[] {
  const text = withListsApart(written);
  const lettered = letteredIn(text);
  const isName = (match: RegExpExecArray) =>
    isTaken(match.index + match[0].indexOf(match[4]!)) ||
    isLettered(text, match, lettered) ||
    (language !== MACHINE && isOfFewBytes(text, match));
  const found = Array.from(text.matchAll(patternFor(language)).take(MOST)).flatMap((match) =>
    isName(match) ? [] : (quantityOf(text, match, language) ?? []),
  );
  const spelled = spelledNumbers(text);
  const words = [
    ...spelled,
    ...numberWords(text)
      .slice(0, MOST)
      .filter(({ start }) => !spelled.some((one) => one.start <= start && start < one.end))
      .map((word) => ({ ...word, place: 0 })),
  ]
    .filter(({ start }) => !isTaken(start))
    .map(({ start, end, value, place, isLoose }: SpelledNumber & NumberWord): Quantity => {
      const around = wordsAround(text, start, end);
      return {
        ...around,
        rounded: around.rounded || place > 0,
        value: { digits: BigInt(value), exponent: 0 },
        size: Math.log10(value),
        place,
        cut: false,
        ...(isLoose ? { isLoose } : {}),
      };
    });
  const all = [...found, ...words].toSorted((a, b) => a.start - b.start);
  return withRoundedEnds(withRanges(text, joinTimes(text, all)));
}

function quantityOf(
  text: string,
  match: RegExpMatchArray,
  language: string | undefined,
): Quantity | undefined {
  const { 0: all, 2: currency, 4: written } = match as RegExpMatchArray & { 4: string };
  const dots = match.at(-1) ?? "";
  const end = match.index! + all.length - dots.length;
  const after = text.slice(end, end + AROUND_CHARS);
  const own = scaleOf(after, currency !== undefined);
  if (dots === "" && isPartOfName(after, own)) return undefined;
  const scale = own ?? sharedScale(written, after, currency !== undefined);
  const [whole, fraction] = partsOf(written, language);
  const power = powerOfTen(match);
  const isScaled = scale !== undefined || power !== undefined;
  const exponent = (power ?? 0) + (scale?.exponent ?? 0);
  const value = decimalOf(whole, fraction, exponent);
  if (value === undefined) return undefined;
  const decade = decadeMark(written, after);
  const behind = scale?.length ?? decade.length;
  const about = wordsAround(text, match.index! + all.indexOf(written), end + behind);
  const isNegative = [match[1], match[3]].some((mark) => isMinus(text, match.index!, mark));
  const dropped = about.rounded ? roundDigits(whole, fraction) : 0;
  return {
    ...about,
    ...unitIn(currency),
    rounded: about.rounded || isScaled,
    value: isNegative ? times(value, -1n) : value,
    size: sizeOf(value),
    place: exponent - fraction.length + dropped + decade.length,
    cut: dots + decade !== "",
    isNumbering: isNumbering(text, match.index! + all.indexOf(written), after),
  };
}

/** Whether a number stands before an entry of a numbered list, which may go on in one line: `1. Rye. 2. Oats.` */
const isNumbering = (text: string, start: number, after: string): boolean =>
  /^[.)]\s+\p{L}/u.test(after) &&
  (/(?:^|\n)\s*$/u.test(text.slice(Math.max(0, start - MOST_INDENTED), start)) ||
    (/^\S\s+\p{Lu}/u.test(after) && /[.!?;]\s$/u.test(text.slice(0, start))));

const unitIn = (currency: string | undefined) =>
  currency === undefined ? {} : { unit: unitOf(currency.trim(), true)! };

/** What makes a year a decade, `the 1980s`: a year with its last digit left out. */
const decadeMark = (written: string, after: string): string =>
  /^(?:1[5-9]|20)\d0$/.test(written) && /^s(?!\p{L})/u.test(after) ? "s" : "";

/** The power of ten in `1.2e6` and `1.2 × 10^6`. */
function powerOfTen([, , , , , e, power, superscript]: RegExpMatchArray): number | undefined {
  const written = e ?? power?.replace("\u2212", "-") ?? (superscript && plain(superscript));
  return written === undefined ? undefined : Number(written);
}

/** What may stand directly behind a number besides a unit: the ending of an ordinal, a counter word. */
const ENDINGS =
  /^(?:st|nd|rd|th|x|er?|ème|º|ª)(?![\p{L}])|^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a number is the beginning of a name or a code, such as `3rd_party`, `2x4` or `1.2.3`. */
function isPartOfName(after: string, scale: object | undefined): boolean {
  if (/^(?:[.:]\d|\/\d+(?:\/|\.\d))/.test(after)) return true;
  const tail = /^[\p{L}_][\p{L}\p{N}_]*/u.exec(after)?.[0];
  return tail !== undefined && scale === undefined && !ENDINGS.test(tail) && unitOf(tail, true) === undefined;
}

const LABEL_CHARS = 20;
const MOST_INDENTED = 12;
/** What is numbered with a letter. */
const LETTERED =
  /(?<!\p{L})(?:class|flat|gate|room|section|platform|track|apartment|question|exercise|table|appendix|seat|form|year|grade|klasse|wohnung|gleis|aufgabe|raum|classe|salle|aula|porta)(?:es)?\s[*_]*$/iu;

const WITH_LETTER = /(?<![\p{L}\p{N}.,])(\d{1,3})([a-h])(?![\p{L}\p{N}])/gu;

/** The numbers that a text has with several letters behind them: `9` where it has `9a` and `9b`. */
function letteredIn(text: string): Set<string> {
  const letters = Map.groupBy(
    [...text.matchAll(WITH_LETTER)].map(([, number, letter]) => ({ number: number!, letter })),
    ({ number }) => number,
  );
  return new Set(
    [...letters].flatMap(([number, those]) =>
      those.some(({ letter }) => letter !== those[0]!.letter) ? [number] : [],
    ),
  );
}

/** Whether a number with a letter behind it is a name: `class 9b`, or `9b` in a text that has `9a`. */
function isLettered(
  text: string,
  { index, 0: { length }, 4: written = "" }: RegExpExecArray,
  lettered: ReadonlySet<string>,
): boolean {
  const end = index + length;
  if (!/^[a-h](?![\p{L}\p{N}])/u.test(text.slice(end, end + 2))) return false;
  const start = end - written.length;
  return lettered.has(written) || LETTERED.test(text.slice(Math.max(0, start - LABEL_CHARS), start));
}

/** Whether a person wrote so few bits or bytes, which is the name of a class or a flat: `7b`. */
const isOfFewBytes = (text: string, { index, 0: { length }, 4: written = "" }: RegExpExecArray): boolean =>
  /^\d{1,2}$/u.test(written) &&
  /^[bcef](?![\p{L}\p{N}])/u.test(text.slice(index + length, index + length + 2));

/** The digits of `about 1,200` or `about 291.50` that do not count; the first two of a whole number always do. */
const roundDigits = (whole: string, fraction: string) =>
  fraction !== ""
    ? Number(/[1-9]0$/.test(fraction))
    : Math.max(0, Math.min(/0*$/.exec(whole)![0].length, whole.length - 2));

/** A dash is a sign unless it stands between numbers or words. */
const isMinus = (text: string, at: number, sign: string | undefined) =>
  (sign === "-" || sign === "\u2212") && !/[\p{L}\p{N})\]]$/u.test(text.slice(Math.max(0, at - 1), at));

const plain = (superscript: string) =>
  superscript.replace("⁻", "-").replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String(SUPERSCRIPTS.indexOf(digit)));

/** The digits before and after the decimal point of a written number. */
function partsOf(written: string, language: string | undefined): [whole: string, fraction: string] {
  const comma = hasDecimalComma(language);
  const bare = written.replace(/['’\u00a0\u202f ]/g, "");
  const last = Math.max(bare.lastIndexOf("."), bare.lastIndexOf(","));
  if (last < 0) return [bare, ""];
  const mark = bare[last]!;
  const groups = bare.slice(0, last).replace(/\D/g, "");
  const rest = bare.slice(last + 1);
  const several = bare.indexOf(mark) !== last;
  const both = bare.includes(".") && bare.includes(",");
  const isGroup =
    rest.length === 3 &&
    groups !== "" &&
    groups.length <= 3 &&
    !groups.startsWith("0") &&
    mark === (comma ? "." : ",");
  if (!both && (several || isGroup)) return [groups + rest, ""];
  return [groups, rest];
}
