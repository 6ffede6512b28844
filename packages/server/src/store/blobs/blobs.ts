import { createHash, randomBytes } from "node:crypto";
import type { Clock } from "../../base/clock.ts";
import type { Db, Tx } from "../db.ts";
import { isPostgres } from "../db.ts";
import { type BlobStore, type Body, unreachable } from "./port.ts";

/** A content on its way to the store. */
export interface NewBlob {
  sha256: string;
  bytes: number;
  body: Body;
}

/** A content that is in the store, under a name that nothing else ever has. */
export interface PlacedBlob {
  sha256: string;
  place: string;
}

/** A transaction that names a content has this long after the content was put; the sweep leaves it alone until then. */
export const RESERVED_MS = 300_000;
const PUT_MS = 240_000;
const AT_ONCE = 8;
const BATCH = 200;

interface BlobParts {
  db: Db;
  clock: Clock;
  store: BlobStore;
  /** The name by which the store knows this database. */
  own: string;
}

const batches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, i) => all.slice(i * BATCH, (i + 1) * BATCH));

/**
 * Contents outside of the database, each by its hash. What keeps them and the rows that name them together, for any number of
 * services (decision 51):
 *
 * - `put` records where a content will be, then stores it; only then may a transaction name it, and `name` in that transaction
 *   makes sure that it is still there.
 * - Nothing is removed by whoever no longer needs it. `release` has the sweep look at a content; the sweep forgets it once no
 *   row names it and nobody is about to, and removes its bytes after that has been committed.
 * - A name in the store is never used twice, so a removal that arrives late removes nothing else.
 */
export function createBlobs({ db, clock, store, own }: BlobParts) {
  const placeOf = (sha256: string) =>
    db.selectFrom("blob_place").select(["place", "bytes"]).where("sha256", "=", sha256).executeTakeFirst();

  return {
    /** Stores contents, before the transaction that names them. Throws `not_ready`; nothing is named then. */
    async put(contents: readonly NewBlob[]): Promise<Map<string, PlacedBlob>> {
      const each = [...new Map(contents.map((one) => [one.sha256, one])).values()];
      each.sort((a, b) => (a.sha256 < b.sha256 ? -1 : 1));
      const placed = new Map<string, PlacedBlob>();
      for (const some of batches(each))
        for (const one of await reserve(db, some, clock.now() + RESERVED_MS)) placed.set(one.sha256, one);
      const limit = AbortSignal.timeout(PUT_MS);
      await together(each, (one) => store.put(placed.get(one.sha256)!.place, one, limit));
      return placed;
    },

    /** Makes sure, within the transaction that names contents, that they are in the store and stay. Locks `others` as well. */
    async name(tx: Tx, placed: readonly PlacedBlob[], others: readonly string[] = []): Promise<void> {
      const found = await lock(tx, [...placed.map(({ sha256 }) => sha256), ...others]);
      if (placed.some(({ sha256, place }) => found.get(sha256) !== place))
        throw unreachable("storing took too long");
    },

    /** Has the sweep look at contents that the transaction needs no longer. */
    async release(tx: Tx, hashes: readonly string[]): Promise<void> {
      await lock(tx, hashes);
      for (const some of batches(hashes))
        await tx
          .updateTable("blob_place")
          .set({ look_at: clock.now() })
          .where("sha256", "in", some)
          .where("look_at", "is", null)
          .execute();
    },

    /** The bytes of a content; null if the store does not have them as they were. */
    async read(sha256: string): Promise<Buffer<ArrayBuffer> | null> {
      const there = await placeOf(sha256);
      if (!there) return null;
      const content = await store.read(there.place, there.bytes);
      return content && createHash("sha256").update(content).digest("hex") === sha256 ? content : null;
    },
    isPlaced: async (sha256: string): Promise<boolean> => (await placeOf(sha256)) !== undefined,

    /** Removes what no row names any more, and what a dead process stored without naming it. Throws `not_ready`. */
    async sweep(signal?: AbortSignal): Promise<void> {
      for (let more = true; more;) {
        signal?.throwIfAborted();
        more = await db.transaction().execute((tx) => forgetUnnamed(tx, clock.now()));
        const waste = await db.selectFrom("blob_waste").select("place").limit(BATCH).execute();
        await together(waste, async ({ place }) => {
          await store.remove(place, signal);
          await db.deleteFrom("blob_waste").where("place", "=", place).execute();
        });
        more ||= waste.length === BATCH;
      }
    },

    /** Why contents can be neither stored nor read now; null if they can. */
    async refusal(): Promise<string | null> {
      try {
        if ((await store.owner()) === own) return null;
        return "the store of files (SVC_BLOB_URL) no longer says that it belongs to this database";
      } catch (thrown) {
        return thrown instanceof Error ? thrown.message : "the store of files (SVC_BLOB_URL) cannot be used";
      }
    },
  };
}

