import type { ReceiptPage, SealedReceipt } from "@signet/contract";
import { Problem } from "../../base/problem.ts";
import type { Checkpoints } from "../../modules/ledger/checkpoints.ts";
import type { Cosigning } from "../../modules/ledger/cosigning.ts";
import { shown, type Ledger } from "../../modules/ledger/ledger.ts";

export interface ReadLedgerParts {
  ledger: Ledger;
  checkpoints?: Checkpoints;
  cosigning?: Pick<Cosigning, "best">;
}

/** Reads the public ledger. */
export function createReadLedger({ ledger, checkpoints, cosigning }: ReadLedgerParts) {
  const lineOf = async (sha: string): Promise<string> => {
    const line = await ledger.find(sha);
    if (line === undefined) throw new Problem("receipt_not_found", "no line of this ledger has this hash");
    return line;
  };

  return {
    async page(options: { limit: number; before?: number | undefined; all: boolean }): Promise<ReceiptPage> {
      // The head is read first, so that the page contains no line that is sealed meanwhile.
      const { size, sha } = await ledger.head();
      const rows = await ledger.page({ ...options, before: Math.min(options.before ?? size, size) });
      return {
        receipts: rows.map((row) => shown(row.line, row.sha)),
        count: rows.length,
        size,
        head: sha,
        checkpoint: (await signedBy(checkpoints, size))?.text ?? null,
        key: checkpoints ? checkpoints.key.text : null,
        next: rows.length === options.limit && rows.at(-1)!.seq > 0 ? rows.at(-1)!.seq : null,
      };
    },
    /** The verbatim lines, oldest first: all of them, or the newest `limit` lines below `before`. */
    async *lines(window?: { limit: number; before?: number | undefined }): AsyncGenerator<string, void> {
      if (!window) return yield* ledger.lines();
      const rows = await ledger.page({ ...window, all: true });
      for (const row of rows.toReversed()) yield row.line;
    },
    async find(sha: string): Promise<SealedReceipt> {
      return shown(await lineOf(sha), sha);
    },
    /** A `.tlog-proof` of a receipt in the newest tree, or in one that witnesses cosigned. Throws Problem. */
    async proof(sha: string): Promise<string> {
      const { seq } = JSON.parse(await lineOf(sha)) as SealedReceipt;
      if (!checkpoints) throw new Problem("receipt_not_found", "this ledger is not signed");
      return checkpoints.proof(seq, cosigning?.best(seq + 1) ?? null);
    },
  };
}

export type ReadLedger = ReturnType<typeof createReadLedger>;

/** The newest checkpoint, which has the lines of a page; null if these are not signed. The lines are public all the same. */
async function signedBy(checkpoints: Checkpoints | undefined, size: number) {
  try {
    return await checkpoints?.covering(size);
  } catch (thrown) {
    if (thrown instanceof Problem) return null;
    throw thrown;
  }
}
