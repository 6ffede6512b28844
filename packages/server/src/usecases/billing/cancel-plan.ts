import type { PaidTier, PlanCancelled } from "@signet/contract";
import type { Caller } from "../../modules/access/caller.ts";
import type { Clock } from "../../base/clock.ts";
import type { Config } from "../../base/config.ts";
import type { Log } from "../../base/log.ts";
import { Problem } from "../../base/problem.ts";
import type { Gateway } from "../../modules/payments/gateway.ts";
import type { Purchases } from "../../modules/payments/purchases.ts";
import { providerProblem, requireBilling } from "./checkout.ts";
import { refused } from "../callers/identify.ts";

export interface CancelParts {
  clock: Clock;
  config: Config;
  log: Log;
  gateway: Gateway;
  purchases: Purchases;
}

/** Ends the renewal of a caller's plans, which then run to the end of the paid period. Throws `not_found` if there is none. */
export function createCancelPlan({ clock, config, log, gateway, purchases }: CancelParts) {
  return async ({ account, by }: Caller): Promise<PlanCancelled> => {
    requireBilling(config);
    if (by.kind === "address")
      throw refused("send the license or an API key of the account whose plan it is");
    const plans: PlanCancelled["plans"] = [];
    try {
      for (const row of await purchases.plansOf(account, "")) {
        const session = purchases.sessionOf(row);
        const plan = session === null ? null : (await gateway.read(session))?.plan;
        if (!plan || plan.endedAt !== null) continue;
        // A plan whose payment is overdue ends at once, so that it is not charged again.
        if (plan.renews)
          await gateway.stop(plan.subscription, row.until > clock.now() ? "period_end" : "now");
        plans.push({ tier: row.item as PaidTier, until: new Date(row.until).toISOString(), renews: false });
        log.info({ purchase: row.id }, "plan cancelled");
      }
    } catch (thrown) {
      throw providerProblem(thrown, log);
    }
    if (plans.length === 0) throw new Problem("not_found", "this account has no active plan");
    return { ok: true, plans };
  };
}

export type CancelPlan = ReturnType<typeof createCancelPlan>;
