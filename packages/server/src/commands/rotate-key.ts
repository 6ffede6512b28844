import { existsSync } from "node:fs";
import path from "node:path";
import { systemClock } from "../base/clock.ts";
import { ConfigError, loadConfig } from "../base/config.ts";
import { createLog } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import { ledgerOrigin } from "../modules/ledger/origin.ts";
import { rotateKey } from "../modules/ledger/rotate-key.ts";
import { openStore } from "../store/open-store.ts";

/** Replaces the key that signs the ledger of a stopped service. Throws ConfigError and DataFolderBusy. Returns the exit code. */
export async function rotateLedgerKey(): Promise<number> {
  const { config } = loadConfig();
  if (!existsSync(path.join(config.dataDir, "signet.db")))
    throw new ConfigError("SVC_DATA_DIR", `there is no database in ${config.dataDir}`);
  const { db, close } = await openStore(config);
  try {
    const origin = await ledgerOrigin(db, config.ledgerOrigin);
    const log = createLog("error");
    const { before, now, since, resumed } = await rotateKey({ db, clock: systemClock, log, config, origin });
    console.log(
      `${resumed ? "The rotation that was interrupted is finished." : "The ledger has a new key."} Publish it:\n\n  ${now}\n`,
    );
    console.log(`It signs from size ${since} on, and replaces ${before}, which signed that size too.`);
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof Problem)) throw thrown;
    console.error(`signet: ${thrown.message}`);
    return 1;
  } finally {
    await close();
  }
}
