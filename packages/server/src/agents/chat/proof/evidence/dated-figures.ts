import type { Quantity } from "../measures/quantity.ts";
import { type Moment, momentsIn } from "../reading/dates.ts";
import type { Particulars } from "../reading/particulars.ts";
import { isYear } from "./beside.ts";
import { layOut, type LaidLine } from "./layout.ts";

/** A figure, and the days or times that it may be of. */
export interface FigureOfDay {
  figure: Quantity;
  moments: readonly Moment[];
}

/** Figures of a text that are read. */
const MOST_FIGURES = 600;
const SENTENCE = /(?<=[.!?])\s+(?=\P{Ll})/gu;
/** Characters of a line that may be the heading of those below. */
const HEADING_CHARS = 60;
/** Characters of an object of JSON. */
const OBJECT_CHARS = 1_000;

/** The days of the figures of one sentence or row: of figures and days in turns each its own, otherwise all. */
export function datedIn(quantities: readonly Quantity[], moments: readonly Moment[]): FigureOfDay[] {
  const figures = quantities.filter((one) => !isYear(one));
  const written = figures.filter(({ isShown }) => isShown !== true);
  const inOrder = [
    ...written.map(({ start }) => ({ at: start, isFigure: true })),
    ...moments.map(({ start }) => ({ at: start, isFigure: false })),
  ].toSorted((a, b) => a.at - b.at);
  const isInTurns =
    written.length === moments.length && inOrder.every((one, i) => one.isFigure === inOrder[i % 2]!.isFigure);
  return figures.map((figure) => {
    const own = isInTurns ? moments[written.indexOf(figure)] : undefined;
    return { figure, moments: own ? [own] : moments };
  });
}

/** The figures of evidence that stand in one sentence, row or object with days or times, or below a heading that is one. */
export function datedFigures(text: string, { quantities, moments }: Particulars): FigureOfDay[] {
  if (moments.length === 0) return [];
  const figures = quantities
    .filter(({ end }) => end <= text.length)
    .toSorted((a, b) => a.start - b.start)
    .slice(0, MOST_FIGURES);
  if (/[{[]\s{0,99}["']/u.test(text)) return inObjects(text, figures, moments);
  const [figuresUpTo, momentsUpTo] = [takerOf(figures), takerOf(moments)];
  let above: readonly Moment[] = [];
  return layOut(text).flatMap((line) => {
    const [own, days] = [figuresUpTo(line.end), momentsUpTo(line.end)];
    if (own.length === 0) {
      if (days.length > 0) above = isHeading(text, line, days) ? days : [];
      return [];
    }
    const dated = line.cells.length > 0 ? inRow(line, own, days) : inProse(text, line, own, days);
    return dated.map((one) => (one.moments.length > 0 ? one : { ...one, moments: above }));
  });
}

/** Whether a line is nothing but a day or a time, of which the lines below it are: not `sealed: 13 May, 07:40`. */
function isHeading(text: string, { start, end }: LaidLine, days: readonly Moment[]): boolean {
  let rest = text.slice(start, end);
  if (rest.length > HEADING_CHARS) return false;
  for (const day of days.toReversed()) rest = rest.slice(0, day.start - start) + rest.slice(day.end - start);
  return !/\p{L}/u.test(rest);
}

/** Takes what begins before a place, from the first that was not taken yet. */
function takerOf<One extends { start: number }>(all: readonly One[]): (end: number) => One[] {
  let from = 0;
  return (end) => {
    const first = from;
    while (from < all.length && all[from]!.start < end) from += 1;
    return all.slice(first, from);
  };
}

function inProse(
  text: string,
  { start, end }: LaidLine,
  own: readonly Quantity[],
  days: readonly Moment[],
): FigureOfDay[] {
  const ends = [...text.slice(start, end).matchAll(SENTENCE)].map(({ index }) => start + index);
  const [figuresUpTo, momentsUpTo] = [takerOf(own), takerOf(days)];
  return [...ends, end].flatMap((upTo) => datedIn(figuresUpTo(upTo), momentsUpTo(upTo)));
}

/** In a table, a figure is of the days of its row and of the head of its column. */
const inRow = ({ cells }: LaidLine, own: readonly Quantity[], days: readonly Moment[]): FigureOfDay[] =>
  own.map((figure) => {
    const cell = cells.find(({ start, end }) => figure.start >= start && figure.start < end);
    return { figure, moments: [...days, ...momentsIn(cell?.head ?? "", true)] };
  });

/** In JSON, a figure is of the days of the object that holds it, or of the one that is its name: `"2026-05-02": 8.4`. */
function inObjects(text: string, figures: readonly Quantity[], moments: readonly Moment[]): FigureOfDay[] {
  const places = figures.map((figure) => ({ figure, ...objectAround(text, figure) }));
  return [...Map.groupBy(places, ({ start }) => start)].flatMap(([start, those]) => {
    const end = Math.max(...those.map((one) => one.end));
    const own = moments.filter((one) => one.start >= start && one.start < end);
    const isNamed = own.every((one) => /^["']\s?:/u.test(text.slice(one.end, one.end + 4)));
    const inside = those.map(({ figure }) => figure);
    return isNamed ? datedIn(inside, own) : inside.map((figure) => ({ figure, moments: own }));
  });
}

/** Where the object begins and ends that holds a figure, as far as it is near. */
function objectAround(text: string, { start, end }: Quantity): { start: number; end: number } {
  let closed = 0;
  let from = start - 1;
  for (; from >= Math.max(0, start - OBJECT_CHARS); from--)
    if (text[from] === "}") closed += 1;
    else if (text[from] === "{" && closed-- === 0) break;
  const behind = text.slice(end, end + OBJECT_CHARS);
  const close = behind.search(/[{}]/u);
  return { start: from, end: end + (close < 0 ? behind.length : close) };
}
