import type { CodeRunRequest, RunState } from "@signet/contract";
import type { Clock } from "../base/clock.ts";
import type { Db, Tx } from "../store/db.ts";
import type { RunRow } from "../store/schema.ts";
import { LEASE_MS, type Lease } from "./journal.ts";

export type { RunRow } from "../store/schema.ts";

/** Who a run belongs to. */
export interface Scope {
  account: string;
  owner: string;
}

export interface NewRun extends Scope {
  id: string;
  request: CodeRunRequest;
  requestId: string;
  idempotency: { key: string; bodySha: string } | null;
  opening: string;
}

export const UNFINISHED: RunState[] = ["queued", "running", "verifying"];

/** Rows of runs: opening, finding, claiming. What a claimed run does is written through the journal. */
export function createRuns({ db, clock }: { db: Db; clock: Clock }) {
  const mine = (scope: Scope) =>
    db.selectFrom("run").selectAll().where("account", "=", scope.account).where("owner", "=", scope.owner);

  /** Writes a queued run within the caller's transaction; false where its idempotency key or its conversation is taken. */
  async function open(tx: Tx, run: NewRun): Promise<boolean> {
    const row = await tx
      .insertInto("run")
      .values({
        id: run.id,
        account: run.account,
        owner: run.owner,
        state: "queued",
        request_json: JSON.stringify(run.request),
        request_id: run.requestId,
        idem_key: run.idempotency?.key ?? null,
        idem_body_sha: run.idempotency?.bodySha ?? null,
        conversation_id: run.request.conversation_id ?? null,
        opening: run.opening,
        created_at: clock.now(),
      })
      .onConflict((c) => c.doNothing())
      .returning("id")
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Takes the oldest run that waits, or one whose worker is gone. */
  async function claim(worker: string): Promise<(Lease & { row: RunRow }) | undefined> {
    const now = clock.now();
    const free = db
      .selectFrom("run")
      .select("id")
      .where((eb) =>
        eb.or([
          eb("state", "=", "queued"),
          eb.and([eb("state", "in", ["running", "verifying"]), eb("lease_until", "<", now)]),
        ]),
      )
      .orderBy("id")
      .limit(1);
    const row = await db
      .updateTable("run")
      .set((eb) => ({
        worker,
        fence: eb("fence", "+", 1),
        attempts: eb("attempts", "+", 1),
        state: "running",
        lease_until: now + LEASE_MS,
        started_at: eb.fn.coalesce("started_at", eb.val(now)),
      }))
      .where("id", "=", free)
      .where((eb) => eb.or([eb("state", "=", "queued"), eb("lease_until", "<", now)]))
      .returningAll()
      .executeTakeFirst();
    return row && { runId: row.id, fence: row.fence, row };
  }

  return {
    open,
    claim,
    /** Keeps a lease while nothing is written. False when the run was taken away. */
    async renew(lease: Lease): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("run")
        .set({ lease_until: clock.now() + LEASE_MS })
        .where("id", "=", lease.runId)
        .where("fence", "=", lease.fence)
        .where("state", "in", ["running", "verifying"])
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    /** Gives a run back so that the next claim continues it at once; `undoAttempt` where it was not the run's fault. */
    async release(lease: Lease): Promise<void> {
      await db
        .updateTable("run")
        .set((eb) => ({ lease_until: 0, attempts: eb("attempts", "-", 1) }))
        .where("id", "=", lease.runId)
        .where("fence", "=", lease.fence)
        .where("state", "in", ["running", "verifying"])
        .execute();
    },
    /** Ends every lease: for the start of a service that alone may use this store. */
    async expireLeases(): Promise<void> {
      await db
        .updateTable("run")
        .set({ lease_until: 0 })
        .where("state", "in", ["running", "verifying"])
        .execute();
    },
    /** Notes the wish to stop; false where the run had already ended. */
    async requestCancel(scope: Scope, id: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("run")
        .set({ cancel_requested: 1 })
        .where("id", "=", id)
        .where("account", "=", scope.account)
        .where("owner", "=", scope.owner)
        .where("state", "in", UNFINISHED)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    find: (scope: Scope, id: string): Promise<RunRow | undefined> =>
      mine(scope).where("id", "=", id).executeTakeFirst(),
    findByKey: (account: string, key: string): Promise<RunRow | undefined> =>
      db
        .selectFrom("run")
        .selectAll()
        .where("account", "=", account)
        .where("idem_key", "=", key)
        .executeTakeFirst(),
    /** Frees the idempotency key of a run that is older than keys live. */
    async forgetKey(id: string): Promise<void> {
      await db.updateTable("run").set({ idem_key: null }).where("id", "=", id).execute();
    },
    findBusy: (scope: Scope, conversationId: string): Promise<RunRow | undefined> =>
      mine(scope)
        .where("conversation_id", "=", conversationId)
        .where("state", "in", UNFINISHED)
        .executeTakeFirst(),
    /** Newest first, at most `limit`, older than `before` where given. */
    list(scope: Scope, limit: number, before?: string): Promise<RunRow[]> {
      const query = mine(scope).orderBy("id", "desc").limit(limit);
      return (before === undefined ? query : query.where("id", "<", before)).execute();
    },
    async countUnfinished(): Promise<number> {
      const { n } = await db
        .selectFrom("run")
        .select((eb) => eb.fn.countAll<number>().as("n"))
        .where("state", "in", UNFINISHED)
        .executeTakeFirstOrThrow();
      return Number(n);
    },
  };
}

export type Runs = ReturnType<typeof createRuns>;
