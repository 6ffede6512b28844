import { once } from "node:events";
import { extract, type Header } from "tar-stream";
import { SandboxError } from "../port.ts";
import { checkPath } from "./view.ts";

/** A removed entry in a tar: what the kernel itself uses in a layer. Snapshots contain no other devices. */
export const REMOVED = { type: "character-device", devmajor: 0, devminor: 0 } as const;
const MOST_BYTES = 32 * 1024 ** 2;

/** The removals at the beginning of a snapshot, and what follows them, unchanged. */
export interface SplitSnapshot {
  removed: string[];
  rest: AsyncIterable<Uint8Array>;
}

/** Rejects with SandboxError `bad_path` or `too_large`, or with the error of `tar`. */
export async function splitRemovals(tar: AsyncIterable<Uint8Array>): Promise<SplitSnapshot> {
  const source = tar[Symbol.asyncIterator]();
  const { chunks, ended, headers } = readAhead(source);
  const removed: string[] = [];
  let end = 0;
  try {
    for await (const header of headers) {
      if (!isRemoval(header)) break;
      removed.push(checkPath(header.name));
      end = header.byteOffset;
    }
  } catch (error) {
    if (error instanceof SandboxError) throw error;
    // Not a tar: the tar inside says so.
  }
  await ended();
  return { removed, rest: joined(chunks, end, source) };
}

/** With where its content begins, which the types of the reader leave out. */
type Placed = Header & { byteOffset: number };

const isRemoval = ({ type, devmajor, devminor }: Placed) =>
  type === REMOVED.type && devmajor === 0 && devminor === 0;

/** Reads headers from `source` as long as they are asked for, and keeps all chunks that it reads. */
function readAhead(source: AsyncIterator<Uint8Array>) {
  const reader = extract();
  const closed = new AbortController();
  reader.once("close", () => closed.abort());
  const chunks: Uint8Array[] = [];
  const feed = async () => {
    for (let bytes = 0; !closed.signal.aborted;) {
      const { value, done } = await source.next();
      if (done === true) return reader.end(undefined);
      chunks.push(value);
      bytes += value.length;
      if (bytes > MOST_BYTES) throw new SandboxError("too_large", "the snapshot removes too many files");
      if (!reader.write(value)) await once(reader, "drain", { signal: closed.signal }).catch(() => {});
    }
  };
  const failures: Error[] = [];
  const fed = feed().catch((error: Error) => {
    failures.push(error);
    reader.destroy(error);
  });
  async function* headers(): AsyncGenerator<Placed> {
    for await (const entry of reader) {
      yield entry.header as Placed;
      entry.resume();
    }
  }
  const ended = async () => {
    await fed;
    if (failures[0]) throw failures[0];
  };
  return { chunks, headers: headers(), ended };
}

/** The bytes after the first `skipped` of `chunks`, and what else `source` has. */
async function* joined(
  chunks: Uint8Array[],
  skipped: number,
  source: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let left = skipped;
  for (const chunk of chunks) {
    if (left < chunk.length) yield chunk.subarray(left);
    left = Math.max(0, left - chunk.length);
  }
  yield* { [Symbol.asyncIterator]: () => source };
}
