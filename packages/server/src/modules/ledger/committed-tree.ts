import { completeSubtrees, createTreeHead, type Hash, lineHash, type TreeHead } from "@signet/verify";
import type { Db } from "../../store/db.ts";
import { lineBatches } from "./rows.ts";
import { treeReader, treeSize } from "./tree.ts";

/** The tree of the lines that are committed, or why they do not continue the ones that were followed before. */
export type Followed = { size: number; root: Hash } | { fault: string };

/**
 * Follows the committed lines. The root of what was followed stays in memory, so each root continues the one before whatever is
 * changed in the database; where the newest line that was followed is gone or another, it says so.
 */
export function createCommittedTree(db: Db) {
  let tree: TreeHead = createTreeHead();
  let newest: string | null = null;

  async function follow(): Promise<Followed> {
    const size = tree.size();
    let isAnchored = size === 0;
    for await (const rows of lineBatches(db, Math.max(0, size - 1))) {
      if (!isAnchored && rows.shift()!.sha !== newest) break;
      isAnchored = true;
      for (const { line, sha } of rows) {
        const grown = tree.append(await lineHash(line));
        if (grown) await grown;
        newest = sha;
      }
    }
    return isAnchored ? { size: tree.size(), root: await tree.root() } : { fault: await faultAt(db, size) };
  }

  return {
    /** Begins with the first `size` lines of the stored tree. */
    async begin(size: number): Promise<void> {
      tree = createTreeHead(await completeSubtrees(treeReader(db), size));
      const last = db
        .selectFrom("ledger")
        .select("sha")
        .where("seq", "=", size - 1);
      newest = (await last.executeTakeFirst())?.sha ?? null;
    },
    follow,
  };
}

/** Why a database does not have the first `size` lines of the ledger as they were. */
export async function faultAt(db: Db, size: number): Promise<string> {
  const stored = await treeSize(db);
  if (stored < size) return `its database has ${stored} receipts, but ${size} were signed`;
  return `the first ${size} receipts of its database are not those that were signed`;
}
