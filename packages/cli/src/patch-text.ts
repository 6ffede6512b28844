import type { OutputStyle } from "./terminal.ts";
import { columnsOf, defuse, fit, oneLine, plural } from "./text.ts";

/** One file of a patch. */
interface PatchedFile {
  name: string;
  /** "new", "removed", "binary" and "mode", as far as they apply. */
  kinds: string[];
  added: number;
  removed: number;
  /** The lines of its hunks, with their heads. */
  lines: string[];
}

const KINDS: [begins: string, kind: string][] = [
  ["new file mode", "new"],
  ["deleted file mode", "removed"],
  ["GIT binary patch", "binary"],
  ["new mode", "mode"],
];

/** Lines of a hunk that are still to come, on each side. */
interface Hunk {
  old: number;
  now: number;
}

/** Reads a patch in git's form. */
function filesOf(patch: string): PatchedFile[] {
  const files: PatchedFile[] = [];
  let hunk: Hunk = { old: 0, now: 0 };
  for (const line of patch.split("\n")) {
    const file = files.at(-1);
    if (hunk.old > 0 || hunk.now > 0) takeLine(file!, line, hunk);
    else if (line.startsWith("diff --git ")) {
      const name = /^diff --git .* "?b\/(.*?)"?$/.exec(line)?.[1] ?? line;
      files.push({ name, kinds: [], added: 0, removed: 0, lines: [] });
    } else if (file) hunk = takeHead(file, line) ?? hunk;
  }
  return files;
}

/** A line within a hunk, whatever it looks like. */
function takeLine(file: PatchedFile, line: string, hunk: Hunk): void {
  file.lines.push(line);
  const sign = line[0];
  if (sign === "\\") return;
  if (sign === "+") file.added++;
  else hunk.old--;
  if (sign === "-") file.removed++;
  else hunk.now--;
}

/** A line between hunks. Returns the hunk that begins with it, if one does. */
function takeHead(file: PatchedFile, line: string): Hunk | undefined {
  for (const [begins, kind] of KINDS) if (line.startsWith(begins)) file.kinds.push(kind);
  if (line.startsWith("\\")) file.lines.push(line);
  const head = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line);
  if (!head) return undefined;
  const hunk = { old: Number(head[1] ?? 1), now: Number(head[2] ?? 1) };
  // Of a file that is new or gone every line is shown, so its place says nothing.
  if (hunk.old > 0 && hunk.now > 0) file.lines.push(line);
  return hunk;
}

const FORMATS = new Map(Object.entries<"green" | "red" | "cyan">({ "+": "green", "-": "red", "@": "cyan" }));

/**
 * Shows a patch to a person: for each file its name, how many lines came and went, and its hunks; at most `most` lines in
 * all. Whatever the patch holds, a line cannot control the terminal and fits its columns.
 */
export function renderPatch(patch: string, look: OutputStyle, indent: string, most: number): string[] {
  const width = look.columns - indent.length;
  const shown = filesOf(patch).flatMap((file) => {
    const facts = [
      ...file.kinds,
      ...(file.added + file.removed > 0 ? [`+${file.added} −${file.removed}`] : []),
    ];
    const name = fit(oneLine(defuse(file.name)), Math.max(10, width - columnsOf(facts.join(" ")) - 2));
    const head = `${look.paint("bold", name)}  ${look.paint("dim", facts.join(" "))}`;
    return [head, ...file.lines.map((line) => paintLine(line, look, width))];
  });
  return firstLines(shown, look, most).map((line) => indent + line);
}

/** The same without the names of the files, and with an ellipsis between hunks, for a patch whose file was just named. */
export function renderHunks(patch: string, look: OutputStyle, indent: string, most: number): string[] {
  const lines = filesOf(patch)
    .flatMap((file) => file.lines)
    .map((line) => (line.startsWith("@@") ? "…" : line));
  if (lines[0] === "…") lines.shift();
  const painted = lines.map((line) => paintLine(line, look, look.columns - indent.length));
  return firstLines(painted, look, most).map((line) => indent + line);
}

function paintLine(line: string, look: OutputStyle, width: number): string {
  const text = fit(defuse(line.replaceAll("\r", "␍")), width);
  return look.paint(FORMATS.get(line[0] ?? "") ?? "dim", text);
}

function firstLines(lines: string[], look: OutputStyle, most: number): string[] {
  const rest = lines.length - most;
  return rest > 0 ? [...lines.slice(0, most), look.paint("dim", `… ${plural(rest, "more line")}`)] : lines;
}
