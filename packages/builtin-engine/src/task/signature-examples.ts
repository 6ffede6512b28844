import { readCall } from "./calls.ts";
import type { Example, Value } from "./parsed-task.ts";
import { readValue, skipSpace } from "./values.ts";

/** A function as a text heads it: `nights(arrival, departure)`. */
interface Signature {
  name: string;
  params: string[];
}

const LINE_MAX = 4_000;
const ROWS_MAX = 40;
const CALL_LINES_MAX = 10;
const RESULT = /^(?:results?|outputs?|answers?|expected|returns?|gives)$/i;
const ARROW = /^[`\s]{0,8}(?:->|=>|→|⇒|:)[`\s]{0,8}/;

/**
 * Examples that only the parameters of the function `name` make readable: rows below a heading of their names, and lines that
 * say them by name. What does not fit the parameters is left alone: these examples decide whether work is right.
 */
export function examplesBySignature(lines: readonly string[], name: string, prose: string): Example[] {
  const signature = signatureOf(name, prose);
  const short = lines.map((line) => (line.length > LINE_MAX ? "" : line));
  const called = callsThenResults(short, name);
  if (!signature) return called;
  return [
    ...called,
    ...rowsBelowHeading(short, signature),
    ...short.flatMap((line) => labelledLine(line, signature)),
    ...labelledBlocks(short, signature),
  ];
}

function signatureOf(name: string, prose: string): Signature | null {
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

/** Rows of cells below a line whose cells are the parameters, or end with `result` or `answer`: between pipes, commas or wide gaps. */
function rowsBelowHeading(lines: readonly string[], { name, params }: Signature): Example[] {
  const found: Example[] = [];
  for (const [i, line] of lines.entries()) {
    const cut = cutOf(line);
    const head = cut?.(line) ?? [];
    if (!cut || head.length !== params.length + 1) continue;
    const isSo = params.every((param, c) => sameWord(param, head[c]!)) || RESULT.test(head.at(-1)!);
    if (!isSo) continue;
    const rows = rowsFrom(lines.slice(i + 1, i + 1 + ROWS_MAX), cut, head.length);
    if (rows.some((row) => row.some((cell) => cell.includes(`${name}(`)))) continue;
    const columns = head.map((_, c) => columnOf(rows.map((row) => row[c]!)));
    for (const r of rows.keys()) {
      const values = columns.map((column) => column[r]!);
      found.push({ name, args: values.slice(0, -1), output: values.at(-1)! });
    }
  }
  return found;
}

/** The rows up to the first line that is none; a line below the heading may underline it. */
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

/** Literals where all cells are literals, else each cell's text. */
function columnOf(cells: readonly string[]): Value[] {
  const bare = cells.map((cell) => cell.replaceAll(/^`+|`+$/g, ""));
  const read = bare.map(readWhole);
  if (read.every((value) => value !== undefined)) return read;
  return bare.map((cell, i) => (typeof read[i] === "string" ? read[i] : cell));
}

/** How a line is cut into cells: by what stands between them. */
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
  if (/\S\s{2,}\S/.test(line)) return (row) => row.trim().split(/\s{2,}/);
  return null;
}

const sameWord = (one: string, other: string) =>
  one.replaceAll("_", "").toLowerCase() === other.replaceAll(/[\s_`*]/g, "").toLowerCase();

/** `weight 3, total 49.99 → 5.9`, `count 1, noun "cat": "1 cat"`, and `[1] and [2] => [1, 2]`. */
function labelledLine(line: string, { name, params }: Signature): Example[] {
  let at = /^[\s>*-]{0,12}/.exec(line)![0].length;
  const args: Value[] = [];
  let labels = 0;
  for (const [i, param] of params.entries()) {
    if (i > 0) {
      const gap = /^\s{0,4}(?:,|\band\b|,\s?and\b)\s{1,4}/.exec(line.slice(at));
      if (!gap) return [];
      at += gap[0].length;
    }
    const label = new RegExp(`^${param}\\s{0,4}[=:]?\\s{0,4}`, "i").exec(line.slice(at));
    if (label) labels++;
    const read = readValue(line, at + (label?.[0].length ?? 0));
    if (!read) return [];
    args.push(read.value);
    at = read.end;
  }
  const arrow = ARROW.exec(line.slice(at));
  // Without the names of the parameters several literals in a row have to be followed by an arrow.
  if (!arrow || (labels < params.length && (params.length < 2 || arrow[0].trim() === ":"))) return [];
  const output = readValue(line, at + arrow[0].length);
  return output && skipSpace(line, output.end) >= line.length ? [{ name, args, output: output.value }] : [];
}

/** `songs: […]` with `total: …` on the next line, where the function takes `songs`. */
function labelledBlocks(lines: readonly string[], { name, params }: Signature): Example[] {
  if (params.length !== 1) return [];
  const given = new RegExp(`^\\s{0,8}${params[0]!}\\s?[:=]\\s?(.+)$`, "i");
  return lines.flatMap((line, i): Example[] => {
    const input = given.exec(line)?.[1];
    const below = /^\s{0,8}([A-Za-z]{2,20})\s?[:=]\s?(.+)$/.exec(lines[i + 1] ?? "");
    const alone = [lines[i - 1], lines[i + 2]].every(
      (beside) => !/^\s{0,8}\w{1,40}\s?[:=]/.test(beside ?? ""),
    );
    if (input === undefined || !below || !alone || sameWord(below[1]!, params[0]!)) return [];
    const [arg, output] = [input, below[2]!].map((text) => readWhole(text));
    return arg === undefined || output === undefined ? [] : [{ name, args: [arg], output }];
  });
}

function readWhole(text: string): Value | undefined {
  const read = readValue(text, 0);
  return read && skipSpace(text, read.end) >= text.length ? read.value : undefined;
}

/** A call by itself, over several lines too, with nothing but its result on the line below. */
function callsThenResults(lines: readonly string[], name: string): Example[] {
  if (name === "") return [];
  const found: Example[] = [];
  for (const [i, line] of lines.entries()) {
    const at = line.indexOf(`${name}(`);
    if (at < 0 || !/^\s{0,8}(?:[A-Za-z]{2,12}:\s{1,4})?$/.test(line.slice(0, at))) continue;
    let text = line.slice(at);
    let next = i + 1;
    while (next < i + CALL_LINES_MAX && !readCall(text, 0) && next < lines.length)
      text += ` ${lines[next++]!.trim()}`;
    const call = readCall(text, 0);
    if (!call || skipSpace(text, call.end) < text.length) continue;
    const below =
      /^\s{0,8}(?:->|=>|→|⇒|#|\/\/|(?:results?|outputs?|returns?|gives|answer):)\s{0,4}(.+)$/i.exec(
        lines[next] ?? "",
      );
    const output = below && readWhole(below[1]!);
    if (output !== undefined && output !== null) found.push({ ...call.value, output });
  }
  return found;
}
