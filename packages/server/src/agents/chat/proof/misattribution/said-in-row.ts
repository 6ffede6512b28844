import { besideAll, type Figure } from "../evidence/beside.ts";
import { numberName } from "../evidence/prose-places.ts";
import { headTerms, labelTerms, numberTerm, termsOf } from "../evidence/synonyms.ts";

/** The words of a statement beside one of its figures. */
export interface SaidFigure {
  /** Those that may name it. */
  near: ReadonlySet<string>;
  /** Those and the ones that it is compared with. */
  wide: ReadonlySet<string>;
  /** Those before a colon that begins the statement, which may name a row. */
  heading: ReadonlySet<string>;
  /** Those of the head of its column. */
  head?: ReadonlySet<string>;
  /** Whether it may be of two things together. */
  isJoined: boolean;
  /** Whether a clause of its own tells what it is: `…, which burned down in 1755`. */
  isOfClause?: boolean;
  /** Whether it is that of which another one is a part, which needs not be of what the sentence speaks of. */
  isWhole?: boolean;
}

/** A name that ends with a number: `Terminal 1`. */
const NUMBERED = /\p{L}{2}\s(\d{1,6})[\s*_]*$/u;
const NONE: ReadonlySet<string> = new Set();

/** The part of a head that names one of several figures of a cell: `Fare (adult / child)`. */
function headOf(head: string, at: number, count: number): string {
  const group = /\(([^()]*)\)/u.exec(head)?.[1] ?? head;
  const parts = group.split("/");
  return count > 1 && parts.length === count ? head.replace(group, parts[at]!) : head;
}

interface Cell {
  start: number;
  cell: string;
  own: readonly Figure[];
}

/** The cell that names a row: the first that has a word beside its figures, `Senior (65+)`. */
function labelCell(cells: readonly Cell[], text: string): Cell | undefined {
  const isLabel = ({ start, cell, own }: Cell) => {
    let rest = cell;
    for (const figure of own) rest = rest.replace(text.slice(Math.max(start, figure.start), figure.end), " ");
    return /\p{L}{2}/u.test(rest);
  };
  const hasWord = ({ cell, own }: Cell) => own.length === 0 && /\p{L}/u.test(cell);
  return cells.slice(0, 1).find(isLabel) ?? cells.find(hasWord);
}

/** In a table's row, a figure is named by the head of its column, the label of the row and the words of its cell. */
export function saidInRow(
  text: string,
  figures: readonly Figure[],
  heads: readonly string[],
): Map<Figure, SaidFigure> {
  const cells = [...text.replace(/^\|/, " ").matchAll(/[^|]+/g)].map(({ index, 0: cell }) => ({
    start: index,
    end: index + cell.length,
    cell,
    own: figures.filter((one) => one.start >= index && one.end <= index + cell.length),
  }));
  const label = labelCell(cells, text);
  const row = labelTerms(label?.cell ?? "");
  for (const one of label?.own ?? []) for (const term of numberName(one)) row.add(term);
  const number = NUMBERED.exec(label?.cell ?? "")?.[1];
  if (number !== undefined) row.add(numberTerm(BigInt(number)));
  const key = /^[\s*_]*(\d{1,6})[\s*_]*$/.exec(cells[0]?.cell ?? "")?.[1];
  if (key !== undefined) row.add(numberTerm(BigInt(key)));
  return new Map(
    cells.flatMap(({ start, end, own }, i) =>
      besideAll(text, start, end, own).map(({ figure, before, after }, at) => {
        const head = headTerms(headOf(heads[i] ?? "", at, own.length));
        const near = new Set([...head, ...row, ...termsOf(`${before} ; ${after}`)]);
        return [figure, { near, wide: near, heading: NONE, head, isJoined: false }] as const;
      }),
    ),
  );
}
