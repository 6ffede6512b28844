import { existsSync } from "node:fs";
import path from "node:path";
import { systemClock } from "../base/clock.ts";
import { type Config, ConfigError, loadConfig } from "../base/config.ts";
import { createLog } from "../base/log.ts";
import { masterKeys, versionOf } from "../base/vault.ts";
import { createGuard } from "../modules/outbound/guard.ts";
import { createMoveBundles } from "../modules/bundles/move-bundles.ts";
import { openCheckpoints } from "../modules/ledger/checkpoints.ts";
import { ledgerOrigin } from "../modules/ledger/origin.ts";
import { treeSize } from "../modules/ledger/tree.ts";
import { openBlobs } from "../store/blobs/open-blobs.ts";
import type { Db, Tx } from "../store/db.ts";
import { openStore } from "../store/open-store.ts";
import { exportRows, markLine, type Tallies } from "../store/transfer/export-rows.ts";
import { writeLines } from "../store/transfer/lines.ts";
import { atOneMoment } from "../store/transfer/rows.ts";
import { isServed, schemaVersion, techniqueNumber } from "../store/transfer/tables.ts";

export const FORMAT = 1;

/** The first line of an export. */
export interface ExportHead {
  signet_export: number;
  schema: string[];
  origin: string;
  /** The newest checkpoint of the ledger, which covers all of it. */
  checkpoint: string;
  /** The key that signs it. */
  ledger_key: string;
  /** The identifiers of the master keys that its secrets may be sealed with. */
  master_keys: string[];
  technique_number: number;
}

/**
 * Writes everything that a stopped service stores to one new file, as it is at one moment. The keys are not in it. Throws
 * ConfigError and DataFolderBusy. Returns the exit code.
 */
export async function exportAll(target: string | undefined): Promise<number> {
  if (!target) throw new ConfigError("export", "name a file to write to");
  const file = path.resolve(target);
  if (existsSync(file))
    throw new ConfigError("export", `${file} exists; an export is never written over another file`);
  const { config } = loadConfig();
  if (config.databaseUrl === "" && !existsSync(path.join(config.dataDir, "signet.db")))
    throw new ConfigError("SVC_DATA_DIR", `there is no database in ${config.dataDir}`);
  const { db, close } = await openStore(config);
  const guard = createGuard();
  try {
    if (await isServed(db))
      throw new ConfigError("export", "a service is using the database; stop all of them first");
    const head = await headOf(db, config);
    const fetch = guard.fetch("operator");
    const blobs = await openBlobs(config.blobs, { db, clock: systemClock, fetch });
    let tallies: Tallies | undefined;
    await atOneMoment(db, async (tx) => {
      const first: ExportHead = { ...head, technique_number: await techniqueNumber(tx) };
      const bundles = createMoveBundles({ db, dataDir: config.dataDir, blobs });
      await writeLines(
        file,
        linesOf(tx, first, bundles, (all) => (tallies = all)),
      );
    });
    const { ledger, run } = tallies!;
    console.log(
      `${file} contains ${run.rows} runs and the ${ledger.rows} lines of the ledger ${head.origin}.`,
    );
    console.log(
      "The master key and the ledger's key are not in it: move them too, and start the old service no more.",
    );
    if (blobs !== null)
      console.log(
        "The files of runs stay in the store of SVC_BLOB_URL and are not in it: give the new service the same SVC_BLOB_URL.",
      );
    return 0;
  } finally {
    await guard.close();
    await close();
  }
}

/** What the ledger is and who sealed it. Signs what is not signed yet. Throws ConfigError if the database lacks what was signed. */
async function headOf(db: Db, config: Config): Promise<Omit<ExportHead, "technique_number">> {
  const origin = await ledgerOrigin(db, config.ledgerOrigin);
  const checkpoints = await openCheckpoints({
    db,
    clock: systemClock,
    log: createLog("error"),
    config,
    origin,
  });
  const refusal = checkpoints.refusal();
  if (refusal !== null) throw new ConfigError("export", `the ledger is not whole: ${refusal}`);
  const { text } = await checkpoints.covering(await treeSize(db));
  return {
    signet_export: FORMAT,
    schema: schemaVersion(),
    origin,
    checkpoint: text,
    ledger_key: checkpoints.key.text,
    master_keys: masterKeys(config.masterKey, config.dataDir).map(versionOf),
  };
}

async function* linesOf(
  tx: Tx,
  head: ExportHead,
  bundles: ReturnType<typeof createMoveBundles>,
  onTallies: (tallies: Tallies) => void,
): AsyncGenerator<string, void> {
  yield JSON.stringify(head);
  const tables = yield* exportRows(tx);
  const hashes = await bundles.hashes(tx);
  for (const bundle of hashes) {
    yield markLine({ bundle });
    for await (const bytes of bundles.read(bundle))
      yield JSON.stringify(Buffer.from(bytes).toString("base64"));
  }
  yield markLine({ end: { tables, bundles: hashes.length } });
  onTallies(tables);
}
