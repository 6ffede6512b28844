import { setImmediate } from "node:timers/promises";
import { type Hash, lineHash } from "@signet/verify";
import { sql } from "kysely";
import { type Db, isUnderWay, type Tx } from "../../store/db.ts";

const BATCH = 1_000;
/** As many digits of a hash as are in the index. */
const INDEXED_DIGITS = 10;

/** Up to `count` lines with their hashes, from number `first` on. */
export const linesFrom = (on: Db | Tx, first: number, count: number) =>
  on
    .selectFrom("ledger")
    .select(["sha", "line"])
    .where("seq", ">=", first)
    .where("seq", "<", first + count)
    .orderBy("seq")
    .execute();

/** The hashes of lines as leaves of the tree. */
export async function leavesOf(rows: readonly { line: string }[]): Promise<Hash[]> {
  const leaves: Hash[] = [];
  for (const { line } of rows) leaves.push(await lineHash(line));
  return leaves;
}

/** Every stored line from number `first` on, oldest first, in batches between which others have their turn. */
export async function* lineBatches(
  db: Db,
  first = 0,
): AsyncGenerator<Awaited<ReturnType<typeof linesFrom>>, void> {
  for (let next = first; ;) {
    const rows = await linesFrom(db, next, BATCH);
    // Whoever gets the rows may take some out.
    const isLast = rows.length < BATCH;
    if (rows.length > 0) yield rows;
    if (isLast) return;
    next += BATCH;
    // The store answers synchronously, so a long ledger would block the event loop.
    await setImmediate();
  }
}

/**
 * The numbers of the lines below `size` whose runs are under way or have a line from `size` on. One statement, so that no run
 * ends between two looks.
 */
export async function linesUnderWay(db: Db, size: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom("ledger")
    .select("seq")
    .where("seq", "<", size)
    .where("run_id", "in", (eb) =>
      eb
        .selectFrom("run")
        .select("id")
        .where(isUnderWay)
        .unionAll(eb.selectFrom("ledger").select("run_id as id").where("seq", ">=", size)),
    )
    .execute();
  return new Set(rows.map(({ seq }) => seq));
}

/** The line with this hash. */
export const lineOf = (db: Db, sha: string) =>
  db
    .selectFrom("ledger")
    .select("line")
    .where(sql<boolean>`substr(sha, 1, 10) = ${sha.slice(0, INDEXED_DIGITS)}`)
    .where("sha", "=", sha)
    .executeTakeFirst();

interface PageOptions {
  limit: number;
  before?: number | undefined;
  all: boolean;
}

/** Newest first, at most `limit`, with a position below `before` where given. */
export function pageOf(db: Db, { limit, before, all }: PageOptions) {
  let query = db.selectFrom("ledger").select(["seq", "sha", "line"]).orderBy("seq", "desc").limit(limit);
  if (before !== undefined) query = query.where("seq", "<", before);
  if (!all) query = query.where("kind", "not in", ["open", "key"]);
  return query.execute();
}

export type { PageOptions };
