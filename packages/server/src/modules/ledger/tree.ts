import { setImmediate } from "node:timers/promises";
import { createTreeHead, HASH_BYTES, type Hash, type SubtreeReader } from "@signet/verify";
import type { Db, Tx } from "../../store/db.ts";
import { leavesOf, linesFrom } from "./rows.ts";

/** The hashes of a full tile (C2SP tlog-tiles); a tile of the level above has the root of each. */
export const TILE_WIDTH = 256;
const TILE_HEIGHT = Math.log2(TILE_WIDTH);

/** After as many tiles others have their turn. */
const CHECKED_AT_ONCE = 32;
const FULL_BYTES = TILE_WIDTH * HASH_BYTES;

/** Appends the tile that became full when the ledger reached `size` lines. */
export async function appendTile(tx: Tx, size: number, leaves: readonly Hash[]): Promise<void> {
  await writeTile(tx, 0, size / TILE_WIDTH - 1, Buffer.concat(leaves));
  await appendHash(tx, 1, size / TILE_WIDTH - 1, await rootWithin(leaves, TILE_HEIGHT, 0));
}

/** Appends a hash to a level of tiles that has `count` so far. The root of a tile that becomes full goes one level up. */
async function appendHash(tx: Tx, level: number, count: number, hash: Hash): Promise<void> {
  const [n, held] = [Math.floor(count / TILE_WIDTH), count % TILE_WIDTH];
  const stored = held === 0 ? new Uint8Array() : await storedTile(tx, level, n);
  if (stored.length !== held * HASH_BYTES)
    throw new Error(`tile ${n} of level ${level} of the ledger's tree does not have ${held} hashes`);
  const tile = Buffer.concat([stored, hash]);
  await writeTile(tx, level, n, tile);
  if (held + 1 === TILE_WIDTH)
    await appendHash(tx, level + 1, n, await rootWithin(hashesOf(tile), TILE_HEIGHT, 0));
}

const writeTile = (tx: Tx, level: number, n: number, hashes: Uint8Array) =>
  tx
    .insertInto("ledger_tile")
    .values({ level, n, hashes })
    .onConflict((c) => c.columns(["level", "n"]).doUpdateSet({ hashes }))
    .execute();

/** Adds the full tiles that the tree lacks: those of lines from before there was one. Returns how many lines these are. */
export async function fillTree(db: Db): Promise<number> {
  for (let added = 0; ;) {
    const isMore = await db.transaction().execute(async (tx) => {
      const n = await fullTiles(tx);
      const rows = await linesFrom(tx, n * TILE_WIDTH, TILE_WIDTH);
      if (rows.length < TILE_WIDTH) return false;
      await appendTile(tx, (n + 1) * TILE_WIDTH, await leavesOf(rows));
      return true;
    });
    if (!isMore) return added;
    added += TILE_WIDTH;
    await setImmediate();
  }
}

/** How many full tiles the lowest level has. */
async function fullTiles(tx: Tx): Promise<number> {
  const newest = tx.selectFrom("ledger_tile").select(["n", "hashes"]).where("level", "=", 0);
  const [last] = await newest.orderBy("n", "desc").limit(1).execute();
  if (!last) return 0;
  return last.hashes.length === FULL_BYTES ? last.n + 1 : last.n;
}

/** The number of leaves in the tree: every line is one. */
export async function treeSize(db: Db | Tx): Promise<number> {
  const query = db.selectFrom("ledger_head").select("size").where("id", "=", 1);
  return (await query.executeTakeFirstOrThrow()).size;
}

/** The hashes of a tile, joined: as many as there are so far. Those of the newest lines are made from these. */
export async function bytesOf(db: Db | Tx, level: number, n: number): Promise<Uint8Array> {
  const stored = await storedTile(db, level, n);
  if (level > 0 || stored.length === FULL_BYTES) return stored;
  const rows = await linesFrom(db, n * TILE_WIDTH, TILE_WIDTH);
  // If they fill a tile, it was stored since it was looked for; or it is lost, and must not be made up.
  if (rows.length === TILE_WIDTH) return storedTile(db, level, n);
  return Buffer.concat(await leavesOf(rows));
}

async function storedTile(db: Db | Tx, level: number, n: number): Promise<Uint8Array> {
  const query = db.selectFrom("ledger_tile").select("hashes").where("level", "=", level).where("n", "=", n);
  return (await query.executeTakeFirst())?.hashes ?? new Uint8Array();
}

const hashesOf = (tile: Uint8Array): Hash[] =>
  Array.from({ length: tile.length / HASH_BYTES }, (_, i) =>
    Uint8Array.from(tile.subarray(i * HASH_BYTES, (i + 1) * HASH_BYTES)),
  );

/** Reads complete subtrees of the tree. Reads each tile and computes each node once, so a reader serves for what is made at one time. */
export function treeReader(db: Db | Tx): SubtreeReader {
  const tiles = new Map<string, Promise<Hash[]>>();
  const nodes = new Map<string, Promise<Hash>>();
  return async (level, index) => {
    const [tileLevel, height] = [Math.floor(level / TILE_HEIGHT), level % TILE_HEIGHT];
    const first = index * 2 ** height;
    const n = Math.floor(first / TILE_WIDTH);
    const name = `${tileLevel}/${n}`;
    const tile = tiles.get(name) ?? bytesOf(db, tileLevel, n).then(hashesOf);
    tiles.set(name, tile);
    const known = nodes.get(`${level}/${index}`) ?? rootWithin(await tile, height, first % TILE_WIDTH);
    nodes.set(`${level}/${index}`, Promise.resolve(known));
    return known;
  };
}

/** Whether each full tile of the tree of `size` leaves, with leaves from `first` on, has the root that the level above has for it. */
export async function tilesAgree(db: Db, size: number, first: number): Promise<boolean> {
  for (let [level, count] = [0, Math.floor(size / TILE_WIDTH)]; count > 0; level++) {
    let above: Hash[] = [];
    const from = Math.floor(first / TILE_WIDTH ** (level + 1));
    for (let n = from; n < count; n++) {
      if (n === from || n % TILE_WIDTH === 0)
        above = hashesOf(await bytesOf(db, level + 1, Math.floor(n / TILE_WIDTH)));
      const tile = hashesOf(await bytesOf(db, level, n));
      const root = above[n % TILE_WIDTH];
      if (tile.length < TILE_WIDTH || !root) return false;
      if (!Buffer.from(await rootWithin(tile, TILE_HEIGHT, 0)).equals(root)) return false;
      if (n % CHECKED_AT_ONCE === 0) await setImmediate();
    }
    count = Math.floor(count / TILE_WIDTH);
  }
  return true;
}

/** The root of the 2^`height` hashes of a tile from `start`. */
async function rootWithin(tile: readonly Hash[], height: number, start: number): Promise<Hash> {
  const tree = createTreeHead();
  for (const hash of tile.slice(start, start + 2 ** height)) {
    const grown = tree.append(hash);
    if (grown) await grown;
  }
  if (tree.size() < 2 ** height) throw new Error("the ledger's tree has fewer leaves than were asked for");
  return tree.root();
}
