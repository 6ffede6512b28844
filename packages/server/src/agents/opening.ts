import type { Sandbox } from "@signet/sandbox";
import { sizeOf } from "./check/place.ts";
import { baseOf, roleOf } from "./check/roles.ts";
import { readIfThere } from "./check/work.ts";
import type { CoderTask } from "./coder-task.ts";
import { holdsTags } from "./prompts/tags.ts";

const CONTENTS_BYTES = 12 << 10;
const NOTES_BYTES = 8 << 10;
/** A longer file of notes is not read at all. */
const NOTES_FILE_BYTES = 1 << 20;
/** The share of the context window that all contents may take, and all notes. */
const SHARE = 1 / 10;
const BYTES_PER_TOKEN = 3.5;
/** What a file's name and fence take, so that a thousand tiny files do not fill the message. */
const FRAME_BYTES = 40;
const NOTES = ["AGENTS.md", "CLAUDE.md"];
const LOCK_FILE = /(?:^|[-.])lock(?:\.|$)|^npm-shrinkwrap\.json$/;
/** What text has no use for. Files with it are shown by their name alone. */
const CONTROL = /[^\P{Cc}\t\n\f\r]/u;

/** A file of the workspace, as a path with its size. */
export interface WorkspaceFile {
  path: string;
  bytes: number;
}

/** A file whose text is shown. `cutBytes` is how much of its end is left out. */
export interface ShownFile extends WorkspaceFile {
  text: string;
  cutBytes: number;
}

/** What the first message shows of the workspace at the start. */
export interface Opening {
  files: readonly WorkspaceFile[];
  /** The same files: tests and files that the task names first, then by size. */
  ranked: readonly WorkspaceFile[];
  /** The project's notes for agents. */
  notes: readonly ShownFile[];
  /** Whole small files, the first of `ranked` that fit. */
  contents: readonly ShownFile[];
}

/** Reads what the first message shows, from the workspace itself: in a conversation, files may differ from those that were sent. */
export async function readOpening(
  sandbox: Pick<Sandbox, "read">,
  task: CoderTask,
  contextTokens: number,
): Promise<Opening> {
  const share = Math.floor(contextTokens * BYTES_PER_TOKEN * SHARE);
  const files = task.earlier?.files ?? task.files.map((file) => ({ path: file.path, bytes: sizeOf(file) }));
  const ranked = rank(files, task.task);
  const notes = await readNotes(sandbox, files, Math.min(NOTES_BYTES, share));
  const rest = ranked.filter(({ path }) => !notes.some((one) => one.path === path));
  const room = Math.min(CONTENTS_BYTES, share);
  return { files, ranked, notes, contents: await readContents(sandbox, rest, { text: task.task, room }) };
}

function rank(files: readonly WorkspaceFile[], text: string): WorkspaceFile[] {
  const isNamed = (name: string) => name.length > 3 && text.includes(name);
  const isFirst = new Set(
    files.filter(({ path }) => roleOf(path) === "test" || isNamed(baseOf(path))).map(({ path }) => path),
  );
  return files.toSorted(
    (a, b) => Number(isFirst.has(b.path)) - Number(isFirst.has(a.path)) || a.bytes - b.bytes,
  );
}

/** The notes that are least deep in the project, each kind once. */
async function readNotes(
  sandbox: Pick<Sandbox, "read">,
  files: readonly WorkspaceFile[],
  room: number,
): Promise<ShownFile[]> {
  const notes: ShownFile[] = [];
  let left = room;
  for (const name of NOTES) {
    const file = files
      .filter(({ path }) => baseOf(path) === name)
      .toSorted((a, b) => a.path.split("/").length - b.path.split("/").length)[0];
    const text = file && (await readText(sandbox, file, NOTES_FILE_BYTES));
    if (!text || notes.some((one) => one.text === text)) continue;
    const kept = headOf(text, left);
    const cutBytes = Buffer.byteLength(text) - Buffer.byteLength(kept);
    left -= Buffer.byteLength(kept);
    notes.push({ path: file.path, bytes: file.bytes, text: kept, cutBytes });
  }
  return notes;
}

/** As many whole lines of `text` as `bytes` hold. */
function headOf(text: string, bytes: number): string {
  const buffer = Buffer.from(text);
  if (buffer.length <= bytes) return text;
  return buffer.subarray(0, buffer.subarray(0, bytes).lastIndexOf("\n") + 1).toString();
}

async function readContents(
  sandbox: Pick<Sandbox, "read">,
  files: readonly WorkspaceFile[],
  task: { text: string; room: number },
): Promise<ShownFile[]> {
  const contents: ShownFile[] = [];
  let left = task.room;
  for (const file of files) {
    const needed = file.bytes + Buffer.byteLength(file.path) + FRAME_BYTES;
    if (file.bytes === 0 || needed > left || LOCK_FILE.test(baseOf(file.path))) continue;
    const text = await readText(sandbox, file, file.bytes);
    // Files that were read from the task's text are already there.
    if (text === null || task.text.includes(text.trim())) continue;
    // A tag of ours in it would end the section for whoever reads tags, and changed it would be another text.
    if (holdsTags(text) || holdsTags(file.path)) continue;
    left -= needed;
    contents.push({ ...file, text, cutBytes: 0 });
  }
  return contents;
}

/** The text of a file; null if it is not there, too large, or not text. */
async function readText(
  sandbox: Pick<Sandbox, "read">,
  { path }: WorkspaceFile,
  most: number,
): Promise<string | null> {
  const bytes = CONTROL.test(path) ? null : await readIfThere(sandbox, path, most);
  if (bytes === null) return null;
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return CONTROL.test(text) ? null : text;
  } catch {
    return null;
  }
}
