import { findRuns, findTexts } from "./find-runs.ts";
import { nearest } from "./nearest.ts";

export interface Edit {
  old: string;
  new: string;
}

/** A stretch of the file and what comes in its place. */
interface Patch {
  start: number;
  end: number;
  text: string;
}

/** Ways to compare lines, from strict to lenient: each rung is tried only where the one before found nothing. */
const RUNGS: ((line: string) => string)[] = [
  (line) => line.trimEnd(),
  plain,
  (line) => plain(line).trimStart(),
];

/** A line without what looks the same on a screen: widths, quotes, dashes, odd spaces. */
function plain(line: string): string {
  return line
    .normalize("NFKC")
    .replace(/[\u2018\u2019\u201a\u201b]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ")
    .trimEnd();
}

/** `text` with every edit made, or what is wrong with the first that cannot be. Each `old` must be found exactly once. */
export function replaceAll(text: string, edits: Edit[]): { text: string } | { wrong: string } {
  const file = fileOf(text);
  const patches: Patch[] = [];
  for (const [i, edit] of edits.entries()) {
    const which = edits.length === 1 ? "old" : `old of edit ${i + 1}`;
    if (edit.old === edit.new) return { wrong: `${which} and new are the same` };
    const found = locate(file, edit);
    if (found.length === 0) return { wrong: `${which} was not found. ${nearest(text, edit.old)}` };
    if (found.length > 1) {
      const lines = found.slice(0, 10).map((patch) => lineAt(text, patch.start));
      return {
        wrong: `${which} was found ${found.length} times (lines ${lines.join(", ")}); add lines around it`,
      };
    }
    patches.push(found[0]!);
  }
  patches.sort((a, b) => a.start - b.start);
  const clash = patches.findIndex((patch, i) => i > 0 && patch.start < patches[i - 1]!.end);
  if (clash > 0) return { wrong: `two edits overlap at line ${lineAt(text, patches[clash]!.start)}` };
  let result = "";
  let at = 0;
  for (const patch of patches) {
    result += text.slice(at, patch.start) + patch.text;
    at = patch.end;
  }
  return { text: result + text.slice(at) };
}

function locate(file: File, edit: Edit): Patch[] {
  const exact = findTexts(file.text, edit.old);
  if (exact.length > 0)
    return exact.map((start) => ({ start, end: start + edit.old.length, text: edit.new }));
  for (const rung of RUNGS.keys()) {
    const found = locateLines(file, edit, rung);
    if (found.length > 0) return found;
  }
  return [];
}

/** Runs of whole lines that equal `old` line by line under a rung; line feeds and indentation follow the file. */
function locateLines(file: File, edit: Edit, rung: number): Patch[] {
  const old = edit.old.replace(/\n$/, "").split("\n");
  const wanted = old.map(RUNGS[rung]!);
  if (wanted.every((line) => line === "")) return [];
  const { numbers, numberOf } = file.under(rung);
  const places = findRuns(numbers, wanted.map(numberOf), (of, index) => of[index]!);
  return places.map((i) => {
    const matched = file.lines.slice(i, i + old.length);
    const [start, last] = [file.starts[i]!, i + old.length - 1];
    const end = file.starts[last]! + file.lines[last]!.length;
    // Of several, only where they stand is told.
    return { start, end, text: places.length === 1 ? fit(edit, matched, old) : "" };
  });
}

/** A file with its lines, and those as they are compared, each of which is worked out once for all edits. */
interface File {
  text: string;
  lines: string[];
  /** Where each line begins. */
  starts: number[];
  /** The lines under a rung as numbers, the same for the same line; `numberOf` gives -1 for a line that the file has not. */
  under(rung: number): { numbers: number[]; numberOf: (line: string) => number };
}

function fileOf(text: string): File {
  const lines = text.split("\n");
  const starts: number[] = [];
  let start = 0;
  for (const line of lines) {
    starts.push(start);
    start += line.length + 1;
  }
  const made: ReturnType<File["under"]>[] = [];
  return { text, lines, starts, under: (rung) => (made[rung] ??= numbered(lines.map(RUNGS[rung]!))) };
}

function numbered(lines: readonly string[]): ReturnType<File["under"]> {
  const known = new Map<string, number>();
  const numbers = lines.map((line) => {
    const number = known.get(line) ?? known.size;
    known.set(line, number);
    return number;
  });
  return { numbers, numberOf: (line) => known.get(line) ?? -1 };
}

/** `new` with the indentation and line endings of the lines it replaces. */
function fit(edit: Edit, matched: string[], old: string[]): string {
  const first = old.findIndex((line) => line.trim() !== "");
  const [from, to] = [indentation(old[first]!), indentation(matched[first]!)];
  const crlf = matched[0]!.endsWith("\r");
  const body = edit.old.endsWith("\n") ? edit.new.replace(/\n$/, "") : edit.new;
  const lines = body.split("\n").map((line) => {
    const bare = line.replace(/\r$/, "");
    return from !== to && bare.startsWith(from) && bare !== "" ? to + bare.slice(from.length) : bare;
  });
  const ending = crlf ? "\r" : "";
  return lines.join(`${ending}\n`) + (matched.at(-1)!.endsWith("\r") ? "\r" : "");
}

const indentation = (line: string) => /^[ \t]*/.exec(line)![0];
const lineAt = (text: string, offset: number) => text.slice(0, offset).split("\n").length;
