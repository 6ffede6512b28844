import { type Figure, isMoment } from "../evidence/beside.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import { isAt, type Moment } from "../reading/dates.ts";
import { literalsOf } from "../evidence/synonyms.ts";
import { READ_CHARS, stemsOf } from "../reading/words.ts";
import { clauseOf } from "./anchors.ts";
import { isAlike, isOne } from "./another-place.ts";

/** Between parts of a text. */
const BLANK = /\n\s*\n/u;
/** A heading, up to a comma or colon: a few words, and no sentence. */
const HEADING = /^[#*\s]{0,6}(\p{L}[^\n,:;|.!?]{1,50})(?:,[^\n.!?|]{0,60})?:?[*\s]*$/u;
const MOST_WORDS = 8;
const MOST_SECTIONS = 60;
/** A word that is written as a name within a sentence, or behind its first article. */
const NAME = /(?<=[\p{L}\p{N},;:.]['’]?s?\s)\p{Lu}[\p{L}'’-]+/gu;

/** What a heading says in brackets of what it names: `Silver (for children who have Bronze)`. */
const ASIDE = /\s\([^()]*\)?/gu;
/** Before a figure, what is said further of the thing that the sentence has named: `Silver, which is €126 and starts on Thursday`. */
const SAID_FURTHER =
  /(?<!\p{L})(?:and|but|und|aber|et|mais|y|pero|e|mas)\s(?:(?:also|then|only|usually|always|auch|immer|aussi|también|também)\s)?(?:is|are|was|were|has|have|costs?|takes?|starts?|begins?|ends?|finishes|opens?|closes?|runs?|lasts?|meets?|leaves?|arrives?|departs?|goes|comes?|holds?|seats?|weighs?|measures?|needs?|offers?|includes?|charges?|kostet|dauert|beginnt|endet|öffnet|schließt|hat|ist|coûte|dure|commence|finit|ouvre|ferme|a|est|cuesta|dura|empieza|termina|abre|cierra|tiene|es|custa|começa|fecha|tem|é)(?!\p{L})[^.;:]*$/iu;

/** Before a figure in a clause that has nothing else: `fits: 8 evenings on Tuesdays, for £95`. */
const ADDED =
  /,\s(?:(?:and|all|und|et|y|e)\s)?(?:for|at|on|from|until|within|costing|für|um|am|ab|pour|à|dès|por|a las?|às?)\s(?:(?:about|only|just|around|nur|etwa|environ|unos)\s)?[\p{Sc}*_]*$/iu;

/** A part of a text below a heading of its own. */
interface Section {
  start: number;
  end: number;
  /** The words of its heading, and those that no other one has. */
  heading: ReadonlySet<string>;
  own: ReadonlySet<string>;
  /** Those that stand in no brackets. */
  bare: ReadonlySet<string>;
  /** Its words that bear no content, but are written as names. */
  literals: ReadonlySet<string>;
  /** The days that its heading names. */
  days: readonly Moment[];
  stems: ReadonlySet<string>;
}

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, readonly Section[]>();

function sectionsOf(finding: ObservedFinding): readonly Section[] {
  const known = read.get(finding);
  if (known) return known;
  const text = finding.finding.text.slice(0, READ_CHARS);
  let start = 0;
  const found = text.split(BLANK, MOST_SECTIONS).flatMap((part): Omit<Section, "own">[] => {
    const at = text.indexOf(part, start);
    const end = at + part.length;
    start = end;
    const [first = "", ...rest] = part.trim().split("\n");
    const heading = HEADING.exec(first)?.[1] ?? "";
    if (rest.length === 0 || heading === "" || heading.split(/\s+/u).length > MOST_WORDS) return [];
    const below = at + part.indexOf(first) + first.length;
    const days = finding.particulars.moments.filter(
      (one) => one.start >= at && one.end <= below && one.time === undefined,
    );
    const stems = stemsOf(rest.join("\n"));
    const bare = stemsOf(heading.replace(ASIDE, " "));
    const literals = new Set(literalsOf(heading));
    return [{ start: below, end, heading: stemsOf(heading), bare, literals, days, stems }];
  });
  const sections = found.map((one) => {
    const others = found.filter((other) => other !== one);
    const of = (name: "bare" | "heading" | "literals") =>
      others.reduce(
        (own, other) => own.difference(name === "literals" ? other.literals : other.bare),
        one[name],
      );
    // A plan may be called by a word that bears no content: `Mobile Plus`, beside `Mobile Basic`.
    const own = [of("bare"), of("heading"), of("literals")].find(({ size }) => size > 0);
    return { ...one, own: own ?? new Set<string>() };
  });
  read.set(finding, sections);
  return sections;
}

/** The words of a text, also those that are names although they bear no content. */
const wordsOf = (text: string): Set<string> => stemsOf(text).union(new Set(literalsOf(text)));

const holds = ({ start, end }: Section, figure: Figure): boolean =>
  start <= figure.start && figure.end <= end;

/**
 * Whether a text has a figure only below another heading than the one that the statement names, where there is another figure of its
 * kind: `the Central Library is open until 19:00`, which stands below `Northgate branch`.
 */
export function isOfAnotherSection(stated: Figure, text: string, finding: ObservedFinding): boolean {
  if (sectionsOf(finding).length < 2) return false;
  const { start, end } = clauseOf(stated, text);
  const isFurther = [SAID_FURTHER, ADDED].some((words) => words.test(text.slice(0, stated.start)));
  // What a sentence begins with has a capital letter anyway, and is what it goes on about.
  const names = wordsOf(((isFurther ? `, ${text}` : text).match(NAME) ?? []).join(" ")).union(
    new Set(literalsOf(text)),
  );
  const saidIn = (said: string) => {
    const stems = wordsOf(said);
    return sectionsOf(finding).filter((one) => isNamed(one, stems) && !one.own.isDisjointFrom(names));
  };
  const inClause = saidIn(text.slice(start, end));
  // What another clause names is of that clause's figures, unless this one goes on about it.
  const isAlone = !/\d/.test(`${text.slice(0, start)}${text.slice(end)}`);
  const rest = isAlone ? text : "";
  const around = isFurther ? text.slice(0, stated.start) : rest;
  return isOnlyBelowOthers(stated, inClause.length > 0 ? inClause : saidIn(around), finding);
}

/** `It`, which is no `it takes an hour to …`. */
const GOES_ON =
  /(?<!\p{L})(?:it(?!(?:['’]s|\s(?:is|was|takes|costs|may|can|will|also))\s[^.;]{0,60}\s(?:to|that)\s)|they|them|these|those)(?!\p{L})/iu;

/** Speaks of two things, of which either may be meant. */
const COMPARES =
  /(?<!\p{L})(?:whereas|while|but|than|unlike|instead|compared|rather|versus|vs|both|either|other)(?!\p{L})/iu;

/**
 * The same of what the sentence before it names, of which it goes on to speak: `You can keep a DVD for a week. If it comes back late,
 * you pay 20p a day`, which stands below `Books`.
 */
export function isOfSectionBefore(
  stated: Figure,
  text: string,
  before: string,
  finding: ObservedFinding,
): boolean {
  const sections = sectionsOf(finding);
  if (before === "" || sections.length < 2 || !GOES_ON.test(text)) return false;
  if (COMPARES.test(before) || COMPARES.test(text)) return false;
  const [stems, last] = [wordsOf(text), wordsOf(before)];
  if (sections.some((one) => isNamed(one, stems))) return false;
  return isOnlyBelowOthers(
    stated,
    sections.filter((one) => isNamed(one, last)),
    finding,
  );
}

/** Whether words have all of a heading that no other one has. */
const isNamed = ({ own }: Section, stems: ReadonlySet<string>): boolean =>
  own.size > 0 && own.isSubsetOf(stems);

const unitOf = (figure: Figure): string | undefined => (isMoment(figure) ? undefined : figure.unit);

/** Whether a figure stands only below other headings than the one that is named, which has another one of its kind. */
function isOnlyBelowOthers(
  stated: Figure,
  [named, ...others]: readonly Section[],
  finding: ObservedFinding,
): boolean {
  if (!named || others.length > 0) return false;
  const sections = sectionsOf(finding);
  const all: Figure[] = isMoment(stated)
    ? finding.particulars.moments
    : finding.places().all.map(({ figure }) => figure);
  const alike = all.filter((figure) => isOne(stated, figure));
  // Of those with its unit, if there are any: `20p`, beside `20 items`.
  const exact = alike.filter((figure) => unitOf(figure) === unitOf(stated));
  const own = exact.length > 0 ? exact : alike;
  return (
    own.length > 0 &&
    own.every((figure) => sections.some((one) => one !== named && holds(one, figure))) &&
    all.some((figure) => holds(named, figure) && isAlike(stated, figure))
  );
}

/**
 * Whether the names of a statement stand only below headings of other days than the one that it says: `Saltmarsh play on 12 June`, where
 * they stand below `Saturday 13 June`.
 */
export function isOfAnotherDaysSection(stated: Moment, text: string, finding: ObservedFinding): boolean {
  const sections = sectionsOf(finding).filter(({ days }) => days.length > 0);
  if (sections.length < 2 || stated.time !== undefined || !isMoment(stated)) return false;
  const rest = `${text.slice(0, stated.start)} ${text.slice(stated.end)}`;
  const names = stemsOf((` the ${rest}`.match(NAME) ?? []).join(" "));
  const holding = sections.filter(({ stems }) => names.size > 0 && names.isSubsetOf(stems));
  const isOn = ({ days }: Section) => days.some((day) => isAt(stated, day) || isAt(day, stated));
  return holding.length > 0 && sections.some(isOn) && !holding.some(isOn);
}
