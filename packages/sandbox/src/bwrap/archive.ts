import { once } from "node:events";
import { pack, type Pack } from "tar-stream";
import { SandboxError, type Limits, type WorkspaceEntry } from "../port.ts";
import { REMOVED } from "./removals.ts";
import { chunks, type View } from "./view.ts";

/** What a snapshot contains: walks over entries, and over what is removed. Both may change meanwhile. */
export interface Contents {
  entries(): AsyncIterable<WorkspaceEntry>;
  removed(): AsyncIterable<string>;
}

/**
 * The regular files and folders of `contents` as a tar stream, with removals first; the files are read from `view`. Each hard link
 * becomes a separate file.
 * Throws SandboxError `too_large` if they exceed the quotas; sparse files count with their full size.
 */
export async function* packWorkspace(
  view: View,
  contents: Contents,
  limits: Pick<Limits, "diskBytes" | "inodes">,
): AsyncGenerator<Uint8Array> {
  const tar = pack();
  const stopped = new AbortController();
  const filling = fill(tar, view, contents, limits, stopped.signal).then(
    () => tar.finalize(),
    (error: Error) => tar.destroy(error),
  );
  try {
    for await (const chunk of tar) yield chunk as Uint8Array;
  } finally {
    // The reader may have stopped early.
    stopped.abort();
    tar.destroy();
    await filling;
  }
}

async function fill(
  tar: Pack,
  view: View,
  contents: Contents,
  limits: Pick<Limits, "diskBytes" | "inodes">,
  signal: AbortSignal,
): Promise<void> {
  let [entries, bytes] = [0, 0];
  for await (const name of contents.removed()) {
    if (signal.aborted) return;
    tar.entry({ name, ...REMOVED });
  }
  for await (const { path, kind, executable } of contents.entries()) {
    if (signal.aborted) return;
    if (kind === "directory") tar.entry({ name: path, type: "directory", mode: 0o755 });
    if (kind !== "file") continue;
    entries += 1;
    const opened = await view.open(path).catch(leftOut);
    if (!opened) continue;
    const { file, sizeBytes } = opened;
    try {
      bytes += sizeBytes;
      if (entries > limits.inodes || bytes > limits.diskBytes)
        throw new SandboxError("too_large", "the workspace is larger than its quota");
      const entry = tar.entry({ name: path, size: sizeBytes, mode: executable ? 0o755 : 0o644 });
      const put = async (chunk: Uint8Array) => {
        if (!entry.write(chunk)) await once(entry, "drain", { signal });
      };
      let missing = sizeBytes;
      for await (const chunk of chunks(file, sizeBytes)) {
        missing -= chunk.length;
        await put(chunk);
      }
      // The header states the size, so a file that has shrunk since is padded with zeros.
      for (; missing > 0; missing -= Math.min(missing, 65_536))
        await put(Buffer.alloc(Math.min(missing, 65_536)));
      entry.end(undefined);
      await once(entry, "finish", { signal });
    } finally {
      await file.close();
    }
  }
}

/** Ignores files that have disappeared or cannot be read. */
function leftOut(error: unknown): undefined {
  if (!(error instanceof SandboxError) || error.code === "closed") throw error;
}
