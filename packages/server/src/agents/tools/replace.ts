import { findRuns, findTexts } from "./find-runs.ts";
import { describeNearest } from "./nearest.ts";

export interface Edit {
  old: string;
  new: string;
  /** Replace every occurrence. */
  replace_all?: boolean | undefined;
}

/** The line number that `read` puts before a line; a model may have left out its spaces. */
const NUMBERED = /^ {0,9}(\d{1,9})\t/;
/** The same with its spaces. */
const READ_NUMBER = /^(?=.{5,9}\t) {0,4}\d{1,9}\t/;

/** A range of the file and its replacement. */
interface Patch {
  start: number;
  end: number;
  text: string;
}

/** Ways to normalise lines for comparison, from strict to lenient. Each is tried only if the previous one found nothing. */
const RUNGS: ((line: string) => string)[] = [
  (line) => line.trimEnd(),
  unifyLookalikes,
  (line) => unifyLookalikes(line).trimStart(),
];

/** A line with look-alike characters unified: character widths, quotes, dashes, unusual spaces. */
function unifyLookalikes(line: string): string {
  return line
    .normalize("NFKC")
    .replace(/[\u2018\u2019\u201a\u201b]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ")
    .trimEnd();
}

/**
 * Returns `text` with every edit made and the number of places, or why the first impossible edit cannot be made. Each `old` must
 * match exactly once, unless its edit replaces all.
 */
export function replaceAll(
  text: string,
  edits: Edit[],
): { text: string; places: number } | { wrong: string } {
  const file = fileOf(text);
  const patches: Patch[] = [];
  for (const [i, edit] of edits.entries()) {
    const which = edits.length === 1 ? "old" : `old of edit ${i + 1}`;
    if (edit.old === edit.new) return { wrong: `${which} and new are the same` };
    const matches = locateNumbered(file, edit);
    if (matches.length === 0)
      return { wrong: `${which} was not found. ${describeNearest(text, withoutNumbers(edit).old)}` };
    if (matches.length > 1 && !edit.replace_all) {
      const lines = matches.slice(0, 10).map((patch) => lineAt(text, patch.start));
      return {
        wrong: `${which} was found ${matches.length} times (lines ${lines.join(", ")}); add lines around it`,
      };
    }
    for (const match of matches) patches.push(match);
  }
  patches.sort((a, b) => a.start - b.start);
  const overlap = patches.findIndex((patch, i) => i > 0 && patch.start < patches[i - 1]!.end);
  if (overlap > 0) return { wrong: `two edits overlap at line ${lineAt(text, patches[overlap]!.start)}` };
  let result = "";
  let at = 0;
  for (const patch of patches) {
    result += text.slice(at, patch.start) + patch.text;
    at = patch.end;
  }
  return { text: result + text.slice(at), places: patches.length };
}

/** Like locate, but an `old` that is not found with the line numbers of `read` is looked for without them. */
function locateNumbered(file: File, edit: Edit): Patch[] {
  const matches = locate(file, edit);
  if (matches.length > 0) return matches;
  const bare = withoutNumbers(edit);
  return bare === edit ? [] : locate(file, bare);
}

/** The edit without the line numbers that `read` shows, if every line of `old` has one; otherwise the edit itself. */
export function withoutNumbers(edit: Edit): Edit {
  const lines = edit.old.replace(/\n$/, "").split("\n");
  const first = Number(NUMBERED.exec(lines[0]!)?.[1]);
  if (!lines.every((line, i) => Number(NUMBERED.exec(line)?.[1]) === first + i)) return edit;
  const bare = (text: string, patternOf: (i: number) => RegExp) =>
    text
      .split("\n")
      .map((line, i) => line.replace(patternOf(i), ""))
      .join("\n");
  return { ...edit, old: bare(edit.old, () => NUMBERED), new: bare(edit.new, numbersIn(edit.new, lines)) };
}

/** Finds the numbers in the lines of `fresh`. One without its spaces may be content, unless those in `old` have none either. */
function numbersIn(fresh: string, old: string[]): (i: number) => RegExp {
  if (!old.some((line) => READ_NUMBER.test(line))) {
    const isNumbered = fresh.split("\n").every((line) => line === "" || NUMBERED.test(line));
    return () => (isNumbered ? NUMBERED : READ_NUMBER);
  }
  // Spaces at the beginning of a text are easily lost.
  const isTrimmed = !READ_NUMBER.test(old[0]!);
  return (i) => (i === 0 && isTrimmed ? NUMBERED : READ_NUMBER);
}

/** The matches without those that overlap an earlier one. */
function apart(matches: Patch[]): Patch[] {
  let end = 0;
  return matches.filter((match) => {
    if (match.start < end) return false;
    end = match.end;
    return true;
  });
}

function locate(file: File, edit: Edit): Patch[] {
  const exact = findTexts(file.text, edit.old).map((start) => ({
    start,
    end: start + edit.old.length,
    text: edit.new,
  }));
  if (exact.length > 0) return edit.replace_all ? apart(exact) : exact;
  for (const rung of RUNGS.keys()) {
    const matches = locateLines(file, edit, rung);
    if (matches.length > 0) return edit.replace_all ? apart(matches) : matches;
  }
  return [];
}

/** Runs of whole lines that equal `old` line by line under a rung. The replacement takes line endings and indentation from the file. */
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
    // With several matches that are not all replaced, only their positions are needed for the error.
    const isUsed = places.length === 1 || edit.replace_all;
    return { start, end, text: isUsed ? fitReplacement(edit, matched, old) : "" };
  });
}

/** A file and its lines, with a cache of the normalised lines that all edits share. */
interface File {
  text: string;
  lines: string[];
  /** Where each line begins. */
  starts: number[];
  /** The lines normalised by a rung, as numbers: equal lines have equal numbers. `numberOf` gives -1 for a line that the file does not contain. */
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
  const cache: ReturnType<File["under"]>[] = [];
  return { text, lines, starts, under: (rung) => (cache[rung] ??= numberLines(lines.map(RUNGS[rung]!))) };
}

function numberLines(lines: readonly string[]): ReturnType<File["under"]> {
  const numberByLine = new Map<string, number>();
  const numbers = lines.map((line) => {
    const number = numberByLine.get(line) ?? numberByLine.size;
    numberByLine.set(line, number);
    return number;
  });
  return { numbers, numberOf: (line) => numberByLine.get(line) ?? -1 };
}

/** `new` with the indentation and line endings of the lines it replaces. */
function fitReplacement(edit: Edit, matched: string[], old: string[]): string {
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
