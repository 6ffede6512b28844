import { type Moment, momentsIn } from "./dates.ts";
import { calendarWeeksIn, hoursIn, pacesIn, spacedHoursIn, stopwatchTimesIn } from "./durations.ts";
import { fractionsIn } from "./fractions.ts";
import { unitSpans } from "./named-units.ts";
import { numberedIn, quantitiesIn } from "./quantities.ts";
import type { Quantity } from "./quantity.ts";
import { spelledNumbers } from "./spelled-numbers.ts";
import { type UnreadFigure, unreadFigures } from "./unread-figures.ts";
import { normalise, stemsOf } from "./words.ts";

/** What of a statement can be compared with evidence. */
export interface Particulars {
  quantities: Quantity[];
  moments: Moment[];
  /** Figures that are compared as texts or as fractions. */
  unread: UnreadFigure[];
  /** Addresses, hashes, ids and versions, normalised. */
  ids: string[];
  /** Quotations and code in the text, normalised. */
  quotes: string[];
  /** Stems of words that are written as names. */
  names: string[];
}

const ID =
  /https?:\/\/[^\s<>()[\]"'`|“”‘’«»「」，。、]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,190}|\b(?:run|mem|rcpt|bun|tac|dec|act|lic|key)_[\w-]+|\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b|\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,64}\b|\b(?!\d{1,2}\.\d{1,2}\.(?:1[5-9]|20)\d{2}(?!\d))v?\d+\.\d+\.\d+(?:[.-][\w.]+)?\b/giu;
const QUOTE =
  /"([^"\n]{2,400})"|“([^”\n]{2,400})”|«\s?([^»\n]{2,400}?)\s?»|„([^“”\n]{2,400})[“”]|「([^」\n]{2,400})」|`([^`\n]{1,400})`/gu;
const NAME =
  /(?<=[\p{Ll},;'’]\s{1,4})\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+)*(?![\p{L}\p{N}'’-])/gu;
/** Numbers that only name a place in a text: `Step 2`, `option 3`, `(1)`, `| Roommate 2 |` before another cell. */
const ENUMERATOR =
  /\b\d{1,2}(?:st|nd|rd|th)? percentile\b|\b(?:step|option|part|example|figure|table|section|chapter|item|case|method|approach|schritt|option|teil|beispiel|étape|paso|passo)\s\d{1,2}\b|\bn°\s?\d+|(?<![\p{L}\p{N}])\(\d\)(?=\s)|(?<![\p{L}\p{N}_)\]])\[\^?\d{1,2}\]|^\s*#+\s\d+[.)]|(?<=^\|\s{0,9}[*_]{0,2}\p{L}[\p{L} ]{0,30}\s)\d{1,2}(?=[*_]{0,2}\s{0,9}\|.*\d)/giu;
