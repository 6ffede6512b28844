import path from "node:path";
import { BOUNDS } from "@signet/contract";
import { sql } from "kysely";
import type { Clock } from "../../base/clock.ts";
import { newId } from "../../base/ids.ts";
import type { Scope } from "../../base/scope.ts";
import type { Blobs } from "../../store/blobs/blobs.ts";
import { type Db, exclusively, type Tx } from "../../store/db.ts";
import type { BundleRow } from "../../store/schema.ts";
import { type BundleBytes, bundleNotFound, openBundleBytes } from "./bundle-bytes.ts";
import { type BundleEntry, readBundle } from "./read-bundle.ts";
import { stageBundle, type StagedBundle } from "./stage-bundle.ts";
import { writeTar } from "./write-tar.ts";

export type { BundleRow } from "../../store/schema.ts";

/** As many expired bundles are deleted in one transaction. */
const AT_ONCE = 20;
const LIFE_MS = BOUNDS.bundles.keepHours * 3_600_000;

/** A bundle to be read, as often as needed. Each reading checks it anew and may throw like the first one. */
export interface OpenBundle {
  files: number;
  /** Of all files, unpacked. */
  bytes: number;
  /** Of the archive as it was sent. */
  sha256: string;
  entries(): AsyncGenerator<BundleEntry, void, undefined>;
  /** The entries as a plain tar archive. */
  tar(): AsyncGenerator<Uint8Array, void, undefined>;
}

interface BundleParts {
  db: Db;
  clock: Clock;
  dataDir: string;
  /** Where contents are, if not in the database and the data folder. */
  blobs?: Blobs | null;
}

/** Whether a bundle that is there already is kept longer, and how many an account may have. */
interface Keeping {
  renew: boolean;
  most: number;
}

/** Stores uploaded projects: a row for each, and their bytes as files named by their hash, equal ones once. */
export function createBundles({ db, clock, dataDir, blobs = null }: BundleParts) {
  const folder = path.join(dataDir, "bundles");
  const contents = openBundleBytes(db, folder, blobs);
  const live = (tx: Db, scope: Scope) =>
    tx
      .selectFrom("bundle")
      .selectAll()
      .where("account", "=", scope.account)
      .where("owner", "=", scope.owner)
      .where("expires_at", ">", clock.now());
  const find = (scope: Scope, id: string) => live(db, scope).where("id", "=", id).executeTakeFirst();

  const upkeep = createUpkeep({ db, clock, contents });

  return {
    /** Takes in an archive and checks it; see `stageBundle`. */
    stage: (source: AsyncIterable<Uint8Array>): Promise<StagedBundle> => stageBundle(folder, source),

    /**
     * Keeps a staged bundle for a day. `renew`: if the same caller has one with the same bytes, that one is kept longer.
     * Returns null if the account already has as many as it may, which is `most`.
     */
    async keep(scope: Scope, staged: StagedBundle, { renew, most }: Keeping): Promise<BundleRow | null> {
      const prepared = await contents.prepare(staged.sha256, staged.file, staged.packed);
      return db.transaction().execute(async (tx) => {
        await exclusively(tx, `bundles ${scope.account}`);
        const same = live(tx, scope).where("sha256", "=", staged.sha256);
        const known = renew ? await same.executeTakeFirst() : undefined;
        const expires_at = clock.now() + LIFE_MS;
        if (known) {
          await tx.updateTable("bundle").set({ expires_at }).where("id", "=", known.id).execute();
          return { ...known, expires_at };
        }
        if ((await heldBy(tx, scope.account, clock.now())).length >= most) return null;
        const { sha256, files, bytes, packed } = staged;
        await exclusively(tx, `bundle ${sha256}`);
        const { account, owner } = scope;
        const id = newId("bundle", clock.now());
        const row = { id, account, owner, sha256, files, bytes, packed, expires_at };
        await tx.insertInto("bundle").values(row).execute();
        await contents.put(tx, sha256, staged.file, prepared);
        return row;
      });
    },

    /** When the account's bundles expire, the soonest first. */
    expiries: async (account: string): Promise<number[]> =>
      (await heldBy(db, account, clock.now())).map(({ expires_at }) => expires_at),

    find,
    list: (scope: Scope): Promise<BundleRow[]> => live(db, scope).orderBy("id", "desc").execute(),

    /** Deletes a bundle of this caller; false if there is none. */
    async remove(scope: Scope, id: string): Promise<boolean> {
      const row = await find(scope, id);
      if (!row) return false;
      return (await upkeep.forget([id])) > 0;
    },

    ...upkeep,

    /** Opens a bundle of this caller. Throws `bundle_not_found`. */
    async openBundle(scope: Scope, id: string): Promise<OpenBundle> {
      const row = await find(scope, id);
      if (!row) throw bundleNotFound();
      const { files, bytes, sha256 } = row;
      const entries = () => readBundle(contents.read(sha256));
      return { files, bytes, sha256, entries, tar: () => writeTar(entries()) };
    },
  };
}

