import type { ChatEventBody, CodeEventBody, RunState, VisualEventBody } from "@signet/contract";
import { eventJson } from "@signet/verify";
import type { Clock } from "../../base/clock.ts";
import { type Db, leaseMs, NO_NOTICES, type Notices, type Tx } from "../../store/db.ts";
import { commitTogether } from "../../store/group-commit.ts";
import type { RunRow } from "../../store/schema.ts";
import { createFeeds } from "./feeds.ts";
import { LeaseLost, type Lease } from "./leases.ts";

/** A stored event. Every reader gets `data`, a JSON text, byte for byte. */
export interface StoredEvent {
  seq: number;
  name: string;
  data: string;
}

/** An event of a run of any kind. */
export type EventBody = CodeEventBody | ChatEventBody | VisualEventBody;

export interface AppendResult {
  events: StoredEvent[];
  cancelRequested: boolean;
}

export type RunChange = Partial<
  Pick<
    RunRow,
    "state" | "attempts" | "agent_json" | "files_json" | "begun_json" | "asking" | "calls_in_doubt"
  >
>;
export type RunEnd = { agent_json?: string | null } & Pick<
  RunRow,
  "ok" | "exit_reason" | "check_kind" | "receipt_sha" | "finished_at"
> & {
    state: RunState;
  };

const READ_BATCH = 200;
/** How many events one statement writes: few, since each number of them is a statement of its own to prepare. */
const WRITTEN_AT_ONCE = 16;

interface JournalParts {
  db: Db;
  clock: Clock;
  /** Tells other services of new events. */
  notices?: Pick<Notices, "send">;
  /** Receives how long a transaction took that wrote events, a step or the end of a run. */
  onCommit?: (what: Committed, seconds: number) => void;
}

export type Committed = "events" | "step" | "seal";

/**
 * The event log of runs. Every write of a worker checks its fence, renews its lease and takes the next sequence numbers in
 * one statement, so that events have no gaps and no repeats, and are in the order of commit.
 */
export function createJournal({ db, clock, notices = NO_NOTICES, onCommit }: JournalParts) {
  const feeds = createFeeds<StoredEvent>();

  /** Appends events within the caller's transaction; the caller must call `publish` after the commit. Throws LeaseLost. */
  async function appendIn(
    tx: Tx,
    lease: Lease,
    bodies: EventBody[],
    change: RunChange | RunEnd = {},
  ): Promise<AppendResult> {
    const now = clock.now();
    const row = await tx
      .updateTable("run")
      .set((eb) => ({
        last_seq: eb("last_seq", "+", bodies.length),
        lease_until: now + leaseMs(db),
        ...change,
      }))
      .where("id", "=", lease.runId)
      .where("fence", "=", lease.fence)
      .where("state", "in", ["running", "verifying"])
      .returning(["last_seq", "cancel_requested"])
      .executeTakeFirst();
    if (!row) throw new LeaseLost(lease.runId);
    const events = numbered(lease.runId, row.last_seq - bodies.length, new Date(now).toISOString(), bodies);
    await insertEvents(tx, lease.runId, events);
    await notices.send({ about: "events", run: lease.runId }, tx);
    return { events, cancelRequested: row.cancel_requested === 1 };
  }

  const commit = createCommit(db, onCommit);

  async function append(lease: Lease, bodies: EventBody[], change?: RunChange): Promise<AppendResult> {
    const appended = await commit("events", (tx) => appendIn(tx, lease, bodies, change));
    feeds.publish(lease.runId, appended.events);
    return appended;
  }

  const read = (runId: string, after: number) => readAfter(db, runId, after);

  /**
   * Yields every event after number `after`, those of a commit together, until `isLast` returns true. Also ends if the run
   * has ended and no event is left.
   */
  async function* tail(
    runId: string,
    after: number,
    isLast: (event: StoredEvent) => boolean,
    signal: AbortSignal,
  ): AsyncGenerator<StoredEvent[], void> {
    using feed = feeds.subscribe(runId, signal);
    const begun = await standing(db, runId);
    if (begun.isEnded && begun.lastSeq <= after) return;
    // A run that was just opened has no events yet.
    let handed: StoredEvent[] | null = begun.lastSeq <= after ? await feed.next(after) : null;
    for (let seen = after; !signal.aborted;) {
      const events: StoredEvent[] = handed ?? (await read(runId, seen));
      const last = events.at(-1);
      if (last) {
        const end = events.findIndex(isLast);
        yield end < 0 ? events : events.slice(0, end + 1);
        if (end >= 0) return;
        seen = last.seq;
      } else if (await isOver(db, runId, seen)) return;
      // A read that found something may not have found everything.
      handed = last && handed === null ? null : await feed.next(seen);
    }
  }

  const markAsking = createMarkAsking(db, clock);
  return { append, appendIn, commit, markAsking, read, tail, publish: feeds.publish };
}

