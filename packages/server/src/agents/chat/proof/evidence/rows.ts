import { quantitiesIn } from "../reading/quantities.ts";
import type { Quantity } from "../measures/quantity.ts";
import { stemsOf } from "../reading/words.ts";

/** A row of a table, or an object of JSON, with what it is called and its numbers by column. */
export interface LabelledRow {
  label: Set<string>;
  columns: Map<string | number, Quantity>;
}

/** The rows of a text, and the numbers that stand in none. */
export interface LabelledRows {
  rows: LabelledRow[];
  others: Quantity[];
}

const OBJECT = /(?:"([^"\n]{1,60})"\s{0,9}:\s{0,9})?\{([^{}]{1,2000})\}/gu;
const FIRST_TEXT = /:\s{0,9}"([^"\n]{1,60})"/u;
const LINE =
  /^[|\s"']{0,9}(\p{L}[\p{L}\p{M} &.'’-]{0,40}?)["']?(?:\s{0,9}[|,;:\t]\s{0,9}(?=.*\d)|\s{1,40}(?=[\s\d.,%$€£+-]+$))(.{1,400})$/gmu;
/** Two numbers at least make a line a row; a label with one is just a labelled number. */
const FEWEST = 2;
const MOST = 200;

/** Reads the rows of a text: objects of JSON with a name, and lines that begin with a label. */
export function rowsOf(text: string, language: string | undefined): LabelledRows {
  const rows: LabelledRow[] = [];
  let rest = "";
  let end = 0;
  const pattern = /^\s*[[{]/.test(text) ? OBJECT : LINE;
  for (const match of text.matchAll(pattern).take(MOST)) {
    const label = pattern === OBJECT ? (match[1] ?? FIRST_TEXT.exec(match[2]!)?.[1] ?? "") : match[1]!;
    const columns = columnsOf(quantitiesIn(match[2]!, language));
    if (pattern === LINE && columns.size < FEWEST) continue;
    rest += text.slice(end, match.index);
    end = match.index + match[0].length;
    rows.push({ label: stemsOf(label), columns });
  }
  return { rows, others: quantitiesIn(rest + text.slice(end), language) };
}

const columnsOf = (quantities: readonly Quantity[]) =>
  new Map(quantities.map((quantity, i) => [quantity.key ?? i, quantity] as const));
