import { add, type Decimal, equals, times } from "../measures/decimal.ts";
import type { Quantity } from "../measures/quantity.ts";
import type { Moment } from "../reading/dates.ts";
import type { Particulars } from "../reading/particulars.ts";
import { type Figure, isYear } from "./beside.ts";
import { enumerationsIn } from "./enumerations.ts";
import { layOut, type LaidLine } from "./layout.ts";
import type { FigurePlace, FigurePlaces } from "./figure-place.ts";
import { termsOf } from "./synonyms.ts";

/** A figure of a column. */
export interface ColumnEntry {
  figure: Quantity;
  /** Where its row begins. */
  row: number;
  /** The words and days that name its row, and no other one. */
  names: ReadonlySet<string>;
  moments: readonly Moment[];
}

/** Figures that can be ranked: a column of a table, a field of several objects of JSON, or what lines of one form have at one place. */
export interface Column {
  entries: readonly ColumnEntry[];
  /** The words that all of its figures have in common. */
  head: ReadonlySet<string>;
  /** Whether its figures are of several groups, each of which has a largest of its own. */
  isGrouped?: boolean;
}

/** Fewer figures are no column. */
const FEWEST = 3;
const MOST_FIGURES = 600;
/** Rows that sum up others. */
const SUMS = new Set(["=mean", "=median", "=stdev", "=gross", "=variance", "=net", "count", "rest", "other"]);

const EXTREMES = new Set(["=max", "=min"]);

/** The columns of a text, and those of only two figures. */
export function columnsOf(
  text: string,
  { quantities, moments }: Particulars,
  places: FigurePlaces,
): { columns: Column[]; pairs: Column[] } {
  const figures = quantities
    .filter((one) => one.end <= text.length && one.isShown !== true && !isYear(one))
    .toSorted((a, b) => a.start - b.start)
    .slice(0, MOST_FIGURES);
  const placeOf = new Map<Figure, FigurePlace>(places.all.map((place) => [place.figure, place]));
  const found = [...inLines(text, figures), ...inObjects(figures), ...inLabelled(text, figures)];
  const all = found.map((those) => {
    const entries = those.map(({ figure, row, end }) => {
      const { names = NONE, row: label = NONE } = placeOf.get(figure) ?? {};
      const own = moments.filter((one) => one.start >= row && one.start < end && !isMomentOf(one, figure));
      return { figure, row, names: new Set([...names, ...label]), moments: own };
    });
    return entries;
  });
  const listed = enumerationsIn(text, figures).flatMap(({ label, entries, isGrouped }) =>
    columnFrom(
      entries.map(({ figure, name }) => ({
        figure,
        row: figure.start,
        names: termsOf(`${label} ; ${name}`),
        moments: [],
      })),
      FEWEST,
    ).map((column) => ({ ...column, isGrouped })),
  );
  return {
    columns: [...all.flatMap((entries) => columnFrom(entries, FEWEST)), ...listed],
    pairs: all.filter(({ length }) => length === 2).flatMap((entries) => columnFrom(entries, 2)),
  };
}

const NONE: ReadonlySet<string> = new Set();

const isMomentOf = ({ start, end }: Moment, figure: Quantity) => start < figure.end && end > figure.start;

/** A column, without the rows that sum up others; none if its figures are of several kinds. */
function columnFrom(all: readonly ColumnEntry[], fewest: number): Column[] {
  const sum = all.reduce<Decimal>((total, { figure }) => add(total, figure.value), {
    digits: 0n,
    exponent: 0,
  });
  const common = (entries: readonly ColumnEntry[]) =>
    new Set([...(entries[0]?.names ?? [])].filter((term) => entries.every(({ names }) => names.has(term))));
  // A column of means has no rows that sum up others by that name.
  const shared = common(all);
  const hasOwn = (names: ReadonlySet<string>, those: ReadonlySet<string>) =>
    !names.difference(shared).isDisjointFrom(those);
  const entries = all.filter(
    ({ figure, names }) =>
      !hasOwn(names, SUMS) && (all.length < FEWEST || !equals(times(figure.value, 2n), sum)),
  );
  const [first] = entries;
  // The extremes of a list of measures are told by their names.
  if (!first || entries.length < fewest || all.length - entries.length > 1) return [];
  if (entries.some(({ names }) => hasOwn(names, EXTREMES))) return [];
  const isOfKind = ({ figure }: ColumnEntry) =>
    figure.unit === first.figure.unit && figure.percent === first.figure.percent;
  if (!entries.every(isOfKind)) return [];
  const head = common(entries);
  return [{ head, entries: entries.map((one) => ({ ...one, names: one.names.difference(head) })) }];
}

