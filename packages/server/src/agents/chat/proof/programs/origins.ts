import type { Decimal } from "../measures/decimal.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import { type PrintedPiece, type Printings, printingsOf } from "./printings.ts";
import { type NamedValue, namedValues } from "../reading/program-text.ts";
import type { Quantity } from "../measures/quantity.ts";
import { kindOf, textKindOf, type ValueKind } from "./value-kinds.ts";

/** A program, read once for all figures of an answer. */
interface Program {
  code: string;
  isShell: boolean;
  printings: Printings;
  values: Map<string, NamedValue[]>;
  /** Where the numbers come from that were asked for, by their places. */
  origins: Map<number, ValueKind | undefined>;
}

const MOST_LINE_CHARS = 400;
const read = new WeakMap<object, Program>();

function programOf({ finding }: ObservedFinding): Program {
  const known = read.get(finding);
  if (known) return known;
  const code = finding.input ?? "";
  const isShell = /^(?:bash|sh)\n/u.test(code);
  const program = {
    code,
    isShell,
    printings: printingsOf(code, isShell),
    values: namedValues(code),
    origins: new Map(),
  };
  read.set(finding, program);
  return program;
}

/** The line of a text around a place, and the place in it. */
export function lineAround(text: string, at: number): { line: string; at: number } {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  return { line: text.slice(start, end < 0 ? text.length : end), at: at - start };
}

/** The words of an output before a number, from the number before it or the line's beginning. */
export function labelBefore({ start }: Quantity, text: string): string {
  const { line, at } = lineAround(text, start);
  const before = line.slice(0, at).replaceAll(/(?<=\p{Ll})(?=\p{Lu})|_/gu, " ");
  return before.slice(before.search(/[^\d]*$/u));
}

/** Lines that an interpreter or a test runner writes: where an error is, and how many tests passed. */
const REPORTS =
  /^\s*File "[^"]{1,200}", line \d|^exit code: \d|^\s*at .{1,200}:\d+:\d+\)?$|^(?:E\s|[=\s]*)\d+ (?:passed|failed|errors?|skipped|warnings?)\b|^Ran \d+ tests? in |^(?:#|ℹ) (?:tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) \d|^(?:Tests|Test Suites|Test Files):?\s|^test result: |^FAILED \((?:failures|errors)=|^\s*(?:real|user|sys)\s+\d/u;

/**
 * Where a number of a program's output comes from; undefined if no statement of the program is found that writes its line. A number
 * that stands nowhere in the program is not asked for.
 */
export function originOf(seen: Quantity, finding: ObservedFinding): ValueKind | undefined {
  const program = programOf(finding);
  if (!program.origins.has(seen.start)) program.origins.set(seen.start, originIn(program, seen, finding));
  return program.origins.get(seen.start);
}

function originIn(program: Program, seen: Quantity, finding: ObservedFinding): ValueKind | undefined {
  // Behind the output stands what the finding is called.
  if (seen.start >= finding.finding.text.length) return "written";
  const { line, at } = lineAround(finding.finding.text, seen.start);
  if (line.length > MOST_LINE_CHARS) return undefined;
  const isRun = REPORTS.test(line) && !program.code.includes(line.trim());
  if (isRun && fitsAt(line, at, program.printings.lines).every(({ letters }) => letters === 0))
    return "computed";
  if (program.isShell && isCounted(line, at, program.code) && countsAll(program.code)) return "computed";
  const codes = codesFor(seen, line, at, program.printings);
  const kind = codes.length > 0 ? worst(codes, seen.value, program) : undefined;
  if (kind === "written" || kind === "computed") return kind;
  return program.isShell && isCounted(line, at, program.code) ? "computed" : kind;
}

/** The code that may have written a number; undefined where it is part of a text. */
function codesFor(
  { key }: Quantity,
  line: string,
  at: number,
  { lines, byKey }: Printings,
): (string | undefined)[] {
  const named = key === undefined ? undefined : byKey.get(key);
  if (named) return named;
  const fits = fitsAt(line, at, lines);
  // A whole object is printed with its keys, also without quotation marks.
  const [, before] = /(\w{1,40}): ?$/u.exec(line.slice(0, at)) ?? [];
  const isWhole =
    before !== undefined && fits.some(({ start }) => start !== undefined && start < at - before.length);
  return [...fits.map(({ code }) => code), ...((isWhole && byKey.get(before)) || [])];
}

/** The code that wrote a number, if only one statement may have. */
export function codeOf(seen: Quantity, finding: ObservedFinding): string | undefined {
  const { line, at } = lineAround(finding.finding.text, seen.start);
  if (line.length > MOST_LINE_CHARS) return undefined;
  const [code, ...others] = codesFor(seen, line, at, programOf(finding).printings);
  return others.length === 0 ? code : undefined;
}

/** The code whose value may stand at a place of a line of a program's output; undefined where that is part of a text. */
export const codesAt = (line: string, at: number, finding: ObservedFinding): (string | undefined)[] => [
  ...new Set(fitsAt(line, at, programOf(finding).printings.lines).map(({ code }) => code)),
];

