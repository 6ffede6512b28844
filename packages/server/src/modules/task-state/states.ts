import { BOUNDS } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import type { Db, Tx } from "../../store/db.ts";
import type { TaskStateTable } from "../../store/schema.ts";
import { type TaskStateBody, emptyBody, type RunPart, readBody } from "./body.ts";

/** The key of a conversation's state. All access is limited to one account and owner. */
export type StateKey = Pick<TaskStateTable, "account" | "owner" | "conversation_id">;

export interface StoredTaskState {
  version: number;
  body: TaskStateBody;
  createdAt: number;
  updatedAt: number;
}

const { runs: MOST_RUNS, runsInDetail: MOST_DETAILED } = BOUNDS.taskState;
const TRIES = 8;

/** Stores the task states of conversations, one row each, updated by compare and swap on the version. */
export function createTaskStates({ db, clock }: { db: Db; clock: Clock }) {
  const rowOf = (on: Db | Tx, key: StateKey) =>
    on
      .selectFrom("task_state")
      .selectAll()
      .where((eb) => eb.and({ ...key }))
      .executeTakeFirst();

  /** Changes the body; null removes the row. Retries on top of a concurrent change. */
  async function change(
    tx: Tx,
    key: StateKey,
    changed: (body: TaskStateBody) => TaskStateBody | null,
  ): Promise<StoredTaskState | null> {
    for (let tries = 0; tries < TRIES; tries++) {
      const row = await rowOf(tx, key);
      const body = changed((row && readBody(row.body_json)) ?? emptyBody());
      const now = clock.now();
      const version = (row?.version ?? 0) + 1;
      const done = await put(tx, key, { row, body, version, now });
      if (done) return body && { version, body, createdAt: row?.created_at ?? now, updatedAt: now };
    }
    throw new Error("a conversation's state was changed by others again and again");
  }

  return {
    /** The state of a conversation; undefined if there is none, or if it cannot be read. */
    async load(key: StateKey, on: Db | Tx = db): Promise<StoredTaskState | undefined> {
      const row = await rowOf(on, key);
      const body = row && readBody(row.body_json);
      if (!row || !body || body.parts.length === 0) return undefined;
      return { version: row.version, body, createdAt: row.created_at, updatedAt: row.updated_at };
    },
    /** Stores `part` as the contribution of its run, within the caller's transaction. */
    async save(tx: Tx, key: StateKey, part: RunPart): Promise<StoredTaskState> {
      return (await change(tx, key, (body) => trimmed(withPart(body, part))))!;
    },
    /** Removes the contribution of a run; removing the last one deletes the row. */
    async forget(tx: Tx, key: StateKey, runId: string): Promise<void> {
      const kept = await rowOf(tx, key);
      if (!kept) return;
      await change(tx, key, (body) => {
        const parts = body.parts.filter((part) => part.run_id !== runId);
        return parts.length === 0 ? null : { ...body, parts };
      });
    },
  };
}

export type TaskStates = ReturnType<typeof createTaskStates>;

interface Putting {
  row: TaskStateTable | undefined;
  body: TaskStateBody | null;
  version: number;
  now: number;
}

/** Compare and swap: false if the row has changed since it was read. */
async function put(tx: Tx, key: StateKey, { row, body, version, now }: Putting): Promise<boolean> {
  const json = JSON.stringify(body);
  if (!row) {
    if (body === null) return true;
    const insert = tx
      .insertInto("task_state")
      .values({ ...key, version, body_json: json, created_at: now, updated_at: now });
    const made = await insert.onConflict((c) => c.doNothing()).executeTakeFirst();
    return (made.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  if (body === null) {
    const gone = tx.deleteFrom("task_state").where((eb) => eb.and({ ...key, version: row.version }));
    return (await gone.executeTakeFirst()).numDeletedRows > 0n;
  }
  const update = tx.updateTable("task_state").set({ version, body_json: json, updated_at: now });
  const { numUpdatedRows } = await update
    .where((eb) => eb.and({ ...key, version: row.version }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function withPart(body: TaskStateBody, part: RunPart): TaskStateBody {
  const known = body.parts.some(({ run_id }) => run_id === part.run_id);
  const parts = known
    ? body.parts.map((one) => (one.run_id === part.run_id ? part : one))
    : [...body.parts, part];
  return { ...body, parts };
}

/** Reduces older runs to how they ended, and very old ones to their number. */
function trimmed(body: TaskStateBody): TaskStateBody {
  const over = Math.max(0, body.parts.length - MOST_RUNS);
  const parts = body.parts.slice(over);
  const bare = { constraints: [], commands: [], attempts: [], said: [], decisions: [], summary: "" };
  return {
    ...body,
    dropped: body.dropped + over,
    parts: parts.map((part, i) => (i < parts.length - MOST_DETAILED ? { ...part, ...bare } : part)),
  };
}
