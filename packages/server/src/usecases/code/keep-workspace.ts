import { createHash } from "node:crypto";
import { WorkspacePath } from "@signet/contract";
import { listDeliverable } from "../../agents/check/deliverable.ts";
import { madeFiles } from "../../agents/check/made.ts";
import { ProjectFile } from "../../agents/check/project-file.ts";
import type { CoderTask } from "../../agents/coder-task.ts";
import { type KeptFile, type KeptFiles, storedBy } from "../../modules/runs/files.ts";
import { SandboxError, type Sandbox } from "@signet/sandbox";

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
    for (const { path, sizeBytes, executable } of entries.slice(0, MAX_FILES)) {
      const wanted = sizeBytes <= left && WorkspacePath.safeParse(path).success;
      const content = wanted ? await readIfThere(sandbox, path, left) : undefined;
      if (!content) {
        missing += 1;
        continue;
      }
      const sha256 = createHash("sha256").update(content).digest("hex");
      const was = project?.get(path);
      if (was?.sha256 === sha256 && was.executable === executable && !beside.has(path)) continue;
      if (was) replaced.push(was);
      if (!before.has(sha256)) fresh.push({ sha256, content });
      kept.push({ path, bytes: content.length, sha256, executable });
      left -= content.length;
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
