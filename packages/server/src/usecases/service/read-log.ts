import type { LedgerConsistency, LedgerKeys } from "@signet/contract";
import { consistencyPath } from "@signet/verify";
import { Problem } from "../../base/problem.ts";
import type { Checkpoints } from "../../modules/ledger/checkpoints.ts";
import type { Cosigning } from "../../modules/ledger/cosigning.ts";
import { parseTile, readTile } from "../../modules/ledger/tiles.ts";
import { treeReader, treeSize } from "../../modules/ledger/tree.ts";
import type { Db } from "../../store/db.ts";

export interface ReadLogParts {
  db: Db;
  checkpoints: Checkpoints;
  cosigning: Pick<Cosigning, "best">;
}

/** Reads the ledger as a transparency log: only what is signed. */
export function createReadLog({ db, checkpoints, cosigning }: ReadLogParts) {
  const { origin, key } = checkpoints;
  return {
    async keys(): Promise<LedgerKeys> {
      const { keys } = checkpoints;
      const rotations = await checkpoints.rotations();
      return {
        origin,
        key: key.text,
        keys: keys.map(({ verifier, since }, i) => ({
          key: verifier,
          from: since,
          to: keys[i + 1]?.since ?? null,
          rotation: rotations[i] ?? null,
        })),
      };
    },
    /**
     * The checkpoint of all lines, with the cosignatures that there are; if they cannot be signed, the newest one that was. `witnessed`: the
     * one that most witnesses cosigned. Throws Problem.
     */
    async checkpoint(witnessed: boolean): Promise<string> {
      if (witnessed) {
        const best = cosigning.best(0);
        if (best === null) throw new Problem("not_found", "no witness has cosigned this ledger");
        return best.text;
      }
      const size = await treeSize(db);
      const isUnsigned = (thrown: unknown) => thrown instanceof Problem && thrown.code === "ledger_unsigned";
      const newest = await checkpoints.covering(size).catch((thrown: unknown) => {
        if (isUnsigned(thrown)) return checkpoints.covering(0);
        throw thrown;
      });
      const best = cosigning.best(newest.size);
      return best?.size === newest.size ? best.text : newest.text;
    },
    async consistency(from: number, to: number): Promise<LedgerConsistency> {
      const { size } = await checkpoints.covering(0);
      if (from > to) throw wrongSize("from", "must not be over `to`");
      if (to > size) throw wrongSize("to", `must not be over ${size}, the newest signed size`);
      const path = await consistencyPath(treeReader(db), from, to);
      return { from, to, path: path.map((hash) => Buffer.from(hash).toString("base64")) };
    },
    async tile(level: string, path: string): Promise<Uint8Array<ArrayBuffer>> {
      const name = parseTile(level, path);
      const bytes = name && (await readTile(db, name, checkpoints.newest()?.size ?? 0));
      if (bytes === null) throw new Problem("not_found", "the signed tree has no such tile");
      return Uint8Array.from(bytes);
    },
  };
}

export type ReadLog = ReturnType<typeof createReadLog>;

const wrongSize = (param: string, message: string) =>
  new Problem("invalid_request", `${param}: ${message}`, { param, errors: [{ path: param, message }] });
