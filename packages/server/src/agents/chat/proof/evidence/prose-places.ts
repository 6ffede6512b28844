import { NO_ABBREVIATION } from "../reading/sentence-ends.ts";
import {
  besideAll,
  type Figure,
  hasUnit,
  isMoment,
  isYear,
  type Named,
  partNames,
  versionOf,
} from "./beside.ts";
import { type FigurePlace, place, unnamed } from "./figure-place.ts";
import { saying } from "./saying.ts";
import { withDays } from "./spans.ts";
import { isCode, type LaidLine } from "./layout.ts";
import { isFrame, isName, labelTerms, numberTerm, termsOf } from "./synonyms.ts";

/** Between the parts of an enumeration. */
const PART = /[,;]\s|\s(?:and|but|while|und|aber|et|mais|y|pero|e|mas)\s/u;
const SENTENCE = new RegExp(String.raw`(?<=[.!?])${NO_ABBREVIATION}\s+(?=\P{Ll})`, "u");
const HEADING = /^[^\p{L}]{0,9}(\p{L}(?:[^:=\n.!?(]|\([^()\n]{0,60}\)){0,60}?):(?=\s|$)/u;
const MOST_HEADING = 6;
const MOST_LABEL = 60;
const MOST_SENTENCE = 1_000;
/** Words of a clause that goes on from the one before it. */
const MOST_ELLIPTIC = 2;
/** Between a part and its whole. */
const OF_WHOLE = /^\s?(?:of|out of|von|sur|de|\/)\s?(?:the\s)?$/u;

/** The places of a line of prose, sentence by sentence. */
export function placesInProse(
  text: string,
  line: LaidLine,
  figures: readonly Figure[],
  key: readonly string[],
): FigurePlace[] {
  let start = line.start;
  let named: ReadonlySet<string> = new Set();
  return text
    .slice(line.start, line.end)
    .split(SENTENCE)
    .flatMap((sentence) => {
      const from = text.indexOf(sentence, start);
      start = from + sentence.length;
      const own = figures.filter((figure) => figure.start >= from && figure.start < start);
      const places = own.length === 0 ? [] : placesInSentence(text, from, sentence, own, key);
      if (!GOES_ON.test(sentence)) named = termsOf(text.slice(from, own[0]?.start ?? start));
      // `It opened in 1934`: what the sentence before it named.
      else for (const { wide } of places) for (const term of named) wide.add(term);
      return places;
    });
}

const GOES_ON = /^(?:it|they|he|she|this|these|elle|il|ils|elles|él|ella|ele|ela)(?!\p{L})/iu;

function placesInSentence(
  text: string,
  start: number,
  sentence: string,
  figures: readonly Figure[],
  key: readonly string[],
): FigurePlace[] {
  const heading = HEADING.exec(sentence)?.[1] ?? "";
  const isHeading = heading !== "" && heading.split(/\s+/).length <= MOST_HEADING;
  const from = isHeading ? start + sentence.indexOf(heading) + heading.length + 1 : start;
  const inHeading = figures.filter((figure) => figure.start < from);
  const numbers = inHeading.flatMap((figure) => numberName(figure));
  // What its parentheses give is the heading's own: `CACHE_TTL (default 450): …`.
  const label = heading.replaceAll(/\([^()]*\d[^()]*\)/gu, " ");
  const subject = numberedSubject(sentence);
  const row = isHeading ? [...labelTerms(label), ...key, ...subject] : [...key, ...subject];
  const code = isCode(sentence);
  let frame: string[] = [];
  const said = termsOf(sentence.slice(0, MOST_SENTENCE));
  const lead = isHeading ? new Set<string>() : termsOf(text.slice(start, figures[0]!.start));
  const besides = besideAll(text, from, start + sentence.length, figures.slice(inHeading.length));
  let version: string | undefined;
  const places = partNames(besides).map(({ figure, before, after, names, inherited }, i) => {
    const [own, shared] = [termsOf(`${before} ; ${after}`), termsOf(inherited)];
    // A year or a day goes on until another is named.
    const frames = [...own].filter(isFrame);
    if (frames.length > 0) frame = frames;
    else if (!isYear(figure)) for (const term of frame) shared.add(term);
    // One time may be read in several ways.
    const earlier = besides.slice(0, i).findLast((one) => one.figure.start < figure.start);
    for (const term of nameBefore(text, earlier, besides[i]!)) shared.add(term);
    const around = [...own, ...shared, ...numbers];
    // A figure without a word of its own, or only a measure, may be about all that its sentence says: `the minimum is 20`.
    const isBare = around.every((term) => isName(term)) && (around.length > 0 || row.length === 0);
    const more = isBare ? [...around, ...[...said].filter((term) => !isName(term))] : around;
    const known = version;
    version = versionOf(figure) ?? version;
    const one = withDays(
      code
        ? place(figure, new Set(), new Set(), more)
        : place(figure, termsOf(names), new Set([...row, ...shared]), more),
      `${isHeading ? heading : ""} ${inherited} ${before} ${after}`,
    );
    const { noun } = isMoment(figure) ? {} : figure;
    if (noun !== undefined) one.wide.add(noun);
    return { ...one, sentence: said, lead, version: known };
  });
  return [
    ...inHeading.map((figure) => placeInHeading(text, figure, label, said)),
    ...withPredicate(text, start, withElided(text, places)),
  ];
}

/** Places of a sentence, with the words that are perhaps left out beside each since they stand beside the one before it. */
function withElided(text: string, places: readonly FigurePlace[]): FigurePlace[] {
  let last: string[] = [];
  let isListed = false;
  return places.map((one, i) => {
    const elided = one.names.size <= MOST_ELLIPTIC ? last : [];
    // `17 of 60 runs are left, 2 of 6 visuals`: what is left out is of the whole as well as of its part.
    const isPart = OF_WHOLE.test(text.slice(one.figure.end, places[i + 1]?.figure.start));
    last = [...one.names, ...one.row, ...(isPart ? elided : [])];
    isListed = isNextOfList(one, places[i - 1], isListed);
    const lead = isListed ? NONE : one.lead;
    return { ...one, lead, elided: new Set([...elided, ...rateBehind(text, one, places.slice(i + 1))]) };
  });
}

/** Places of a sentence, with what its first part says if theirs has no verb: `an adult passport is valid for 10 years, a child passport for 5`. */
function withPredicate(text: string, start: number, places: FigurePlace[]): FigurePlace[] {
  const [first] = places;
  const { predicate } = first ? saying(text.slice(start, first.figure.start), true) : {};
  if (!predicate) return places;
  return places.map((one, i) => {
    const last = places[i - 1];
    const between = last ? text.slice(last.figure.end, one.figure.start).split(PART).at(-1)! : "";
    return saying(between, false).isElliptic ? { ...one, predicate } : one;
  });
}

const NONE: ReadonlySet<string> = new Set();

/** Whether an amount is of something else than the one before it: `kayaks cost 12 euros, canoes 18 euros`. `isListed`: that one is. */
const isNextOfList = (
  { figure, names, lead }: FigurePlace,
  last: FigurePlace | undefined,
  isListed: boolean,
): boolean =>
  last !== undefined &&
  !isMoment(figure) &&
  !isMoment(last.figure) &&
  figure.unit !== undefined &&
  figure.unit === last.figure.unit &&
  (isListed || [...last.names].some((term) => lead.has(term))) &&
  [...names].some((term) => !isName(term) && !lead.has(term));

/** Says behind the last amount of an enumeration of what each of them is: `12 euros, students 8 euros and children 5 euros per visit`. */
const RATE =
  /^[*_]*\s(?:(?:per|an?|each|every|pro|par|por|je)\s(?!(?:person|head|adult|child|guest|kopf|personne|persona|pessoa)(?!\p{L}))\p{L}+(?:\s(?:per|and|an?)\s\p{L}+)?|each|apiece)(?!\p{L})/iu;

/** The words of a rate that is said once, behind the last of the amounts that follow in one unit. */
function rateBehind(text: string, { figure }: FigurePlace, next: readonly FigurePlace[]): Iterable<string> {
  if (isMoment(figure) || RATE.test(text.slice(figure.end))) return [];
  const alike = next.filter((one) => !isMoment(one.figure) && one.figure.unit === figure.unit);
  const rated = alike.find((one) => RATE.test(text.slice(one.figure.end)));
  return rated ? termsOf(RATE.exec(text.slice(rated.figure.end))![0]) : [];
}

/** Before the number of the case that a heading is about: `used at 110 tickets: 0.9`. In `Octopuses have three hearts: …` it is a fact. */
const OF_CASE =
  /(?<!\p{L})(?:at|for|in|of|per|with|by|from|to|under|over|after|before|on|bei|für|mit|nach|von|à|pour|avec|con|para|por)\s[$€£]?$/iu;

/** A figure within a heading's parentheses is what the heading speaks of: `SVC_PORT (default 8787): …`. */
function placeInHeading(
  text: string,
  figure: Figure,
  label: string,
  sentence: ReadonlySet<string>,
): FigurePlace {
  const before = text.slice(Math.max(0, figure.start - MOST_LABEL), figure.start);
  const inside = /\(([^()]*)$/u.exec(before)?.[1];
  if (inside === undefined && !isMoment(figure) && !OF_CASE.test(before))
    return { ...place(figure, termsOf(label), new Set()), sentence };
  if (inside === undefined || isMoment(figure)) return unnamed(figure, sentence);
  // `(90; hosted: 30)`
  const own = inside.split(/[;,]\s/u).at(-1)!;
  return { ...place(figure, termsOf(own), labelTerms(label)), sentence };
}

/** The number by which a sentence names what it is about: `Order 5521 ships on 14 May and costs 12.50`. */
const SUBJECT =
  /^[^\p{L}\d]{0,9}(?:the\s)?(?:order|room|line|route|flight|train|bus|platform|gate|invoice|ticket|case|issue|lot|item|unit|flat|apartment|house|table|team|group|batch|job|task|step|level|stage|phase|plan|model|part|block|building|site|account|run|build|shift|zone|hall|month|week|day|year|round|lap|set|question|season|game|match|heat|iteration|epoch|trial|sample|monat|woche|tag|jahr|runde|mois|semaine|jour|bestellung|linie|zimmer|rechnung|zug|gruppe|wohnung|commande|ligne|chambre|facture|pedido|línea|factura|habitación)\s(?:#|no\.?\s|nr\.?\s)?(\d{1,8})(?![\d.,:]*\d|\s?%)/iu;

/** As a term, if there is one. */
function numberedSubject(sentence: string): string[] {
  const digits = SUBJECT.exec(sentence)?.[1];
  return digits === undefined ? [] : [numberTerm(BigInt(digits))];
}

/** The number of a name in the same clause: `flat 12 pays 940 euros`. */
const nameBefore = (text: string, last: Named | undefined, one: Named): string[] =>
  last !== undefined &&
  one.isChained &&
  !hasUnit(last.figure) &&
  /\p{L}{2}\s$/u.test(text.slice(0, last.figure.start).slice(-3))
    ? numberName(last.figure)
    : [];

/** The term of a whole number that may be a name. */
export const numberName = (figure: Figure): string[] =>
  isMoment(figure) || figure.percent || figure.value.exponent < 0 ? [] : [numberTerm(figure.value.digits)];
