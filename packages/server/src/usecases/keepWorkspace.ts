import { createHash } from "node:crypto";
import { WorkspacePath } from "@signet/contract";
import type { KeptFile, KeptFiles } from "../runs/files.ts";
import { SandboxError, type Entry, type Sandbox } from "../sandbox/port.ts";

const MAX_FILES = 2_000;
const MAX_ENTRIES = 20_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Caches that tools make again by themselves. */
const CACHES = new Set(["__pycache__", ".pytest_cache", "node_modules", ".cache"]);

interface Seen {
  stamp: string;
  file: KeptFile;
}

/**
 * Follows a workspace from step to step: each call reads only the files whose size or time changed since the call before.
 * Returns the manifest and the contents that are new; `complete:false` where the workspace holds more than is kept.
 */
export function createWorkspaceKeeper() {
  let before = new Map<string, Seen>();

  return async (
    sandbox: Sandbox,
  ): Promise<KeptFiles & { fresh: { sha256: string; content: Uint8Array }[] }> => {
    const { entries, complete: listed } = await sandbox.list(MAX_ENTRIES);
    const files = entries.filter(
      (e) => e.kind === "file" && !e.path.split("/").some((part) => CACHES.has(part)),
    );
    const now = new Map<string, Seen>();
    const fresh: { sha256: string; content: Uint8Array }[] = [];
    let left = MAX_BYTES;
    for (const entry of files.slice(0, MAX_FILES)) {
      if (entry.sizeBytes > left || !WorkspacePath.safeParse(entry.path).success) continue;
      const old = before.get(entry.path);
      if (old?.stamp === stampOf(entry)) now.set(entry.path, old);
      else {
        const content = await readIfThere(sandbox, entry.path, left);
        if (!content) continue;
        const sha256 = createHash("sha256").update(content).digest("hex");
        fresh.push({ sha256, content });
        const { path, executable } = entry;
        now.set(path, { stamp: stampOf(entry), file: { path, bytes: content.length, sha256, executable } });
      }
      left -= now.get(entry.path)!.file.bytes;
    }
    before = now;
    return {
      files: [...now.values()].map(({ file }) => file),
      complete: listed && now.size === files.length,
      fresh,
    };
  };
}

const stampOf = (entry: Entry) => `${entry.sizeBytes} ${entry.mtimeMs} ${entry.executable}`;

/** A file may go, grow or change its kind between the listing and the reading: then it is not part of this step. */
async function readIfThere(sandbox: Sandbox, path: string, maxBytes: number): Promise<Buffer | undefined> {
  try {
    return await sandbox.read(path, maxBytes);
  } catch (thrown) {
    if (thrown instanceof SandboxError && ["not_found", "not_a_file", "too_large"].includes(thrown.code))
      return undefined;
    throw thrown;
  }
}
