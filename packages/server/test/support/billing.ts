import { createAccess } from "../../src/compose/access.ts";
import { createBilling } from "../../src/compose/billing.ts";
import type { Clock } from "../../src/base/clock.ts";
import type { Config } from "../../src/base/config.ts";
import { createLog, type Log } from "../../src/base/log.ts";
import { createVault } from "../../src/base/vault.ts";
import type { Db } from "../../src/store/db.ts";

export const ORIGIN = "signet-test";

/** The parts of access and billing over a store, with a vault of their own; `fetch` reaches a payment provider of the test's. */
export function billing(
  { db, clock }: { db: Db; clock: Clock },
  config: Config,
  log: Log = createLog("silent"),
) {
  const vault = createVault([Buffer.alloc(32, 7)]);
  const access = createAccess({ db, clock, vault, origin: ORIGIN });
  const { fetch } = globalThis;
  const paid = createBilling({ db, clock, vault, config, log, origin: ORIGIN, fetch }, access);
  return { vault, ...access, ...paid };
}
