import type { Hash } from "@signet/verify";
import type { Db, Tx } from "../../store/db.ts";
import { leavesOf, linesFrom } from "./rows.ts";
import { TILE_WIDTH } from "./tree.ts";
import type { StoredHead, StoredLine } from "./statements.ts";

/**
 * The hashes of the lines after the last full tile. They are kept in memory and never trusted: they count only as far as the
 * head row, read in the same transaction, names the hash of their last line. Else, as after a rollback or where another process
 * appended, they are made again from the stored lines.
 */
export function createEdge() {
  let first = 0;
  let shas: string[] = [];
  let leaves: Hash[] = [];

  async function load(on: Db | Tx, head: StoredHead, count: number): Promise<void> {
    first = head.size - count;
    const rows = count === 0 ? [] : await linesFrom(on, first, count);
    if (rows.length !== count || (count > 0 && rows.at(-1)!.sha !== head.sha))
      throw new Error(`the last lines of the ledger are not those of its head, which is at ${head.size}`);
    shas = rows.map(({ sha }) => sha);
    leaves = await leavesOf(rows);
  }

  return {
    /** Adds the line after this head. Returns the leaves of its tile if that is full now, and else null. */
    async add(on: Db | Tx, head: StoredHead, { line, sha }: StoredLine): Promise<Hash[] | null> {
      const count = head.size % TILE_WIDTH;
      const isKnown = first === head.size - count && (count === 0 || shas[count - 1] === head.sha);
      if (!isKnown) await load(on, head, count);
      shas.length = leaves.length = count;
      shas.push(sha);
      leaves.push(...(await leavesOf([{ line }])));
      return leaves.length === TILE_WIDTH ? leaves : null;
    },
  };
}
