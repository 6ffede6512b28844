import { type CheckpointParts, openCheckpoints } from "./checkpoints.ts";
import { createLedger } from "./ledger.ts";
import { listedKeys, openLogKey, openNextKey } from "./log-key.ts";
import { treeSize } from "./tree.ts";

/**
 * Announces a new key in the ledger. It exists on disk before, and the ledger names it as the next one in the same transaction;
 * `settleKey` then has both keys sign and puts the new one in the place of the old. Dying in between leaves what that finishes.
 */
async function announceKey({ db, clock, config, origin }: CheckpointParts): Promise<void> {
  const next = await openNextKey(config, origin);
  // Without checkpoints: from here on, the old key signs nothing alone.
  const ledger = createLedger({ db, clock, origin });
  await db.transaction().execute(async (tx) => {
    const { seq } = await ledger.announce(tx, next.text);
    const row = { verifier: next.text, since: Number(seq) + 1, checkpoint: null };
    await tx.insertInto("ledger_key").values(row).execute();
  });
}

/** Has every line signed. */
async function signAll(parts: CheckpointParts): Promise<void> {
  const checkpoints = await openCheckpoints(parts);
  await checkpoints.covering(await treeSize(parts.db));
  await checkpoints.settled();
}

export interface Rotated {
  before: string;
  now: string;
  /** The first size of the ledger that the new key signs. */
  since: number;
  /** Whether it was announced by an earlier attempt, which was interrupted. */
  resumed: boolean;
}

/**
 * Replaces the key of the ledger, which no service may be using. The ledger announces the new one, both sign that, and from then
 * on the new one signs alone. If an earlier attempt was interrupted after it announced a key, finishes that one. Throws ConfigError,
 * or Problem("ledger_behind" or "ledger_unsigned") if the ledger is not signed as it is.
 */
export async function rotateKey(parts: CheckpointParts): Promise<Rotated> {
  const { db, config, origin } = parts;
  const before = (await listedKeys(db)).at(-1);
  const resumed = before !== undefined && before.verifier !== (await openLogKey(config, origin)).text;
  // The second opening has both keys sign; if there is something to resume, the first one does.
  await signAll(parts);
  if (!resumed) {
    await announceKey(parts);
    await signAll(parts);
  }
  const keys = await listedKeys(db);
  return {
    before: keys.at(-2)!.verifier,
    now: keys.at(-1)!.verifier,
    since: keys.at(-1)!.since,
    resumed,
  };
}
