import { open, rename } from "node:fs/promises";
import path from "node:path";
import { checkpointText, rangeRoot } from "@signet/verify";
import { type Config, ConfigError } from "../../base/config.ts";
import { type Db, exclusively } from "../../store/db.ts";
import type { GuardFile } from "./guard-file.ts";
import { keyFileOf, listedKeys, type LogKey, nextFileOf, readNextKey, signedBy } from "./log-key.ts";
import { openKept } from "./kept.ts";
import { treeReader } from "./tree.ts";

export interface KeyParts {
  db: Db;
  config: Pick<Config, "dataDir" | "ledgerKeyFile">;
  origin: string;
  guard: GuardFile;
}

/**
 * The key that signs the ledger. Lists it if the ledger has none yet, and finishes a rotation that was announced. Throws
 * ConfigError if the ledger is signed with a key that is not there.
 */
export async function settleKey(parts: KeyParts, key: LogKey): Promise<LogKey> {
  const { db, config, origin } = parts;
  const keys = await keysWith(db, key);
  const newest = keys.at(-1)!;
  if (newest.verifier === key.text) return key;
  const next = await readNextKey(config, origin);
  if (next?.text !== newest.verifier || keys.at(-2)?.verifier !== key.text)
    throw new ConfigError(
      "SVC_LEDGER_KEY_FILE",
      `the ledger is signed with the key ${newest.verifier}, not with ${key.text}; use its file (ledger.key of its data folder or backup)`,
    );
  if (newest.checkpoint === null && !(await handOver(parts, { key, next, since: newest.since }))) return next;
  await rename(nextFileOf(config), keyFileOf(config));
  await using folder = await open(path.dirname(keyFileOf(config)), "r");
  await folder.sync();
  return next;
}

/** The keys of the ledger, which has this one if it had none. Services may start together on an empty database. */
function keysWith(db: Db, { text: verifier }: LogKey) {
  return db.transaction().execute(async (tx) => {
    await exclusively(tx, "ledger key");
    const keys = await listedKeys(tx);
    if (keys.length > 0) return keys;
    await tx.insertInto("ledger_key").values({ verifier, since: 0, checkpoint: null }).execute();
    return await listedKeys(tx);
  });
}

/** Has both keys sign the size at which the new one begins. Returns false if the database is not the one that was signed. */
async function handOver(
  { db, guard, origin }: Omit<KeyParts, "config">,
  { key, next, since }: { key: LogKey; next: LogKey; since: number },
): Promise<boolean> {
  const kept = await guard.read();
  if (kept && typeof (await openKept(kept, db)) === "string") return false;
  const root = await rangeRoot(treeReader(db), 0, since);
  // The new key is the one that is told first: whoever checks by hand looks at the first signature.
  const checkpoint = signedBy(checkpointText({ origin, size: since, root }), next, key);
  await guard.write(checkpoint);
  await db.updateTable("ledger_key").set({ checkpoint }).where("verifier", "=", next.text).execute();
  return true;
}
