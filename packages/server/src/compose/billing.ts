import type { Clock } from "../base/clock.ts";
import type { Config } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import type { Vault } from "../base/vault.ts";
import { createMetering } from "../modules/metering/metering.ts";
import { createGateway } from "../modules/payments/gateway.ts";
import { createPurchases } from "../modules/payments/purchases.ts";
import type { Db } from "../store/db.ts";
import { createSettlePayment } from "../usecases/billing/settle-payment.ts";
import { createWatchPayments } from "../usecases/billing/watch-payments.ts";
import { createReserveUnit } from "../usecases/runs/reserve-unit.ts";
import type { Access } from "./access.ts";

export interface BillingBase {
  db: Db;
  clock: Clock;
  vault: Vault;
  config: Config;
  log: Log;
  /** The name of this instance, which marks its checkouts. */
  origin: string;
  fetch: typeof globalThis.fetch;
}

/** The modules of metering and payment. */
export function createBilling(base: BillingBase, access: Access) {
  const { db, clock, vault, config, log, origin, fetch } = base;
  const { accounts, apiKeys, freeAccounts, licenseKeys, licenses, plans, replies } = access;
  const { secretKey, webhookSecret, baseUrl } = config.stripe;
  const gateway = createGateway({ secretKey, webhookSecret, baseUrl, fetch, clock, service: origin });
  const metering = createMetering({ clock });
  const purchases = createPurchases({ db, vault, clock });
  const settlePayment = createSettlePayment({
    db,
    clock,
    log,
    gateway,
    purchases,
    accounts,
    metering,
    plans,
    licenses,
    licenseKeys,
  });
  return {
    gateway,
    metering,
    purchases,
    settlePayment,
    watch: createWatchPayments({ config, log, purchases, replies, settlePayment }),
    units: createReserveUnit({ config, metering, plans, apiKeys, freeAccounts, licenses }),
  };
}
