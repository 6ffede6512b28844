import type { Db, Tx } from "../../store/db.ts";
import type { LessonSource } from "./port.ts";
import type { Scope } from "../../base/scope.ts";

/** Receipts that are named with a technique of a list. */
const NAMED = 10;

/** Notes what a run says of a technique. False where it said so before. */
export async function addReceipt(
  tx: Tx,
  techniqueId: string,
  { account, owner }: Scope,
  said: LessonSource & { role: "learned" | "won" | "lost"; at: number },
): Promise<boolean> {
  const { runId, receiptSha, taskSha, role, at } = said;
  const row = { technique_id: techniqueId, account, owner, run_id: runId, receipt_sha: receiptSha };
  const added = await tx
    .insertInto("technique_receipt")
    .values({ ...row, task_sha: taskSha, role, at })
    .onConflict((c) => c.doNothing())
    .returning("at")
    .executeTakeFirst();
  return added !== undefined;
}

/** Hashes of the newest receipts that speak for or against each of these techniques in the scope. */
export async function receiptsOf(
  db: Db,
  { account, owner }: Scope,
  ids: string[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom("technique_receipt")
    .select(["technique_id", "receipt_sha"])
    .where("technique_id", "in", ids)
    .where((eb) => eb.and({ account, owner }))
    .orderBy("at", "desc")
    .orderBy("run_id")
    .execute();
  for (const { technique_id, receipt_sha } of rows) {
    const known = found.get(technique_id) ?? [];
    if (known.length < NAMED && !known.includes(receipt_sha))
      found.set(technique_id, [...known, receipt_sha]);
  }
  return found;
}
