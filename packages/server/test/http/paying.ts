import type { TestContext } from "node:test";
import { SECRET_KEY, startStripe, WEBHOOK_SECRET } from "../support/stripe.ts";
import { HOSTED, service } from "./rig.ts";

/** A hosted service that takes payments, and the payment provider on its clock. */
export async function paying(t: TestContext) {
  const time = { now: () => 0 };
  const stripe = await startStripe(() => Math.floor(time.now() / 1000));
  t.after(stripe.close);
  const rig = await service(t, {
    env: {
      ...HOSTED,
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      SVC_STRIPE_BASE_URL: stripe.url,
    },
  });
  time.now = () => rig.clock.now();
  /** Opens a checkout and pays it: its session's id. */
  async function pay(wanted: { tier: string } | { pack: string }, headers: Record<string, string> = {}) {
    const { session_id } = await rig.json("tier" in wanted ? "checkout" : "topupCheckout", {
      body: wanted,
      headers,
    });
    stripe.pay(session_id!);
    return session_id!;
  }
  return {
    ...rig,
    stripe,
    pay,
    claim: (session_id: string) => rig.json("claim", { query: { session_id } }),
    /** Pays and claims: the license, as a request sends it. */
    license: async (wanted: { tier: string } | { pack: string }) => {
      const { license_token } = await rig.json("claim", { query: { session_id: await pay(wanted) } });
      return { "X-SVC-License": license_token };
    },
    /** The provider tells of a checkout. */
    tell: (type: string, session: string, signature?: string) => {
      const event = stripe.event(type, session);
      const headers = { "stripe-signature": signature ?? event.signature };
      return rig.ask("paymentWebhook", { raw: event.body, headers });
    },
  };
}