async function insertEvents(tx: Tx, runId: string, events: readonly StoredEvent[]): Promise<void> {
  const rows = events.map(({ seq, name, data }) => ({ run_id: runId, seq, name, data_json: data }));
  for (let at = 0; at < rows.length; at += WRITTEN_AT_ONCE)
    await tx
      .insertInto("run_event")
      .values(rows.slice(at, at + WRITTEN_AT_ONCE))
      .execute();
}

/** Records that a model is asked now. Throws LeaseLost: who lost the run asks nothing more. */
const createMarkAsking =
  (db: Db, clock: Clock) =>
  async (lease: Lease): Promise<void> => {
    const { numUpdatedRows } = await db
      .updateTable("run")
      .set({ asking: 1, lease_until: clock.now() + leaseMs(db) })
      .where("id", "=", lease.runId)
      .where("fence", "=", lease.fence)
      .where("state", "in", ["running", "verifying"])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new LeaseLost(lease.runId);
  };

/** Runs a work that calls `appendIn` in a transaction. Ends of runs that come at the same time share theirs. */
const createCommit =
  (db: Db, onCommit: JournalParts["onCommit"]) =>
  async <T>(what: Committed, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const startedAt = performance.now();
    const result = await (what === "seal" ? commitTogether(db, work) : db.transaction().execute(work));
    onCommit?.(what, (performance.now() - startedAt) / 1000);
    return result;
  };

export type Journal = ReturnType<typeof createJournal>;

/** The events of a run in order, including those of the transaction `on`; with `only`, the last `most` with these names. */
export async function writtenEvents(
  on: Db | Tx,
  runId: string,
  only?: { names: string[]; most: number },
): Promise<Omit<StoredEvent, "seq">[]> {
  const all = on.selectFrom("run_event").select(["name", "data_json as data"]).where("run_id", "=", runId);
  if (only === undefined) return all.orderBy("seq").execute();
  const last = all.where("name", "in", only.names).orderBy("seq", "desc").limit(only.most);
  return (await last.execute()).toReversed();
}

const readAfter = (db: Db, runId: string, after: number): Promise<StoredEvent[]> =>
  db
    .selectFrom("run_event")
    .select(["seq", "name", "data_json as data"])
    .where("run_id", "=", runId)
    .where("seq", ">", after)
    .orderBy("seq")
    .limit(READ_BATCH)
    .execute();

/** Whether a run has ended, and the number of its last event. */
async function standing(db: Db, runId: string): Promise<{ lastSeq: number; isEnded: boolean }> {
  const row = await db
    .selectFrom("run")
    .select(["last_seq", "finished_at"])
    .where("id", "=", runId)
    .executeTakeFirst();
  return { lastSeq: row?.last_seq ?? 0, isEnded: row !== undefined && row.finished_at !== null };
}

/** Whether the run has ended, with no event after number `seen`. */
async function isOver(db: Db, runId: string, seen: number): Promise<boolean> {
  const { lastSeq, isEnded } = await standing(db, runId);
  return isEnded && lastSeq <= seen;
}

const numbered = (runId: string, after: number, at: string, bodies: EventBody[]): StoredEvent[] =>
  bodies.map(({ name, data }, i) => {
    const seq = after + 1 + i;
    return { seq, name, data: eventJson({ run_id: runId, seq, at, ...data }) };
  });
