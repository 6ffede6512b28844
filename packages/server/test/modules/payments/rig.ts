import type { TestContext } from "node:test";
import type { Pack, PaidTier } from "@signet/contract";
import type { Caller } from "../../../src/modules/access/caller.ts";
import { loadConfig } from "../../../src/base/config.ts";
import { sessionSha } from "../../../src/modules/payments/snapshot.ts";
import { createCancelPlan } from "../../../src/usecases/billing/cancel-plan.ts";
import { createCheckout } from "../../../src/usecases/billing/checkout.ts";
import { createTakePayment } from "../../../src/usecases/billing/take-payment.ts";
import { billing } from "../../support/billing.ts";
import { temporaryStore } from "../../support/store.ts";
import { SECRET_KEY, startStripe, WEBHOOK_SECRET } from "../../support/stripe.ts";

export const STRANGER: Caller = {
  account: "ip:203.0.113.9",
  owner: "",
  by: { kind: "address" },
  address: "203.0.113.9",
};

/** The whole of billing over a store, and a payment provider of the test's on the same clock. */
export async function cashier(t: TestContext) {
  const store = await temporaryStore(t);
  const { clock, db } = store;
  const stripe = await startStripe(() => Math.floor(clock.now() / 1000));
  t.after(stripe.close);
  const { config } = loadConfig({
    SVC_ADMIN_PASS_SHA256: "0".repeat(64),
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SVC_STRIPE_BASE_URL: stripe.url,
  });
  const lines: string[] = [];
  const say = (fields: object, event: string) => void lines.push(`${event} ${JSON.stringify(fields)}`);
  const log = { debug: say, info: say, warn: say, error: say };
  const parts = {
    ...store,
    ...billing(store, config, log),
    config,
    log,
    publicUrl: () => "https://signet.example",
  };
  const checkout = createCheckout(parts);
  const payments = createTakePayment(parts);
  const receive = (body: string, signature: string) => payments.receive(body, signature);
  return {
    ...parts,
    stripe,
    lines,
    checkout,
    claim: (session: string, address = "203.0.113.9") => payments.claim(session, address),
    cancel: createCancelPlan(parts),
    receive,
    buy: async (item: Pack | PaidTier, caller = STRANGER) =>
      (await checkout(caller, wanted(item), undefined)).session_id!,
    /** The provider tells of something about a checkout. */
    tell: (type: string, session: string) => {
      const { body, signature } = stripe.event(type, session);
      return receive(body, signature);
    },
    /** What all purchases of an account gave, by the books of the metering. */
    credits: async (account: string) => ({
      runs: (await parts.metering.standing(db, account, "run")).credits,
      visual: (await parts.metering.standing(db, account, "visual")).credits,
    }),
    purchaseOf: async (session: string) =>
      (await db
        .selectFrom("purchase")
        .selectAll()
        .where("session_sha", "=", sessionSha(session))
        .executeTakeFirst())!,
  };
}

export type Cashier = Awaited<ReturnType<typeof cashier>>;

/** A paid checkout of the account that another bought for. */
export async function another(shop: Cashier, of: string, item: "plus" | "pro") {
  const { account, jti } = await shop.purchaseOf(of);
  const session = await shop.buy(item, {
    ...STRANGER,
    account,
    by: { kind: "license", jti, account },
  });
  shop.stripe.pay(session);
  return session;
}

/** Whether a checkout's plan goes on by itself. */
export const renews = ({ stripe }: Cashier, session: string): boolean =>
  !stripe.subscriptions.get(stripe.sessions.get(session)!.subscription!)!.cancel_at_period_end;

const wanted = (item: Pack | PaidTier) =>
  item === "plus" || item === "pro" ? ({ kind: "plan", item } as const) : ({ kind: "topup", item } as const);
