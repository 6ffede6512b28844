import type { Tx } from "../../store/db.ts";
import { settleState } from "./learn.ts";
import type { Scope } from "../../base/scope.ts";
import { removeRows, type TechniqueRow } from "./rows.ts";

/** Removes a technique that the scope learned, so that the same runs cannot teach it again, or hides one of the starter set from it. */
export async function forgetRow(tx: Tx, { account, owner }: Scope, row: TechniqueRow): Promise<void> {
  if (row.origin === "run") {
    const teachers = tx.selectFrom("technique_receipt").where("technique_id", "=", row.id);
    const runs = await teachers.select("run_id").where("role", "=", "learned").execute();
    for (const { run_id } of runs)
      await tx
        .insertInto("technique_forgotten")
        .values({ run_id, sha: row.sha })
        .onConflict((c) => c.doNothing())
        .execute();
    return removeRows(tx, [row]);
  }
  await tx
    .insertInto("technique_score")
    .values({ technique_id: row.id, account, owner, hidden: 1 })
    .onConflict((c) => c.columns(["technique_id", "account", "owner"]).doUpdateSet({ hidden: 1 }))
    .execute();
}

/**
 * Removes a run from the library. Techniques with its text are deleted, and the other runs that taught them must be learned
 * from again; other techniques lose its receipt. Resolves to the runs to learn from again.
 */
export async function unlearn(tx: Tx, runId: string): Promise<string[]> {
  const taught = await tx.selectFrom("technique").select(["n", "id"]).where("run_id", "=", runId).execute();
  const ids = taught.map(({ id }) => id);
  const others = tx.selectFrom("technique_receipt").select("run_id").distinct();
  const again =
    ids.length === 0
      ? []
      : await others
          .where("technique_id", "in", ids)
          .where("role", "=", "learned")
          .where("run_id", "!=", runId)
          .execute();
  await removeRows(tx, taught);
  await tx.deleteFrom("technique_forgotten").where("run_id", "=", runId).execute();
  const left = await tx
    .deleteFrom("technique_receipt")
    .where("run_id", "=", runId)
    .returning("technique_id")
    .execute();
  for (const { technique_id } of left) await settleState(tx, technique_id);
  return again.map(({ run_id }) => run_id);
}
