import {
  type Checkpoint,
  checkpointText,
  consistencyPath,
  inclusionPath,
  proofFileText,
  rangeRoot,
  type SubtreeReader,
} from "@signet/verify";
import type { Clock } from "../../base/clock.ts";
import type { Config } from "../../base/config.ts";
import type { Log } from "../../base/log.ts";
import { Problem } from "../../base/problem.ts";
import type { Db } from "../../store/db.ts";
import { createGuardFile } from "./guard-file.ts";
import { hasSigned } from "./kept.ts";
import { settleKey } from "./settle-key.ts";
import { listedKeys, openLogKey, signedBy } from "./log-key.ts";
import { linesFrom } from "./rows.ts";
import { createSigner } from "./signer.ts";
import { fillTree, treeReader } from "./tree.ts";

export interface CheckpointParts {
  db: Db;
  clock: Clock;
  log: Log;
  config: Pick<Config, "dataDir" | "ledgerKeyFile" | "ledgerGuard">;
  origin: string;
}

/**
 * Opens what signs the ledger, with its key. If the database does not contain what was signed before, nothing is appended
 * or signed. Finishes a rotation of the key that was announced. Throws ConfigError.
 */
export async function openCheckpoints({ db, clock, log, config, origin }: CheckpointParts) {
  const filled = await fillTree(db);
  if (filled > 0) log.info({ receipts: filled }, "the ledger has its Merkle tree now");
  const guard = createGuardFile(config.ledgerGuard);
  const key = await settleKey({ db, config, origin, guard }, await openLogKey(config, origin));
  const keys = await listedKeys(db);
  const newestKey = keys.at(-1)!;
  /** The size at which a key begins is signed by it and the one before, once and for all. */
  const signed = async (checkpoint: Checkpoint): Promise<string> =>
    checkpoint.size === newestKey.since && newestKey.checkpoint !== null
      ? newestKey.checkpoint
      : signedBy(checkpointText(checkpoint), key);
  const signer = createSigner({ db, clock, log, guard, signed, origin });
  await signer.start();

  return {
    ...signer,
    origin,
    key,
    keys,
    /**
     * A `.tlog-proof` that line `seq` is in the newest tree, or in one that witnesses cosigned. Throws Problem("ledger_behind").
     */
    proof: async (seq: number, cosigned: { size: number; text: string } | null = null): Promise<string> => {
      const { size, text } = cosigned ?? (await signer.covering(seq + 1));
      return proofIn(treeReader(db), seq, { size, text });
    },
    /** The hashes that prove that one size of the tree is a prefix of another. */
    consistency: (from: number, to: number) => consistencyPath(treeReader(db), from, to),
    /** The same for the smallest tree that has this line and that its key signs: always the same text under the same key. */
    async firstProof(seq: number): Promise<string> {
      const newest = await signer.covering(seq + 1);
      const size = Math.max(seq + 1, newestKey.since);
      const read = treeReader(db);
      // The older root is read from the database, which could have been changed since the newer one was signed.
      if (!(await hasSigned(db, newest, read)))
        throw new Problem("ledger_behind", "the stored tree is not the one that was signed");
      const root = await rangeRoot(read, 0, size);
      return proofIn(read, seq, { size, text: await signed({ origin, size, root }) });
    },
    /** For each key, how it replaced the one before; null for the first. */
    rotations: () =>
      Promise.all(
        keys.map(async ({ since, checkpoint }) => {
          if (checkpoint === null) return null;
          const [row] = await linesFrom(db, since - 1, 1);
          const proof = await proofIn(treeReader(db), since - 1, { size: since, text: checkpoint });
          return row ? { line: row.line, proof } : null;
        }),
      ),
  };
}

const proofIn = async (
  read: SubtreeReader,
  seq: number,
  { size, text }: { size: number; text: string },
): Promise<string> =>
  proofFileText({ index: seq, path: await inclusionPath(read, seq, size), checkpoint: text });

export type Checkpoints = Awaited<ReturnType<typeof openCheckpoints>>;
