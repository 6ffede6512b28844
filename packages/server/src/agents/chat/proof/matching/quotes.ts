import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { hasPhrase, normalise } from "../reading/words.ts";

/** A quotation of so many words decides about a sentence. */
const QUOTATION_WORDS = 3;
/** Code is compared without its spaces if it has so many characters. */
const FEWEST_OF_CODE = 5;
const MOST_LINE_CHARS = 300;
const MOST_LINES = 1_000;

const tight = new WeakMap<Observed, string>();
const tightly = (text: string) => text.replaceAll(" ", "");

function tightOf(where: Observed): string {
  const known = tight.get(where) ?? tightly(where.text);
  tight.set(where, known);
  return known;
}

/** Whether a text has a quotation, code also with other spaces, or a pattern that a command fills in. */
export const hasQuote = (where: Observed, quote: string): boolean =>
  hasPhrase(where.text, quote) ||
  (/[^\p{L}\p{N}\s]/u.test(quote) &&
    tightly(quote).length >= FEWEST_OF_CODE &&
    hasPhrase(tightOf(where), tightly(quote))) ||
  where.particulars.quotes.some((pattern) => isFilledIn(quote, pattern));

/** Whether a command is another one with words in place of its placeholders: `signet keys delete <name>`. */
function isFilledIn(command: string, pattern: string): boolean {
  // A placeholder may have several words: `<plan or pack>`.
  const places = (pattern.match(/<[^<>]*>|[^\s<>]+/g) ?? []).map((place) => place.replaceAll(" ", "-"));
  const words = command.split(" ");
  return (
    pattern.includes("<") &&
    words.length === places.length &&
    places.every((place, i) => place === words[i] || /^<[\w -]+>$/.test(place))
  );
}

/** Kinds of evidence in whose lines a value stands by itself. */
const LISTS: ReadonlySet<string> = new Set(["command", "receipt"]);

/** Whether a quotation is long enough to decide about a sentence, or these findings have it as a value or beside another one. */
export const isTelling = (
  quote: string,
  quotes: readonly string[],
  findings: readonly ObservedFinding[],
): boolean =>
  quote.split(" ").length >= QUOTATION_WORDS ||
  findings.some((finding) =>
    linesOf(finding).some((line) =>
      isTellingIn(line, quote, quotes, LISTS.has(finding.finding.evidence.type)),
    ),
  );

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, readonly string[]>();

/** Its lines that are not too long, normalised. */
function linesOf(one: ObservedFinding): readonly string[] {
  const known =
    read.get(one) ??
    one.finding.text
      .split("\n", MOST_LINES)
      .filter((line) => line.length <= MOST_LINE_CHARS)
      .map(normalise);
  read.set(one, known);
  return known;
}

function isTellingIn(line: string, quote: string, quotes: readonly string[], isList: boolean): boolean {
  if (!hasPhrase(line, quote)) return false;
  const bare = line.replaceAll(/["',;]/g, "");
  const value = quote.replaceAll(/["',;]/g, "");
  // The kind of an error, before its message.
  if (
    isList &&
    /^(?:\w+\.)*\w*(?:error|exception|interrupt|warning)$/u.test(quote) &&
    bare.startsWith(`${value}: `)
  )
    return true;
  if (isList && (bare === value || bare.endsWith(`: ${value}`) || bare.endsWith(`= ${value}`))) return true;
  return quotes.some(
    (other) =>
      !other.includes(quote) &&
      !quote.includes(other) &&
      (isList
        ? hasPhrase(line, other)
        : [`${other}: ${value}`, `${value}: ${other}`].some((pair) => bare.includes(pair))),
  );
}

/** What was got, and what was wanted: `a--b instead of a-b`, `a--b where a-b was expected`. */
const INSTEAD =
  /[`"“]([^`"“”\n]{1,80})[`"”][^`"“”\n]{0,40}?(?:instead of|rather than|where|but|statt|anstelle von|au lieu de|en lugar de|em vez de)\s[^`"“”\n]{0,20}[`"“]([^`"“”\n]{1,80})[`"”]/iu;
const GOT = /(?:got|actual|received|returned|was|ist)\W{0,4}$/iu;
const WANTED = /(?:want(?:ed)?|expect(?:ed)?|should be|soll)\W{0,4}$/iu;

/** Whether a finding has the two texts of a sentence that were got and wanted only the other way round. */
export function reverses({ finding }: ObservedFinding, sentence: string): boolean {
  const [, got, wanted] = (INSTEAD.exec(sentence) ?? []).map((part) => part.toLowerCase());
  if (got === undefined || wanted === undefined) return false;
  const lines = finding.text
    .split("\n", MOST_LINES)
    .filter((line) => line.length <= MOST_LINE_CHARS)
    .map((line) => line.toLowerCase())
    .filter((line) => hasPhrase(line, got) && hasPhrase(line, wanted));
  return lines.length > 0 && lines.every((line) => isReversed(line, got, wanted));
}

/** Whether a line has what was got as what was wanted; without words that tell, what was got stands first. */
function isReversed(line: string, got: string, wanted: string): boolean {
  const before = (part: string) => line.slice(0, placeOf(line, part));
  if (GOT.test(before(got)) || WANTED.test(before(wanted))) return false;
  return GOT.test(before(wanted)) || WANTED.test(before(got)) || placeOf(line, got) > placeOf(line, wanted);
}

/** Where a phrase stands, and not only within a longer word. */
const placeOf = (text: string, phrase: string): number => {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? " ")) return at;
  return -1;
};
