import type { RunKind, RunState } from "@signet/contract";
import { sql } from "kysely";
import { type Db, isUnderWay, type Tx } from "../../store/db.ts";
import type { RunRow } from "../../store/schema.ts";

/** The columns that an operator sees of a run: nothing that its caller wrote, and nothing that it made. */
const COUNTED = [
  "id",
  "account",
  "kind",
  "state",
  "exit_reason",
  "ok",
  "check_kind",
  "attempts",
  "last_seq",
  "created_at",
  "started_at",
  "finished_at",
] as const satisfies (keyof RunRow)[];
export type CensusRun = Pick<RunRow, (typeof COUNTED)[number]>;

export interface CensusQuery {
  limit: number;
  state?: RunState | undefined;
  end?: RunRow["exit_reason"] | undefined;
  account?: string | undefined;
  /** Continues after this many of the runs that were created at `at`. */
  from?: { at: number; skip: number } | undefined;
}

/** Runs of one state and end. */
export interface RunTally {
  state: RunState;
  end: RunRow["exit_reason"];
  runs: number;
  /** When the newest of them was created. */
  last_at: number;
}

/** The runs under way of one kind and state, and when the oldest of them was accepted. */
export interface RunsUnderWay {
  kind: RunKind;
  state: RunState;
  runs: number;
  oldest: number;
}

/** An error that a run told of; of one run, the last counts. */
export interface RunFault {
  run_id: string;
  data_json: string;
  created_at: number;
}

/** The most runs whose errors are read. */
const MOST_FAULTS = 2_000;

/** Counts the stored runs of all accounts, without those that were erased, and lists them without their content. */
export function createCensus({ db }: { db: Db }) {
  const since = (at: number) => keptIn(db).where("created_at", ">=", at);
  return {
    /** Newest first. */
    list: (query: CensusQuery): Promise<CensusRun[]> => list(db, query),
    tallySince: (at: number): Promise<RunTally[]> => tally(since(at)),
    tallyOf: (account: string): Promise<RunTally[]> => tally(keptIn(db).where("account", "=", account)),
    /** The errors of runs that ended with one, newest first. */
    faultsSince: (at: number): Promise<RunFault[]> => faults(since(at)),
    faultsOf: (ids: string[]): Promise<RunFault[]> =>
      ids.length === 0 ? Promise.resolve([]) : faults(keptIn(db).where("run.id", "in", ids)),
    underWay: (): Promise<RunsUnderWay[]> => underWay(db),
    /** The number and the bytes of the files that an account's runs keep, equal ones once. */
    filesOf: (account: string): Promise<{ files: number; bytes: number }> => filesOf(db, account),
    /** Requests the cancel of all runs of an account that are under way. Returns their ids. */
    async cancelAll(tx: Tx, account: string): Promise<string[]> {
      const rows = await tx
        .updateTable("run")
        .set({ cancel_requested: 1 })
        .where("account", "=", account)
        .where(isUnderWay)
        .returning("id")
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

export type Census = ReturnType<typeof createCensus>;

const keptIn = (db: Db) => db.selectFrom("run").where("erased_at", "is", null);
type KeptRuns = ReturnType<typeof keptIn>;

function list(db: Db, { limit, state, end, account, from }: CensusQuery): Promise<CensusRun[]> {
  let query = keptIn(db).select(COUNTED).orderBy("created_at", "desc").orderBy("id", "desc").limit(limit);
  if (state !== undefined) query = query.where("state", "=", state);
  if (end !== undefined) query = query.where("exit_reason", "=", end);
  if (account !== undefined) query = query.where("account", "=", account);
  if (from !== undefined) query = query.where("created_at", "<=", from.at).offset(from.skip);
  return query.execute();
}

const tally = (query: KeptRuns): Promise<RunTally[]> =>
  query
    .select(
      (eb) =>
        [
          "state",
          "exit_reason as end",
          eb.fn.countAll<number>().as("runs"),
          eb.fn.max<number>("created_at").as("last_at"),
        ] as const,
    )
    .groupBy(["state", "exit_reason"])
    .execute();

const faults = (query: KeptRuns): Promise<RunFault[]> =>
  query
    .innerJoin("run_event", "run_event.run_id", "run.id")
    .where("run_event.name", "=", "error")
    .where("run.exit_reason", "=", "error")
    .select(["run_event.run_id", "run_event.data_json", "run.created_at"])
    .orderBy("run.created_at", "desc")
    .orderBy("run_event.seq", "desc")
    .limit(MOST_FAULTS)
    .execute();

const underWay = (db: Db): Promise<RunsUnderWay[]> =>
  db
    .selectFrom("run")
    .where(isUnderWay)
    .select(
      (eb) =>
        [
          "kind",
          "state",
          eb.fn.countAll<number>().as("runs"),
          eb.fn.min<number>("created_at").as("oldest"),
        ] as const,
    )
    .groupBy(["kind", "state"])
    .execute();

function filesOf(db: Db, account: string): Promise<{ files: number; bytes: number }> {
  const each = db
    .selectFrom("run_blob")
    .innerJoin("run", "run.id", "run_blob.run_id")
    .innerJoin("blob", "blob.sha256", "run_blob.sha256")
    .leftJoin("blob_place", "blob_place.sha256", "blob.sha256")
    .where("run.account", "=", account)
    .select([
      "blob.sha256",
      sql<number>`coalesce(nullif(length(blob.content), 0), blob_place.bytes, 0)`.as("size"),
    ])
    .distinct()
    .as("each");
  return db
    .selectFrom(each)
    .select((eb) => [
      eb.fn.countAll<number>().as("files"),
      sql<number>`coalesce(sum(each.size), 0)`.as("bytes"),
    ])
    .executeTakeFirstOrThrow();
}
