import { isNumberedCode } from "../reading/labels.ts";

/** A cell of a table. */
export interface Cell {
  start: number;
  end: number;
  /** What stands at the head of its column. */
  head: string;
}

/** A line of a text; if it is a table's row, with its cells. */
export interface LaidLine {
  start: number;
  end: number;
  cells: Cell[];
  /** What a row is called: the words of its cells, or its first number. */
  label: string;
  key?: string;
}

type Split = Pick<Cell, "start" | "end">[];

/** What separates the cells of tables, and what a line must look like. */
const SEPARATORS: [separator: RegExp, row: RegExp][] = [
  [/\|/g, /\|/],
  [/\t/g, /\t/],
  [/;/g, /^[^;]*;(?!\s)/],
  // The first cell is a label or a key, so that the comma is none of `3,480`.
  [/,/g, /^\s{0,9}(?:[^\d,\s][^\d,]{0,60}|\d{1,6}|\d{4}-\d\d(?:-\d\d)?),(?!\s)/],
  [/ {2,}/g, /\S {2,}\S/],
  [/ +/g, /^\s{0,20}(?:\p{L}[\p{L}.'_-]{0,30}|\d{1,6})(?: +[-+$€£]?\d[\d.,]{0,20}%?)+\s{0,9}$/u],
];
const MOST_LINES = 1_500;
const RULE = /^[\s|:+=-]+$/;
const MOST_LABEL = 60;
/** Whether a line is code, where words name no figures beside them. */
export const isCode = (line: string): boolean => /==|=>|[\p{L}_]\([^)\s]{0,40}[([\d"',=]/u.test(line);

/** The lines of a text, those of tables with their cells. */
export function layOut(text: string): LaidLine[] {
  const lines: LaidLine[] = [];
  let start = 0;
  for (const line of text.split("\n", MOST_LINES)) {
    lines.push({ start, end: start + line.length, cells: [], label: "" });
    start += line.length + 1;
  }
  const read = (i: number) => text.slice(lines[i]!.start, lines[i]!.end);
  for (let i = 0; i < lines.length;) i = layTable(lines, i, read);
  return lines;
}

/** Reads the table that begins with a line, if one does; gives the index of the line behind it. */
function layTable(lines: LaidLine[], first: number, read: (index: number) => string): number {
  const line = read(first);
  if (!isCode(line) && !/[{}]/.test(line))
    for (const [separator, row] of SEPARATORS) {
      const table = tableAt(lines.length, first, read, separator, row);
      if (!table) continue;
      for (let at = table.from; at < table.end; at++)
        layRow(lines[at]!, read(at), split(read(at), separator), table);
      return table.end;
    }
  const key = /^(?:\s{0,9}(?=\d+[:.)]))?(\d{1,6})[:.)]?\s+(?!(?:out of|of|von|sur|de)\s)\p{L}/u.exec(
    line,
  )?.[1];
  if (key !== undefined) lines[first]!.key = key;
  return first + 1;
}

interface Table {
  /** The first row below the head, and the line behind the last. */
  from: number;
  end: number;
  /** What stands at the head of each column, if there is a head. */
  heads: string[];
}

function tableAt(
  count: number,
  first: number,
  read: (index: number) => string,
  separator: RegExp,
  row: RegExp,
): Table | undefined {
  const line = read(first);
  const head = split(line, separator);
  if (head.length < 2) return undefined;
  const widthAt = (at: number) => (at < count && row.test(read(at)) ? split(read(at), separator).length : 0);
  const below = first + 1 < count && isRule(read(first + 1)) ? first + 2 : first + 1;
  const width = widthAt(below);
  if (width < 2 || Math.abs(width - head.length) > 1) return undefined;
  const hasHead = below > first + 1 || !/\d/.test(line.replace(/\b(?:(?:19|20)\d\d|[pq]\d{1,3})\b/giu, ""));
  if (!hasHead && (width !== head.length || !row.test(line))) return undefined;
  let end = below;
  while (widthAt(end) === width) end += 1;
  const heads = head.map((cell) => line.slice(cell.start, cell.end));
  // The column of labels may have no head.
  const missing = Array.from({ length: Math.max(0, width - heads.length) }, () => "");
  return { from: hasHead ? below : first, end, heads: hasHead ? [...missing, ...heads] : [] };
}

const isRule = (line: string): boolean => line !== "" && RULE.test(line);

function layRow(line: LaidLine, text: string, cells: Split, { heads }: Table): void {
  line.cells = cells.map(({ start, end }, i) => ({
    start: line.start + start,
    end: line.start + end,
    head: heads[i] ?? "",
  }));
  nameRow(line, text, cells);
}

function nameRow(line: LaidLine, text: string, cells: Split): void {
  const texts = cells.map(({ start, end }) => text.slice(start, end).trim());
  line.label = texts
    .filter(
      (cell) =>
        isNumberedCode(cell) || (/^\D/.test(cell) && /\p{L}/u.test(cell) && cell.length <= MOST_LABEL),
    )
    .join(" ");
  const key = /^\d{1,6}$/.exec(texts[0] ?? "")?.[0];
  if (key !== undefined && line.cells.some(({ head }) => head !== "")) line.key = key;
}

/** The cells of a line, without those before its first and behind its last separator if they are empty. */
function split(line: string, separator: RegExp): Split {
  const cells: Split = [];
  let start = 0;
  for (const match of line.matchAll(separator)) {
    cells.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  cells.push({ start, end: line.length });
  const isEmpty = (cell: { start: number; end: number } | undefined) =>
    cell !== undefined && line.slice(cell.start, cell.end).trim() === "";
  return cells.slice(isEmpty(cells[0]) ? 1 : 0, isEmpty(cells.at(-1)) ? -1 : undefined);
}
