import { setImmediate } from "node:timers/promises";
import { HASH_BYTES, type Hash, leafHash, nodeHash, type SubtreeReader } from "@signet/verify";
import type { Db, Tx } from "../../store/db.ts";

/** The hashes of a full tile (C2SP tlog-tiles); a tile of the level above has the root of each. */
export const TILE_WIDTH = 256;
const TILE_HEIGHT = Math.log2(TILE_WIDTH);
const FILL_BATCH = 10 * TILE_WIDTH;

/** Appends the hashes of lines to the tree, which has `size` leaves so far. */
export async function appendLines(tx: Tx, size: number, lines: readonly string[]): Promise<void> {
  const leaves: Hash[] = [];
  for (const line of lines) leaves.push(await leafHash(Buffer.from(line)));
  await appendHashes(tx, 0, size, leaves);
}

/** Appends hashes to a level of tiles that has `count` so far. The roots of tiles that become full go one level up. */
async function appendHashes(tx: Tx, level: number, count: number, hashes: readonly Hash[]): Promise<void> {
  const roots: Hash[] = [];
  for (let from = 0; from < hashes.length;) {
    const [n, held] = [Math.floor((count + from) / TILE_WIDTH), (count + from) % TILE_WIDTH];
    const stored = held === 0 ? new Uint8Array() : await bytesOf(tx, level, n);
    if (stored.length !== held * HASH_BYTES)
      throw new Error(`tile ${n} of level ${level} of the ledger's tree does not have ${held} hashes`);
    const more = hashes.slice(from, from + TILE_WIDTH - held);
    const tile = Buffer.concat([stored, ...more]);
    await tx
      .insertInto("ledger_tile")
      .values({ level, n, hashes: tile })
      .onConflict((c) => c.columns(["level", "n"]).doUpdateSet({ hashes: tile }))
      .execute();
    if (held + more.length === TILE_WIDTH) roots.push(await rootWithin(hashesOf(tile), TILE_HEIGHT, 0));
    from += more.length;
  }
  if (roots.length > 0) await appendHashes(tx, level + 1, Math.floor(count / TILE_WIDTH), roots);
}

/** Adds the lines that the tree lacks: those from before there was one. A large ledger is added in batches. */
export async function fillTree(db: Db): Promise<number> {
  for (let added = 0; ;) {
    const more = await db.transaction().execute(async (tx) => {
      const size = await treeSize(tx);
      const query = tx.selectFrom("ledger").select("line").where("seq", ">=", size);
      const rows = await query.orderBy("seq").limit(FILL_BATCH).execute();
      await appendLines(
        tx,
        size,
        rows.map(({ line }) => line),
      );
      return rows.length;
    });
    added += more;
    if (more < FILL_BATCH) return added;
    await setImmediate();
  }
}

/** The number of leaves in the tree. */
export async function treeSize(db: Db | Tx): Promise<number> {
  const query = db.selectFrom("ledger_tile").selectAll().where("level", "=", 0).orderBy("n", "desc").limit(1);
  const last = await query.executeTakeFirst();
  return last ? last.n * TILE_WIDTH + last.hashes.length / HASH_BYTES : 0;
}

/** The hashes of a tile, joined: as many as there are so far. */
export async function bytesOf(db: Db | Tx, level: number, n: number): Promise<Uint8Array> {
  const query = db.selectFrom("ledger_tile").select("hashes").where("level", "=", level).where("n", "=", n);
  return (await query.executeTakeFirst())?.hashes ?? new Uint8Array();
}

const hashesOf = (tile: Uint8Array): Hash[] =>
  Array.from({ length: tile.length / HASH_BYTES }, (_, i) =>
    Uint8Array.from(tile.subarray(i * HASH_BYTES, (i + 1) * HASH_BYTES)),
  );

/** Reads complete subtrees of the tree. Reads each tile once, so a reader serves for one proof or one root. */
export function treeReader(db: Db | Tx): SubtreeReader {
  const tiles = new Map<string, Promise<Hash[]>>();
  return async (level, index) => {
    const [tileLevel, height] = [Math.floor(level / TILE_HEIGHT), level % TILE_HEIGHT];
    const first = index * 2 ** height;
    const n = Math.floor(first / TILE_WIDTH);
    const name = `${tileLevel}/${n}`;
    const tile = tiles.get(name) ?? bytesOf(db, tileLevel, n).then(hashesOf);
    tiles.set(name, tile);
    return rootWithin(await tile, height, first % TILE_WIDTH);
  };
}

/** The root of the 2^`height` hashes of a tile from `start`. */
async function rootWithin(tile: readonly Hash[], height: number, start: number): Promise<Hash> {
  if (height > 0) {
    const left = await rootWithin(tile, height - 1, start);
    return nodeHash(left, await rootWithin(tile, height - 1, start + 2 ** (height - 1)));
  }
  const hash = tile[start];
  if (!hash) throw new Error("the ledger's tree has fewer leaves than were asked for");
  return hash;
}
