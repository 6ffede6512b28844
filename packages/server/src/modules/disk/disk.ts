import { readdir, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { type Db, isPostgres, storedBytes } from "../../store/db.ts";

/** The bytes of the disk that holds the data folder, those that the service may still use, and those of the database. */
export interface DiskUse {
  total: number;
  free: number;
  database: number;
}

/** Measures the disk of the data folder. */
export function createDisk({ dataDir, db }: { dataDir: string; db: Db }) {
  return {
    async measure(): Promise<DiskUse> {
      const { blocks, bavail, bsize } = await statfs(dataDir);
      const free = { total: blocks * bsize, free: bavail * bsize };
      if (isPostgres(db)) return { ...free, database: await storedBytes(db) };
      const files = (await readdir(dataDir)).filter((name) => name.startsWith("signet.db"));
      // The write-ahead log may be gone by now.
      const sizes = await Promise.all(
        files.map(async (name) => (await stat(path.join(dataDir, name)).catch(() => ({ size: 0 }))).size),
      );
      return { ...free, database: sizes.reduce((sum, n) => sum + n, 0) };
    },
  };
}

export type Disk = ReturnType<typeof createDisk>;
