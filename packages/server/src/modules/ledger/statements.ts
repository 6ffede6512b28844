import type { CompiledQuery } from "kysely";
import type { Db, Tx } from "../../store/db.ts";

/** The newest line of the ledger: how many there are, its hash, and its time in unix seconds. */
export interface StoredHead {
  size: number;
  sha: string;
  ts: number;
}

/** A line with its hash. */
export interface StoredLine {
  sha: string;
  line: string;
}

/** What appending reads and writes, compiled once: to build such a query costs more than to run it. */
export function createStatements(db: Db) {
  const head = db.selectFrom("ledger_head").select(["size", "sha", "ts"]).where("id", "=", 1).compile();
  const moveHead = db
    .updateTable("ledger_head")
    .set({ size: 0, sha: "", ts: 0 })
    .where("id", "=", 1)
    .where("size", "=", 0)
    .where("sha", "=", "")
    .where("ts", "=", 0)
    .compile();
  const insert = db
    .insertInto("ledger")
    .values({ seq: 0, sha: "", run_id: "", kind: "", line: "" })
    .compile();
  const ofRun = db
    .selectFrom("ledger")
    .select(["kind", "line"])
    .where("run_id", "=", "")
    .orderBy("seq")
    .compile();
  return {
    head: async (on: Db | Tx): Promise<StoredHead> => (await on.executeQuery(head)).rows[0]!,
    /** Replaces the head by another, if it is this one. Returns whether it was. */
    async moveHead(tx: Tx, from: StoredHead, to: StoredHead): Promise<boolean> {
      const values = [to.size, to.sha, to.ts, 1, from.size, from.sha, from.ts];
      return (await tx.executeQuery(given(moveHead, values))).numAffectedRows === 1n;
    },
    insert: (
      tx: Tx,
      { seq, sha, runId, kind, line }: StoredLine & { seq: number; runId: string; kind: string },
    ) => tx.executeQuery(given(insert, [seq, sha, runId, kind, line])),
    ofRun: async (tx: Tx, runId: string) => (await tx.executeQuery(given(ofRun, [runId]))).rows,
  };
}

/** A compiled query with other parameters, in the order in which the query was built. */
const given = <R>(query: CompiledQuery<R>, parameters: readonly unknown[]): CompiledQuery<R> => ({
  ...query,
  parameters,
});
