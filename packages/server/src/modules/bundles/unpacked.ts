import { createHash, randomUUID } from "node:crypto";
import { readSync } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { OpenBundle } from "./bundles.ts";

/** A file of a bundle. */
export interface UnpackedFile {
  path: string;
  sizeBytes: number;
  sha256: string;
  executable: boolean;
}

/** The files of a bundle, which can be read in any order. Links and folders are not among them. */
export interface UnpackedBundle extends AsyncDisposable {
  files: readonly UnpackedFile[];
  /** The bytes of one of `files`. Reads from disk, without a cache; throws after disposal. */
  read(file: UnpackedFile): Buffer;
}

interface Unpacked {
  files: UnpackedFile[];
  offsets: Map<UnpackedFile, number>;
  contents: FileHandle;
}

/**
 * Unpacks bundles for reading. Runs that read the same bundle at the same time share the contents: one file without a name, so
 * that it goes with the last of them, or with the process.
 */
export function createUnpackedBundles({ dataDir }: { dataDir: string }) {
  const folder = path.join(dataDir, "bundles-open");
  const shared = new Map<string, { unpacked: Promise<Unpacked>; users: number }>();

  async function unpack(bundle: OpenBundle): Promise<Unpacked> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = path.join(folder, randomUUID());
    const contents = await open(name, "wx+", 0o600);
    try {
      await rm(name);
      return { contents, ...(await writeContents(bundle, contents)) };
    } catch (thrown) {
      await contents.close();
      throw thrown;
    }
  }

  return {
    /** Opens a bundle. Rejects with what reading it throws. The caller must dispose of it. */
    async open(bundle: OpenBundle): Promise<UnpackedBundle> {
      const { sha256 } = bundle;
      const entry = shared.get(sha256) ?? { unpacked: unpack(bundle), users: 0 };
      shared.set(sha256, entry);
      entry.users += 1;
      let released = false;
      const release = async () => {
        if (released) return;
        released = true;
        entry.users -= 1;
        if (entry.users > 0) return;
        if (shared.get(sha256) === entry) shared.delete(sha256);
        await (await entry.unpacked).contents.close();
      };
      try {
        const { files, offsets, contents } = await entry.unpacked;
        return {
          files,
          read(file) {
            if (released) throw new Error("the bundle is closed");
            return readAt(contents.fd, offsets.get(file)!, file.sizeBytes);
          },
          [Symbol.asyncDispose]: release,
        };
      } catch (thrown) {
        shared.delete(sha256);
        throw thrown;
      }
    },

    /** Removes what a process that was killed while it unpacked has left. To be called at the start. */
    async recover(): Promise<void> {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) await rm(path.join(folder, name), { force: true });
    },
  };
}

export type UnpackedBundles = ReturnType<typeof createUnpackedBundles>;

async function writeContents(bundle: OpenBundle, contents: FileHandle): Promise<Omit<Unpacked, "contents">> {
  const files: UnpackedFile[] = [];
  const offsets = new Map<UnpackedFile, number>();
  let offset = 0;
  for await (const entry of bundle.entries()) {
    if (entry.kind !== "file") continue;
    const start = offset;
    const hash = createHash("sha256");
    for await (const chunk of entry.content) {
      hash.update(chunk);
      await contents.writeFile(chunk);
      offset += chunk.length;
    }
    const { path: name, executable } = entry;
    const file = { path: name, sizeBytes: offset - start, sha256: hash.digest("hex"), executable };
    offsets.set(file, start);
    files.push(file);
  }
  return { files, offsets };
}

function readAt(descriptor: number, offset: number, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size;) {
    const read = readSync(descriptor, bytes, at, size - at, offset + at);
    if (read === 0) throw new Error("an unpacked bundle is shorter than it was");
    at += read;
  }
  return bytes;
}
