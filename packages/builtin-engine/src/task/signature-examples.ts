import { examplesOfVariable } from "./call-examples.ts";
import type { Example } from "./parsed-task.ts";
import {
  arrowsInProse,
  bareColumns,
  barePairs,
  columnOf,
  readWhole,
  type Signature,
  statedLine,
} from "./stated-lines.ts";

const LINE_MAX = 4_000;
const ROWS_MAX = 40;
const RESULT = /^(?:results?|outputs?|answers?|expected|returns?|gives)$/i;

/**
 * Reads examples that only the parameters of the function `name` make readable: rows below a heading of parameter
 * names, and lines that label values with them. Skips whatever does not fit the parameters, because these examples
 * decide whether the work is right.
 */
export function examplesBySignature(lines: readonly string[], name: string, prose: string): Example[] {
  const signature = signatureOf(name, prose);
  const short = lines.map((line) => (line.length > LINE_MAX ? "" : line));
  if (!signature) return [];
  return [
    ...rowsBelowHeading(short, signature),
    ...short.flatMap((line) => statedLine(line, signature)),
    ...barePairs(short, signature),
    ...bareColumns(short, signature),
    ...short.flatMap((line) => arrowsInProse(line, signature)),
    ...labelledBlocks(short, signature),
    ...(signature.params.length === 1 ? examplesOfVariable(short, name, signature.params[0]!) : []),
  ];
}

/** The function `name` with the parameters that the text gives it; null if it shows none. */
export function signatureOf(name: string, prose: string): Signature | null {
  if (name === "") return null;
  const heading = new RegExp(
    `(?<![\\w$])${name.replaceAll("$", String.raw`\$`)}\\(([A-Za-z_]\\w{0,40}(?:,\\s?[A-Za-z_]\\w{0,40}){0,5})\\)`,
  );
  const params = heading
    .exec(prose)?.[1]
    ?.split(",")
    .map((one) => one.trim());
  return params ? { name, params } : null;
}

/**
 * Reads rows below a line whose cells are the parameters or end with `result` or `answer`. Pipes, commas or wide gaps
 * separate the cells.
 */
function rowsBelowHeading(lines: readonly string[], { name, params }: Signature): Example[] {
  const found: Example[] = [];
  for (const [i, line] of lines.entries()) {
    const cut = cutOf(line);
    const head = cut?.(line) ?? [];
    if (!cut || head.length !== params.length + 1) continue;
    const isTable = isRule(lines[i + 1] ?? "");
    const isSo = params.every((param, c) => sameWord(param, head[c]!)) || RESULT.test(head.at(-1)!);
    if (!isSo && !isTable) continue;
    const rows = rowsFrom(lines.slice(i + 1, i + 1 + ROWS_MAX), cut, head.length);
    if (rows.some((row) => row.some((cell) => cell.includes(`${name}(`)))) continue;
    if (!isSo && rows.flat().some((cell) => readWhole(cell) === undefined)) continue;
    const columns = head.map((_, c) => columnOf(rows.map((row) => row[c]!)));
    for (const r of rows.keys()) {
      const values = columns.map((column) => column[r]!);
      found.push({ name, args: values.slice(0, -1), output: values.at(-1)! });
    }
  }
  return found;
}

const isRule = (line: string) => line.includes("|") && line.includes("---") && /^[\s|:-]+$/.test(line);

/** The rows up to the first line that is not a row; the line below the heading may underline it. */
function rowsFrom(lines: readonly string[], cut: (row: string) => string[], width: number): string[][] {
  const rows: string[][] = [];
  for (const line of lines) {
    if (/^[\s|:+-]+$/.test(line) && line.includes("-") && rows.length === 0) continue;
    const cells = cut(line);
    if (cells.length !== width || cells.includes("")) break;
    rows.push(cells);
  }
  return rows;
}

/** Returns a function that splits lines into cells, chosen by the separators in this line. */
function cutOf(line: string): ((row: string) => string[]) | null {
  const trimmed = (cells: string[]) => cells.map((cell) => cell.trim());
  if (line.includes("|"))
    return (row) =>
      trimmed(
        row
          .trim()
          .replace(/^\||\|$/g, "")
          .split("|"),
      );
  if (/^\s*\w+(?:\s*,\s*\w+)+\s*$/.test(line))
    return (row) => (row.includes(",") ? trimmed(row.split(",")) : []);
  if (/^\s*\w+(?:\s+:\s+\w+)+\s*$/.test(line)) return (row) => trimmed(row.split(/\s:\s/));
  if (/\S\s{2,}\S/.test(line)) return (row) => row.trim().split(/\s{2,}/);
  return null;
}

const sameWord = (one: string, other: string) =>
  one.replaceAll("_", "").toLowerCase() === other.replaceAll(/[\s_`*]/g, "").toLowerCase();

/** Reads `songs: […]` with `total: …` on the next line, if the function takes `songs`. */
function labelledBlocks(lines: readonly string[], { name, params }: Signature): Example[] {
  if (params.length !== 1) return [];
  const given = new RegExp(`^\\s{0,60}${params[0]!}\\s?[:=]\\s?(.+)$`, "i");
  return lines.flatMap((line, i): Example[] => {
    const input = given.exec(line)?.[1];
    const below = /^\s{0,60}([A-Za-z]{2,20})\s?[:=]\s?(.+)$/.exec(lines[i + 1] ?? "");
    const alone = [lines[i - 1], lines[i + 2]].every(
      (beside) => !/^\s{0,60}\w{1,40}\s?[:=]/.test(beside ?? ""),
    );
    if (input === undefined || !below || !alone || sameWord(below[1]!, params[0]!)) return [];
    const [arg, output] = [input, below[2]!].map((text) => readWhole(text));
    return arg === undefined || output === undefined ? [] : [{ name, args: [arg], output }];
  });
}