export type Blobs = ReturnType<typeof createBlobs>;

/** Records where contents will be, or are already, so that nobody removes them until `until`. */
const reserve = (db: Db, contents: readonly NewBlob[], until: number): Promise<PlacedBlob[]> =>
  db
    .insertInto("blob_place")
    .values(
      contents.map(({ sha256, bytes }) => ({
        sha256,
        bytes,
        place: `${sha256}-${randomBytes(8).toString("hex")}`,
        look_at: until,
      })),
    )
    .onConflict((c) => c.column("sha256").doUpdateSet({ look_at: until }))
    .returning(["sha256", "place"])
    .execute();

/** Keeps the sweep and other transactions away from contents until this one ends, always in the same order; returns where they are. */
async function lock(tx: Tx, hashes: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const some of batches([...new Set(hashes)].toSorted())) {
    const rows = tx
      .selectFrom("blob_place")
      .select(["sha256", "place"])
      .where("sha256", "in", some)
      .orderBy("sha256");
    for (const row of await (isPostgres(tx) ? rows.forUpdate() : rows).execute())
      found.set(row.sha256, row.place);
  }
  return found;
}

/** Looks at contents that are due, and moves those that no row names to what is to be removed. False if none was due. */
async function forgetUnnamed(tx: Tx, now: number): Promise<boolean> {
  const due = tx
    .selectFrom("blob_place")
    .select(["sha256", "place"])
    .where("look_at", "<=", now)
    .orderBy("look_at")
    .limit(BATCH);
  const rows = await (isPostgres(tx) ? due.forUpdate().skipLocked() : due).execute();
  if (rows.length === 0) return false;
  const hashes = rows.map(({ sha256 }) => sha256);
  // A statement of its own, so that it sees what was committed while the rows were waited for.
  const named = new Set<string>();
  for (const table of ["run_blob", "bundle"] as const) {
    const naming = tx.selectFrom(table).select("sha256").distinct().where("sha256", "in", hashes);
    for (const { sha256 } of await naming.execute()) named.add(sha256);
  }
  const unnamed = rows.filter(({ sha256 }) => !named.has(sha256));
  if (named.size > 0)
    await tx
      .updateTable("blob_place")
      .set({ look_at: null })
      .where("sha256", "in", [...named])
      .execute();
  if (unnamed.length === 0) return true;
  await tx
    .insertInto("blob_waste")
    .values(unnamed.map(({ place }) => ({ place })))
    .execute();
  const gone = unnamed.map(({ sha256 }) => sha256);
  await tx.deleteFrom("blob_place").where("sha256", "in", gone).execute();
  return true;
}

/** Does the same for all, a few at a time. The first failure ends it once those under way have ended. */
async function together<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = all.values();
  let failed = false;
  const each = Array.from({ length: Math.min(AT_ONCE, all.length) }, async () => {
    for (const one of left) {
      if (failed) return;
      await work(one).catch((thrown: unknown) => {
        failed = true;
        throw thrown;
      });
    }
  });
  const results = await Promise.allSettled(each);
  const wrong = results.find((result) => result.status === "rejected");
  if (wrong) throw wrong.reason;
}
