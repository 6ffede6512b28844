import type { Client } from "@signet/client";
import { BOUNDS } from "@signet/contract";
import { UsageError } from "./command.ts";

/** Fewer signs of a hash name nothing: they would fit another receipt tomorrow. */
const LEAST = 6;

/** Whether a word names a receipt: a hash of 64 signs, its beginning, or `last`. */
export const namesReceipt = (word: string): boolean =>
  word === "last" || new RegExp(`^[0-9a-f]{${LEAST},64}$`).test(word);

/** The hash of the receipt that a word names. Refuses a beginning that several receipts or none of them have. */
export async function receiptNamed(client: Client, word: string): Promise<string> {
  if (word.length === 64) return word;
  if (word === "last") {
    const [newest] = (await client.receipts({ limit: 1, kind: "code" })).receipts;
    if (newest === undefined) throw new UsageError("the ledger has no receipt yet");
    return newest.receipt_sha;
  }
  const found: string[] = [];
  for (let before: number | null | undefined; before !== null && found.length < 2;) {
    const page = await client.receipts({
      limit: BOUNDS.receiptsLimit.max,
      kind: "all",
      ...(before === undefined ? {} : { before }),
    });
    found.push(...page.receipts.map((one) => one.receipt_sha).filter((sha) => sha.startsWith(word)));
    before = page.receipts.length === 0 ? null : (page.next ?? null);
  }
  if (found.length === 1) return found[0]!;
  if (found.length === 0) throw new UsageError(`no receipt and no file begins with ${word}`);
  throw new UsageError(`several receipts begin with ${word}: ${found[0]} and ${found[1]}; give more of it`);
}
