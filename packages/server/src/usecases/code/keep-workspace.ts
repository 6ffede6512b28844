import { createHash } from "node:crypto";
import { WorkspacePath } from "@signet/contract";
import { withoutLeftovers } from "../../agents/check/leftovers.ts";
import type { KeptFile, KeptFiles } from "../../modules/runs/files.ts";
import { SandboxError, type Sandbox } from "@signet/sandbox";

const MAX_FILES = 2_000;
const MAX_ENTRIES = 20_000;
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Follows a workspace from step to step. Returns the manifest and the contents that are new since the last step;
 * `complete: false` if the workspace holds more than can be kept. Caches and similar files are left out, unless they are
 * `given`. Every file is read at every step: code in a sandbox can change a file without changing its size or times, and
 * the receipt covers what was checked.
 */
export function createWorkspaceKeeper(given: readonly string[]) {
  const asked = new Set(given);
  let before = new Set<string>();

  return async (
    sandbox: Sandbox,
  ): Promise<KeptFiles & { fresh: { sha256: string; content: Uint8Array }[] }> => {
    const { entries, complete: listed } = await sandbox.list(MAX_ENTRIES);
    const regular = entries.filter(({ kind }) => kind === "file");
    const { files, leftOut } = withoutLeftovers(regular, asked);
    const kept: KeptFile[] = [];
    const fresh: { sha256: string; content: Uint8Array }[] = [];
    let left = MAX_BYTES;
    for (const { path, sizeBytes, executable } of files.slice(0, MAX_FILES)) {
      if (sizeBytes > left || !WorkspacePath.safeParse(path).success) continue;
      const content = await readIfThere(sandbox, path, left);
      if (!content) continue;
      const sha256 = createHash("sha256").update(content).digest("hex");
      if (!before.has(sha256)) fresh.push({ sha256, content });
      kept.push({ path, bytes: content.length, sha256, executable });
      left -= content.length;
    }
    before = new Set(kept.map((file) => file.sha256));
    return { files: kept, complete: listed && kept.length === files.length, leftOut, fresh };
  };
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
