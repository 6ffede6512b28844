import type { Clock } from "../../base/clock.ts";
import { type Db, overwriteDeleted, type Tx } from "../../store/db.ts";
import { forgetRow, unlearn } from "./forget.ts";
import { alike, learn, type LearnedTechnique } from "./learn.ts";
import { likenessOf } from "./likeness.ts";
import type { Lesson, LessonSource } from "./port.ts";
import type { Scope } from "../../base/scope.ts";
import { addReceipt, receiptsOf } from "./receipts.ts";
import { seenBy, type TechniqueRow } from "./rows.ts";
import { isSpent, UNUSED, used } from "./score.ts";
import { search } from "./search.ts";
import { show } from "./show.ts";
import { statistics } from "./statistics.ts";

interface TechniquesParts {
  db: Db;
  clock: Clock;
  /** Resolves when the starter set is in the database; reads wait for it. */
  ready?: () => Promise<void>;
}

/** The technique library: the techniques of each owner and the starter set. */
export function createTechniques({ db, clock, ready = async () => {} }: TechniquesParts) {
  const one = (on: Db | Tx, scope: Scope, id: string) =>
    seenBy(on, scope).where("technique.id", "=", id).selectAll("technique").executeTakeFirst();

  return {
    search: (scope: Scope, asked: Parameters<typeof search>[2]) =>
      ready().then(() => search(db, scope, asked)),
    statistics: (scope: Scope) => ready().then(() => statistics(db, scope)),
    receipts: (scope: Scope, ids: string[]) => receiptsOf(db, scope, ids),
    show: (scope: Scope, id: string) => ready().then(() => show(db, scope, id)),

    /** The techniques with these ids that the scope may see. */
    async get(scope: Scope, ids: string[]): Promise<TechniqueRow[]> {
      if (ids.length === 0) return [];
      return seenBy(db, scope).where("technique.id", "in", ids).selectAll("technique").execute();
    },

    /** Whether the scope or the starter set has a similar technique that has passed its trial. */
    async isKnown(scope: Scope, lesson: Lesson): Promise<boolean> {
      await ready();
      const found = await alike(db, scope, lesson, likenessOf(lesson.body, lesson.language));
      return found?.tested === 1;
    },

    learn: (tx: Tx, scope: Scope, lesson: Lesson, source: LessonSource): Promise<LearnedTechnique> =>
      learn(tx, scope, lesson, { ...source, at: clock.now() }),

    /** Counts a use for the scope only; each run counts once. Retires a technique that hardly ever helps. */
    async credit(
      tx: Tx,
      scope: Scope,
      use: { id: string; won: boolean },
      source: LessonSource,
    ): Promise<void> {
      if (!(await one(tx, scope, use.id))) return;
      const at = clock.now();
      const role = use.won ? "won" : "lost";
      if (!(await addReceipt(tx, use.id, scope, { ...source, role, at }))) return;
      const key = { technique_id: use.id, account: scope.account, owner: scope.owner };
      const before = await tx
        .selectFrom("technique_score")
        .select(["uses", "wins", "losses", "won", "lost"])
        .where((eb) => eb.and(key))
        .executeTakeFirst();
      const score = used(before ?? UNUSED, use.won);
      const values = { ...score, last_used: at, retired: Number(isSpent(score)) };
      await tx
        .insertInto("technique_score")
        .values({ ...key, ...values })
        .onConflict((c) => c.columns(["technique_id", "account", "owner"]).doUpdateSet(values))
        .execute();
    },

    /** Removes a technique that the scope learned, or hides one of the starter set from it. False if there is none with this id. */
    async forget(scope: Scope, id: string): Promise<boolean> {
      await ready();
      const row = await db.transaction().execute(async (tx) => {
        const found = await one(tx, scope, id);
        if (found) await forgetRow(tx, scope, found);
        return found;
      });
      if (row?.origin === "run") await overwriteDeleted(db);
      return row !== undefined;
    },

    unlearn,
  };
}

export type Techniques = ReturnType<typeof createTechniques>;
