import { createHash } from "node:crypto";
import { sql } from "kysely";
import { Problem } from "../../base/problem.ts";
import type { Blobs } from "../../store/blobs/blobs.ts";
import type { Db, Tx } from "../../store/db.ts";
import { addContents, dropContents, lockContents, type NewContent, type StoredContent } from "./contents.ts";

export type { NewContent, StoredContent } from "./contents.ts";

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

interface FilesParts {
  db: Db;
  /** Where contents are, if not in the database. */
  blobs?: Blobs | null;
}

/** Stores the contents of run files by hash, in the database or in `blobs`; equal files are stored once. */
export function createFiles({ db, blobs = null }: FilesParts) {
  return {
    /** Stores contents in the database, whatever else there is: for what must be sealed even if nothing else answers. */
    async add(tx: Tx, runId: string, contents: readonly NewContent[]): Promise<void> {
      await lockContents(tx, { named: contents.map(({ sha256 }) => sha256) });
      await addContents(
        tx,
        runId,
        contents.map(({ sha256, content }) => ({ sha256, content })),
      );
      if (!blobs) return;
      // There may be an empty row, whose bytes are in a place that somebody is about to remove.
      for (const { sha256, content } of contents)
        await tx
          .updateTable("blob")
          .set({ content })
          .where("sha256", "=", sha256)
          .where(sql<boolean>`length(content) = 0`)
          .execute();
    },
    /**
     * Brings new contents to where files are stored, before the transaction that keeps them. Throws `not_ready` if that
     * cannot be reached.
     */
    async put(contents: Iterable<NewContent>): Promise<StoredContent[]> {
      const all = [...contents];
      if (!blobs) return all;
      const placed = await blobs.put(
        all.map(({ sha256, content }) => ({ sha256, bytes: content.length, body: content })),
      );
      return all.map((one) => ({ ...one, place: placed.get(one.sha256)!.place }));
    },
    /**
     * Makes `manifest` the stored files of a run, within the caller's transaction: stores the `fresh` contents, which were
     * put, and removes those that neither this manifest nor another run needs.
     */
    async keep(
      tx: Tx,
      runId: string,
      manifest: readonly Pick<KeptFile, "sha256">[],
      fresh: Iterable<StoredContent>,
    ): Promise<void> {
      const stored = [...fresh];
      const needed = [...new Set(manifest.map((file) => file.sha256))];
      const mine = tx.selectFrom("run_blob").select("sha256").where("run_id", "=", runId);
      const unneeded = needed.length === 0 ? mine : mine.where("sha256", "not in", needed);
      const gone = (await unneeded.execute()).map(({ sha256 }) => sha256);
      await change(blobs, tx, stored, gone);
      await lockContents(tx, { named: stored.map(({ sha256 }) => sha256), dropped: gone });
      await addContents(tx, runId, stored);
      await dropContents(tx, runId, gone);
    },
    /** Retains stored contents for a run, even if the runs that they come from are erased. */
    async hold(tx: Tx, runId: string, hashes: readonly string[]): Promise<void> {
      if (hashes.length === 0) return;
      await lockContents(tx, { named: hashes });
      const stored = tx
        .selectFrom("blob")
        .select((eb) => [eb.val(runId).as("run_id"), "sha256"])
        .where("sha256", "in", hashes);
      const held = tx.insertInto("run_blob").columns(["run_id", "sha256"]).expression(stored);
      await held.onConflict((c) => c.doNothing()).execute();
    },
    ...createReaders({ db, blobs }),
  };
}

export type Files = ReturnType<typeof createFiles>;

/** Sets down which contents a run no longer holds, and makes sure that the new ones stay where they are. */
async function change(
  blobs: Blobs | null,
  tx: Tx,
  fresh: readonly StoredContent[],
  gone: readonly string[],
): Promise<void> {
  if (!blobs) return;
  const placed = fresh.map(({ sha256, place }) => {
    if (place === undefined) throw new Error("a content is named that was not put");
    return { sha256, place };
  });
  await blobs.name(tx, placed, gone);
  if (gone.length > 0) await blobs.release(tx, gone);
}

function createReaders({ db, blobs }: Required<FilesParts>) {
  const read = async (sha256: string) => {
    const stored = db.selectFrom("blob").select("content").where("sha256", "=", sha256);
    const content = (await stored.executeTakeFirst())?.content;
    // The row has the bytes of what was stored before there was a store outside of the database.
    return content?.length === 0 && blobs && !isWhole(sha256, content) ? await blobs.read(sha256) : content;
  };
  const isWhole = (sha256: string, content: Uint8Array) =>
    createHash("sha256").update(content).digest("hex") === sha256;

  return {
    /** The bytes of a stored file. Throws if they are missing or do not match their hash. */
    async content(sha256: string): Promise<Uint8Array<ArrayBuffer>> {
      const content = await read(sha256);
      if (content && isWhole(sha256, content)) return content;
      if (blobs && !content?.length)
        throw new Problem(
          "not_found",
          `the stored file ${sha256} is missing or damaged in the store of files; it is not handed out`,
        );
      throw new Error(`stored file ${sha256} is ${content ? "damaged" : "missing"}`);
    },
    /** The bytes of a stored file; null if they are missing or damaged. */
    async find(sha256: string): Promise<Uint8Array<ArrayBuffer> | null> {
      const content = await read(sha256);
      return content && isWhole(sha256, content) ? content : null;
    },
  };
}
