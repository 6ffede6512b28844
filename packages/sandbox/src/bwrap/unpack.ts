import { once } from "node:events";
import { extract, type Extract, type Header } from "tar-stream";
import { SandboxError, type LayerBounds } from "../port.ts";
import { recordFailure } from "./files.ts";
import { createTree, type ArchiveEntry } from "./tree.ts";

const BLOCK = 512;
const PIECE = 16 * 1024;
/** Bytes of headers between two entries, and of zeros after the last one. */
const LONGEST_HEADERS = 64 * 1024;

/**
 * Unpacks `tar` into the empty folder `folder` for the user `owner`, and returns what it contains. Rejects as `LayerStore.create`
 * promises. Links are made after everything else, and nothing may lie below one, so no path leads through a link.
 */
export async function unpack(
  tar: AsyncIterable<Uint8Array>,
  folder: string,
  bounds: LayerBounds,
  owner: number | undefined,
): Promise<LayerBounds> {
  const reader = extract();
  const feeding = feed(tar, reader);
  feeding.ended.catch(() => {});
  const tree = createTree(folder, bounds, owner);
  try {
    for await (const entry of reader) await tree.add(entry as ArchiveEntry);
    await feeding.ended;
    if (!feeding.isComplete()) throw damaged();
    return await tree.finish();
  } catch (error) {
    await tree.settled();
    throw feeding.failure() ?? refusal(error);
  }
}

/**
 * Writes `tar` to `reader`. `ended` rejects if the source fails, or the archive has headers that are far longer
 * than names: the reader copies some of them for each later entry. Ask `isComplete` when the reader has ended.
 */
function feed(tar: AsyncIterable<Uint8Array>, reader: Extract) {
  const source = recordFailure(tar);
  const closed = new AbortController();
  let [fed, end] = [0, 0];
  reader.on("entry", (header: Header & { byteOffset?: number }) => {
    end = (header.byteOffset ?? 0) + Math.ceil(header.size / BLOCK) * BLOCK;
  });
  reader.once("close", () => closed.abort());
  const run = async () => {
    try {
      for await (const chunk of source.stream())
        for (let at = 0; at < chunk.length; at += PIECE) {
          const piece = chunk.subarray(at, at + PIECE);
          fed += piece.length;
          if (fed - end > LONGEST_HEADERS) throw damaged();
          if (!reader.write(piece)) await once(reader, "drain", { signal: closed.signal });
        }
      reader.end(undefined);
    } catch (error) {
      reader.destroy(error as Error);
      throw error;
    }
  };
  // Without the two empty blocks at the end, an archive that was cut off between two entries would look complete.
  return { ended: run(), failure: () => source.failure, isComplete: () => fed >= end + 2 * BLOCK };
}

const damaged = () => new SandboxError("failed", "the archive is damaged or not complete");

/** What `create` rejects with. All errors that are neither ours nor of a system call are the reader's. */
function refusal(error: unknown): unknown {
  if (error instanceof SandboxError) return error;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT")
    return new SandboxError("unavailable", "there is no space for the layer");
  return syscall === undefined ? damaged() : error;
}
