import { stemsOf } from "../reading/words.ts";

/** Words that say the opposite of each other, as patterns of their beginnings. */
const OPPOSITES: [one: string, other: string][] = [
  ["open(?!\\p{L}* source)|geöffnet|ouvert|abiert|abert", "closed|shut|geschlossen|ferm[ée]|cerrad|fechad"],
  [
    "includ(?!\\w* no)|inclusi|inbegriffen|enthalten|compris|inclu[ísi]",
    "exclud|exclusi|ausgeschlossen|exclu[ysí]|omit",
  ],
  ["allow|permi[ts]|erlaubt|autoris", "forbid|prohibit|banned|verboten|interdit|prohibid|proibid"],
  [
    "ris(?:e|es|en|ing)\\b|rose\\b|gr[eo]w|increas|gain|climb|up by|higher|gestiegen|steig|augment|subi|aument|haus",
    "f[ae]ll|fell|drop|decreas|declin|shr[aiu]nk|lost\\b|lower|down by|gesunken|sink|baiss|diminu|cay|baj|redu",
  ],
  [
    "more|above|over\\b|mehr|über\\b|plus de|más|mais de",
    "less|fewer|below|under\\b|weniger|unter\\b|moins|menos",
  ],
  [
    "before|earlier|until|vor\\b|bis\\b|avant|jusqu|antes|hasta",
    "after|later|since|nach\\b|seit\\b|après|depuis|después|desde|depois",
  ],
  ["pass(?:es|ed)?\\b|succe|bestanden|erfolg|réussi", "fail|fehl|échou|fall[óa]"],
  ["first|erste|premi|primer", "last\\b|letzte|derni|últim"],
  [
    "enabl|on by default|switched on|aktiviert|activé|activad",
    "disabl|off by default|switched off|deaktiviert|désactivé|desactivad",
  ],
  ["with\\b|mit\\b|avec|con\\b|com\\b", "without|ohne|sans\\b|sin\\b|sem\\b"],
  ["free\\b|kostenlos|gratuit|gratis", "charg|costs?\\b|kostet|payant"],
  ["cheap|günstig|moins cher|barat", "expensive|dear|teuer|plus cher|car[oa]\\b"],
  ["maxim|at most|most\\b|höchst|up to", "minim|at least|least\\b|mindest"],
  ["slow|langsam|lent", "fast|quick|schnell|rapid"],
  ["early|früh|tôt|temprano", "late\\b|spät|tard"],
  [
    "start|begin|beginn|anfang|commenc|début|empie|começ",
    "end(?:s|ed)?\\b|finish|endet|fin(?:it|i)?\\b|termin",
  ],
  ["accept|akzept", "reject|refus|declin|abgelehnt|rechaz"],
  ["yes\\b|true\\b|wahr", "no\\b|false\\b|falsch"],
  ["win|won\\b|gewonn|gagn|gan[óa]", "lose|lost\\b|verlor|perd"],
  ["north", "south"],
  ["east", "west"],
  [
    "all\\b|every|always|alle|jede|immer|tous|toutes|toujours|todos|todas|siempre",
    "except|but not|other than|außer|bis auf|sauf|hormis|excepto|salvo|exceto",
  ],
  ["summer|sommer", "winter"],
  ["morning", "evening|night"],
  ["inlet|input|incoming|import|inbound", "outlet|output|outgoing|export|outbound"],
];
/** All of them, each in a group of its own: one and other of the first pair, one and other of the second. */
const WORDS = new RegExp(
  `(?<!\\p{L})(?:un|in|non-)?(?:${OPPOSITES.flatMap((pair) => pair.map((words) => `(${words})`)).join("|")})`,
  "giu",
);
const DENIES =
  /\b(?:not|no|never|none|neither|nor|without|cannot|nothing|nobody|avoid\w*|dislik\w*|lacks?|vermeid\w*|évit\w*|evit\w*|un(?:available|supported|able|changed)|nicht|kein\w*|nie|niemals|ohne|ne|n['’](?=\p{L})|pas|jamais|sans|aucun\w*|sin|nunca|ning\w+|não|sem|nenhum\w*)\b|n['’]t\b|[不没無]|ない|ません/giu;
/** Denials that bound or stress something. */
const BOUNDS =
  /(?<!\p{L})(?:no|not|nicht|pas)(?: (?:have|take|be|use|eat|drink|exceed|cost|last))? (?:more|less|fewer|later|earlier|longer than|until|only|just|quite|mehr|weniger|länger|nur|plus|moins|más|menos|solo|sólo)(?!\p{L})(?: than| als| que| de)?/giu;
/** Words that deny without a denial, or not everything: beside one of them it is not known which clause denies what. */
const HALF_DENIES =
  /(?<!\p{L})(?:allerg|intoleran|only|unless|instead|rather|error|refus|prevent|stop|drop|discontinu|remov|miss(?:es|ing)|empty|hardly|barely|rarely|too|nur|statt|allergi|seulement|au lieu|erreur|solo|sólo|en lugar|só\b|apenas)/iu;
const CLAUSES =
  /[;!?\n{}]|\.(?!\d)|","|,\s|\s[-–—]\s|\s(?:and|but|while|whereas|although|though|und|aber|et|mais|y|pero|e|mas)\s/giu;
/** Characters of a line that tell whether another clause of it has the opposite. */
const LINE_CHARS = 1_000;
/** Words that a clause has at least. */
export const FEWEST_WORDS = 2;

/** What a clause says, and what the line that it is a part of says. */
interface Marks {
  denials: number;
  /** The first word that a denial may be about. */
  denied: string | undefined;
  isHalf: boolean;
  /** By pair of opposites: 1 if it has the one, 2 the other, 3 both. */
  words: number[];
  lineWords: number[];
}

/** A clause of a line, with the stems of its words. */
export interface Clause {
  text: string;
  stems: Set<string>;
  /** Read when it is first needed. */
  marks(): Marks;
}

function sidesOf(text: string): number[] {
  const sides = OPPOSITES.map(() => 0);
  for (const match of text.matchAll(WORDS)) {
    const group = match.findIndex((part, i) => i > 0 && part !== undefined) - 1;
    sides[group >> 1]! |= 1 << (group & 1);
  }
  return sides;
}

/** Reads a clause of a line. */
export function clauseOf(text: string, line: string): Clause {
  let marks: Marks | undefined;
  const read = (): Marks => {
    const said = text.replaceAll("_", " ").replace(BOUNDS, "");
    const denials = [...said.matchAll(DENIES)];
    const [first] = denials;
    const [denied] = first ? stemsOf(said.slice(first.index + first[0].length)) : [];
    return {
      denials: denials.length,
      denied,
      isHalf: HALF_DENIES.test(text),
      words: sidesOf(text),
      lineWords: sidesOf(line.slice(0, LINE_CHARS)),
    };
  };
  return { text, stems: stemsOf(text), marks: () => (marks ??= read()) };
}

/** The clauses of lines that have two words at least. */
export const clausesOf = (lines: readonly string[]): Clause[] =>
  lines
    .flatMap((line) => line.split(CLAUSES).map((text) => clauseOf(text, line)))
    .filter(({ stems }) => stems.size >= FEWEST_WORDS);
