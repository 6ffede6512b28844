import { MONTH, WEEKDAY } from "./day-names.ts";

/** A sentence, list item, table row or code block of an answer. */
export interface AnswerPart {
  text: string;
  kind: "prose" | "row" | "code";
  /** The heads of a row's columns. */
  heads?: readonly string[];
  /** The number of a row, if its first cell counts the rows. */
  number?: number;
  /** The sentence before it in its line. */
  before?: string;
  /** The sentence or list item before it. */
  above?: string;
}

const FENCE = /^\s{0,8}(`{3,}|~{3,})/;
const MARKER = /^\s{0,20}(?:>\s?)*(?:(?:\d{1,3}[.)]|[-*+•])\s+(?:\[[ xX]\]\s+)?|#{1,6}\s+)?/;
/** Full stops that end no sentence. */
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|etc|approx|circa|inclus|exclus|vorauss|ca|vs|dr|mr|mrs|(?<!\d\s?)ms|prof|st|no|nr|fig|resp|z\.b|d\.h|u\.a|p\.ex|inc|ltd|jr|sr|a\.m|p\.m|(?<=^|(?<!\d)\s)[A-Z])|^\d{1,3})\.$/iu;
/** Belongs to the sentence behind it. */
const SHORT_ANSWER =
  /^[*_]*(?:\p{L}+,\s)?(?:yes|no|ja|nein|oui|non|sí|si|sim|não)(?:,\s\p{L}+)?[*_]*[.!][*_]*$/iu;
const MOST = 300;
const ENDING_CHARS = 12;
/** The full stop of a date: `am 14. Mai`. */
const DAY_END = /\b\d{1,2}\.$/;
const MONTH_START = new RegExp(`^(?:${MONTH})(?!\\p{L})`, "iu");

/** Behind half of a day, a capital letter begins a sentence unless it is that of a day or of a time zone. */
const HALF_END = /\d\s?[ap]\.m\.$/iu;
const NEW_SENTENCE = /^(?:\p{Lu}\p{Ll}|I['’\s])/u;
const DAY_OR_ZONE = new RegExp(
  `^(?:(?:${WEEKDAY}|${MONTH}|eastern|central|mountain|pacific|greenwich|universal)(?!\\p{L})|(?:\\p{L}+\\s){1,3}time(?!\\p{L}))`,
  "iu",
);

/** Behind a single letter, as in `it is in fridge D. It …`, these begin a sentence, and no name. */
const LETTER_END = /\s\p{Lu}\.$/u;
const NO_NAME =
  /^(?:It|Its|The|This|That|These|Those|You|Your|We|Our|They|Their|He|She|There|If|In|Er|Sie|Es|Das|Der|Die|Il|Elle|Le|La|El)\s/u;

/** The statements of an answer in Markdown, in order. */
export function statementsOf(answer: string): AnswerPart[] {
  const found: AnswerPart[] = [];
  const lines = answer.split("\n");
  let heads: string[] = [];
  for (let i = 0; i < lines.length && found.length < MOST; i++) {
    const line = lines[i]!;
    const fence = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      const end = lines.findIndex((later, at) => at > i && later.trim().startsWith(fence));
      const last = end < 0 ? lines.length : end;
      found.push({ text: lines.slice(i + 1, last).join("\n"), kind: "code" });
      i = last;
    } else if (isRow(line)) {
      const isHead = isSeparator(lines[i + 1] ?? "");
      if (isHead) heads = line.trim().slice(1, -1).split("|");
      else if (!isSeparator(line)) found.push(rowBehind(found.at(-1), line.trim(), heads));
    } else if (!isHeading(line, lines.slice(i + 1)) && !isSeparator(line))
      for (const [at, text] of sentencesOf(line.replace(MARKER, "")).entries())
        found.push(sentenceBehind(found.at(-1), text, at === 0));
  }
  return found.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** A table's row behind another part. */
function rowBehind(last: AnswerPart | undefined, text: string, heads: readonly string[]): AnswerPart {
  const first = Number(/^\|\s*[*_]*(\d{1,3})[*_.)]*\s*\|/u.exec(text)?.[1]);
  const expected = last?.kind === "row" ? (last.number ?? NaN) + 1 : 1;
  return { text, kind: "row", heads, ...(first === expected ? { number: first } : {}) };
}

/** A sentence behind another part. `isFirst`: it begins a line. */
function sentenceBehind(last: AnswerPart | undefined, text: string, isFirst: boolean): AnswerPart {
  const above = last?.kind === "prose" ? last.text : "";
  return { text, kind: "prose", before: isFirst ? "" : above, above };
}

function isRow(line: string): boolean {
  const text = line.trim();
  return text.length > 1 && text.startsWith("|") && text.endsWith("|");
}

/** Whether a line is a heading: marked as one, or a few words in bold above a list, a table or code. */
const isHeading = (line: string, rest: readonly string[]) =>
  /^\s*#{1,6}\s/.test(line) ||
  (/^\s*(\*\*|__)[^*_\d.!?]{1,60}\1:?\s*$/.test(line) &&
    /^\s*(?:[-*+•|`]|\d{1,3}[.)]\s)/.test(rest.find((next) => next.trim() !== "") ?? ""));

const isSeparator = (line: string) => line.includes("--") && !/[^\s:|-]/.test(line);

/**
 * The sentences of a line. A full stop ends one before a space and no lower-case letter, which only names begin with behind a long
 * word or a year; a CJK full stop always does.
 */
function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let rest = "";
  // An emoji behind a sentence belongs to it.
  const parts = line.split(
    /(?<=[.!?…][*_"”')\]]{0,4}(?:\s\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F\u200D]{0,3}){0,3})\s+(?=[^\p{Ll}\s])(?!\p{Extended_Pictographic})|(?<=(?:(?<!\d)\d{4}|(?<!\p{L})\p{Ll}{5,})\.)\s+(?=\p{Ll}[\p{Ll}\d_]*\s\p{Ll})|(?<=[。！？])/u,
  );
  for (const [i, part] of parts.entries()) {
    rest = rest === "" ? part : `${rest} ${part}`;
    const next = parts[i + 1] ?? "";
    const isNew =
      (HALF_END.test(rest) && NEW_SENTENCE.test(next) && !DAY_OR_ZONE.test(next)) ||
      (LETTER_END.test(rest) && NO_NAME.test(next));
    if ((!isNew && ABBREVIATION.test(rest.slice(-ENDING_CHARS))) || SHORT_ANSWER.test(rest)) continue;
    if (DAY_END.test(rest) && MONTH_START.test(next)) continue;
    sentences.push(rest.trim());
    rest = "";
  }
  return [...sentences, rest.trim()].filter((sentence) => sentence !== "");
}
