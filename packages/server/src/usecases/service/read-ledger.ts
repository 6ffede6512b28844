import type { ReceiptPage, SealedReceipt } from "@signet/contract";
import { Problem } from "../../base/problem.ts";
import { shown, type Ledger } from "../../modules/ledger/ledger.ts";

/** Reads the public ledger. */
export function createReadLedger({ ledger }: { ledger: Ledger }) {
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
        checkpoint: null,
        key: null,
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
      const line = await ledger.find(sha);
      if (line === undefined) throw new Problem("receipt_not_found", "no line of this ledger has this hash");
      return shown(line, sha);
    },
  };
}

export type ReadLedger = ReturnType<typeof createReadLedger>;
