import { besideAll, type Figure, figuresIn, hasUnit, partNames } from "./beside.ts";
import { type FigurePlace, type FigurePlaces, place, unnamed } from "./figure-place.ts";
import { nameEnds, nameLives, withDays } from "./spans.ts";
import { jsonLeaves } from "./json-places.ts";
import { layOut, type LaidLine } from "./layout.ts";
import { placesInProse } from "./prose-places.ts";
import type { Particulars } from "../reading/particulars.ts";
import { headTerms, labelTerms, numberTerm, properTerms, termsOf } from "./synonyms.ts";

const MOST_SENTENCE = 1_000;

/** Reads the places of the figures of a text. */
export function placesOf(text: string, particulars: Particulars): FigurePlaces {
  const [inJson, figures] = placesInJson(text, particulars);
  const lines = layOut(text);
  const hasKeys = lines.filter(({ key, cells }) => key !== undefined && cells.length === 0).length > 1;
  let at = 0;
  const titles = titlesOf(text, lines);
  const headings = headingsOf(text, lines);
  const inLines = lines.flatMap((line, i) => {
    const from = at;
    while (at < figures.length && figures[at]!.start < line.end) at += 1;
    const own = figures.slice(from, at);
    if (own.length === 0) return [];
    const isRow = line.cells.length > 0;
    const isKeyed = line.key !== undefined && (isRow || (hasKeys && !isAmount(text, line, own)));
    const key = isKeyed ? [numberTerm(BigInt(line.key!))] : [];
    // The number that names a row is of nothing else.
    const [ofKey, ofRest] = [own.slice(0, key.length), own.slice(key.length)];
    const places = isRow ? placesInRow(text, line, ofRest, key) : placesInProse(text, line, ofRest, key);
    for (const one of places) {
      one.title = titles[i]!;
      if (headings[i]!.size === 0) continue;
      one.heading = headings[i]!;
      one.lead = one.heading.union(one.lead);
    }
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

/** A heading: a few words, and no sentence, label or figure, but for brackets and a count: `10-visit card`. It may be numbered: `3. Time control`. */
const HEADING =
  /^(?:[#*\s]{0,6}|\d{1,2}\.?\s)((?:\d{1,3}-)?\p{L}[^\n,:;|.!?\d(]{1,50})(\([^()\n.!?|]{1,60}\))?[*\s]*$/u;
const NUMBERED = /^\d{1,2}\.?\s/u;
const MOST_WORDS = 4;

/** For each line the words of the heading that it stands below: `Return fares`, above `Adult: €32`. */
function headingsOf(text: string, lines: readonly LaidLine[]): ReadonlySet<string>[] {
  const read = lines.map(({ start, end }) => text.slice(start, end).trim());
  const isHeading = read.map((line, i) => i > 0 && headsBelow(line, read[i - 1]!, read[i + 1] ?? ""));
  const named = termsOf(read.map((line, i) => (isHeading[i] ? HEADING.exec(line)![1]! : "")).join(" ; "));
  let heading: ReadonlySet<string> = new Set();
  return read.map((line, i) => {
    // The first line of a text is the title of all.
    const isFirst = i > 0 && line !== "" && read[i - 1] === "";
    if (line === "" || isFirst) heading = new Set();
    if (isHeading[i]) {
      const [, name = "", aside = ""] = HEADING.exec(line)!;
      // In brackets it may name another one: `Silver (for children who have Bronze)`.
      heading = termsOf(name).union(termsOf(aside).difference(named));
    }
    return heading;
  });
}

/** Whether a line is the heading of what follows it: it begins a paragraph, or it is numbered or very short, and no item of a list. */
function headsBelow(line: string, above: string, below: string): boolean {
  if (line === "" || below === "" || !HEADING.test(line)) return false;
  if (above === "") return true;
  const isShort = line.split(/\s+/u).length <= MOST_WORDS && /^\p{Lu}/u.test(line) && /\d/u.test(below);
  return !HEADING.test(below) && !HEADING.test(above) && (NUMBERED.test(line) || isShort);
}

/** Counts what it begins with, in a sentence: `8 evenings of 90 minutes, for up to 10 people.` */
const COUNTS = /^\s{0,9}\d{1,6}\s\p{Ll}.*\s.*[.!?]\s*$/u;

/** Whether the figure that a line begins with is an amount of what the line names, rather than its number: `90 g sugar`, `3 eggs`. */
const isAmount = (text: string, { start, end }: LaidLine, [first, ...others]: readonly Figure[]): boolean =>
  hasUnit(first!) ||
  (!/[:.)]/u.test(text.charAt(first!.end)) && (others.length === 0 || COUNTS.test(text.slice(start, end))));

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
