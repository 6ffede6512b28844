import type { RequestSender } from "./ask.ts";

/** Every line of the ledger as it was sealed, oldest first, as of the time of the call; `pageLimit` lines a request. */
export async function* ledgerLines(
  ask: RequestSender,
  pageLimit: number,
): AsyncGenerator<string, void, undefined> {
  const { size } = await ask.json("receipts", { query: { limit: 1, kind: "all" } });
  // Unlike Response.text() it leaves a byte order mark where it is, for the verifier to refuse.
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
