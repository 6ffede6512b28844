import {
  besideAll,
  type Figure,
  figuresIn,
  isMoment,
  isYear,
  type Named,
  partNames,
  versionOf,
} from "./beside.ts";
import type { FigurePlace, FigurePlaces } from "./figure-place.ts";
import { nameEnds, nameLives, withDays } from "./spans.ts";
import { jsonLeaves } from "./json-places.ts";
import { isCode, layOut, type LaidLine } from "./layout.ts";
import type { Particulars } from "../reading/particulars.ts";
import { headTerms, isFrame, isName, labelTerms, numberTerm, properTerms, termsOf } from "./synonyms.ts";

const SENTENCE = /(?<=[.!?])(?<!(?<!\p{L})(?:Drs?|Mrs?|Ms|Prof|St|Mme|Mlle|Sra?|Dra)\.)\s+(?=\P{Ll})/u;
const HEADING = /^[^\p{L}]{0,9}(\p{L}(?:[^:=\n.!?(]|\([^()\n]{0,60}\)){0,60}?):(?=\s|$)/u;
const MOST_HEADING = 6;
const MOST_LABEL = 60;
const MOST_SENTENCE = 1_000;
/** Words of a clause that goes on from the one before it. */
const MOST_ELLIPTIC = 2;

/** Reads the places of the figures of a text. */
export function placesOf(text: string, particulars: Particulars): FigurePlaces {
  const [inJson, figures] = placesInJson(text, particulars);
  const lines = layOut(text);
  const hasKeys = lines.filter(({ key, cells }) => key !== undefined && cells.length === 0).length > 1;
  let at = 0;
  const titles = titlesOf(text, lines);
  const inLines = lines.flatMap((line, i) => {
    const from = at;
    while (at < figures.length && figures[at]!.start < line.end) at += 1;
    const own = figures.slice(from, at);
    if (own.length === 0) return [];
    const isRow = line.cells.length > 0;
    const isKeyed = line.key !== undefined && (isRow || (hasKeys && !isAmount(text, own)));
    const key = isKeyed ? [numberTerm(BigInt(line.key!))] : [];
    // The number that names a row is of nothing else.
    const [ofKey, ofRest] = [own.slice(0, key.length), own.slice(key.length)];
    const places = isRow ? placesInRow(text, line, ofRest, key) : placesInProse(text, line, ofRest, key);
    for (const one of places) one.title = titles[i]!;
    return [...ofKey.map((figure) => unnamed(figure, termsOf(text.slice(line.start, line.end)))), ...places];
  });
  const all = [...inJson, ...inLines];
  nameEnds(all);
  nameLives(text, all);
  return {
    all,
    byTerm: byTerm(all),
    rows: new Set(all.flatMap(({ row }) => [...row])),
    proper: properTerms(text),
  };
}

const ADDRESS = /^https?:\/\/\S+$/u;

/** For each line the words of the title that it stands below, as in the results of a search: a title, an address and what is there. */
function titlesOf(text: string, lines: readonly LaidLine[]): ReadonlySet<string>[] {
  const read = lines.map(({ start, end }) => text.slice(start, end).trim());
  let title: ReadonlySet<string> = new Set();
  return read.map((line, i) => {
    if (line === "") title = new Set();
    else if (ADDRESS.test(line) && i > 0) title = termsOf(read[i - 1]!);
    return title;
  });
}

/** Whether the figure that a line begins with is an amount of what the line names, rather than its number: `90 g sugar`, `3 eggs`. */
const isAmount = (text: string, [first, ...others]: readonly Figure[]): boolean =>
  hasUnit(first!) || (others.length === 0 && !/[:.)]/u.test(text.charAt(first!.end)));

function byTerm(places: readonly FigurePlace[]): Map<string, FigurePlace[]> {
  const lists = new Map<string, FigurePlace[]>();
  for (const one of places)
    for (const term of new Set([...one.names, ...one.row, ...one.spread])) {
      const list = lists.get(term);
      if (list) list.push(one);
      else lists.set(term, [one]);
    }
  return lists;
}

/** The places of values of JSON, and the other figures. */
function placesInJson(text: string, particulars: Particulars): [places: FigurePlace[], others: Figure[]] {
  const leaves = jsonLeaves(text);
  const [places, others]: [FigurePlace[], Figure[]] = [[], []];
  let at = 0;
  for (const figure of figuresIn(text, particulars)) {
    if (figure.end > text.length) continue;
    while (at < leaves.length && leaves[at]!.end < figure.end) at += 1;
    const leaf = leaves[at];
    if (leaf !== undefined && leaf.start <= figure.start)
      places.push(place(figure, headTerms(leaf.key), labelTerms(leaf.path)));
    else others.push(figure);
  }
  return [places, others];
}

const place = (
  figure: Figure,
  names: Set<string>,
  row: Set<string>,
  more: Iterable<string> = [],
): FigurePlace => ({
  figure,
  names,
  row,
  wide: new Set([...names, ...row, ...more]),
  sentence: new Set(),
  lead: new Set(),
  spread: new Set(),
  elided: new Set(),
});

/** The place of a figure that is part of a name. */
const unnamed = (figure: Figure, sentence: ReadonlySet<string>): FigurePlace => ({
  ...place(figure, new Set(), new Set()),
  sentence,
});

/** The label of a row that ends with a number: `Bus 12`. */
const NUMBERED_LABEL = /\p{L}{2}\s(\d{1,6})$/u;

/** The places of a table's row. A figure is named by the head of its column and by the words of its own cell. */
function placesInRow(
  text: string,
  line: LaidLine,
  figures: readonly Figure[],
  key: readonly string[],
): FigurePlace[] {
  const [first] = line.cells;
  const number = NUMBERED_LABEL.exec(text.slice(first!.start, first!.end).trim())?.[1];
  const row = new Set([
    ...labelTerms(line.label),
    ...key,
    ...(number === undefined ? [] : [numberTerm(BigInt(number))]),
  ]);
  const sentence = termsOf(text.slice(line.start, line.end).slice(0, MOST_SENTENCE));
  return line.cells.flatMap(({ start, end, head }) => {
    const own = figures.filter((figure) => figure.start >= start && figure.end <= end);
    const heads = headTerms(head);
    return partNames(besideAll(text, start, end, own)).map(({ figure, before, after, names, inherited }) => {
      const words = termsOf(`${before} ; ${after} ; ${inherited}`);
      const one = place(figure, new Set([...heads, ...termsOf(names)]), row, words);
      return { ...withDays(one, line.label), sentence };
    });
  });
}

/** The places of a line of prose, sentence by sentence. */
function placesInProse(
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
  let last: string[] = [];
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
    const elided = one.names.size <= MOST_ELLIPTIC ? last : [];
    last = [...one.names, ...one.row];
    const { noun } = isMoment(figure) ? {} : figure;
    if (noun !== undefined) one.wide.add(noun);
    return { ...one, elided: new Set(elided), sentence: said, lead, version: known };
  });
  return [...inHeading.map((figure) => placeInHeading(text, figure, label, said)), ...places];
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
export function numberedSubject(sentence: string): string[] {
  const digits = SUBJECT.exec(sentence)?.[1];
  return digits === undefined ? [] : [numberTerm(BigInt(digits))];
}

const hasUnit = (figure: Figure): boolean => !isMoment(figure) && figure.unit !== undefined;

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
