import { createHash } from "node:crypto";
import type { Db, Tx } from "../../store/db.ts";

/** A stored file of a run's workspace. */
export interface KeptFile {
  path: string;
  bytes: number;
  sha256: string;
  executable: boolean;
}

/** A workspace at a committed step; `complete: false` if it held more than is stored. Of a run with a project, what differs from it. */
export interface KeptFiles {
  files: KeptFile[];
  /** Files of the project that are changed or gone, as they were. Absent where the run has no project. */
  replaced?: KeptFile[];
  complete: boolean;
  /** Files made by tools that are not stored: the folder or pattern, and the number of files. Absent in older rows. */
  leftOut?: { of: string; files: number }[];
}

/** All files of a manifest whose contents are stored. */
export const storedBy = ({ files, replaced = [] }: Pick<KeptFiles, "files" | "replaced">): KeptFile[] => [
  ...files,
  ...replaced,
];

/** The paths of the project's files that are gone. */
export function goneIn({ files, replaced = [] }: Pick<KeptFiles, "files" | "replaced">): string[] {
  const there = new Set(files.map(({ path }) => path));
  return replaced.flatMap(({ path }) => (there.has(path) ? [] : [path]));
}

/** Stores a content for a run. */
async function add(
  tx: Tx,
  runId: string,
  { sha256, content }: { sha256: string; content: Uint8Array },
): Promise<void> {
  const blob = tx.insertInto("blob").values({ sha256, content });
  await blob.onConflict((c) => c.doNothing()).execute();
  const held = tx.insertInto("run_blob").values({ run_id: runId, sha256 });
  await held.onConflict((c) => c.doNothing()).execute();
}

/** Stores the contents of run files by hash; equal files are stored once. */
export function createFiles({ db }: { db: Db }) {
  const read = async (sha256: string) => {
    const stored = db.selectFrom("blob").select("content").where("sha256", "=", sha256);
    return (await stored.executeTakeFirst())?.content;
  };
  const isWhole = (sha256: string, content: Uint8Array) =>
    createHash("sha256").update(content).digest("hex") === sha256;

  return {
    add,
    /**
     * Makes `manifest` the stored files of a run, within the caller's transaction: stores the `fresh` contents, and removes
     * those that neither this manifest nor another run needs.
     */
    async keep(
      tx: Tx,
      runId: string,
      manifest: readonly Pick<KeptFile, "sha256">[],
      fresh: Iterable<{ sha256: string; content: Uint8Array }>,
    ): Promise<void> {
      for (const one of fresh) await add(tx, runId, one);
      const needed = [...new Set(manifest.map((file) => file.sha256))];
      const mine = tx.deleteFrom("run_blob").where("run_id", "=", runId);
      const gone = await (needed.length === 0 ? mine : mine.where("sha256", "not in", needed))
        .returning("sha256")
        .execute();
      if (gone.length === 0) return;
      await tx
        .deleteFrom("blob")
        .where(
          "sha256",
          "in",
          gone.map((row) => row.sha256),
        )
        .where("sha256", "not in", (eb) => eb.selectFrom("run_blob").select("sha256"))
        .execute();
    },
    /** Retains stored contents for a run, even if the runs that they come from are erased. */
    async hold(tx: Tx, runId: string, hashes: readonly string[]): Promise<void> {
      if (hashes.length === 0) return;
      const stored = tx
        .selectFrom("blob")
        .select((eb) => [eb.val(runId).as("run_id"), "sha256"])
        .where("sha256", "in", hashes);
      const held = tx.insertInto("run_blob").columns(["run_id", "sha256"]).expression(stored);
      await held.onConflict((c) => c.doNothing()).execute();
    },
    /** The bytes of a stored file. Throws if they are missing or do not match their hash. */
    async content(sha256: string): Promise<Uint8Array<ArrayBuffer>> {
      const content = await read(sha256);
      if (!content) throw new Error(`stored file ${sha256} is missing`);
      if (!isWhole(sha256, content)) throw new Error(`stored file ${sha256} is damaged`);
      return content;
    },
    /** The bytes of a stored file; null if they are missing or damaged. */
    async find(sha256: string): Promise<Uint8Array<ArrayBuffer> | null> {
      const content = await read(sha256);
      return content && isWhole(sha256, content) ? content : null;
    },
  };
}

export type Files = ReturnType<typeof createFiles>;
