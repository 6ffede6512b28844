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
  const patches: Patch[] = [];
  for (const [i, edit] of edits.entries()) {
    const which = edits.length === 1 ? "old" : `old of edit ${i + 1}`;
    if (edit.old === edit.new) return { wrong: `${which} and new are the same` };
    const found = locate(text, edit);
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

function locate(text: string, edit: Edit): Patch[] {
  const exact: Patch[] = [];
  for (let at = text.indexOf(edit.old); at >= 0; at = text.indexOf(edit.old, at + 1))
    exact.push({ start: at, end: at + edit.old.length, text: edit.new });
  if (exact.length > 0) return exact;
  for (const rung of RUNGS) {
    const found = locateLines(text, edit, rung);
    if (found.length > 0) return found;
  }
  return [];
}

/** Runs of whole lines that equal `old` line by line under `rung`; line feeds and indentation follow the file. */
function locateLines(text: string, edit: Edit, rung: (line: string) => string): Patch[] {
  const lines = text.split("\n");
  const old = edit.old.replace(/\n$/, "").split("\n");
  const wanted = old.map(rung);
  if (wanted.every((line) => line === "")) return [];
  const compared = lines.map(rung);
  const found: Patch[] = [];
  let start = 0;
  for (let i = 0; i + wanted.length <= lines.length; start += lines[i]!.length + 1, i++) {
    if (!wanted.every((line, k) => compared[i + k] === line)) continue;
    const matched = lines.slice(i, i + old.length);
    const end = start + matched.join("\n").length;
    found.push({ start, end, text: fit(edit, matched, old) });
  }
  return found;
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

/** The lines of the file that look most like `old`, with their numbers. */
function nearest(text: string, old: string): string {
  const lines = text.split("\n").slice(0, 5000);
  const wanted = old.split("\n").map((line) => pairs(line.trim()));
  const seen = lines.map((line) => pairs(line.trim()));
  let [best, bestScore] = [-1, 0.2];
  for (let i = 0; i < lines.length; i++) {
    const window = wanted.slice(0, 20).map((line, k) => likeness(line, seen[i + k]));
    const score = window.reduce((sum, one) => sum + one, 0) / window.length;
    if (score > bestScore) [best, bestScore] = [i, score];
  }
  if (best < 0) return "No line of the file is like it; read the file first.";
  const from = Math.max(0, best - 1);
  const shown = lines.slice(from, best + Math.min(wanted.length, 10) + 1);
  return `The nearest lines are:\n${shown.map((line, k) => `${from + k + 1}: ${line.slice(0, 200)}`).join("\n")}`;
}

const pairs = (line: string) => new Set(Array.from({ length: line.length }, (_, i) => line.slice(i, i + 2)));

/** Share of letter pairs that two lines have in common (Dice). */
function likeness(a: Set<string>, b: Set<string> | undefined): number {
  if (b === undefined || a.size + b.size === 0) return 0;
  let common = 0;
  for (const pair of a) if (b.has(pair)) common += 1;
  return (2 * common) / (a.size + b.size);
}
