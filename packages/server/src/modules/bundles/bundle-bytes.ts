import { createReadStream, openAsBlob } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Problem } from "../../base/problem.ts";
import type { Blobs, PlacedBlob } from "../../store/blobs/blobs.ts";
import { type Db, isPostgres, type Tx } from "../../store/db.ts";

const PART_BYTES = 1024 * 1024;

/** Where the bytes of bundles are, each named by the hash of its bytes. */
export interface BundleBytes {
  /** Does what takes time, before the transaction that puts bytes. Throws `not_ready` if they cannot be stored now. */
  prepare(sha256: string, file: string, bytes: number): Promise<PlacedBlob | null>;
  /** Takes over a file in the folder of staged bundles, within the transaction that adds the first row that names it. */
  put(tx: Tx, sha256: string, file: string, prepared?: PlacedBlob | null): Promise<void>;
  /** Removes bytes, within a transaction that keeps others from naming them. */
  remove(tx: Tx, sha256: string): Promise<void>;
  /** Reads bytes. Throws `bundle_not_found` if they are gone. */
  read(sha256: string): AsyncIterable<Uint8Array>;
  /** Prepares the folder after a crash or a restored backup: removes what none of the hashes names, and returns those without bytes. */
  recover(hashes: ReadonlySet<string>): Promise<string[]>;
}

/** Files in a folder; on a database that services share, rows, because the services do not share a folder. */
export function openBundleBytes(db: Db, folder: string, blobs: Blobs | null = null): BundleBytes {
  const within = isPostgres(db) ? inDatabase(db, folder) : inFolder(folder);
  return blobs ? inStore(blobs, within) : within;
}

/** In a store outside of the database. What was stored before there was one stays where it is. */
function inStore(blobs: Blobs, within: BundleBytes): BundleBytes {
  return {
    async prepare(sha256, file, bytes) {
      const placed = await blobs.put([{ sha256, bytes, body: await openAsBlob(file) }]);
      return placed.get(sha256)!;
    },
    async put(tx, sha256, file, prepared) {
      if (prepared) await blobs.name(tx, [prepared]);
      else await within.put(tx, sha256, file);
    },
    async remove(tx, sha256) {
      await blobs.release(tx, [sha256]);
      await within.remove(tx, sha256);
    },
    async *read(sha256) {
      if (!(await blobs.isPlaced(sha256))) return yield* within.read(sha256);
      const content = await blobs.read(sha256);
      if (content === null) throw bundleNotFound();
      yield content;
    },
    async recover(hashes) {
      const others = new Set<string>();
      for (const sha256 of hashes) if (!(await blobs.isPlaced(sha256))) others.add(sha256);
      return within.recover(others);
    },
  };
}

function inFolder(folder: string): BundleBytes {
  const placeOf = (sha256: string) => path.join(folder, sha256);
  return {
    prepare: async () => null,
    // Before the commit: a process that dies here leaves bytes without a row, never a row without bytes.
    put: (_tx, sha256, file) => rename(file, placeOf(sha256)),
    remove: (_tx, sha256) => rm(placeOf(sha256), { force: true }),
    read: (sha256) => contentOf(placeOf(sha256)),
    async recover(hashes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const missing = new Set(hashes);
      for (const name of await readdir(folder))
        if (!missing.delete(name)) await rm(path.join(folder, name), { force: true, recursive: true });
      return [...missing];
    },
  };
}

function inDatabase(db: Db, folder: string): BundleBytes {
  return {
    prepare: async () => null,
    async put(tx, sha256, file) {
      const there = tx.selectFrom("bundle_part").select("n").where("sha256", "=", sha256).limit(1);
      if (await there.executeTakeFirst()) return;
      let n = 0;
      for await (const bytes of createReadStream(file, {
        highWaterMark: PART_BYTES,
      }) as AsyncIterable<Buffer>)
        await tx.insertInto("bundle_part").values({ sha256, n: n++, bytes }).execute();
    },
    async remove(tx, sha256) {
      await tx.deleteFrom("bundle_part").where("sha256", "=", sha256).execute();
    },
    async *read(sha256) {
      const parts = db.selectFrom("bundle_part").select("bytes").where("sha256", "=", sha256);
      for (let n = 0; ; n++) {
        const part = await parts.where("n", "=", n).executeTakeFirst();
        if (!part && n === 0) throw bundleNotFound();
        if (!part) return;
        yield part.bytes;
      }
    },
    // Rows and bytes are written in one transaction; only this machine's staged files may be left over.
    async recover() {
      await rm(folder, { force: true, recursive: true });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return [];
    },
  };
}

/** The bytes of a file, which may be deleted while they are read. */
async function* contentOf(file: string): AsyncGenerator<Uint8Array, void, undefined> {
  const handle = await open(file).catch((thrown: NodeJS.ErrnoException) => {
    throw thrown.code === "ENOENT" ? bundleNotFound() : thrown;
  });
  yield* createReadStream(file, { fd: handle }) as AsyncIterable<Buffer>;
}

/** Says the same of a bundle that expired, one of somebody else, and one that never was. */
export const bundleNotFound = () =>
  new Problem("bundle_not_found", "there is no bundle of yours with this id; a bundle is kept for a day");
