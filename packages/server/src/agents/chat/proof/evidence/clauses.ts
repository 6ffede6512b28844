import { sidesOf } from "./exclusive-words.ts";
import { MONTH, WEEKDAY } from "../reading/day-names.ts";
import { stemsOf, withoutNumberSigns, withPlainDenials } from "../reading/words.ts";

/** Says that there is none of what it counts: `files_changed: 0`, `0 failed`. */
const NONE_COUNTED =
  /(?<=\p{Ll}["']?\s?[:=]\s?)(?<!(?:code|status|index|offset|seed|line|column|version)["']?\s?[:=]\s?)0(?![\d.,:%]|[ ]?\p{L}+(?![\p{L}:=]))|(?<![\d.,:$€£+-]|from\s)0(?=\s(?:\p{L}+ed|files?|tests?|errors?|warnings?|failures?)(?!\p{L}))/u;
/** Numbers of a clause: of one that has several, `0` may be any. */
const FIGURES = /\d+/g;
const DENIES =
  /\b(?:not|no|never|none|neither|nor|without|cannot|nothing|nobody|non(?=-\p{L}{3})|avoid\w*|leav(?:e|es|ing) out|dislik\w*|lacks?|vermeid\w*|évit\w*|evit\w*|un(?:available|supported|able|changed|registered|licensed|limited|restricted|insured|employed|married|paid|used|damaged|finished|successful|safe|necessary|opened|verified|signed)|nicht|kein\w*|nie|niemals|ohne|ne|n['’](?=\p{L})|pas|jamais|sans|aucun\w*|sin|nunca|ning\w+|não|sem|nenhum\w*)\b|n['’]t\b|[不没無]|ない|ません/giu;
/** The first half of a denial in two words: `ne … pas`, `no … nada`. */
const FIRST_HALF =
  /(?<!\p{L})(?:(?:ne\s|n['’])(?=(?:\p{L}+['’\s]){1,4}(?:pas|jamais|aucun\p{L}*|rien|guère|personne)(?!\p{L}))|(?:no|não)\s(?=(?:\p{L}+\s){1,4}(?:nada|nadie|ning[uú]n\p{L}*|nunca|nenhum\p{L}*|ninguém)(?!\p{L})))/giu;
/** Says that something has ended; its opposite is that it is still so. */
const ENDED =
  /(?<!\p{L})(?:no longer(?! than)|not any (?:more|longer)|nicht mehr(?! als)|ya no|já não)(?!\p{L})/giu;
/** Denials that bound or stress something. */
const BOUNDS =
  /(?<!\p{L})(?:not|nicht|pas|no|não) (?:all|every|alle|jede\p{L}*|tous|toutes|todos|todas)(?!\p{L})|(?<!\p{L})not (?:\p{L}{2,} ){0,2}until(?!\p{L})|(?:(?<!\p{L})(?:no|not|nicht|pas)|n['’]t)(?: (?:have|take|be|use|give|keep|stay|store|wear|eat|drink|exceed|cost|last)(?: (?:it|them|this|for|in|up)){0,2})? (?:more|less|fewer|later|earlier|longer(?= than)|until|only|just|quite|mehr|weniger|länger|nur|plus|moins|más|menos|solo|sólo)(?!\p{L})(?: than| als| que| de)?|(?:\b(?:no|not)|n['’]t)(?: \p{Ll}+){1,6} (?:more|less|fewer|later|earlier|longer) than|(?<=(?:\bno|\bnot|\bnever|n['’]t)\s[^.;!?]{0,120})without (?=\p{L}+ing(?!\p{L}))/giu;
/** A case in which there is none of something, at the end of a clause, which denies nothing of the rest: `falls back to the time if there is none`. */
const IF_NONE =
  /(?<!\p{L})(?:if|when|where)\s(?:(?:there\s(?:is|are)|(?:it|that)\shas|(?:they|you)\shave)\s)?(?:none|not)(?=[\s.)*_]*$)/iu;
/** Words that deny without a denial, or not everything: beside one of them it is not known which clause denies what. */
const HALF_DENIES =
  /(?<!\p{L})(?:allerg|intoleran|only|unless|instead|rather|error|refus|prevent|stop|drop|discontinu|remov|miss(?:es|ing)|empty|hardly|barely|rarely|too(?=\s\p{L})|nur(?!\p{L})|statt|allergi|seulement|au lieu|erreur|solo|sólo|en lugar|só\b|apenas)/iu;
/** What a weekday belongs to, behind a comma: `Tuesday, 8 December`. */
const DATE = `(?:the\\s|den\\s)?(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s(?:of\\s|de\\s)?)?(?:${MONTH})(?!\\p{L})`;
const CLAUSES = new RegExp(
  String.raw`[;!?\n{}]|\.(?!\d)|","|(?<!(?<!\p{L})(?:${WEEKDAY})),\s|,\s(?!${DATE})|\s[-–—]\s|\s(?:and|but|while|whereas|although|though|und|aber|et|mais|y|pero|e|mas)\s`,
  "giu",
);
/** Between what a sentence says one after the other. */
export const BETWEEN_CLAUSES = /[;:.!]\s|,\s|\s[-–—]\s|\s(?:and|but|while|und|aber|et|mais|y|pero|e|mas)\s/iu;
/** Characters of a line that tell whether another clause of it has the opposite. */
const LINE_CHARS = 1_000;
/** Characters behind a denial in which what it denies begins. */
const DENIED_CHARS = 12;
/** Words that a clause has at least. */
export const FEWEST_WORDS = 2;

/** What a clause says, and what the line that it is a part of says. */
interface Marks {
  denials: number;
  /** The first word that a denial may be about. */
  denied: string | undefined;
  /** Its side in each group of words that exclude each other. */
  deniedSides: number[];
  isHalf: boolean;
  /** By group of words that exclude each other: the bits of those that it has. */
  words: number[];
  lineWords: number[];
}

/** A clause of a line, with the stems of its words. */
export interface Clause {
  text: string;
  stems: Set<string>;
  /** The stems of the label of its line, if it stands behind another clause: `Saver: one train only, no refund`. */
  label: ReadonlySet<string>;
  /** Read when it is first needed. */
  marks(): Marks;
}

/** What may be, which is no month. */
const MAY = /(?<!\p{L})may(?!\p{L})/gu;

/** Reads a clause of a line. */
export function clauseOf(written: string, line: string, label: ReadonlySet<string> = NONE): Clause {
  const text = withPlainDenials(written);
  let marks: Marks | undefined;
  const read = (): Marks => {
    const said = text
      .replaceAll("_", " ")
      .replace(FIRST_HALF, "")
      .replace(ENDED, "")
      .replace(BOUNDS, "")
      .replace(IF_NONE, "");
    const denials = [...withNone(said).matchAll(DENIES)];
    const [first] = denials;
    const behind = first ? said.slice(first.index + first[0].length) : "";
    const [denied] = stemsOf(behind);
    return {
      denials: denials.length,
      denied,
      deniedSides: sidesOf(behind.slice(0, DENIED_CHARS)),
      isHalf: HALF_DENIES.test(text),
      words: sidesOf(text),
      lineWords: sidesOf(line.slice(0, LINE_CHARS)),
    };
  };
  return { text, stems: stemsOf(text.replaceAll(MAY, " ")), label, marks: () => (marks ??= read()) };
}

/** A clause that counts something as 0 and no other figure, with `no` for that. */
const withNone = (text: string): string =>
  text.match(FIGURES)?.length === 1 ? text.replace(NONE_COUNTED, "no") : text;

/** The label of a line: `Standard pitch: …`. */
const LABEL = /^[^\p{L}]{0,9}(\p{L}[^:\n.!?()]{1,50}):\s/u;
const NONE: ReadonlySet<string> = new Set();

/** What a clause is about, before what is said of it. */
const ABOUT = /^.{0,80}?\p{L}\s(?:is|are|was|were|gets?|will be|can be|may be)(?=\s)/iu;
/** A clause without what it is about, which the one before it has: `links are copied and not followed`, `sorted by date and renamed`. */
const ONLY_SAID = /^(?:(?:not|never)\s\p{Ll}|\p{Ll}{2,}ed(?!\p{L}))/u;

/** Between the numbers of a list, which no clause ends at: `buses 5 and 11 can't call`. */
const LISTED = /(?<=(?<![\p{N}.,:])\d{1,4})(?:,|,?\s(?:and|und|et|y|e))\s(?=\d{1,4}(?![\d%]|[.,:]\d))/gu;

/** The clauses of a line, each with what it is about. */
function wholeClauses(line: string): string[] {
  let about = "";
  return line
    .replaceAll(LISTED, "/")
    .split(CLAUSES)
    .map((text) => {
      about = ABOUT.exec(text)?.[0] ?? (ONLY_SAID.test(text) ? about : "");
      return about !== "" && ONLY_SAID.test(text) ? `${about} ${text}` : text;
    });
}

/** The clauses of lines that have two words at least, or one beside the label of their line. */
export const clausesOf = (lines: readonly string[]): Clause[] =>
  lines
    .flatMap((line) => {
      const label = stemsOf(LABEL.exec(line)?.[1] ?? "");
      return wholeClauses(withoutNumberSigns(line)).map((text, i) =>
        clauseOf(text, line, i === 0 ? NONE : label),
      );
    })
    .filter(({ stems, label }) => stems.size >= FEWEST_WORDS || (stems.size > 0 && label.size > 0));
