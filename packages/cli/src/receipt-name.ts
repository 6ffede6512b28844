import type { Client } from "@signet/client";
import { BOUNDS } from "@signet/contract/values";
import { UsageError } from "./command.ts";

/** A shorter prefix is refused: it would soon match other receipts too. */
const LEAST = 6;

/** Whether a word names a receipt: a hash of 64 digits, its beginning, or `last`. */
export const namesReceipt = (word: string): boolean =>
  word === "last" || new RegExp(`^[0-9a-f]{${LEAST},64}$`).test(word);

/** The hash of the receipt that a word names. Refuses a prefix that matches several receipts or none. */
export async function receiptNamed(client: Client, word: string): Promise<string> {
  if (word.length === 64) return word;
  if (word === "last") {
    const [newest] = (await client.receipts({ limit: 1, kind: "code" })).receipts;
    if (newest === undefined) throw new UsageError("the ledger has no receipt yet");
    return newest.receipt_sha;
  }
  const matches: string[] = [];
  for (let before: number | null | undefined; before !== null && matches.length < 2;) {
    const page = await client.receipts({
      limit: BOUNDS.receiptsLimit.max,
      kind: "all",
      ...(before === undefined ? {} : { before }),
    });
    matches.push(
      ...page.receipts.map(({ receipt_sha }) => receipt_sha).filter((sha) => sha.startsWith(word)),
    );
    before = page.receipts.length === 0 ? null : (page.next ?? null);
  }
  if (matches.length === 1) return matches[0]!;
  if (matches.length === 0) throw new UsageError(`no receipt and no file begins with ${word}`);
  throw new UsageError(
    `several receipts begin with ${word}: ${matches[0]} and ${matches[1]}; give more digits`,
  );
}
