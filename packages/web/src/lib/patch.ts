/** A line of a patch: its sign, its number on the side that has it, and its text. */
export interface PatchLine {
  sign: "+" | "-" | " ";
  number: number;
  text: string;
}

/** A file of a patch. `hunks` are empty for one whose bytes only are known to have changed. */
export interface FilePatch {
  path: string;
  state: "changed" | "new" | "deleted";
  binary: boolean;
  added: number;
  removed: number;
  hunks: PatchLine[][];
}

interface Reading {
  files: FilePatch[];
  /** Lines that the hunk still has on each side, and the next numbers. */
  old: { left: number; next: number };
  now: { left: number; next: number };
}

/** Reads a patch in git's form. What a line of a hunk holds never ends the hunk. */
export function readPatch(patch: string): FilePatch[] {
  const reading: Reading = { files: [], old: { left: 0, next: 0 }, now: { left: 0, next: 0 } };
  for (const line of patch.split("\n")) {
    if (reading.old.left > 0 || reading.now.left > 0) takeLine(reading, line);
    else takeHead(reading, line);
  }
  return reading.files;
}

function takeHead(reading: Reading, line: string): void {
  if (line.startsWith("diff --git ")) {
    const path = /^diff --git .* "?b\/(.*?)"?$/.exec(line)?.[1] ?? line;
    reading.files.push({ path, state: "changed", binary: false, added: 0, removed: 0, hunks: [] });
    return;
  }
  const file = reading.files.at(-1);
  if (!file) return;
  if (line.startsWith("new file mode")) file.state = "new";
  if (line.startsWith("deleted file mode")) file.state = "deleted";
  if (line.startsWith("GIT binary patch") || line.startsWith("Binary files")) file.binary = true;
  const head = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
  if (!head) return;
  reading.old = { next: Number(head[1]), left: Number(head[2] ?? 1) };
  reading.now = { next: Number(head[3]), left: Number(head[4] ?? 1) };
  file.hunks.push([]);
}

function takeLine({ files, old, now }: Reading, line: string): void {
  const file = files.at(-1)!;
  const hunk = file.hunks.at(-1)!;
  const sign = line[0] === "+" || line[0] === "-" ? line[0] : " ";
  // `\ No newline at end of file` belongs to the line before.
  if (line.startsWith("\\")) return;
  hunk.push({ sign, number: sign === "-" ? old.next : now.next, text: line.slice(1) });
  if (sign === "+") file.added++;
  else [old.next, old.left] = [old.next + 1, old.left - 1];
  if (sign === "-") file.removed++;
  else [now.next, now.left] = [now.next + 1, now.left - 1];
}
