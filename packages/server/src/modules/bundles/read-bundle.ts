import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { BOUNDS } from "@signet/contract";
import { Problem } from "../../base/problem.ts";
import { createByteReader } from "./byte-reader.ts";
import { readTar, type TarEntry } from "./read-tar.ts";
import { badBundle, tooLarge } from "./refusal.ts";
import { checkTarget, createTree, namesOf } from "./tree.ts";

/** A checked entry of a bundle. Its parents came before it. */
export interface BundleEntry {
  /** Relative, with forward slashes, at most 1,024 bytes. */
  path: string;
  kind: "file" | "directory" | "link";
  executable: boolean;
  /** Where a link leads from its folder: always to a place inside of the bundle. */
  target?: string;
  /** Bytes of a file's content; 0 for all else. */
  sizeBytes: number;
  /** The content, which can be read once, before the next entry is asked for. */
  content: AsyncIterable<Uint8Array>;
}

const CHUNK_BYTES = 131_072;
/** Headers and padding of an entry with long names. */
const AROUND_ENTRY_BYTES = 4_096;
const MOST_TAR_BYTES =
  BOUNDS.bundles.bytes + (BOUNDS.bundles.files + BOUNDS.bundles.folders) * AROUND_ENTRY_BYTES;

/**
 * Reads a bundle while it arrives: a tar archive that is compressed with gzip. Each folder comes once, before what is in
 * it, also if the archive does not name it; what is below a `.git` is left out. Nothing of an entry is yielded before its
 * name, its kind and its size were checked; whether the archive is whole is known at the end. Throws `bad_bundle` or
 * `body_too_large`, and what `source` throws.
 */
export async function* readBundle(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<BundleEntry, void, undefined> {
  const reader = createByteReader(inflated(source));
  const tree = createTree();
  let bytes = 0;
  try {
    for await (const entry of readTar(reader)) {
      const kind = kindOf(entry);
      const names = namesOf(entry.name, kind === "directory");
      if ((bytes += entry.size) > BOUNDS.bundles.bytes) throw tooLarge("bytes");
      if (kind === "link") checkTarget(names, entry.target);
      if (names.length === 0 || names.some(isGits)) continue;
      for (const path of tree.add(names, kind)) yield folder(path);
      if (kind !== "directory") yield checked(entry, names.join("/"), kind);
    }
    if (tree.files() === 0) throw badBundle("the archive holds no file");
  } finally {
    await reader.close();
  }
}

/** Git's own folder, or the file that stands for it, would bring configuration and hooks that git runs. */
const isGits = (name: string): boolean => name.toLowerCase() === ".git";

async function* nothing(): AsyncGenerator<Uint8Array, void, undefined> {}

const folder = (path: string): BundleEntry => ({
  path,
  kind: "directory",
  executable: false,
  sizeBytes: 0,
  content: nothing(),
});

const checked = (
  { mode, size, target, content }: TarEntry,
  path: string,
  kind: "file" | "link",
): BundleEntry => ({
  path,
  kind,
  executable: kind === "file" && (mode & 0o100) !== 0,
  ...(kind === "link" ? { target } : {}),
  sizeBytes: size,
  content,
});

/** Types that a bundle does not hold, by their flag. */
const REFUSED = new Map(
  Object.entries({
    1: "is a hard link; pack with --hard-dereference",
    3: "is a device",
    4: "is a device",
    6: "is a pipe",
    S: "is a sparse file; pack without --sparse",
  }),
);

function kindOf({ name, type, size }: TarEntry): BundleEntry["kind"] {
  // A file that had to be in one piece on tape is a file.
  if (type === "0" || type === "7") return "file";
  if (type !== "2" && type !== "5")
    throw badBundle(
      REFUSED.get(type) ?? `has the type ${JSON.stringify(type)}, which a bundle cannot hold`,
      name,
    );
  if (size > 0) throw badBundle(`is a ${type === "2" ? "link" : "folder"} with content`, name);
  return type === "2" ? "link" : "directory";
}

/** What gzip packed, with a bound on the whole. The end is reached only if nothing is missing, wrong or left over. */
async function* inflated(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES, rejectGarbageAfterEnd: true });
  // The reader below gets the same error.
  const fed = pipeline(source, gunzip).catch(() => undefined);
  let size = 0;
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      if ((size += chunk.length) > MOST_TAR_BYTES) throw tooLarge("bytes");
      yield chunk;
    }
  } catch (thrown) {
    throw asProblem(thrown);
  } finally {
    gunzip.destroy();
    await fed;
  }
}

const FAULTS = new Map(
  Object.entries({
    Z_BUF_ERROR: "the archive is cut off: its gzip data does not end",
    Z_DATA_ERROR: "the archive is not gzip data, or is damaged",
    ERR_TRAILING_JUNK_AFTER_STREAM_END: "there are bytes behind the end of the gzip data",
  }),
);

function asProblem(thrown: unknown): unknown {
  if (thrown instanceof Problem) return thrown;
  const reason = FAULTS.get(String((thrown as NodeJS.ErrnoException).code));
  return reason === undefined ? thrown : badBundle(reason);
}
