import { createApiKeys } from "../modules/access/api-keys.ts";
import { createFreeAccounts } from "../modules/access/free-accounts.ts";
import { createLicenseKeys } from "../modules/access/license-keys.ts";
import { createLicenses } from "../modules/access/licenses.ts";
import { createPlans } from "../modules/access/plans.ts";
import { createTries } from "../modules/access/tries.ts";
import type { Clock } from "../base/clock.ts";
import type { Config } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import type { Vault } from "../base/vault.ts";
import { createMetering } from "../modules/metering/metering.ts";
import { createGateway } from "../modules/payments/gateway.ts";
import { createPurchases } from "../modules/payments/purchases.ts";
import { createReplies } from "../modules/replies/replies.ts";
import type { Db } from "../store/db.ts";
import { createSettlePayment } from "../usecases/billing/settle-payment.ts";
import { createReserveUnit } from "../usecases/runs/reserve-unit.ts";
import { createWatchPayments } from "../usecases/billing/watch-payments.ts";

export interface BillingBase {
  db: Db;
  clock: Clock;
  vault: Vault;
  config: Config;
  log: Log;
  /** Name of this instance: who issues its licenses, and whose checkouts are its own. */
  origin: string;
  fetch: typeof globalThis.fetch;
}

/** Who may call, what they may use, and how they pay: the parts, wired. */
export function createBilling(base: BillingBase) {
  const { config, origin } = base;
  const licenseKeys = createLicenseKeys(base);
  const parts = {
    tries: createTries(base),
    apiKeys: createApiKeys(base),
    freeAccounts: createFreeAccounts(base),
    plans: createPlans(base),
    replies: createReplies(base),
    metering: createMetering(base),
    purchases: createPurchases(base),
    licenseKeys,
    licenses: createLicenses({ ...base, keys: licenseKeys, issuer: origin }),
    gateway: createGateway({ ...base, ...config.stripe, service: origin }),
  };
  const settlePayment = createSettlePayment({ ...base, ...parts });
  const watch = createWatchPayments({ ...base, ...parts, settlePayment });
  return { ...parts, settlePayment, watch, units: createReserveUnit({ config, ...parts }) };
}
