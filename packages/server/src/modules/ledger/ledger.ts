import { hash } from "node:crypto";
import { canonicalText, checkReceipt, publicRun, rangeRoot, type Receipt } from "@signet/verify";
import type { SealedReceipt } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import { type Db, exclusively, type Tx } from "../../store/db.ts";
import type { Checkpoints } from "./checkpoints.ts";
import { createEdge } from "./edge.ts";
import { lineBatches, lineOf, linesUnderWay, type PageOptions, pageOf } from "./rows.ts";
import { createStatements, type StoredHead } from "./statements.ts";
import { appendTile, tilesAgree, treeReader } from "./tree.ts";

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
  const stored = createStatements(db);
  const append = createAppend({ clock, origin, stored, checkpoints });

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
      const { v, run, task, task_commit, owner, max_steps } = openedIn(await stored.ofRun(tx, runId), runId);
      const shared = { v, run, task, task_commit, owner, max_steps } as Receipt;
      // A run that was opened in version 1 is sealed in version 1, which has no `control`.
      const { control: _, ...older } = fields;
      return append(tx, runId, { ...(v === 1 ? older : fields), ...shared });
    },
    /** Writes the line that announces the key which signs from then on. Rejects a key that was announced before. */
    announce: (tx: Tx, key: string) => append(tx, `key:${key}`, { v: VERSION, kind: "key", key }),
    origin,
    head: async (): Promise<Head> => {
      const { size, sha } = await stored.head(db);
      return { size, sha };
    },
    /** The root of the tree of its first `size` lines, from the stored tree. */
    root: (size: number) => rangeRoot(treeReader(db), 0, size),
    /** Whether the stored tree of its first `size` lines contains no tile that is not part of it, of those with lines from `first` on. */
    tilesAgree: (size: number, first = 0) => tilesAgree(db, size, first),
    page: (options: PageOptions) => pageOf(db, options),
    /** Every stored line, oldest first. */
    async *lines(): AsyncGenerator<string, void> {
      for await (const rows of lineBatches(db)) for (const { line } of rows) yield line;
    },
    /** The same in batches, from number `first` on. */
    batches: (first = 0) => lineBatches(db, first),
    /** The numbers of the lines below `size` whose runs may still be sealed, or were since. */
    underWay: (size: number) => linesUnderWay(db, size),
    async find(sha: string): Promise<string | undefined> {
      return (await lineOf(db, sha))?.line;
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;

/** What appends a line within a transaction. */
function createAppend({
  clock,
  origin,
  stored,
  checkpoints,
}: Pick<LedgerParts, "clock" | "origin"> & {
  stored: ReturnType<typeof createStatements>;
  checkpoints: LedgerParts["checkpoints"];
}) {
  const edge = createEdge();
  /** The head after the last append. It is not trusted: a transaction may have been undone, or another process has appended. */
  let remembered: StoredHead | null = null;

  async function append(tx: Tx, runId: string, fields: Receipt): Promise<Receipt & { receipt_sha: string }> {
    checkpoints?.requireSound();
    await exclusively(tx, "ledger");
    const before = remembered;
    remembered = null;
    const after = before && (await appendTo(tx, before, runId, fields));
    const appended = after ?? (await appendTo(tx, await stored.head(tx), runId, fields));
    if (appended === null) throw new Error("the head of the ledger changed within a transaction");
    checkpoints?.nudge();
    return appended;
  }

  /** Appends the line after this head, if it is the one that is stored; else null, and nothing has changed. */
  async function appendTo(
    tx: Tx,
    head: StoredHead,
    runId: string,
    fields: Receipt,
  ): Promise<(Receipt & { receipt_sha: string }) | null> {
    const ts = Math.max(head.ts, Math.floor(clock.now() / 1000));
    const receipt: Receipt = { ...fields, log: origin, seq: head.size, prev: head.sha, ts };
    checkReceipt(receipt);
    const line = canonicalText(receipt);
    const sha = hash("sha256", line);
    const next = { size: head.size + 1, sha, ts };
    if (!(await stored.moveHead(tx, head, next))) return null;
    await stored.insert(tx, { seq: head.size, sha, runId, kind: String(fields["kind"]), line });
    const full = await edge.add(tx, head, { line, sha });
    if (full !== null) await appendTile(tx, next.size, full);
    remembered = next;
    return { ...receipt, receipt_sha: sha };
  }

  return append;
}

/** The `open` line among the lines of a run. Throws if there is none, or if the run is already sealed. */
function openedIn([opened, sealed]: readonly { kind: string; line: string }[], runId: string): Receipt {
  if (opened?.kind !== "open" || sealed)
    throw new Error(`run ${runId} ${sealed ? "is sealed already" : "was never opened in the ledger"}`);
  return JSON.parse(opened.line) as Receipt;
}

/** A stored line in the form of the interface: its fields and its hash. */
export function shown(line: string, sha: string): SealedReceipt {
  return { ...(JSON.parse(line) as SealedReceipt), receipt_sha: sha };
}
