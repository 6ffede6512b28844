import { createHash } from "node:crypto";
import type { Db, Tx } from "../store/db.ts";

/** One file kept of a run's workspace. */
export interface KeptFile {
  path: string;
  bytes: number;
  sha256: string;
  executable: boolean;
}

/** A workspace as it was at a committed step; `complete:false` where it held more than is kept. */
export interface KeptFiles {
  files: KeptFile[];
  complete: boolean;
}

/** Contents of run files by their hash; equal files are stored once. */
export function createFiles({ db }: { db: Db }) {
  return {
    /** Stores contents within the caller's transaction. */
    async keep(tx: Tx, contents: Iterable<{ sha256: string; content: Uint8Array }>): Promise<void> {
      for (const { sha256, content } of contents)
        await tx
          .insertInto("blob")
          .values({ sha256, content })
          .onConflict((c) => c.doNothing())
          .execute();
    },
    /** The bytes of a kept file. Throws when the store does not hold them or they do not match their hash. */
    async content(sha256: string): Promise<Uint8Array<ArrayBuffer>> {
      const { content } = await db
        .selectFrom("blob")
        .select("content")
        .where("sha256", "=", sha256)
        .executeTakeFirstOrThrow();
      if (createHash("sha256").update(content).digest("hex") !== sha256)
        throw new Error(`stored file ${sha256} is damaged`);
      return content;
    },
  };
}

export type Files = ReturnType<typeof createFiles>;
