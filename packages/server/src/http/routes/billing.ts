import type { CancelPlan } from "../../usecases/billing/cancel-plan.ts";
import type { OpenCheckout } from "../../usecases/billing/checkout.ts";
import type { ManageLicenses } from "../../usecases/callers/manage-licenses.ts";
import type { ShowUsage } from "../../usecases/billing/show-usage.ts";
import type { TakePayment } from "../../usecases/billing/take-payment.ts";
import { readText } from "../body.ts";
import { claimPage, wantsPage } from "../claim-page.ts";
import type { HttpApp } from "../context.ts";
import { serve } from "../route.ts";

export interface BillingRouteParts {
  showUsage: ShowUsage;
  openCheckout: OpenCheckout;
  takePayment: TakePayment;
  cancelPlan: CancelPlan;
  manageLicenses: ManageLicenses;
}

/** `/billing/*`: usage, the statement, and payments. */
export function billingRoutes(app: HttpApp, parts: BillingRouteParts): void {
  const { showUsage, openCheckout, takePayment, cancelPlan, manageLicenses } = parts;

  serve(app, "usage", async ({ caller }) => await showUsage.usage(caller));

  serve(
    app,
    "statement",
    async ({ query, caller }) => await showUsage.statement(caller, query.limit, query.before),
  );

  serve(
    app,
    "checkout",
    async ({ body, headers, caller }) =>
      await openCheckout(caller, { kind: "plan", item: body.tier }, headers["idempotency-key"]),
  );

  serve(
    app,
    "topupCheckout",
    async ({ body, headers, caller }) =>
      await openCheckout(caller, { kind: "topup", item: body.pack }, headers["idempotency-key"]),
  );

  serve(app, "claim", async ({ query, caller, c }) => {
    // The address contains the checkout's id, which other sites must not see as a referrer.
    c.header("Referrer-Policy", "no-referrer");
    const claim = await takePayment.claim(query.session_id, caller.address);
    return wantsPage(c) ? claimPage(c, claim) : claim;
  });

  serve(app, "cancelPlan", async ({ caller }) => await cancelPlan(caller));

  serve(app, "paymentWebhook", async ({ c }) => {
    await takePayment.receive(await readText(c.req.raw), c.req.header("stripe-signature") ?? "");
    return { received: true as const };
  });

  serve(app, "jwks", async () => await manageLicenses.jwks());
}
