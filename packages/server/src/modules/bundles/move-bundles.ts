import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { Problem } from "../../base/problem.ts";
import type { Blobs } from "../../store/blobs/blobs.ts";
import type { Db, Tx } from "../../store/db.ts";
import { openBundleBytes } from "./bundle-bytes.ts";
import { ARRIVING, stageBundle } from "./stage-bundle.ts";

/** Reads the bytes of bundles to move them, and takes them in at the other end. */
export function createMoveBundles({
  db,
  dataDir,
  blobs = null,
}: {
  db: Db;
  dataDir: string;
  blobs?: Blobs | null;
}) {
  const folder = path.join(dataDir, "bundles");
  const contents = openBundleBytes(db, folder, blobs);
  return {
    /** Removes what an earlier import was receiving when it died. */
    async clear(): Promise<void> {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((one) => one.endsWith(ARRIVING))) await rm(path.join(folder, name));
    },
    /** The hashes of all bundles. */
    async hashes(tx: Tx): Promise<string[]> {
      const rows = await tx.selectFrom("bundle").select("sha256").distinct().execute();
      return rows.map(({ sha256 }) => sha256);
    },
    /** The bytes of a bundle; none if they are gone. */
    async *read(sha256: string): AsyncGenerator<Uint8Array, void> {
      try {
        yield* contents.read(sha256);
      } catch (thrown) {
        if (!(thrown instanceof Problem)) throw thrown;
      }
    },
    /** Stores bytes within a transaction. Throws if they are not what their hash says, or no bundle. */
    async keep(tx: Tx, sha256: string, source: AsyncIterable<Uint8Array>): Promise<void> {
      await using staged = await stageBundle(folder, source);
      if (staged.sha256 !== sha256) throw new Error("a bundle is damaged");
      await contents.put(tx, sha256, staged.file);
    },
  };
}
