import { setImmediate } from "node:timers/promises";
import type { ExpressionBuilder } from "kysely";
import type { Clock } from "../../base/clock.ts";
import { describe, type Log } from "../../base/log.ts";
import type { Blobs } from "../../store/blobs/blobs.ts";
import { type Db, isPostgres, overwriteDeleted, type Tx } from "../../store/db.ts";
import type { Tables } from "../../store/schema.ts";
import { dropContents, lockContents } from "./contents.ts";
import { UNFINISHED } from "./runs.ts";
import type { Scope } from "../../base/scope.ts";

/** A run that is being erased. */
export interface ErasedRun extends Scope {
  id: string;
  conversationId: string | null;
}

/** Erases other data that was derived from a run, in the transaction that erases the run. */
export type EraseAlso = (tx: Tx, run: ErasedRun) => Promise<void>;

export type Erased = "erased" | "under_way" | "not_found";

const EVENTS_BATCH = 500;
const FILES_BATCH = 16;
const ROWS_BATCH = 200;

interface ErasureParts {
  db: Db;
  clock: Clock;
  also: readonly EraseAlso[];
  /** Where contents are, if not in the database. */
  blobs?: Blobs | null;
  log?: Log;
}

/** How long a caller who erases a run waits for the store of files; what it did not remove by then is removed later. */
const REMOVAL_MS = 5_000;

/**
 * Erases the private data of ended runs: first, in one transaction, that of the run's row and its webhook, after which the
 * run is gone for everybody; then its events and files in small batches, with a turn of the event loop between them. If the
 * process dies in between, a mark remains, and `resume` finishes the work. Receipts and metering rows stay.
 */