/** Names that are no claim: the service's own, those of days and months, what a sentence begins with. */
const NO_NAME =
  /^(?:I|I'm|I'll|I've|OK|Ok|Yes|No|Signet|Markdown|UTC|GMT|AM|PM|USD|EUR|GBP|JPY|INR|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|BRL|CNY|KRW|MXN|ZAR|HUF)$/;

/** Reads the particulars of a text. `names`: whether capital letters mark names in its language. */
export function particularsOf(
  written: string,
  language: string | undefined,
  { isEvidence = false } = {},
): Particulars {
  const text = withAsciiDigits(written);
  const ids: string[] = [];
  const taken = new Uint8Array(text.length);
  const take = (start: number, end: number) => void taken.fill(1, start, end);
  for (const match of text.matchAll(ID)) {
    ids.push(normaliseId(match[0]));
    take(match.index, match.index + match[0].length);
  }
  // In evidence, `(9)` may be an age.
  for (const match of text.matchAll(ENUMERATOR))
    if (!isEvidence || !match[0].startsWith("(")) take(match.index, match.index + match[0].length);
  const isTaken = (index: number) => taken[index] === 1;
  const paces = pacesIn(text).filter(({ start }) => !isTaken(start));
  for (const { start, end } of paces) take(start, end);
  // `1h45` is a time of day or how long something takes: in evidence it is both.
  const hours = isEvidence
    ? [...hoursIn(text), ...stopwatchTimesIn(text), ...calendarWeeksIn(text), ...numberedIn(text)]
    : spacedHoursIn(text).filter(({ start }) => !isTaken(start));
  if (!isEvidence) for (const { start, end } of hours) take(start, end);
  const moments = momentsIn(text, isEvidence).filter(({ start }) => !isTaken(start));
  // In evidence, `Jan 2270` may be January's 2270.
  for (const { start, end, month, day } of moments)
    if (!isEvidence || month === undefined || day !== undefined) take(start, end);
  const fractions = fractionsIn(text, isEvidence).filter(({ start }) => !isTaken(start));
  if (!isEvidence) for (const { start, end } of fractions) take(start, end);
  const spelled = isEvidence ? [] : spelledNumbers(text);
  const isSpelled = (index: number) => spelled.some(({ start, end }) => start <= index && index < end);
  // In evidence, each part of `3/4` is a number that an answer may name.
  const unread = isEvidence
    ? []
    : unreadFigures(text).filter(({ start }) => !isTaken(start) && !isSpelled(start));
  for (const { start, end } of unread) take(start, end);
  const quotes = [...text.matchAll(QUOTE)].map((match) =>
    // The full stop or comma before a closing quotation mark is the sentence's.
    normalise(match.slice(1).find((part) => part !== undefined) ?? "").replace(/(?<=\p{L})[.,]$/u, ""),
  );
  const quantities = quantitiesIn(text, language, isTaken);
  return {
    quantities: [
      ...paces,
      ...hours,
      ...fractions,
      ...(isEvidence ? withUnits(text, quantities) : quantities),
    ],
    moments,
    unread,
    ids,
    quotes: quotes.filter(
      (quote) => quote.length > 1 && /[\p{L}\p{N}]/u.test(quote) && !ids.includes(normaliseId(quote)),
    ),
    names: language === "de" ? [] : namesIn(text, (index) => isTaken(index) || isUnit(index, quantities)),
  };
}

/** Whether a word is a part of a number with its unit: `20 degrees Celsius`. */
const isUnit = (index: number, quantities: readonly Quantity[]) =>
  quantities.some(({ start, end }) => start <= index && index < end);

/** Numbers without a unit, with that of the key or the column that they stand in. */
function withUnits(text: string, quantities: Quantity[]): Quantity[] {
  const spans = unitSpans(text);
  const spanAt = new Uint16Array(text.length);
  for (const [i, { start, end }] of spans.entries()) spanAt.fill(i + 1, start, end);
  return quantities.map((one) => {
    const span = spans[spanAt[one.start]! - 1];
    const isBare = one.unit === undefined && !one.percent && !one.counts;
    if (!isBare || !span) return one;
    return span.unit === "%" ? { ...one, ofPercent: true } : { ...one, unit: span.unit };
  });
}

/** The zeros of other scripts: Arabic, Persian, Devanagari, full width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10];

/** Digits of other scripts as those of ASCII. */
const withAsciiDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - ZEROS.findLast((zero) => zero <= code)!);
  });

const normaliseId = (id: string) =>
  id
    .toLowerCase()
    .replace(/[.,;:!?*_]+$/, "")
    .replace(/\/$/, "");

const namesIn = (text: string, isTaken: (index: number) => boolean): string[] =>
  [...text.replace(/[*_]{1,3}/g, (marks) => " ".repeat(marks.length)).matchAll(NAME)]
    .filter(({ index, 0: name }) => !isTaken(index) && !NO_NAME.test(name))
    .flatMap(({ 0: name }) => [...stemsOf(name)]);
