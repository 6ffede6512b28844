import { segmentWords } from "../../segment-words.ts";
import { isFunctionWord } from "./languages.ts";

/** Characters of one text that are compared with an answer. */
export const READ_CHARS = 32_768;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** The hyphen behind one or two letters: `wi-fi` and `e-mail` are also written in one word. */
const SHORT_PART = /(?<=(?<![\p{L}\p{N}-])\p{L}{1,2})-(?=\p{L})/gu;
/** Words that speak of the person or of the answer itself. */
const PERSONS = new Set(
  "user users caller callers name called named says said say according page noted remember remembered answer result results here output calculator tool".split(
    " ",
  ),
);

/** A text as it is compared: one case, one kind of space and quotation mark, no emphasis. */
export const normalise = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[*`]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, "")
    .replace(/\s+/g, " ")
    .trim();

/** The stems of the words that bear content, without numbers. */
export function stemsOf(text: string): Set<string> {
  const stems = new Set<string>();
  for (const word of wordsOf(normalise(text).replace(SHORT_PART, ""))) {
    // `you're` is the function word `you`, and `aren't` an auxiliary verb.
    if (/\d|n't$/.test(word) || isFunctionWord(word.split("'", 1)[0]!) || PERSONS.has(word)) continue;
    if (word.length > 1 || UNSPACED.test(word)) stems.add(stemOf(word));
  }
  return stems;
}

/** Whether stems have a word, also in a form whose stem keeps no `e`: `you take`, beside `takes`. */
export const hasForm = (stems: ReadonlySet<string>, stem: string): boolean =>
  stems.has(stem) ||
  (stem.length === 4 && stem.endsWith("e") && stems.has(stem.slice(0, 3))) ||
  (stem.length === 3 && stems.has(`${stem}e`));

/** Letters that two words of one family have at least, and letters more that one of them has at most: `insured`, `insurance`. */
const FAMILY = 5;
const MORE = 3;

/** Whether stems have a word, also in a form or as another part of speech. */
export const hasFamily = (stems: ReadonlySet<string>, stem: string): boolean =>
  hasForm(stems, stem) ||
  (stem.length >= FAMILY &&
    [...stems].some(
      (one) =>
        one.length >= FAMILY &&
        Math.abs(one.length - stem.length) <= MORE &&
        (one.startsWith(stem) || stem.startsWith(one)),
    ));

/** The words of a text. Only scripts without spaces need the segmenter, which is slow. */
function* wordsOf(text: string): Generator<string, void> {
  for (const [part] of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}]+)?/gu))
    if (!UNSPACED.test(part)) yield part;
    else for (const { segment, isWordLike } of segmentWords(part)) if (isWordLike) yield segment;
}

/** Irregular plurals. */
const IRREGULAR = new Map(
  Object.entries({
    children: "child",
    women: "woman",
    men: "man",
    teeth: "tooth",
    mice: "mouse",
    geese: "goose",
    halves: "half",
    shelves: "shelf",
    knives: "knife",
  }),
);

/** A word without its most common endings: `prefers`, `preferred` and `prefer` are one. */
function stemOf(word: string): string {
  if (UNSPACED.test(word)) return word;
  const bare = (IRREGULAR.get(word) ?? word)
    .replace(/'s?$/, "")
    .replace(/^(know|show|throw|grow|draw|fl[eo]w)n$/, "$1");
  // `used` and `uses` are `use`.
  if (bare.length <= 4) return bare.replace(/(?<=\p{L}{2}[^s])s$|(?<=[^\P{L}e]e)d$/u, "");
  const stem = bare.replace(
    /(?:ations?|ingly|edly|ings?|ies|ied|ers?|est|ics?|ed|es|en|ly|(?<![aeou])ys?|s|e)$/,
    "",
  );
  return (stem.length >= 3 ? stem : bare).slice(0, 7);
}

const DENIALS =
  /\b(?:not|no|never|none|neither|nor|without|cannot|nicht|kein\w*|nie|ohne|ne|pas|jamais|sans|sin|nunca|não|sem)\b|n't\b|[不没無]|ない|ません/iu;

/** Says in several words that something is not to be, and is a denial rather than words of its own. */
const NO_GO = /(?<!\p{L})(?:off (?:the table|limits)|out of the question)(?!\p{L})/giu;

/** A text with such words as a plain denial: `jumping is off the table`. */
export const withPlainDenials = (text: string): string => text.replaceAll(NO_GO, "never");

/** Whether a text denies something; a name such as `not_charged` does, too. */
export const denies = (text: string): boolean =>
  DENIALS.test(withPlainDenials(withoutNumberSigns(normalise(text))).replaceAll("_", " "));

/** A text without the `No.` before a number, which denies nothing. */
export const withoutNumberSigns = (text: string): string => text.replaceAll(/\bno\.\s?(?=\d)/giu, "# ");

/** Whether a text holds a phrase, both normalised, that does not begin or end within a word. */
export const hasPhrase = (text: string, phrase: string): boolean => phraseAt(text, phrase) >= 0;

/** Where a text has a phrase, and not only a part of its first or last word; -1 if nowhere. */
export function phraseAt(text: string, phrase: string): number {
  const isCut = (edge: string, neighbour: string | undefined) =>
    neighbour !== undefined && /[\p{L}\p{N}]/u.test(edge) && /[\p{Script=Latin}\p{N}]/u.test(neighbour);
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
    if (!isCut(phrase[0]!, text[at - 1]) && !isCut(phrase.at(-1)!, text[at + phrase.length])) return at;
  return -1;
}