export function createErasure({ db, clock, also, blobs = null, log }: ErasureParts) {
  const mark = (id: string, scope?: Scope) =>
    db.transaction().execute((tx) => markIn(tx, { id, now: clock.now(), also, ...(scope ? { scope } : {}) }));

  const overwrite = () => overwriteDeleted(db);

  /** Removes at once what nobody needs any more. A store that does not answer delays nobody: the sweep removes it later. */
  const sweep = async () =>
    blobs
      ?.sweep(AbortSignal.timeout(REMOVAL_MS))
      .catch((thrown: unknown) => log?.warn(describe(thrown), "erased files are removed later"));

  return {
    overwrite,
    /** Erases one of this caller's runs now. */
    async erase(scope: Scope, id: string): Promise<Erased> {
      if (await mark(id, scope)) {
        await removeAll(db, id, { blobs });
        await overwrite();
        await sweep();
        return "erased";
      }
      const row = await db
        .selectFrom("run")
        .select("erased_at")
        .where((eb) => eb.and({ id, account: scope.account, owner: scope.owner }))
        .executeTakeFirst();
      return row && row.erased_at === null ? "under_way" : "not_found";
    },

    /** Erases a run of any caller; false if it is under way or already erased. */
    async eraseDue(id: string, signal?: AbortSignal): Promise<boolean> {
      if (!(await mark(id))) return false;
      await removeAll(db, id, { blobs, signal });
      return true;
    },

    /** Finishes erasures that were interrupted, and deletes the rows of erased runs created before `keysSince`. */
    async resume(keysSince: number, signal?: AbortSignal): Promise<void> {
      const begun = db.selectFrom("run").select("id").where("erased_at", "is not", null);
      for (const { id } of await begun.where("erasing", "=", 1).execute()) {
        if (signal?.aborted) return;
        await removeAll(db, id, { blobs, signal });
      }
      while (await removeRows(db, keysSince)) {
        if (signal?.aborted) return;
        await setImmediate();
      }
    },

    /** Runs that ended before `before`, oldest first; a run of a conversation only if the conversation was not used since. */
    async due(before: number, most: number): Promise<string[]> {
      const rows = await db
        .selectFrom("run")
        .select("id")
        .where("erased_at", "is", null)
        .where("finished_at", "<", before)
        .where((eb) => eb.not(eb.exists(usedSince(eb, before))))
        .orderBy("finished_at")
        .limit(most)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

export type Erasure = ReturnType<typeof createErasure>;

/** A run of the same conversation that is under way, or ended later. */
const usedSince = (eb: ExpressionBuilder<Tables, "run">, before: number) =>
  eb
    .selectFrom("run as other")
    .select("other.id")
    .whereRef("other.account", "=", "run.account")
    .whereRef("other.owner", "=", "run.owner")
    .whereRef("other.conversation_id", "=", "run.conversation_id")
    .where((o) => o.or([o("other.finished_at", "is", null), o("other.finished_at", ">=", before)]));

/** Removes the private data of the run's row and its webhook. False if the run does not exist or is under way. */
async function markIn(
  tx: Tx,
  { id, now, also, scope }: { id: string; now: number; also: readonly EraseAlso[]; scope?: Scope },
): Promise<boolean> {
  const ended = tx
    .selectFrom("run")
    .select(["account", "owner", "conversation_id"])
    .where("id", "=", id)
    .where("erased_at", "is", null)
    .where("finished_at", "is not", null)
    .where("state", "not in", UNFINISHED)
    .where((eb) => eb.and(scope ? { account: scope.account, owner: scope.owner } : {}));
  // Several services look for what is due: each run is erased by one of them.
  const before = await (isPostgres(tx) ? ended.forUpdate() : ended).executeTakeFirst();
  if (!before) return false;
  const { account, owner, conversation_id: conversationId } = before;
  for (const erase of also) await erase(tx, { id, account, owner, conversationId });
  await tx.deleteFrom("webhook_attempt").where("run_id", "=", id).execute();
  await tx.deleteFrom("webhook").where("run_id", "=", id).execute();
  await tx
    .updateTable("run")
    .set({ ...NOTHING, erased_at: now, erasing: 1 })
    .where("id", "=", id)
    .execute();
  return true;
}

/** The values of an erased row. Without the opening, nobody can link ledger lines to the run or open their commitments. */
const NOTHING = {
  request_json: "{}",
  given_json: "[]",
  agent_json: null,
  files_json: null,
  begun_json: null,
  idem_body_sha: null,
  conversation_id: null,
  opening: "",
  request_id: "",
  worker: null,
  // Readers that follow its events see that there are no more.
  last_seq: 0,
  ok: null,
  exit_reason: null,
  check_kind: null,
  receipt_sha: null,
};

/** Removes an erased run's events and files, one batch per transaction. */
async function removeAll(
  db: Db,
  id: string,
  { blobs, signal }: { blobs: Blobs | null; signal?: AbortSignal | undefined },
): Promise<void> {
  while (await db.transaction().execute((tx) => removeSome(tx, id, blobs))) {
    if (signal?.aborted) return;
    await setImmediate();
  }
  await db.updateTable("run").set({ erasing: 0 }).where("id", "=", id).execute();
}

/** Deletes the rows of some erased runs. False once few are left. */
async function removeRows(db: Db, createdBefore: number): Promise<boolean> {
  const some = db
    .selectFrom("run")
    .select("id")
    .where("erased_at", "is not", null)
    .where("erasing", "=", 0)
    .where("created_at", "<", createdBefore)
    .limit(ROWS_BATCH);
  const { numDeletedRows } = await db.deleteFrom("run").where("id", "in", some).executeTakeFirstOrThrow();
  return numDeletedRows >= ROWS_BATCH;
}

/** Removes one batch. False once nothing is left. */
async function removeSome(tx: Tx, id: string, blobs: Blobs | null): Promise<boolean> {
  const events = tx.selectFrom("run_event").select("seq").where("run_id", "=", id).orderBy("seq");
  const gone = await tx
    .deleteFrom("run_event")
    .where("run_id", "=", id)
    .where("seq", "in", events.limit(EVENTS_BATCH))
    .executeTakeFirst();
  if (gone.numDeletedRows > 0n) return true;
  const held = tx.selectFrom("run_blob").select("sha256").where("run_id", "=", id).limit(FILES_BATCH);
  const files = (await held.execute()).map(({ sha256 }) => sha256);
  if (files.length === 0) return false;
  await blobs?.release(tx, files);
  await lockContents(tx, { dropped: files });
  await dropContents(tx, id, files);
  return true;
}
