import type { Scope } from "../../base/scope.ts";
import type {
  ChatRequest,
  CodeRunRequest,
  GivenFile,
  RunKind,
  RunState,
  VisualRequest,
} from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import { type Db, isUnderWay, type Tx } from "../../store/db.ts";
import type { RunRow } from "../../store/schema.ts";

export type { RunRow } from "../../store/schema.ts";

/** The columns that are shown of a run: all except those that may hold megabytes. */
const SHOWN = [
  "id",
  "kind",
  "state",
  "request_json",
  "idem_body_sha",
  "conversation_id",
  "last_seq",
  "cancel_requested",
  "ok",
  "exit_reason",
  "check_kind",
  "receipt_sha",
  "created_at",
  "started_at",
  "finished_at",
  "calls_in_doubt",
] as const satisfies (keyof RunRow)[];
export type ShownRun = Pick<RunRow, (typeof SHOWN)[number]>;

/** The request of each kind of run. */
export type RunRequest =
  | { kind: "code"; request: CodeRunRequest }
  | { kind: "chat"; request: ChatRequest }
  | { kind: "visual"; request: VisualRequest };

export type NewRun = Scope &
  RunRequest & {
    id: string;
    requestId: string;
    idempotency: { key: string; bodySha: string } | null;
    opening: string;
  };

/** Which runs are listed; those older than `before`, where it is given. */
export interface RunChoice {
  before?: string | undefined;
  kind?: RunKind | undefined;
  states?: readonly RunState[] | undefined;
}

export const UNFINISHED: RunState[] = ["queued", "running", "verifying"];

/** Opens, finds and cancels runs. Leases decide who executes them; the journal stores their events. */
export function createRuns({ db, clock }: { db: Db; clock: Clock }) {
  const owned = (scope: Scope) => anyOf(scope).where("erased_at", "is", null);
  const anyOf = (scope: Scope) =>
    db.selectFrom("run").where("account", "=", scope.account).where("owner", "=", scope.owner);
  const mine = (scope: Scope) => owned(scope).select(SHOWN);

  return {
    /** Writes a queued run within the caller's transaction; false if its idempotency key or its conversation is in use. */
    async open(tx: Tx, run: NewRun): Promise<boolean> {
      const insert = tx
        .insertInto("run")
        .values(rowOf(run, clock.now()))
        .onConflict((c) => c.doNothing());
      return (await insert.returning("id").executeTakeFirst()) !== undefined;
    },
    /** Records a request to cancel; false if the run has already ended. */
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
    find: (scope: Scope, id: string): Promise<ShownRun | undefined> =>
      mine(scope).where("id", "=", id).executeTakeFirst(),
    /** The manifest of a run's stored workspace, and how the run began. */
    findFiles: (scope: Scope, id: string): Promise<Pick<RunRow, "files_json" | "begun_json"> | undefined> =>
      owned(scope).select(["files_json", "begun_json"]).where("id", "=", id).executeTakeFirst(),
    /** All columns of a run, including the large ones. */
    findWhole: (scope: Scope, id: string): Promise<RunRow | undefined> =>
      owned(scope).selectAll().where("id", "=", id).executeTakeFirst(),
    /** Also finds an erased run, so that its key opens no other run during the key's lifetime. */
    findByKey: (scope: Scope, key: string): Promise<(ShownRun & { erased_at: number | null }) | undefined> =>
      anyOf(scope).select(SHOWN).select("erased_at").where("idem_key", "=", key).executeTakeFirst(),
    /** Frees the idempotency key of a run that is older than the lifetime of keys. */
    async forgetKey(id: string): Promise<void> {
      await db.updateTable("run").set({ idem_key: null }).where("id", "=", id).execute();
    },
    findBusy: (scope: Scope, conversationId: string): Promise<ShownRun | undefined> =>
      mine(scope)
        .where("conversation_id", "=", conversationId)
        .where("state", "in", UNFINISHED)
        .executeTakeFirst(),
    /** Newest first, at most `limit`. */
    list(scope: Scope, limit: number, { before, kind, states }: RunChoice = {}): Promise<ShownRun[]> {
      let query = mine(scope).orderBy("id", "desc").limit(limit);
      if (before !== undefined) query = query.where("id", "<", before);
      if (kind !== undefined) query = query.where("kind", "=", kind);
      if (states !== undefined) query = query.where("state", "in", states);
      return query.execute();
    },
    /** Whether `count` or more runs of a kind wait or work. */
    async haveUnfinished(tx: Tx, kind: RunKind, count: number): Promise<boolean> {
      if (count <= 0) return true;
      // The last of so many is looked for: counting them takes ten times as long where there are few.
      const one = tx.selectFrom("run").select("id").where(isUnderWay).where("kind", "=", kind);
      const last = one.offset(count - 1).limit(1);
      return (await last.executeTakeFirst()) !== undefined;
    },
  };
}

export type Runs = ReturnType<typeof createRuns>;

/** A run that ended with a receipt and was not erased since. */
export const findSealed = (db: Db, id: string): Promise<RunRow | undefined> =>
  db
    .selectFrom("run")
    .selectAll()
    .where("id", "=", id)
    .where("erased_at", "is", null)
    .where("receipt_sha", "is not", null)
    .executeTakeFirst();

function rowOf({ kind, request: whole, ...run }: NewRun, createdAt: number) {
  const { files = [], ...request } = whole as Partial<CodeRunRequest>;
  return {
    id: run.id,
    kind,
    account: run.account,
    owner: run.owner,
    state: "queued" as const,
    request_json: JSON.stringify(request),
    given_json: JSON.stringify(files),
    request_id: run.requestId,
    idem_key: run.idempotency?.key ?? null,
    idem_body_sha: run.idempotency?.bodySha ?? null,
    conversation_id: request.conversation_id ?? null,
    opening: run.opening,
    created_at: createdAt,
  };
}

/** The request of a claimed coding run, as it was accepted. */
export const requestOf = (row: RunRow): CodeRunRequest => ({
  files: JSON.parse(row.given_json) as GivenFile[],
  ...(JSON.parse(row.request_json) as Omit<CodeRunRequest, "files">),
});

/** The request of a claimed chat. */
export const chatRequestOf = (row: RunRow): ChatRequest => JSON.parse(row.request_json) as ChatRequest;

/** The request of a claimed build. */
export const visualRequestOf = (row: RunRow): VisualRequest => JSON.parse(row.request_json) as VisualRequest;
