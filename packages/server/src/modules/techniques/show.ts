import type { Db } from "../../store/db.ts";
import type { Scope } from "../../base/scope.ts";
import { contentOf, seenBy } from "./rows.ts";
import { UNUSED } from "./score.ts";

/** A technique with its score and receipts in the scope; undefined if the scope cannot see one with this id. */
export async function show(db: Db, scope: Scope, id: string) {
  const row = await seenBy(db, scope)
    .where("technique.id", "=", id)
    .selectAll("technique")
    .executeTakeFirst();
  if (!row) return undefined;
  const mine = { technique_id: id, account: scope.account, owner: scope.owner };
  const score = await db
    .selectFrom("technique_score")
    .selectAll()
    .where((eb) => eb.and(mine))
    .executeTakeFirst();
  const receipts = await db
    .selectFrom("technique_receipt")
    .select(["receipt_sha", "role", "at"])
    .where((eb) => eb.and(mine))
    .orderBy("at")
    .orderBy("run_id")
    .execute();
  return { row, content: contentOf(row), counts: score ?? UNUSED, score, receipts };
}
