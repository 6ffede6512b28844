import { once } from "node:events";
import { pack, type Pack } from "tar-stream";
import { SandboxError, type Limits } from "../port.ts";
import { chunks, type View } from "./view.ts";

/**
 * The regular files and folders of `view` as a tar stream. Each name of a file with several becomes a file of its own.
 * Throws SandboxError `too_large` if they are, sparse files included, more than the quotas allow.
 */
export async function* packWorkspace(
  view: View,
  limits: Pick<Limits, "diskBytes" | "inodes">,
): AsyncGenerator<Uint8Array> {
  const tar = pack();
  const stopped = new AbortController();
  const filling = fill(tar, view, limits, stopped.signal).then(
    () => tar.finalize(),
    (error: Error) => tar.destroy(error),
  );
  try {
    for await (const chunk of tar) yield chunk as Uint8Array;
  } finally {
    // The reader may have left in the middle.
    stopped.abort();
    tar.destroy();
    await filling;
  }
}

async function fill(
  tar: Pack,
  view: View,
  limits: Pick<Limits, "diskBytes" | "inodes">,
  signal: AbortSignal,
): Promise<void> {
  let [entries, bytes] = [0, 0];
  for await (const { path, kind, executable } of view.walk(() => {})) {
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
      // The header has promised a size: a file that has shrunk since is filled up with zeros.
      for (; missing > 0; missing -= Math.min(missing, 65_536))
        await put(Buffer.alloc(Math.min(missing, 65_536)));
      entry.end(undefined);
      await once(entry, "finish", { signal });
    } finally {
      await file.close();
    }
  }
}

/** A file that is gone again, or that its owner has shut, is not in the archive. */
function leftOut(error: unknown): undefined {
  if (!(error instanceof SandboxError) || error.code === "closed") throw error;
}
