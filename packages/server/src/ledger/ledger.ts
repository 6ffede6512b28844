import { setImmediate } from "node:timers/promises";
import { canonicalBytes, receiptSha } from "@signet/verify";
import type { SealedReceipt } from "@signet/contract";
import type { Clock } from "../base/clock.ts";
import type { Db, Tx } from "../store/db.ts";

/** The fields that a sealed receipt adds to what the caller of `append` gives. */
type Placed = "v" | "log" | "seq" | "prev" | "ts";
export type Unplaced = { run: string; kind: string } & Record<string, string | number | boolean>;

export interface Head {
  size: number;
  sha: string;
}

const LINES_BATCH = 1_000;

/**
 * The public, append-only chain of receipts. A line is stored as the canonical bytes that were hashed and is never written
 * again; each holds the hash of the line before.
 */
export function createLedger({ db, clock, origin }: { db: Db; clock: Clock; origin: string }) {
  /** Seals one receipt within the caller's transaction. A run has at most one receipt of each kind: a second rejects. */
  async function append(
    tx: Tx,
    fields: Unplaced,
  ): Promise<Record<string, string | number | boolean> & { receipt_sha: string }> {
    const head = await tx.selectFrom("ledger_head").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
    const ts = Math.max(head.ts, Math.floor(clock.now() / 1000));
    const placed: Record<Placed, string | number> = { v: 1, log: origin, seq: head.size, prev: head.sha, ts };
    const receipt = { ...fields, ...placed };
    const line = Buffer.from(canonicalBytes(receipt)).toString("utf8");
    const sha = await receiptSha(receipt);
    await tx
      .insertInto("ledger")
      .values({ seq: head.size, sha, run_id: fields.run, kind: fields.kind, line })
      .execute();
    await tx
      .updateTable("ledger_head")
      .set({ size: head.size + 1, sha, ts })
      .where("id", "=", 1)
      .execute();
    return { ...receipt, receipt_sha: sha };
  }

  const head = async (): Promise<Head> => {
    const row = await db
      .selectFrom("ledger_head")
      .select(["size", "sha"])
      .where("id", "=", 1)
      .executeTakeFirstOrThrow();
    return { size: row.size, sha: row.sha };
  };

  /** Newest first, at most `limit`, with a position below `before` where given. */
  async function page(options: { limit: number; before?: number | undefined; all: boolean }) {
    let query = db
      .selectFrom("ledger")
      .select(["seq", "sha", "line"])
      .orderBy("seq", "desc")
      .limit(options.limit);
    if (options.before !== undefined) query = query.where("seq", "<", options.before);
    if (!options.all) query = query.where("kind", "!=", "open");
    return query.execute();
  }

  return {
    append,
    head,
    page,
    /** Every stored line, oldest first. */
    lines: () => readLines(db),
    async find(sha: string): Promise<string | undefined> {
      const row = await db.selectFrom("ledger").select("line").where("sha", "=", sha).executeTakeFirst();
      return row?.line;
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;

/** A stored line as it is shown: its fields and its hash. */
export function shown(line: string, sha: string): SealedReceipt {
  return { ...(JSON.parse(line) as SealedReceipt), receipt_sha: sha };
}

async function* readLines(db: Db): AsyncGenerator<string, void> {
  for (let next = 0; ;) {
    const query = db.selectFrom("ledger").select(["seq", "line"]).where("seq", ">=", next);
    const rows = await query.orderBy("seq").limit(LINES_BATCH).execute();
    for (const row of rows) yield row.line;
    if (rows.length < LINES_BATCH) return;
    next = rows.at(-1)!.seq + 1;
    // The store answers without a turn of the event loop: a long ledger would keep everybody else waiting.
    await setImmediate();
  }
}
