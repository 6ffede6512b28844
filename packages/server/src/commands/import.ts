import { existsSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { systemClock } from "../base/clock.ts";
import { type Config, ConfigError, loadConfig } from "../base/config.ts";
import { masterKeys, versionOf } from "../base/vault.ts";
import { createGuard } from "../modules/outbound/guard.ts";
import { createMoveBundles } from "../modules/bundles/move-bundles.ts";
import { createAuditor } from "../modules/ledger/audit.ts";
import { createGuardFile } from "../modules/ledger/guard-file.ts";
import { openKept } from "../modules/ledger/kept.ts";
import { createLedger } from "../modules/ledger/ledger.ts";
import { openLogKey } from "../modules/ledger/log-key.ts";
import { treeSize } from "../modules/ledger/tree.ts";
import { indexAll } from "../modules/techniques/rows.ts";
import { hasPlaces, openBlobs } from "../store/blobs/open-blobs.ts";
import type { Db, Tx } from "../store/db.ts";
import { openStore } from "../store/open-store.ts";
import type { ExportMark, Tallies } from "../store/transfer/export-rows.ts";
import { claimEmpty, createRowImport } from "../store/transfer/import-rows.ts";
import { readLines } from "../store/transfer/lines.ts";
import { continueTechniques, schemaVersion } from "../store/transfer/tables.ts";
import { type ExportHead, FORMAT } from "./export.ts";

/**
 * Brings an export into the empty database of this service: all of it, compared with what was exported, or nothing. Throws
 * ConfigError and DataFolderBusy. Returns the exit code.
 */
export async function importAll(source: string | undefined): Promise<number> {
  if (!source) throw new ConfigError("import", "name the file of an export");
  const file = path.resolve(source);
  if (!existsSync(file)) throw new ConfigError("import", `there is no file ${file}`);
  const { config } = loadConfig();
  const { db, close } = await openStore(config);
  try {
    const { head, tables } = await db.transaction().execute((tx) => importInto(tx, db, file, config));
    await createGuardFile(config.ledgerGuard).write(head.checkpoint);
    for (const [table, { rows }] of Object.entries(tables)) if (rows > 0) console.log(`${table}: ${rows}`);
    console.log(
      `Everything arrived as it was exported. The ledger ${head.origin} is whole, and its checkpoint is the newest that was signed.`,
    );
    return 0;
  } finally {
    await close();
  }
}

async function importInto(
  tx: Tx,
  db: Db,
  file: string,
  config: Config,
): Promise<{ head: ExportHead; tables: Tallies }> {
  const filled = await claimEmpty(tx);
  if (filled !== undefined)
    throw new ConfigError(
      "import",
      `the database is not empty (${filled}); an import is never mixed with other data`,
    );
  const lines = readLines(file);
  try {
    const head = headOf((await lines.next()).value ?? "", file);
    await requireKeys(head, config);
    const tables = await takeLines(tx, db, lines, config);
    await continueTechniques(tx, head.technique_number);
    await indexAll(tx);
    await requireLedger(tx, head, config);
    await requireFiles(tx, config);
    return { head, tables };
  } catch (thrown) {
    if (thrown instanceof ConfigError) throw thrown;
    throw new ConfigError(
      "import",
      `${file}: ${thrown instanceof Error ? thrown.message : "it cannot be read"}; nothing was imported`,
    );
  } finally {
    await lines.return();
  }
}

function headOf(line: string, file: string): ExportHead {
  const head = readHead(line);
  if (head?.signet_export !== FORMAT)
    throw new ConfigError("import", `${file} is not an export of this service`);
  if (!isDeepStrictEqual(head.schema, schemaVersion()))
    throw new ConfigError(
      "import",
      `${file} was written by another version; export and import with the same one`,
    );
  return head;
}

function readHead(line: string): ExportHead | null {
  try {
    return JSON.parse(line) as ExportHead | null;
  } catch {
    return null;
  }
}

/** Secrets that cannot be opened, and a ledger under another name, would be noticed too late. */
async function requireKeys(head: ExportHead, config: Config): Promise<void> {
  const { master_keys: wanted, ledger_key: signs, origin } = head;
  const known = masterKeys(config.masterKey, config.dataDir).map(versionOf);
  if (wanted.some((version) => !known.includes(version)))
    throw new ConfigError(
      config.masterKey === "" ? "SVC_DATA_DIR" : "SVC_MASTER_KEY",
      "this is not the master key of the exported service (master.key in its data folder, or its SVC_MASTER_KEY)",
    );
  if (config.ledgerOrigin !== null && config.ledgerOrigin !== origin)
    throw new ConfigError(
      "SVC_LEDGER_ORIGIN",
      `the exported ledger has the name ${origin}, which cannot change`,
    );
  const key = await openLogKey(config, origin);
  if (signs !== key.text)
    throw new ConfigError(
      "SVC_LEDGER_KEY_FILE",
      `the exported ledger is signed with the key ${signs}, not with ${key.text}; use its file (ledger.key of its data folder)`,
    );
}

/** Writes the rows and bundles of an export. Throws unless all of it is there and arrived. */
async function takeLines(
  tx: Tx,
  db: Db,
  lines: AsyncGenerator<string, void>,
  config: Config,
): Promise<Tallies> {
  const rows = createRowImport(tx);
  const bundles = createMoveBundles({ db, dataDir: config.dataDir });
  await bundles.clear();
  let kept = 0;
  for (let line = await lines.next(); !line.done;) {
    const said = JSON.parse(line.value) as ExportMark | Parameters<typeof rows.take>[1];
    if (Array.isArray(said)) await rows.take(line.value, said);
    else if ("table" in said) await rows.begin(said);
    else if ("bundle" in said) {
      await rows.finish();
      line = await keepBundle(tx, bundles, said.bundle, lines);
      kept += 1;
      continue;
    } else if (said.end.bundles !== kept) throw new Error("a bundle is missing");
    else {
      await rows.compare(said.end.tables);
      return said.end.tables;
    }
    line = await lines.next();
  }
  throw new Error("it ends too early");
}

/** Takes in the bundle whose bytes are the next lines. Returns the first line after them. */
async function keepBundle(
  tx: Tx,
  bundles: ReturnType<typeof createMoveBundles>,
  sha256: string,
  lines: AsyncGenerator<string, void>,
): Promise<IteratorResult<string, void>> {
  let line = await lines.next();
  if (line.done || !line.value.startsWith('"')) return line;
  await bundles.keep(tx, sha256, bytes());
  return line;

  async function* bytes(): AsyncGenerator<Uint8Array, void> {
    for (; !line.done && line.value.startsWith('"'); line = await lines.next())
      yield Buffer.from(JSON.parse(line.value) as string, "base64");
  }
}

/** Files of runs that are outside of the database are not moved: the store of this service has to be theirs. */
async function requireFiles(tx: Tx, config: Config): Promise<void> {
  if (!(await hasPlaces(tx))) return;
  const guard = createGuard();
  try {
    await openBlobs(config.blobs, { db: tx, clock: systemClock, fetch: guard.fetch("operator") });
  } finally {
    await guard.close();
  }
}

/** Audits the ledger as it is stored now, up to the exported checkpoint, and compares it with the key and the guard of this service. */
async function requireLedger(
  tx: Tx,
  { checkpoint: text, origin }: ExportHead,
  config: Config,
): Promise<void> {
  const signed = await openKept({ text, at: 0 }, tx);
  if (typeof signed === "string") throw new Error(signed);
  if (signed.size !== (await treeSize(tx))) throw new Error("the ledger has lines that were not signed");
  const ledger = createLedger({ db: tx, clock: systemClock, origin });
  const audited = await createAuditor({
    ledger,
    clock: systemClock,
    checkpoints: { newest: () => signed },
  }).audit();
  if (!audited.ok || audited.size !== signed.size) throw new Error("the ledger is not a whole chain");
  const guard = createGuardFile(config.ledgerGuard);
  const kept = await guard.read();
  const held = kept && (await openKept(kept, tx));
  if (typeof held === "string")
    throw new ConfigError(
      "SVC_LEDGER_GUARD",
      `${guard.file} keeps a checkpoint that this ledger does not contain: ${held}`,
    );
}
