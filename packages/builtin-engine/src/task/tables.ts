import { readCall } from "./calls.ts";
import type { Example, Value } from "./parsed-task.ts";
import { readValue, skipSpace } from "./values.ts";

const OUTPUT_HEAD = /^(?:outputs?|results?|expected(?:\s\w{1,20})?|returns?|out|gives|→|->|=>)$/i;
const LABEL =
  /^[\s>*-]{0,12}(?:\*\*|`|_)?((?:sample|example|another|next|second|third|its|the)\s)?(inputs?|in|stdin|standard\sinput|outputs?|out|stdout|standard\soutput|prints?|expected(?:\soutput)?|result|returns?)(?:\s?\d{1,3})?(?:\*\*|`|_)?\s?[:=](?:\*\*)?\s?(.*)$/i;

/** A label on its own line, as a heading: `Sample input 1`, `=== stdout ===`. */
const HEADING =
  /^(?:[#=*_-]{0,6}\s?)(sample\s|example\s)?(inputs?|stdin|outputs?|stdout|expected\soutput)(?:\s?\d{1,3})?(?:\s?[=*_:-]{0,6})$/i;

/** Words of a description: unquoted text with such a word describes an input rather than giving one. */
const DESCRIBES =
  /\b(?:an?|the|of|lists?|arrays?|numbers?|strings?|integers?|each|any|some|should|is|are|lines?|values?|text|with|for|or)\b/i;

/** Reads examples from Markdown tables whose header names one column as the result. */
export function examplesInTables(lines: string[], name: string): Example[] {
  const found: Example[] = [];
  for (let i = 0; i + 2 < lines.length; i++) {
    const head = cellsOf(lines[i]!);
    if (head.length < 2 || !/^[\s|:-]{3,400}$/.test(lines[i + 1]!) || !lines[i + 1]!.includes("-")) continue;
    const rows: string[][] = [];
    for (i += 2; i < lines.length && lines[i]!.includes("|"); i++) {
      const cells = cellsOf(lines[i]!);
      if (cells.length === head.length) rows.push(cells);
    }
    i--;
    found.push(...rowsToExamples(head, rows, name));
  }
  return found;
}

function rowsToExamples(head: string[], rows: string[][], name: string): Example[] {
  const out = head.findIndex((cell) => OUTPUT_HEAD.test(unmarked(cell)));
  const last = out === -1 ? head.length - 1 : out;
  const called = /^`?([A-Za-z_$][\w$]{0,60})\(/.exec(head[0]!)?.[1];
  const calls = rows.map((row) => readCall(unmarked(row[0]!), 0));
  if (out === -1 && called === undefined && !calls.every((call) => call !== null)) return [];
  const columns = head.map((_, c) => columnValues(rows.map((row) => row[c]!)));
  const inputs = head.map((_, c) => c).filter((c) => c !== last && head[c] !== "" && head[c] !== "#");
  return rows.flatMap((row, r): Example[] => {
    const call = calls[r];
    const plain = [...(call ? [] : inputs), last].every((c) => isPlain(row[c]!));
    const args = call?.value.args ?? inputs.map((c) => columns[c]![r]!);
    return plain ? [{ name: call?.value.name ?? called ?? name, args, output: columns[last]![r]! }] : [];
  });
}

/** Parses a column as literals if all cells are; otherwise returns the text of each cell without quotes. */
function columnValues(cells: string[]): Value[] {
  const read = cells.map((cell) => whole(unmarked(cell)));
  if (read.every((value) => value !== undefined)) return read;
  return cells.map((cell, i) => (typeof read[i] === "string" ? read[i] : unmarked(cell)));
}

/** Whether a cell is a literal, several lines, or words that are not a description. */
const isPlain = (cell: string) =>
  readsWhole(unmarked(cell)) ||
  cell.includes("\n") ||
  !/\s/.test(cell) ||
  (!DESCRIBES.test(cell) && cell.split(/\s+/).length <= 12);

/** Whether a text is a literal, or several separated by commas. */
const readsWhole = (text: string) =>
  whole(text) !== undefined || !argumentsOf(text).some((value) => value === text);

/**
 * Reads `input: … output: …` lines (or `in`, `out`, or blocks below the labels), for the function `name` or, if it is
 * empty, for a program.
 */
export function examplesInPairs(lines: string[], name: string): Example[] {
  const found: Example[] = [];
  let input: string | null = null;
  // If an input contains empty lines, its output may contain them too.
  let hasGaps = false;
  for (let i = 0; i < lines.length; i++) {
    if (lines[i]!.length > 4_000) continue;
    const inline =
      /^(.{0,2000}?\S)[\s,;|`]{1,8}(?:→|->|=>)?\s?(?=\*{0,2}(?:expected\s)?out(?:put)?\*{0,2}\s?[:=])(.{0,2000})$/i.exec(
        lines[i]!,
      );
    const parts = inline && LABEL.test(inline[1]!) ? [inline[1]!, inline[2]!] : [lines[i]!];
    for (const part of parts) {
      const label = labelIn(part, name === "");
      if (!label) continue;
      const own = label.rest;
      const block: { text: string; next: number; fenced?: boolean } =
        own === ""
          ? blockBelow(lines, i + 1, name === "" && (label.isInput || hasGaps))
          : { text: own, next: i };
      const plain = block.fenced === true || isPlain(block.text);
      if (label.isInput) {
        input = plain ? block.text : null;
        hasGaps = /\n\s*\n/.test(block.text);
      } else if (input !== null && plain) {
        found.push(pairToExample(input, block.text, name));
        input = null;
      }
      i = block.next;
    }
  }
  return found.filter((example) => example.args.length > 0);
}

