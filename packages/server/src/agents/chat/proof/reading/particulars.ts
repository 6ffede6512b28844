import { createTaken, type Figures, figuresOfAnswer, figuresOfEvidence } from "./figures.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isFeastDay } from "./feast-days.ts";
import { normalise, stemsOf } from "./words.ts";

/** What of a statement can be compared with evidence. */
export interface Particulars extends Figures {
  /** Addresses, hashes, ids and versions, normalised. */
  ids: string[];
  /** Quotations and code in the text, normalised. */
  quotes: string[];
  /** Stems of words that are written as names. */
  names: string[];
  /** The same, name by name. */
  phrases: string[][];
}

const ID =
  /https?:\/\/[^\s<>()[\]"'`|“”‘’«»「」，。、]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,190}|\b(?:run|mem|rcpt|bun|tac|dec|act|lic|key)_[\w-]+|\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b|\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,64}\b|(?<=\b(?:receipt|hash|commit|sha|sha256|sha-256|digest|sealed as|revision)(?: is| id| hash)?[\s:=#`*"]{1,4})[0-9a-f]{7,64}\b|\b(?!\d{1,2}\.\d{1,2}\.(?:1[5-9]|20)\d{2}(?!\d))v?\d+\.\d+\.\d+(?:[.-][\w.]+)?\b/giu;
/** Numbers in Roman letters, and in hexadecimal digits. */
export const WRITTEN_NUMBER = /(?<![\p{L}\p{N}_])(?:[IVXLCDM]{4,}|0x[0-9A-Fa-f]{2,})(?![\p{L}\p{N}_])/gu;
/** Whether an id, normalised, is such a number. */
export const isWrittenNumber = (id: string): boolean => /^(?:[ivxlcdm]{4,}|0x[0-9a-f]{2,})$/u.test(id);
const QUOTE =
  /"([^"\n]{2,400})"|“([^”\n]{2,400})”|«\s?([^»\n]{2,400}?)\s?»|„([^“”\n]{2,400})[“”]|「([^」\n]{2,400})」|`([^`\n]{1,400})`/gu;
const NAME =
  /(?<=[\p{Ll},;'’]\s{1,4}|(?<!\p{L})(?:Mrs?|Ms|Dr|Prof|St)\.\s)\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+)*(?![\p{L}\p{N}'’-])/gu;
/** Numbers that only name a place in a text: `Step 2`, `option 3`, `(1)`, `| Roommate 2 |` before another cell, or how days are counted. */
const ENUMERATOR =
  /\b\d{1,2}(?:st|nd|rd|th)? percentile\b|(?<![.@])\b(?:step|option|part|example|figure|table|section|chapter|item|case|method|approach|schritt|option|teil|beispiel|étape|paso|passo)\s\d{1,2}\b|\b(?:as|als|comme|como) (?:day|tag|jour|día|dia) [01]\b|\bn°\s?\d+|(?<![\p{L}\p{N}])\(\d\)(?=\s)|(?<![\p{L}\p{N}_)\]])\[\^?\d{1,2}\]|^\s*#+\s\d+[.)]|(?<=^\|\s{0,9}[*_]{0,2}\p{L}[\p{L} ]{0,30}\s)\d{1,2}(?=[*_]{0,2}\s{0,9}\|.*\d)/giu;
/** Names that are no claim: the service's own, those of days and months, what a sentence begins with. */
export const NO_NAME =
  /^(?:I|I'm|I'll|I've|OK|Ok|Yes|No|Mrs?|Ms|Dr|Prof|Signet|Markdown|UTC|GMT|AM|PM|USD|EUR|GBP|JPY|INR|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|BRL|CNY|KRW|MXN|ZAR|HUF)$/;

/** Reads the particulars of a text. `names`: whether capital letters mark names in its language. */
export function particularsOf(
  written: string,
  language: string | undefined,
  { isEvidence = false } = {},
): Particulars {
  const text = withAsciiDigits(written);
  const taken = createTaken(text.length);
  // Beside a figure it says the same number; alone, `IIII` may be about the letters.
  const inLetters = isEvidence || /\d/.test(text) ? text.matchAll(WRITTEN_NUMBER) : [];
  const ids = [...text.matchAll(ID), ...inLetters].map(({ index, 0: id }) => {
    taken.take({ start: index, end: index + id.length });
    return normaliseId(id);
  });
  for (const { index, 0: number } of text.matchAll(ENUMERATOR))
    // In evidence, `(9)` may be an age.
    if (!isEvidence || !number.startsWith("(")) taken.take({ start: index, end: index + number.length });
  const figures = isEvidence
    ? figuresOfEvidence(text, language, taken)
    : figuresOfAnswer(text, language, taken);
  const isNoName = (index: number) => taken.has(index) || isUnit(index, figures.quantities);
  const phrases = language === "de" ? [] : namesIn(text, isNoName);
  return {
    ...figures,
    ids,
    quotes: quotesIn(text).filter((quote) => !ids.includes(normaliseId(quote))),
    names: phrases.flat(),
    phrases,
  };
}

/** Whether a text names something by its address, hash, id or version. */
export const hasId = (text: string): boolean => text.search(ID) >= 0;

const quotesIn = (text: string): string[] =>
  Array.from(text.matchAll(QUOTE), (match) =>
    // The full stop or comma before a closing quotation mark is the sentence's.
    normalise(match.slice(1).find((part) => part !== undefined) ?? "").replace(/(?<=\p{L})[.,]$/u, ""),
  ).filter((quote) => quote.length > 1 && /[\p{L}\p{N}]/u.test(quote));

/** Whether a word is a part of a number with its unit: `20 degrees Celsius`. */
const isUnit = (index: number, quantities: readonly Quantity[]) =>
  quantities.some(({ start, end }) => start <= index && index < end);

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

const namesIn = (text: string, isTaken: (index: number) => boolean): string[][] =>
  [...text.replace(/[*_]{1,3}/g, (marks) => " ".repeat(marks.length)).matchAll(NAME)]
    .filter(({ index, 0: name }) => !isTaken(index) && !NO_NAME.test(name) && !isFeastDay(name))
    .map(({ 0: name }) => [...stemsOf(name)]);
