import type { Db, Tx } from "../../store/db.ts";
import type { LessonSource } from "./port.ts";
import type { Scope } from "../../base/scope.ts";

/** The maximum number of receipts of each technique in a list. */
const NAMED = 10;

/** Stores a run's receipt for a technique. False if it is stored already. */
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

/** The hashes of the scope's newest receipts for and against each of these techniques. */
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
