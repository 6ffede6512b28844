import { checkpointText, inclusionPath, proofFileText, rangeRoot } from "@signet/verify";
import type { Clock } from "../../base/clock.ts";
import type { Config } from "../../base/config.ts";
import type { Log } from "../../base/log.ts";
import { Problem } from "../../base/problem.ts";
import type { Db } from "../../store/db.ts";
import { createGuardFile } from "./guard-file.ts";
import { adoptKey, listedKeys, openLogKey } from "./log-key.ts";
import { createSigner, hasSigned, type Signed } from "./signer.ts";
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
 * or signed. Throws ConfigError.
 */
export async function openCheckpoints({ db, clock, log, config, origin }: CheckpointParts) {
  const key = await openLogKey(config, origin);
  await adoptKey(db, key);
  const filled = await fillTree(db);
  if (filled > 0) log.info({ receipts: filled }, "the ledger has its Merkle tree now");
  const guard = createGuardFile(config.ledgerGuard);
  const signer = createSigner({ db, clock, log, guard, key, origin });
  await signer.start();

  async function proofIn({ size, text }: Pick<Signed, "size" | "text">, seq: number, read = treeReader(db)) {
    return proofFileText({ index: seq, path: await inclusionPath(read, seq, size), checkpoint: text });
  }

  return {
    ...signer,
    origin,
    key,
    keys: () => listedKeys(db),
    /** A `.tlog-proof` that line `seq` is in the newest tree. Throws Problem("ledger_behind"). */
    proof: async (seq: number): Promise<string> => proofIn(await signer.covering(seq + 1), seq),
    /** The same for the smallest tree that has this line: always the same text under the same key. */
    async firstProof(seq: number): Promise<string> {
      const newest = await signer.covering(seq + 1);
      const { since } = (await listedKeys(db)).at(-1)!;
      const size = Math.max(seq + 1, since);
      const read = treeReader(db);
      // The older root is read from the database, which could have been changed since the newer one was signed.
      if (!(await hasSigned(db, newest, read)))
        throw new Problem("ledger_behind", "the stored tree is not the one that was signed");
      const root = await rangeRoot(read, 0, size);
      return proofIn({ size, text: key.signed(checkpointText({ origin, size, root })) }, seq, read);
    },
  };
}

export type Checkpoints = Awaited<ReturnType<typeof openCheckpoints>>;
