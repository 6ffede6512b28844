import { HASH_BYTES } from "@signet/verify";
import type { Db } from "../../store/db.ts";
import { bytesOf, TILE_WIDTH } from "./tree.ts";

/** Which part of the ledger a tile's address names (C2SP tlog-tiles). */
export interface TileName {
  level: number | "entries";
  n: number;
  /** The number of its first hashes or lines; 256 if it is full. */
  width: number;
}

/** Reads the path of a tile's address. Null if it is not exactly the one of a tile. */
export function parseTile(level: string, path: string): TileName | null {
  const [number = "", width] = path.split(".p/");
  const n = Number(number.replace(/[x/]/g, ""));
  const isExact = pathOf(n) === number && (width === undefined || Number(width) < TILE_WIDTH);
  if (!isExact || !Number.isSafeInteger(n)) return null;
  return { level: level === "entries" ? level : Number(level), n, width: Number(width ?? TILE_WIDTH) };
}

/** A tile's number as in its address: groups of three digits, all but the last after an `x`. */
function pathOf(n: number): string {
  const groups: string[] = [];
  for (let rest = n; rest > 0 || groups.length === 0; rest = Math.floor(rest / 1_000))
    groups.unshift(String(rest % 1_000).padStart(3, "0"));
  return groups.map((group, i) => (i === groups.length - 1 ? group : `x${group}`)).join("/");
}

/** The bytes of a tile in the tree of `size` leaves. Null if that tree does not have it. They never change. */
export async function readTile(
  db: Db,
  { level, n, width }: TileName,
  size: number,
): Promise<Uint8Array | null> {
  const leavesEach = level === "entries" ? 1 : TILE_WIDTH ** level;
  if (n * TILE_WIDTH + width > Math.floor(size / leavesEach)) return null;
  if (level === "entries") return readEntries(db, n * TILE_WIDTH, width);
  return (await bytesOf(db, level, n)).slice(0, width * HASH_BYTES);
}

async function readEntries(db: Db, first: number, count: number): Promise<Uint8Array> {
  const query = db.selectFrom("ledger").select("line").where("seq", ">=", first);
  const rows = await query.orderBy("seq").limit(count).execute();
  return Buffer.concat(
    rows.flatMap(({ line }) => {
      const bytes = Buffer.from(line);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(bytes.length);
      return [length, bytes];
    }),
  );
}