interface Placed {
  figure: Quantity;
  row: number;
  end: number;
}

/** The form of a line: its words and numbers without what they say. */
const formOf = (line: string): string =>
  line
    .replace(/[-+−]?\d(?:[\d.,]*\d)?/gu, "#")
    .replace(/\p{L}[\p{L}\p{M}'’.-]*(?:\s\p{L}[\p{L}\p{M}'’.-]*)*/gu, "a")
    .replace(/\s+/gu, " ")
    .trim();

/** What the cells of a table, or lines of one form that follow each other, have at the same place. */
function inLines(text: string, figures: readonly Quantity[]): Placed[][] {
  const columns = new Map<string, Placed[]>();
  let [block, last, at] = [0, "", 0];
  for (const line of layOut(text)) {
    const own: Quantity[] = [];
    for (; at < figures.length && figures[at]!.start < line.end; at++) own.push(figures[at]!);
    const form =
      line.cells.length > 0 ? `${line.cells.length} cells` : formOf(text.slice(line.start, line.end));
    if (form !== last) block += 1;
    last = form;
    for (const [i, figure] of own.entries()) {
      const cell = cellOf(line, figure);
      // Of several figures in a cell, none is the cell's.
      if (cell !== undefined && own.some((other) => other !== figure && cellOf(line, other) === cell))
        continue;
      const key = `${block} ${cell ?? i}`;
      const column = columns.get(key) ?? [];
      column.push({ figure, row: line.start, end: line.end });
      columns.set(key, column);
    }
  }
  return [...columns.values()];
}

const cellOf = ({ cells }: LaidLine, { start }: Quantity): number | undefined => {
  const index = cells.findIndex((cell) => start >= cell.start && start < cell.end);
  return index < 0 ? undefined : index;
};

/** The values of one name in the objects of JSON. */
const inObjects = (figures: readonly Quantity[]): Placed[][] =>
  [...Map.groupBy(figures, ({ key }) => key)].flatMap(([key, those]) =>
    key === undefined ? [] : [those.map((figure) => ({ figure, row: figure.start, end: figure.end }))],
  );

/** Where a sentence or line begins with a label, and the label. */
const LABELLED =
  /(?<=^|\n|[.!?]\s{1,3})[^\S\n]{0,9}(?:[-*•]\s)?\p{L}[^:=\n.!?]{0,40}:(?=\s)[^\n]{0,400}?(?=\n|[.!?](?:\s|$)|$)/gu;

/** The only figures of one unit in sentences that begin with a label: `Starter: 5 USD, 3 projects. Team: 18 USD, 20 projects.` */
function inLabelled(text: string, figures: readonly Quantity[]): Placed[][] {
  const segments = Array.from(text.matchAll(LABELLED), ({ index, 0: { length } }) => {
    const end = index + length;
    return { row: index, end, own: figures.filter((one) => one.start >= index && one.start < end) };
  });
  const units = new Set(figures.flatMap(({ unit }) => unit ?? []));
  return [...units].map((unit) =>
    segments.flatMap(({ row, end, own }) => {
      const [figure, ...more] = own.filter((one) => one.unit === unit);
      return figure && more.length === 0 ? [{ figure, row, end }] : [];
    }),
  );
}

/** How many figures of a column come before a figure that is ranked from the largest, or from the smallest. */
export const rankIn = ({ entries }: Column, { value }: Quantity, direction: "max" | "min"): number =>
  entries.filter(({ figure }) => {
    const { digits } = add(figure.value, times(value, -1n));
    return direction === "max" ? digits > 0n : digits < 0n;
  }).length;
