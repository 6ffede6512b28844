import { stripVTControlCharacters } from "node:util";
import stringWidth from "string-width";

/** Terminal controls (C0, DEL, C1), controls of the writing direction, line separators and lone surrogates. */
const UNSAFE =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu;
function visible(control: string): string {
  const code = control.charCodeAt(0);
  if (code === 9) return "  ";
  if (code < 32) return String.fromCharCode(0x2400 + code);
  return code === 127 ? "␡" : "�";
}

/** `text` made unable to control a terminal: colours are removed, every control except the newline is made visible. */
function safeText(text: string): string {
  return stripVTControlCharacters(text).replaceAll(/\r\n?/g, "\n").replaceAll(UNSAFE, visible);
}

/** A copy of external data in which every text, at any depth, is safe to print. */
export function defuse<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, member: unknown) =>
    typeof member === "string" ? safeText(member) : member,
  ) as T;
}

/** `value` as JSON on one line that is safe to print and parses to the same value. */
export const jsonLine = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    UNSAFE,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** The lines of a safe text, without trailing blanks or trailing empty lines. */
export const linesOf = (text: string): string[] =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => line.trimEnd());

/** A safe text on one line. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

const graphemes = new Intl.Segmenter();

/** The characters of a text as a person sees them: an emoji of several code points is one. */
export const charactersOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** The columns that a safe text on one line takes in a terminal. */
export const columnsOf = (text: string): number =>
  /^[\u0020-\u007e]*$/.test(text) ? text.length : stringWidth(text);

/** The longest start of `line` that fits. */
function head(line: string, columns: number): string {
  let used = 0;
  let end = 0;
  for (const { segment } of graphemes.segment(line)) {
    used += columnsOf(segment);
    if (used > columns) break;
    end += segment.length;
  }
  return line.slice(0, end);
}

/** `line`, cut to `columns` with an ellipsis if it is longer. */
export function fit(line: string, columns: number): string {
  const start = head(line, columns);
  return start.length === line.length ? line : `${head(line, columns - 1).trimEnd()}…`;
}

/** `line` filled with blanks, or cut, to exactly `columns`. */
export function column(line: string, columns: number): string {
  const fitted = fit(line, columns);
  return fitted + " ".repeat(columns - columnsOf(fitted));
}

function firstOf(text: string): string {
  for (const { segment } of graphemes.segment(text)) return segment;
  return "";
}

/** `line` wrapped at blanks into lines that fit; a word that is too long is split. */
export function wrap(line: string, columns: number): string[] {
  const lines: string[] = [];
  for (let rest = line; ;) {
    const most = head(rest, columns) || firstOf(rest);
    if (most.length === rest.length) return [...lines, rest];
    const blank = rest[most.length] === " " ? most.length : most.lastIndexOf(" ");
    const end = blank > 0 ? blank : most.length;
    lines.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
}

/** A hint and its command on one line if both fit, else the command on its own lines. */
export function beside(hint: string, command: string, columns: number): string[] {
  const together = `${hint} ${command}`;
  return columnsOf(together) <= columns ? [together] : [hint, ...wrap(command, columns)];
}

/** `1 file`, `2 files`. */
export const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? "" : "s"}`;

/** `1.4 s`, `2 min 5 s`. */
export function duration(ms: number): string {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

/** `212 B`, `1.2 kB`. */
export function byteSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** A problem's title and detail, without repeating the title if the detail begins with it. */
export function sayProblem({ title, detail }: { title: string; detail?: string | undefined }): string {
  if (!detail) return title;
  const repeats = detail.toLowerCase().startsWith(title.toLowerCase());
  return repeats ? title + detail.slice(title.length) : `${title}: ${detail}`;
}

/** How long ago `then` was, roughly: `now`, `5 min`, `3 h`, `12 d`. */
export function age(thenMs: number, nowMs: number): string {
  const minutes = Math.floor((nowMs - thenMs) / 60_000);
  if (minutes < 1) return "now";
  if (minutes < 60) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} d`;
}
