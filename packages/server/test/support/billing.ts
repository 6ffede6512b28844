import { createBilling } from "../../src/compose/billing.ts";
import type { Clock } from "../../src/base/clock.ts";
import type { Config } from "../../src/base/config.ts";
import { createLog, type Log } from "../../src/base/log.ts";
import { createVault } from "../../src/base/vault.ts";
import type { Db } from "../../src/store/db.ts";

export const ORIGIN = "signet-test";

/** The parts of billing over a store, with a vault of their own; `fetch` reaches a payment provider of the test's. */
export function billing(store: { db: Db; clock: Clock }, config: Config, log: Log = createLog("silent")) {
  const vault = createVault([Buffer.alloc(32, 7)]);
  return {
    vault,
    ...createBilling({ ...store, vault, config, log, origin: ORIGIN, fetch: globalThis.fetch }),
  };
}