/** Where a text in a line of a program's output comes from; undefined if no statement is found that writes the line. */
export function textOriginAt(line: string, at: number, finding: ObservedFinding): ValueKind | undefined {
  const { values } = programOf(finding);
  const kinds = codesAt(line, at, finding).map((code) =>
    code === undefined ? "written" : textKindOf(code, values),
  );
  return kinds.length === 0 || !kinds.includes("written") ? kinds[0] : "written";
}

/** The kind of the least worth. Without code, the number is a part of a text in the program. */
function worst(codes: readonly (string | undefined)[], value: Decimal, { values }: Program): ValueKind {
  const kinds = [...new Set(codes)].map((code) =>
    code === undefined ? "written" : kindOf(code, value, values),
  );
  return (["written", "chosen"] as const).find((kind) => kinds.includes(kind)) ?? "computed";
}

/** How a statement may have written what stands at a place of a line. */
interface Fit {
  /** The code whose value stands there, and where it begins; undefined if it is part of a text. */
  code?: string;
  start?: number;
  /** How much of the line is text in the program. */
  letters: number;
}

/** The statements that may have written a line, those that have most of it as text. */
function fitsAt(line: string, at: number, shapes: readonly PrintedPiece[][]): Fit[] {
  const fits = shapes.flatMap((pieces) => fitAt(line, at, pieces) ?? []);
  const most = Math.max(...fits.map(({ letters }) => letters));
  return fits.filter(({ letters }) => letters === most);
}

const OPEN = "([{";
const CLOSE = ")]}";

/** How a statement writes what stands at a place of a line; undefined if it does not write such a line. */
function fitAt(line: string, at: number, pieces: readonly PrintedPiece[]): Fit | undefined {
  let from = 0;
  const fit: Fit = { letters: 0 };
  const skip = (i: number) => i + /^\s*/u.exec(line.slice(i))![0].length;
  for (const [i, piece] of pieces.entries()) {
    if ("text" in piece) {
      const text = piece.text.trim();
      const place = skip(from);
      if (text !== "" && !line.startsWith(text, place)) return undefined;
      fit.letters += text.length;
      from = place + text.length;
      continue;
    }
    const start = skip(from);
    from = endOfValue(line, start, pieces.slice(i + 1));
    if (from < start) return undefined;
    if (start <= at && at < from) Object.assign(fit, { code: piece.code, start });
  }
  return skip(from) < line.length ? undefined : fit;
}

/** Where a value ends: at the text that follows it, or at a space before another value. */
function endOfValue(line: string, start: number, rest: readonly PrintedPiece[]): number {
  const [next, ...others] = rest;
  if (next === undefined) return line.length;
  const closed = OPEN.includes(line[start] ?? " ")
    ? line.indexOf(CLOSE[OPEN.indexOf(line[start]!)]!, start)
    : start;
  const text = "code" in next ? "" : next.text.trim();
  if (text !== "") return line.indexOf(text, Math.max(start, closed));
  if (others.length === 0 && !("code" in next)) return line.length;
  const space = line.slice(Math.max(start, closed)).search(/\s/u);
  return space < 0 ? line.length : Math.max(start, closed) + space;
}

/** Commands behind a count that may write another number in its place. */
const ALTERS =
  /(?:\buniq\s+-\w*c|\bwc\b|\bgrep\s+-\w*c)[^\n;]*\|\s*(?:sed|awk|cut|tr|perl|python3?|node|ruby|xargs|while)\b/u;

/** Whether a shell counts lines, and a number stands where it writes the counts. */
const isCounted = (line: string, at: number, code: string): boolean =>
  /^\s*$/u.test(line.slice(0, at)) &&
  !ALTERS.test(code) &&
  /\bwc\s+-|\buniq\s+-\w*c|\bgrep\s+-\w*c|\bdu\s|\bbc\b|\bawk\b/u.test(code) &&
  !code.split("\n").some((one) => one.trim() === line.trim());

/** Without a redirection or a substitution. */
const REST = "[^|<>$`]*";
/** Commands that may write what is counted. */
const WRITES = `(?:printf|echo|cat|awk|cut|tr|grep|sort|head|tail)\\b${REST}`;
const COUNTS = `(?:uniq\\s+-\\w*c\\w*|wc\\b|grep\\s+-\\w*c)${REST}`;
/** Those that may follow the count: they change no line. */
const KEEPS = `(?:sort|head|tail)\\b${REST}`;
const COUNTED = new RegExp(`^\\s*${WRITES}(?:\\|\\s*${WRITES})*\\|\\s*${COUNTS}(?:\\|\\s*${KEEPS})*$`, "u");
const QUOTED = /'[^']*'|"[^"$`]*"/gu;

/** Whether all that a shell script writes is counted, and nothing behind the count or beside it writes anything else. */
function countsAll(code: string): boolean {
  if (/\/dev\/|stderr|\bsystem\b|\btee\b/u.test(code)) return false;
  const commands = code
    .replace(/^(?:bash|sh)\n/u, "")
    .replaceAll(QUOTED, "_")
    .split(/\n|;|&/u)
    .filter((command) => command.trim() !== "");
  return commands.every((command) => COUNTED.test(command));
}
