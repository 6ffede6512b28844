import type { RequestSender } from "./ask.ts";

/** Yields the ledger's verbatim lines, oldest first, as of the time of the call; fetches `pageLimit` lines per request. */
export async function* ledgerLines(
  ask: RequestSender,
  pageLimit: number,
): AsyncGenerator<string, void, undefined> {
  const { size } = await ask.json("receipts", { query: { limit: 1, kind: "all" } });
  // Unlike Response.text() this keeps a byte order mark, so that the verifier can refuse it.
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  for (let from = 0; from < size; from += pageLimit) {
    const limit = Math.min(pageLimit, size - from);
    const page = await ask.bytes("receipts", {
      query: { kind: "all", before: from + limit, limit },
      headers: { accept: "application/x-ndjson" },
    });
    yield* decoder.decode(page).replace(/\n$/, "").split("\n");
  }
}

/** The calls that read the ledger as a transparency log. */
export const ledgerCalls = (ask: RequestSender) => ({
  /** A `.tlog-proof` of a receipt, verified offline with the ledger's key. */
  receiptProof: async (sha: string) => textOf(await ask.bytes("receiptProof", { params: { sha } })),
  ledgerKey: () => ask.json("ledgerKey"),
  /** The newest signed checkpoint of the ledger; `witnessed`: the one that most witnesses have cosigned. */
  ledgerCheckpoint: async ({ witnessed = false }: { witnessed?: boolean } = {}) =>
    textOf(await ask.bytes("ledgerCheckpoint", witnessed ? { query: { witnessed: "true" } } : {})),
  ledgerConsistency: (from: number, to: number) => ask.json("ledgerConsistency", { query: { from, to } }),
  /** A tile of the ledger's tree (C2SP tlog-tiles), or with `entries` as level the lines of one. */
  ledgerTile: (level: string, path: string) => ask.bytes("ledgerTile", { params: { level, path } }),
});

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
