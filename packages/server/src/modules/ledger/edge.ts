import type { Hash } from "@signet/verify";
import type { Db, Tx } from "../../store/db.ts";
import { leavesOf, linesFrom } from "./rows.ts";
import { TILE_WIDTH } from "./tree.ts";
import type { StoredHead, StoredLine } from "./statements.ts";

const UNKNOWN = -1;

/**
 * The hashes of the lines after the last full tile. They are kept in memory and never trusted: they count only as far as the
 * head row, read in the same transaction, names the hash of their last line. Else, as after a rollback or where another process
 * appended, they are forgotten, and made again from the stored lines once a tile is full: where several processes append in turns,
 * each of them hardly ever knows the lines before its own.
 */
export function createEdge() {
  let first = UNKNOWN;
  let shas: string[] = [];
  let leaves: Hash[] = [];

  /** The last lines, which have to be those of the head. */
  async function lastLines(on: Db | Tx, head: StoredHead, count: number) {
    const rows = count === 0 ? [] : await linesFrom(on, head.size - count, count);
    if (rows.length !== count || (count > 0 && rows.at(-1)!.sha !== head.sha))
      throw new Error(`the last lines of the ledger are not those of its head, which is at ${head.size}`);
    return rows;
  }

  async function load(on: Db | Tx, head: StoredHead, count: number): Promise<void> {
    first = head.size - count;
    const rows = await lastLines(on, head, count);
    shas = rows.map(({ sha }) => sha);
    leaves = await leavesOf(rows);
  }

  return {
    /** Adds the line after this head. Returns the leaves of its tile if that is full now, and else null. */
    async add(on: Db | Tx, head: StoredHead, { line, sha }: StoredLine): Promise<Hash[] | null> {
      const count = head.size % TILE_WIDTH;
      const isKnown = first === head.size - count && (count === 0 || shas[count - 1] === head.sha);
      if (!isKnown && count > 0 && count < TILE_WIDTH - 1) {
        first = UNKNOWN;
        await lastLines(on, head, 1);
        return null;
      }
      if (!isKnown) await load(on, head, count);
      shas.length = leaves.length = count;
      shas.push(sha);
      leaves.push(...(await leavesOf([{ line }])));
      return leaves.length === TILE_WIDTH ? leaves : null;
    },
  };
}
