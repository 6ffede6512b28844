import { sql } from "kysely";
import { isPostgres, type Tx } from "../../store/db.ts";

/** A content that is new to a run. */
export interface NewContent {
  sha256: string;
  content: Uint8Array;
}

/** One that may be named by a transaction now; `place` says where it is, if outside of the database. */
export interface StoredContent extends NewContent {
  place?: string;
}

const NOTHING = new Uint8Array();

/** The locks of contents are apart from other advisory locks by this number, and are shared by so many groups of contents. */
const LOCKS = 51;
const GROUPS = 64;
const groupOf = (sha256: string) => parseInt(sha256.slice(0, 2), 16) % GROUPS;

/**
 * Keeps contents as they are until the transaction ends: nobody else drops what it names, and nobody names what it drops. To be
 * called once, before it does either. Rows cannot be locked for this, because those of new contents are not there yet. SQLite's
 * transactions exclude each other anyway.
 */
export async function lockContents(
  tx: Tx,
  { named = [], dropped = [] }: { named?: readonly string[]; dropped?: readonly string[] },
): Promise<void> {
  if (!isPostgres(tx)) return;
  const alone = new Set(dropped.map(groupOf));
  // In one order, so that no two transactions wait for each other.
  const groups = [...new Set([...named, ...dropped].map(groupOf))].toSorted((a, b) => a - b);
  if (groups.length === 0) return;
  const wanted = JSON.stringify(groups.map((group) => ({ group, alone: alone.has(group) })));
  await sql`select case when alone then pg_advisory_xact_lock(${LOCKS}::int, "group")
      else pg_advisory_xact_lock_shared(${LOCKS}::int, "group") end
    from json_to_recordset(${wanted}) as wanted("group" int, alone boolean)`.execute(tx);
}

/** Stores contents for a run; one that is in its place has an empty row, which other rows refer to. */
export async function addContents(tx: Tx, runId: string, contents: readonly StoredContent[]): Promise<void> {
  // In one order: a row that another transaction is inserting is waited for.
  const sorted = contents.toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1));
  for (const { sha256, content, place } of sorted) {
    const blob = tx.insertInto("blob").values({ sha256, content: place === undefined ? content : NOTHING });
    await blob.onConflict((c) => c.doNothing()).execute();
    const held = tx.insertInto("run_blob").values({ run_id: runId, sha256 });
    await held.onConflict((c) => c.doNothing()).execute();
  }
}

/** Drops a run's holds on contents, and removes those that no run holds any more. */
export async function dropContents(tx: Tx, runId: string, gone: readonly string[]): Promise<void> {
  if (gone.length === 0) return;
  await tx.deleteFrom("run_blob").where("run_id", "=", runId).where("sha256", "in", gone).execute();
  await tx
    .deleteFrom("blob")
    .where("sha256", "in", gone)
    .where("sha256", "not in", (eb) => eb.selectFrom("run_blob").select("sha256").where("sha256", "in", gone))
    .execute();
}
