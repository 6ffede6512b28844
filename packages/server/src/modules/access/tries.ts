import type { Clock } from "../../base/clock.ts";
import type { Db, Tx } from "../../store/db.ts";

/** A limit on attempts within a window of time. */
export interface TryLimit {
  /** What is counted, and for whom. */
  name: string;
  tries: number;
  windowMs: number;
}

/** Counts attempts across all processes. Windows start at whole multiples of their length since 1970. */
export function createTries({ clock }: { clock: Clock }) {
  const end = (windowMs: number) => (Math.floor(clock.now() / windowMs) + 1) * windowMs;
  return {
    /** Takes one attempt. Returns null, or the time until the next window if none is left. */
    async take(db: Db | Tx, { name, tries, windowMs }: TryLimit): Promise<{ waitMs: number } | null> {
      const until = end(windowMs);
      await db.deleteFrom("try_count").where("until", "<=", clock.now()).execute();
      const row = await db
        .insertInto("try_count")
        .values({ name, until, tries: 1 })
        .onConflict((oc) =>
          oc
            .columns(["name", "until"])
            .doUpdateSet((eb) => ({ tries: eb("try_count.tries", "+", 1) }))
            .where("try_count.tries", "<", tries),
        )
        .returning("tries")
        .executeTakeFirst();
      return row ? null : { waitMs: until - clock.now() };
    },
    /** Gives back an attempt that does not count. */
    async giveBack(db: Db | Tx, { name, windowMs }: TryLimit): Promise<void> {
      await db
        .updateTable("try_count")
        .set((eb) => ({ tries: eb("tries", "-", 1) }))
        .where("name", "=", name)
        .where("until", "=", end(windowMs))
        .where("tries", ">", 0)
        .execute();
    },
  };
}

export type Tries = ReturnType<typeof createTries>;
