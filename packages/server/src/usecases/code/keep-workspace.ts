import { createHash } from "node:crypto";
import { WorkspacePath } from "@signet/contract";
import { listDeliverable } from "../../agents/check/deliverable.ts";
import { madeFiles } from "../../agents/check/made.ts";
import { ProjectFile } from "../../agents/check/project-file.ts";
import type { CoderTask } from "../../agents/coder-task.ts";
import { type KeptFile, type KeptFiles, storedBy } from "../../modules/runs/files.ts";
import { SandboxError, type Sandbox, type WorkspaceEntry } from "@signet/sandbox";

const MAX_FILES = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;

type Fresh = { sha256: string; content: Uint8Array };

/**
 * Follows a workspace from step to step. Returns the manifest and the contents that are new since the last step;
 * `complete: false` if the workspace holds more than can be kept. Caches and similar files are left out, unless they
 * came with the task. With a project, only what differs from it is kept, and what that replaced. Every file is read at every step: code
 * in a sandbox can change a file without changing its size or times, and the receipt covers what was checked.
 */
export function createWorkspaceKeeper(task: Pick<CoderTask, "task" | "files" | "project">) {
  const { files: given, project } = task;
  const isMade = madeFiles(task);
  const asked = new Set(given.map((file) => file.path));
  // Files that came beside the project are kept whatever they hold, because they are compared with what came.
  const beside = new Set(given.flatMap((file) => (file instanceof ProjectFile ? [] : [file.path])));
  let before = new Set<string>();

  return async (sandbox: Sandbox): Promise<KeptFiles & { fresh: Fresh[] }> => {
    const { entries, removed, leftOut, complete } = await listDeliverable(sandbox, asked, {
      project,
      isMade,
    });
    const kept: KeptFile[] = [];
    const fresh: Fresh[] = [];
    const replaced = removed.map((path) => project!.get(path)!);
    let left = MAX_BYTES;
    let missing = Math.max(0, entries.length - MAX_FILES);
    for (const entry of entries.slice(0, MAX_FILES)) {
      const read = await readFile(sandbox, entry, left);
      if (!read) {
        missing += 1;
        continue;
      }
      const was = project?.get(entry.path);
      if (isAsBefore(read.file, was) && !beside.has(entry.path)) continue;
      if (was) replaced.push(was);
      if (!before.has(read.file.sha256)) fresh.push({ sha256: read.file.sha256, content: read.content });
      kept.push(read.file);
      left -= read.content.length;
    }
    const known = replaced.filter(({ sizeBytes }) => (left -= sizeBytes) >= 0);
    for (const { sha256, bytes } of known.filter((was) => !before.has(was.sha256)))
      fresh.push({ sha256, content: bytes });
    const manifest = { files: kept, ...(project ? { replaced: known.map(keptOf) } : {}) };
    before = new Set(storedBy(manifest).map((file) => file.sha256));
    const whole = complete && missing === 0 && known.length === replaced.length;
    return { ...manifest, complete: whole, leftOut, fresh };
  };
}

const keptOf = ({ path, sizeBytes, sha256, executable }: ProjectFile): KeptFile => ({
  path,
  bytes: sizeBytes,
  sha256,
  executable,
});

const isAsBefore = (file: KeptFile, was: ProjectFile | undefined) =>
  was?.sha256 === file.sha256 && was.executable === file.executable;

/** Reads a file of at most `most` bytes; undefined if it cannot be kept. */
async function readFile(
  sandbox: Sandbox,
  { path, sizeBytes, executable }: WorkspaceEntry,
  most: number,
): Promise<{ file: KeptFile; content: Buffer } | undefined> {
  if (sizeBytes > most || !WorkspacePath.safeParse(path).success) return undefined;
  const content = await readIfThere(sandbox, path, most);
  if (!content) return undefined;
  const sha256 = createHash("sha256").update(content).digest("hex");
  return { file: { path, bytes: content.length, sha256, executable }, content };
}

/** Reads a file; undefined if it disappeared, grew or changed its kind since it was listed. */
async function readIfThere(sandbox: Sandbox, path: string, maxBytes: number): Promise<Buffer | undefined> {
  try {
    return await sandbox.read(path, maxBytes);
  } catch (thrown) {
    if (thrown instanceof SandboxError && ["not_found", "not_a_file", "too_large"].includes(thrown.code))
      return undefined;
    throw thrown;
  }
}
