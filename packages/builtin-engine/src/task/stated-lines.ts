import { ARROW as ARROWS } from "./arrows.ts";
import type { Example, Value } from "./parsed-task.ts";
import { matchAt, readValue, skipSpace, type Read } from "./values.ts";

/** A function signature in a text: `nights(arrival, departure)`. */
export interface Signature {
  name: string;
  params: string[];
}

const START =
  /^(?:[\s>*•·–]|-(?!\d)){0,12}(?:\d{1,2}[.)]\s)?(?:(?:for\s)?(?:examples?|instance)[:,]?\s|e\.g\.,?\s)?/i;
const ARROW = new RegExp(`[\`\\s]{0,60}${ARROWS}[\`\\s]{0,60}`, "y");
/** Words between arguments and a result that are clear without labels. */
const WORDS =
  /[`\s]{1,60}(?:should\s(?:be|become|give|return|give\sback)|must\s(?:be|become|give|return)|becomes?|gives?|returns?|turns\sinto|results?\sin|makes|stays|ends\sat|leaves|leads\sto)[`\s:]{1,60}/y;
/** Separators that are clear only if the arguments are labelled or quoted. */
const COLON = /[`\s]{0,60}(?::|=|\bis\b)[`\s]{1,60}/y;
const BETWEEN = /\s{0,4}(?:,\s?and\b|,|;|\band\b|\+)\s{1,4}/y;
/** An unquoted text: a date, a time, a code. */
const BARE = /[^\s,;:"'`→[\](){}](?:[^\s,;"'`→[\](){}]{0,60}[^\s,;:."'`→[\](){}])?/y;
const BARE_PAIR = new RegExp(
  `^(?:[\\s>*•·]|-(?!\\d)){0,12}([^\\s"'\`,:→=()]{1,60})\\s{1,60}${ARROWS}\\s{1,60}([^\\s"'\`,→=()]{1,60})\\s{0,4}$`,
);
const COLUMNS = /^\s{0,12}(\S{1,60})\s{2,30}(\S{1,60})\s{0,4}$/;
const COLUMNS_LEAST = 3;
const SPACED_ARROW = new RegExp(`\\s${ARROWS}\\s`, "g");
const STEP_BEFORE = new RegExp(`${ARROWS}\\s{0,2}$`);

/**
 * Reads a stated example: `weight 3, total 49.99 → 5.9`, `count 1, noun "cat": "1 cat"`, `"a" and "b" gives true`,
 * `[1, 2] becomes [2, 1]`.
 */
export function statedLine(line: string, { name, params }: Signature): Example[] {
  let at = START.exec(line)![0].length;
  const start = at;
  const args: Value[] = [];
  let labels = 0;
  for (const [i, param] of params.entries()) {
    const gap = i > 0 ? matchAt(BETWEEN, line, at) : null;
    if (i > 0 && !gap) return [];
    at += gap?.[0].length ?? 0;
    const label = new RegExp(`^${param.replaceAll("$", String.raw`\$`)}\\s{0,4}[=:]?\\s{0,4}`, "i").exec(
      line.slice(at, at + 80),
    );
    if (label) labels++;
    const read = readArgument(line, at + (label?.[0].length ?? 0), label !== null && labels === i + 1);
    if (!read) return [];
    args.push(read.value);
    at = read.end;
  }
  const labelled = labels === params.length;
  const relation = relationAt(line, at, labelled, start);
  if (!relation) return [];
  const output = readArgument(line, at + relation.length, labelled);
  return output && endsAt(line, output.end) ? [{ name, args, output: output.value }] : [];
}

/** Reads a literal or, after a label, an unquoted text. */
function readArgument(line: string, at: number, labelled: boolean): Read<Value> | null {
  const start = skipSpace(line, at);
  const literal = readValue(line, start);
  if (literal && !/[\w/-]/.test(line[literal.end] ?? " ")) return literal;
  const bare = labelled ? matchAt(BARE, line, start) : null;
  return bare && /\d/.test(bare[0]) ? { value: bare[0], end: start + bare[0].length } : null;
}

/** Returns an arrow, a verb or, if labels or quotes make it unambiguous, a colon. */
function relationAt(line: string, at: number, labelled: boolean, start: number): string | null {
  const sure = matchAt(ARROW, line, at) ?? matchAt(WORDS, line, at);
  if (sure) return sure[0];
  const colon = matchAt(COLON, line, at);
  // `"name": "Ann"` may be a line of an object, so a colon between quoted texts needs space on both sides.
  const apart = colon !== null && /^\s/.test(colon[0]) && /["'[({“‘]/.test(line[start] ?? "");
  return colon && (labelled || apart) ? colon[0] : null;
}

const endsAt = (line: string, end: number) =>
  /^[`.;]{0,2}\s{0,60}(?:$|\(|#|\/\/)/.test(line.slice(end, end + 24));

/** Reads at least two lines such as `III → 3`: unquoted texts, for a function with one parameter. */
export function barePairs(lines: readonly string[], signature: Signature): Example[] {
  const rows = rowsLike(lines, BARE_PAIR);
  const [first, ...rest] = rows;
  const isHeading = first !== undefined && first[0].toLowerCase() === signature.params[0]!.toLowerCase();
  return rows.length < 2 ? [] : examplesOfRows(isHeading ? rest : rows, signature);
}

/**
 * Reads two columns without a heading, the second of literals: `2024-02-29   True`. For a function with one parameter.
 */
export function bareColumns(lines: readonly string[], signature: Signature): Example[] {
  const rows = rowsLike(lines, COLUMNS);
  const areResults = rows.every(([, output]) => readWhole(output) !== undefined);
  return rows.length >= COLUMNS_LEAST && areResults ? examplesOfRows(rows, signature) : [];
}

const rowsLike = (lines: readonly string[], pattern: RegExp): [string, string][] =>
  lines.flatMap((line): [string, string][] => {
    const pair = line.length <= 200 ? pattern.exec(line) : null;
    return pair ? [[pair[1]!, pair[2]!]] : [];
  });

function examplesOfRows(rows: readonly [string, string][], { name, params }: Signature): Example[] {
  if (params.length !== 1) return [];
  const inputs = columnOf(rows.map(([input]) => input));
  const outputs = columnOf(rows.map(([, output]) => output));
  return rows.map((_, i) => ({ name, args: [inputs[i]!], output: outputs[i]! }));
}

/**
 * Reads literals around an arrow in a sentence, `(-45 → -54), 120 → 21`, but not chains of steps. For a function with
 * one parameter.
 */
export function arrowsInProse(line: string, { name, params }: Signature): Example[] {
  if (params.length !== 1 || line.length > 2_000) return [];
  const found: Example[] = [];
  for (const arrow of line.matchAll(SPACED_ARROW)) {
    const before = /(?:^|[\s(])("[^"]{0,200}"|'[^']{0,200}'|-?\d[\d.]{0,20})$/.exec(
      line.slice(0, arrow.index),
    );
    const input = before && readWhole(before[1]!);
    const output = readValue(line, arrow.index + arrow[0].length);
    const isStep = STEP_BEFORE.test(line.slice(0, before ? arrow.index - before[1]!.length : 0));
    if (input === null || input === undefined || !output || isStep) continue;
    if (/^(?:$|[),.;](?:\s|$|,)|\s{0,60}$)/.test(line.slice(output.end, output.end + 12)))
      found.push({ name, args: [input], output: output.value });
  }
  return found;
}

/** Parses the cells as literals if all are; otherwise returns the text of each cell. */
export function columnOf(cells: readonly string[]): Value[] {
  const bare = cells.map((cell) => cell.replaceAll(/^`+|`+$/g, ""));
  const read = bare.map(readWhole);
  if (read.every((value) => value !== undefined)) return read;
  return bare.map((cell, i) => (typeof read[i] === "string" ? read[i] : cell));
}

/** Parses a text that is exactly one literal; otherwise undefined. */
export function readWhole(text: string): Value | undefined {
  const read = readValue(text, 0);
  return read && skipSpace(text, read.end) >= text.length ? read.value : undefined;
}
