import type { CodeEventBody, RunState } from "@signet/contract";
import type { Clock } from "../base/clock.ts";
import type { Db, Tx } from "../store/db.ts";
import type { RunRow } from "../store/schema.ts";

/** How long a worker may be silent before another takes its run. */
export const LEASE_MS = 30_000;

/** One worker's right to write a run. It ends when the lease runs out and somebody else claims the run. */
export interface Lease {
  runId: string;
  fence: number;
}

/** This worker lost the run to another: it must stop and write nothing more. */
export class Fenced extends Error {
  constructor(runId: string) {
    super(`run ${runId} belongs to another worker`);
    this.name = "Fenced";
  }
}

/** An event as it was written: `data` is the JSON text that every reader gets, byte for byte. */
export interface StoredEvent {
  seq: number;
  name: string;
  data: string;
}

export interface Appended {
  events: StoredEvent[];
  cancelRequested: boolean;
}

type RunChange = Partial<Pick<RunRow, "state" | "started_at" | "agent_json" | "files_json">>;
export type RunEnd = Pick<RunRow, "ok" | "exit_reason" | "check_kind" | "receipt_sha" | "finished_at"> & {
  state: RunState;
};

const READ_BATCH = 200;
const POLL_MS = 1_000;

/**
 * The event log of runs. Every write of a worker checks its fence, renews its lease and takes the next sequence numbers in
 * one statement, so that events have no gap, no repeat, and an order that is the order of commit.
 */
export function createJournal({ db, clock }: { db: Db; clock: Clock }) {
  const waiting = new Map<string, Set<() => void>>();
  const wake = (runId: string) => waiting.get(runId)?.forEach((go) => go());

  /** Adds events within a transaction of the caller, who calls `wake` after the commit. Throws Fenced. */
  async function appendIn(
    tx: Tx,
    lease: Lease,
    bodies: CodeEventBody[],
    change: RunChange | RunEnd = {},
  ): Promise<Appended> {
    const now = clock.now();
    const row = await tx
      .updateTable("run")
      .set((eb) => ({ last_seq: eb("last_seq", "+", bodies.length), lease_until: now + LEASE_MS, ...change }))
      .where("id", "=", lease.runId)
      .where("fence", "=", lease.fence)
      .where("state", "in", ["running", "verifying"])
      .returning(["last_seq", "cancel_requested"])
      .executeTakeFirst();
    if (!row) throw new Fenced(lease.runId);
    const first = row.last_seq - bodies.length + 1;
    const at = new Date(now).toISOString();
    const events = bodies.map(({ name, data }, i) => ({
      seq: first + i,
      name,
      data: JSON.stringify({ run_id: lease.runId, seq: first + i, at, ...data }),
    }));
    for (const event of events)
      await tx
        .insertInto("run_event")
        .values({ run_id: lease.runId, seq: event.seq, name: event.name, data_json: event.data })
        .execute();
    return { events, cancelRequested: row.cancel_requested === 1 };
  }

  async function append(lease: Lease, bodies: CodeEventBody[], change?: RunChange): Promise<Appended> {
    const appended = await db.transaction().execute((tx) => appendIn(tx, lease, bodies, change));
    wake(lease.runId);
    return appended;
  }

  async function read(runId: string, after: number, limit = READ_BATCH): Promise<StoredEvent[]> {
    return db
      .selectFrom("run_event")
      .select(["seq", "name", "data_json as data"])
      .where("run_id", "=", runId)
      .where("seq", ">", after)
      .orderBy("seq")
      .limit(limit)
      .execute();
  }

  /** Every event after `after`, as it is written, until `isLast` says that one was the last. */
  async function* tail(
    runId: string,
    after: number,
    isLast: (event: StoredEvent) => boolean,
    signal: AbortSignal,
  ): AsyncGenerator<StoredEvent, void> {
    for (let seen = after; !signal.aborted;) {
      const woken = wakened(runId, signal);
      const events = await read(runId, seen);
      for (const event of events) {
        yield event;
        seen = event.seq;
        if (isLast(event)) return woken.drop();
      }
      if (events.length === 0) await woken.wait;
      woken.drop();
    }
  }

  /** Resolves at the run's next commit, after a poll interval (another process may have written), or on abort. */
  function wakened(runId: string, signal: AbortSignal): { wait: Promise<void>; drop(): void } {
    let go!: () => void;
    const wait = new Promise<void>((resolve) => (go = resolve));
    const timer = setTimeout(go, POLL_MS);
    const set = waiting.get(runId) ?? new Set();
    waiting.set(runId, set.add(go));
    signal.addEventListener("abort", go, { once: true });
    const drop = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", go);
      set.delete(go);
      if (set.size === 0 && waiting.get(runId) === set) waiting.delete(runId);
    };
    return { wait, drop };
  }

  return { append, appendIn, read, tail, wake };
}

export type Journal = ReturnType<typeof createJournal>;
