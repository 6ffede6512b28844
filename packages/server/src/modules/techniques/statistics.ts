import type { Db } from "../../store/db.ts";
import type { TechniqueKind } from "./port.ts";
import type { Scope } from "../../base/scope.ts";
import { seenBy } from "./rows.ts";
import { lowerOf } from "./score.ts";

const TOP = 10;
const NEWEST = 50;

/** The statistics of a scope's library, with its best techniques and those learned last. */
export async function statistics(db: Db, scope: Scope) {
  const rows = await seenBy(db, scope)
    .select(["technique.id", "technique.kind", "technique.title", "technique.state", "technique.origin"])
    .select(["technique.created_at", "technique.updated_at", "score.last_used"])
    .select((eb) =>
      (["uses", "wins", "losses", "won", "lost", "retired"] as const).map((name) =>
        eb.fn.coalesce(`score.${name}`, eb.val(0)).as(name),
      ),
    )
    .execute();
  const sum = (name: "uses" | "wins" | "losses") => rows.reduce((all, row) => all + row[name], 0);
  const [uses, wins, losses] = [sum("uses"), sum("wins"), sum("losses")];
  const by_kind: Record<TechniqueKind, number> = { code: 0, tactic: 0, pitfall: 0 };
  const by_origin = { starter: 0, run: 0 };
  for (const row of rows) {
    by_kind[row.kind]++;
    by_origin[row.origin]++;
  }
  const retired = rows.filter((row) => row.retired === 1).length;
  const active = rows.filter((row) => row.state === "active" && row.retired === 0).length;
  const shown = rows.map((row) => ({ ...row, lower: lowerOf(row) }));
  return {
    total: rows.length,
    active,
    candidates: rows.filter((row) => row.state === "candidate" && row.retired === 0).length,
    retired,
    uses,
    wins,
    losses,
    success_rate: uses === 0 ? null : wins / uses,
    by_kind,
    by_origin,
    top: shown
      .filter((row) => row.uses > 0 && row.retired === 0)
      .toSorted((a, b) => b.lower - a.lower || b.uses - a.uses)
      .slice(0, TOP),
    learned: shown
      .filter((row) => row.origin === "run")
      .toSorted((a, b) => b.created_at - a.created_at)
      .slice(0, NEWEST),
    updated_at: rows.reduce((last, row) => Math.max(last, row.updated_at, row.last_used ?? 0), 0),
  };
}
