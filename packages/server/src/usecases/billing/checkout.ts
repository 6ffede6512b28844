import {
  ALREADY_SHOWN,
  API_BASE,
  BOUNDS,
  type Checkout,
  type Pack,
  PACKS,
  type PaidTier,
  ROUTES,
  TIERS,
} from "@signet/contract";
import type { Caller } from "../../modules/access/caller.ts";
import { covers, type Plans } from "../../modules/access/plans.ts";
import type { Tries } from "../../modules/access/tries.ts";
import type { Clock } from "../../base/clock.ts";
import type { Config } from "../../base/config.ts";
import { newId } from "../../base/ids.ts";
import type { Log } from "../../base/log.ts";
import { Problem } from "../../base/problem.ts";
import { type Gateway, PaymentProviderError } from "../../modules/payments/gateway.ts";
import type { Purchases } from "../../modules/payments/purchases.ts";
import { GRACE_MS } from "../../modules/payments/verdict.ts";
import type { Replies } from "../../modules/replies/replies.ts";
import type { Db } from "../../store/db.ts";

export interface CheckoutParts {
  db: Db;
  clock: Clock;
  config: Config;
  log: Log;
  plans: Plans;
  tries: Tries;
  replies: Replies;
  gateway: Gateway;
  purchases: Purchases;
  publicUrl: () => string;
}

export type CheckoutItem = { kind: "plan"; item: PaidTier } | { kind: "topup"; item: Pack };

const HOUR_MS = 3_600_000;

/** Throws `billing_not_configured`, which names the missing settings, unless payments are configured. */
export function requireBilling({ stripe }: Config): void {
  const missing = [
    ...(stripe.secretKey === "" ? ["STRIPE_SECRET_KEY"] : []),
    ...(stripe.webhookSecret === "" ? ["STRIPE_WEBHOOK_SECRET"] : []),
  ];
  if (missing.length === 0) return;
  throw new Problem(
    "billing_not_configured",
    `this service takes no payments; to enable them, set ${missing.join(" and ")}`,
    {
      members: { missing },
    },
  );
}

/** Converts a failure of the payment provider to a problem; returns any other error unchanged. */
export function providerProblem(thrown: unknown, log: Log): unknown {
  if (!(thrown instanceof PaymentProviderError)) return thrown;
  log.error({ message: thrown.message }, "the payment provider failed");
  return new Problem("payment_provider_error", thrown.message, {
    cause: thrown,
    retryAfterSeconds: 10,
  });
}

/**
 * Opens a checkout for a plan or a pack. Callers without an account get a new one, whose license they receive with the
 * claim. Throws Problem.
 */
export function createCheckout(parts: CheckoutParts) {
  async function open(caller: Caller, wanted: CheckoutItem): Promise<Checkout> {
    const { kind, item } = wanted;
    const { label, usd } = kind === "plan" ? TIERS[item] : PACKS[item];
    const account = caller.by.kind === "address" ? newId("acct", parts.clock.now()) : caller.account;
    const cents = Math.round(usd * 100);
    const purchase = await parts.purchases.open({ account, kind, item, cents });
    const claim = API_BASE + ROUTES.claim.path;
    const opened = await parts.gateway.openCheckout({
      ...wanted,
      purchase,
      account,
      cents,
      title: kind === "plan" ? `Signet ${label}, by the month` : `Signet: ${label}`,
      successUrl: `${parts.publicUrl()}${claim}?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${parts.publicUrl()}${API_BASE}${ROUTES.usage.path}`,
    });
    await parts.purchases.setSession(purchase, opened.sessionId);
    parts.log.info({ purchase, kind, item }, "checkout opened");
    return {
      url: opened.url,
      session_id: opened.sessionId,
      kind,
      ...(kind === "plan" ? { tier: item } : { pack: item }),
      usd,
      expires_at: new Date(opened.expiresAt).toISOString(),
      claim: { method: "GET", path: `${claim}?session_id=${opened.sessionId}` },
    };
  }

  return async (caller: Caller, wanted: CheckoutItem, key: string | undefined): Promise<Checkout> => {
    requireBilling(parts.config);
    try {
      return await parts.replies.once(
        { scope: `checkout ${caller.account}`, key, body: wanted },
        async () => {
          await refuseDouble(parts, caller, wanted);
          await refuseFlood(parts, caller);
          return open(caller, wanted);
        },
        caller.by.kind === "address" ? withoutSession : undefined,
      );
    } catch (thrown) {
      throw providerProblem(thrown, parts.log);
    }
  };
}

export type OpenCheckout = ReturnType<typeof createCheckout>;

/** A repeated checkout without its secret, for a caller who may be somebody else behind the same address. */
const withoutSession = (opened: Checkout): Checkout => ({
  ...opened,
  url: null,
  session_id: null,
  claim: { method: "GET", path: API_BASE + ROUTES.claim.path },
  notice: ALREADY_SHOWN,
});

/** Refuses a plan that the account already has, except in the days of grace after a missed payment. */
async function refuseDouble(
  { db, plans, clock }: CheckoutParts,
  { account }: Caller,
  wanted: CheckoutItem,
): Promise<void> {
  if (wanted.kind === "topup") return;
  const { tier, until } = await plans.standing(db, account);
  if (until === null || until - GRACE_MS <= clock.now() || !covers(tier, wanted.item)) return;
  const message = `this account already has ${tier} until ${new Date(until).toISOString()}`;
  throw new Problem("invalid_request", message, { param: "tier", errors: [{ path: "tier", message }] });
}

async function refuseFlood({ db, tries }: CheckoutParts, { address, by }: Caller): Promise<void> {
  const allowed = {
    name: `checkout ${address}`,
    tries: BOUNDS.checkouts.perAddressAndHour,
    windowMs: HOUR_MS,
  };
  const full = by.kind === "owner" ? null : await tries.take(db, allowed);
  if (!full) return;
  throw new Problem("rate_limited", `an address may open ${allowed.tries} checkouts an hour`, {
    retryAfterSeconds: Math.ceil(full.waitMs / 1000),
  });
}
