import { setImmediate } from "node:timers/promises";
import { canonicalBytes, checkReceipt, publicRun, rangeRoot, receiptSha, type Receipt } from "@signet/verify";
import type { SealedReceipt } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import { type Db, exclusively, type Tx } from "../../store/db.ts";
import type { Checkpoints } from "./checkpoints.ts";
import { appendLines, treeReader } from "./tree.ts";

/** The secrets of a run; neither is ever part of a line. */
export interface LedgerRun {
  id: string;
  opening: string;
}

/** The fields of a run's `open` line. */
export interface OpenFields {
  task: string;
  task_commit: string;
  max_steps: number;
  owner: string;
  svc: string;
}

/** The fields of a run's seal, in addition to those of its `open` line. */
export type SealFields = { kind: "code" | "visual"; control?: string } & Record<
  string,
  string | number | boolean
>;

export interface Head {
  size: number;
  sha: string;
}

const LINES_BATCH = 1_000;
const VERSION = 2;

export interface LedgerParts {
  db: Db;
  clock: Clock;
  origin: string;
  /** Without it, nothing is signed. */
  checkpoints?: Pick<Checkpoints, "requireSound" | "nudge">;
}

/**
 * The public, append-only chain of receipts. A line is stored as the canonical bytes that were hashed and never changes;
 * each line contains the hash of the line before. Nothing is appended that `signet verify` would refuse.
 */
export function createLedger({ db, clock, origin, checkpoints }: LedgerParts) {
  async function append(tx: Tx, runId: string, fields: Receipt): Promise<Receipt & { receipt_sha: string }> {
    checkpoints?.requireSound();
    await exclusively(tx, "ledger");
    const head = await tx.selectFrom("ledger_head").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
    const ts = Math.max(head.ts, Math.floor(clock.now() / 1000));
    const receipt: Receipt = { ...fields, log: origin, seq: head.size, prev: head.sha, ts };
    checkReceipt(receipt);
    const line = Buffer.from(canonicalBytes(receipt)).toString("utf8");
    const sha = await receiptSha(receipt);
    await tx
      .insertInto("ledger")
      .values({ seq: head.size, sha, run_id: runId, kind: String(fields["kind"]), line })
      .execute();
    await appendLines(tx, head.size, [line]);
    await tx
      .updateTable("ledger_head")
      .set({ size: head.size + 1, sha, ts })
      .where("id", "=", 1)
      .execute();
    checkpoints?.nudge();
    return { ...receipt, receipt_sha: sha };
  }

  return {
    /** Writes the `open` line of a run, within the transaction that opens it. Rejects a second one. */
    async open(tx: Tx, { id, opening }: LedgerRun, fields: OpenFields) {
      const run = await publicRun(id, opening);
      return append(tx, id, { ...fields, v: VERSION, kind: "open", run });
    },
    /**
     * Seals an opened run within the caller's transaction. The shared fields are copied from the `open` line, so that both
     * lines match even if the service or its settings changed in between. Rejects a second seal.
     */
    async seal(tx: Tx, runId: string, fields: SealFields) {
      const { v, run, task, task_commit, owner, max_steps } = await openedOf(tx, runId);
      const shared = { v, run, task, task_commit, owner, max_steps } as Receipt;
      // A run that was opened in version 1 is sealed in version 1, which has no `control`.
      const { control: _, ...older } = fields;
      return append(tx, runId, { ...(v === 1 ? older : fields), ...shared });
    },
    head: () => headOf(db),
    /** The root of the tree of its first `size` lines, from the stored tree. */
    root: (size: number) => rangeRoot(treeReader(db), 0, size),
    page: (options: PageOptions) => pageOf(db, options),
    /** Every stored line, oldest first. */
    lines: () => readLines(db),
    async find(sha: string): Promise<string | undefined> {
      const row = await db.selectFrom("ledger").select("line").where("sha", "=", sha).executeTakeFirst();
      return row?.line;
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;

/** The `open` line of a run. Throws if there is none, or if the run is already sealed. */
async function openedOf(tx: Tx, runId: string): Promise<Receipt> {
  const lines = await tx
    .selectFrom("ledger")
    .select(["kind", "line"])
    .where("run_id", "=", runId)
    .orderBy("seq")
    .execute();
  const [opened, sealed] = lines;
  if (opened?.kind !== "open" || sealed)
    throw new Error(`run ${runId} ${sealed ? "is sealed already" : "was never opened in the ledger"}`);
  return JSON.parse(opened.line) as Receipt;
}

/** A stored line in the form of the interface: its fields and its hash. */
export function shown(line: string, sha: string): SealedReceipt {
  return { ...(JSON.parse(line) as SealedReceipt), receipt_sha: sha };
}

async function headOf(db: Db): Promise<Head> {
  const head = db.selectFrom("ledger_head").select(["size", "sha"]).where("id", "=", 1);
  return head.executeTakeFirstOrThrow();
}

interface PageOptions {
  limit: number;
  before?: number | undefined;
  all: boolean;
}

/** Newest first, at most `limit`, with a position below `before` where given. */
function pageOf(db: Db, { limit, before, all }: PageOptions) {
  let query = db.selectFrom("ledger").select(["seq", "sha", "line"]).orderBy("seq", "desc").limit(limit);
  if (before !== undefined) query = query.where("seq", "<", before);
  if (!all) query = query.where("kind", "!=", "open");
  return query.execute();
}

async function* readLines(db: Db): AsyncGenerator<string, void> {
  for (let next = 0; ;) {
    const query = db.selectFrom("ledger").select(["seq", "line"]).where("seq", ">=", next);
    const rows = await query.orderBy("seq").limit(LINES_BATCH).execute();
    for (const row of rows) yield row.line;
    if (rows.length < LINES_BATCH) return;
    next = rows.at(-1)!.seq + 1;
    // The store answers synchronously, so a long ledger would block the event loop.
    await setImmediate();
  }
}