/** The label on a line and the text after it; headings count only for programs. */
function labelIn(line: string, isProgram: boolean): { isInput: boolean; rest: string } | null {
  const label = LABEL.exec(line) ?? (isProgram ? HEADING.exec(line.trim()) : null);
  if (!label) return null;
  return { isInput: /^(?:in|stdin|standard\sin)/i.test(label[2]!), rest: (label[3] ?? "").trim() };
}

function pairToExample(input: string, output: string, name: string): Example {
  if (name === "") {
    const [read, written] = [whole(unmarked(input)), whole(unmarked(output))];
    const text = (raw: string, value: Value | undefined) => (typeof value === "string" ? value : raw);
    return { name, args: [text(unmarked(input), read)], output: text(unmarked(output), written) };
  }
  const read = whole(unmarked(output));
  return { name, args: argumentsOf(unmarked(input)), output: read === undefined ? unmarked(output) : read };
}

/** Reads `1, 2` or `a = 1, b = 2`; otherwise the whole text is one string. */
function argumentsOf(text: string): Value[] {
  const args: Value[] = [];
  let at = 0;
  while (at < text.length) {
    const label = /[A-Za-z_]\w{0,40}\s?[=:]\s?/y;
    label.lastIndex = at;
    const read = readValue(text, at + (label.exec(text)?.[0].length ?? 0));
    if (!read) return [text];
    args.push(read.value);
    at = skipSpace(text, read.end);
    if (at >= text.length) return args;
    if (text[at] !== ",") return [text];
    at = skipSpace(text, at + 1);
  }
  return args;
}

/** The lines below a label up to the next label or empty line; fences enclose a block that was cut out. */
function blockBelow(
  lines: string[],
  from: number,
  acrossGaps: boolean,
): { text: string; next: number; fenced: boolean } {
  let start = from;
  while (start < lines.length && (lines[start]!.trim() === "" || UNDERLINE.test(lines[start]!))) start++;
  const fenced = lines[start]?.startsWith("```") === true;
  const first = fenced ? start + 1 : start;
  let end = first;
  while (end < lines.length && (fenced ? !lines[end]!.startsWith("```") : lines[end]!.trim() !== "")) {
    if (!fenced && isLabel(lines[end]!)) break;
    end++;
  }
  if (!fenced && acrossGaps) end = endAcrossGaps(lines, end);
  return { text: lines.slice(first, end).join("\n"), next: fenced ? end : end - 1, fenced };
}

const UNDERLINE = /^\s{0,8}(?:-{3,80}|={3,80})\s{0,8}$/;
const isLabel = (line: string) => LABEL.test(line.slice(0, 400)) || HEADING.test(line.slice(0, 80));
const GAPS_MAX = 40;

/** The end of a block with empty lines: before the next label, or `end` if prose or nothing follows. */
function endAcrossGaps(lines: string[], end: number): number {
  let next = end;
  while (next < lines.length && next - end < GAPS_MAX && !isLabel(lines[next]!)) next++;
  const between = lines.slice(end, next);
  if (between.some((line) => !isPlain(line) || /[.:]\s*$/.test(line) || line.startsWith("```"))) return end;
  while (next > end && lines[next - 1]!.trim() === "") next--;
  return next;
}

function whole(text: string): Value | undefined {
  const read = readValue(text, 0);
  return read && skipSpace(text, read.end) >= text.length ? read.value : undefined;
}

/** Removes the Markdown markup around a cell. */
function unmarked(cell: string): string {
  const bare = cell.trim();
  let ticks = 0;
  while (2 * ticks + 2 <= bare.length && bare[ticks] === "`" && bare.at(-1 - ticks) === "`") ticks++;
  for (const mark of ["`".repeat(ticks), "**", "_"])
    if (mark !== "" && bare.length >= 2 * mark.length && bare.startsWith(mark) && bare.endsWith(mark))
      return bare.slice(mark.length, bare.length - mark.length).trim();
  return bare;
}

function cellsOf(line: string): string[] {
  const bare = line.trim();
  if (!bare.includes("|") || bare.length > 4_000) return [];
  const cells = bare.split(/(?<!\\)\|/).map((cell) => cell.replaceAll("\\|", "|").trim());
  return cells.slice(bare.startsWith("|") ? 1 : 0, bare.endsWith("|") ? -1 : undefined);
}