export type Bundles = ReturnType<typeof createBundles>;

/** What keeps rows and files together. */
function createUpkeep({ db, clock, contents }: { db: Db; clock: Clock; contents: BundleBytes }) {
  /**
   * Deletes bundles, with `until` only those that expire by then, and the bytes that no other names: both or neither, so that no
   * bytes stay without a row. The transaction keeps others from adding such a row meanwhile. Returns how many bundles went.
   */
  const forget = (ids: readonly string[], until = Number.MAX_SAFE_INTEGER): Promise<number> =>
    db.transaction().execute(async (tx) => {
      const named = tx.deleteFrom("bundle").where("id", "in", ids).where("expires_at", "<=", until);
      const rows = await named.returning("sha256").execute();
      for (const sha256 of [...new Set(rows.map((row) => row.sha256))].toSorted()) {
        await exclusively(tx, `bundle ${sha256}`);
        if (!(await isNamed(tx, sha256))) await contents.remove(tx, sha256);
      }
      return rows.length;
    });

  return {
    forget,

    /** Deletes the bundles that have expired, some at a time. Returns how many. */
    async expire(): Promise<number> {
      const now = clock.now();
      const expired = db.selectFrom("bundle").select("id").where("expires_at", "<=", now).limit(AT_ONCE);
      let count = 0;
      for (let due = await expired.execute(); due.length > 0; due = await expired.execute())
        count += await forget(
          due.map(({ id }) => id),
          now,
        );
      return count;
    },

    /** Brings rows and files together after a crash or a restored backup. To be called while nothing is uploaded. */
    async recover(): Promise<void> {
      const rows = await db.selectFrom("bundle").select("sha256").distinct().execute();
      for (const sha256 of await contents.recover(new Set(rows.map((row) => row.sha256))))
        await db.deleteFrom("bundle").where("sha256", "=", sha256).execute();
    },

    /** Keeps a bundle of this caller for another day. */
    renew: ({ account, owner }: Scope, id: string) =>
      db
        .updateTable("bundle")
        .set({ expires_at: clock.now() + LIFE_MS })
        .where((row) => row.and({ id, account, owner }))
        .execute(),

    /** The hashes of all bundles. */
    hashes: async (): Promise<Set<string>> =>
      new Set((await db.selectFrom("bundle").select("sha256").execute()).map(({ sha256 }) => sha256)),

    /** The number of an account's bundles, and the bytes of their archives. */
    sizeOf: (account: string): Promise<{ bundles: number; bytes: number }> =>
      db
        .selectFrom("bundle")
        .select((eb) => [
          eb.fn.countAll<number>().as("bundles"),
          sql<number>`coalesce(sum(packed), 0)`.as("bytes"),
        ])
        .where("account", "=", account)
        .executeTakeFirstOrThrow(),

    /** The bytes of all stored archives. */
    async storedBytes(): Promise<number> {
      const each = db.selectFrom("bundle").select(["sha256", "packed"]).distinct().as("each");
      const sum = sql<number>`coalesce(sum(each.packed), 0)`.as("bytes");
      return (await db.selectFrom(each).select(sum).executeTakeFirstOrThrow()).bytes;
    },
  };
}

const isNamed = async (tx: Tx, sha256: string): Promise<boolean> =>
  (await tx.selectFrom("bundle").select("id").where("sha256", "=", sha256).executeTakeFirst()) !== undefined;

const heldBy = (db: Db, account: string, now: number) =>
  db
    .selectFrom("bundle")
    .select("expires_at")
    .where("account", "=", account)
    .where("expires_at", ">", now)
    .orderBy("expires_at")
    .execute();
