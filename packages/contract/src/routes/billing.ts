import { z } from "zod";
import {
  BillingUsage,
  Checkout,
  CheckoutRequest,
  Claim,
  Jwks,
  PaymentReceived,
  PlanCancelled,
  Statement,
  TopupRequest,
} from "../billing.ts";
import { BOUNDS } from "../bounds.ts";
import { withExample } from "../fields.ts";
import { BODY_PROBLEMS, before, COSTS, idempotent, IDEMPOTENT, page, type Route } from "./route.ts";

const PAID = ["billing_not_configured", "payment_provider_error"] as const;

export const billingRoutes = {
  usage: {
    method: "get",
    path: "/billing/usage",
    summary: "The rest of the day's quota and of bought credits, with the terms of billing",
    consumes: null,
    answer: { kind: "json", schema: BillingUsage },
    problems: [],
  },
  statement: {
    method: "get",
    path: "/billing/statement",
    summary: "Every change of the account's units with its reason, newest first",
    consumes: null,
    query: z.object({
      limit: page(BOUNDS.statementLimit),
      before: before.number,
    }),
    answer: { kind: "json", schema: Statement },
    problems: ["invalid_request"],
  },
  checkout: {
    method: "post",
    path: "/billing/checkout",
    summary: "Open a checkout for a monthly plan",
    consumes: null,
    headers: z.object(idempotent),
    body: CheckoutRequest,
    answer: { kind: "json", schema: Checkout },
    problems: [...COSTS, ...BODY_PROBLEMS, ...IDEMPOTENT, ...PAID, "rate_limited"],
    example: { tier: "plus" },
  },
  topupCheckout: {
    method: "post",
    path: "/billing/topup/checkout",
    summary: "Open a checkout for a one-time pack",
    consumes: null,
    headers: z.object(idempotent),
    body: TopupRequest,
    answer: { kind: "json", schema: Checkout },
    problems: [...COSTS, ...BODY_PROBLEMS, ...IDEMPOTENT, ...PAID, "rate_limited"],
    example: { pack: "runs_50" },
  },
  claim: {
    method: "get",
    path: "/billing/topup/claim",
    summary: "Claim a paid plan or pack and get its license; safe to repeat",
    consumes: null,
    page: true,
    query: z.object({
      session_id: withExample(z.string().min(1).max(255), "cs_test_a1b2c3").describe(
        "`session_id` of the checkout",
      ),
    }),
    answer: { kind: "json", schema: Claim },
    also: [{ kind: "bytes", type: "text/html", example: "<!doctype html><title>Thank you</title>" }],
    problems: [
      "invalid_request",
      "session_not_found",
      "payment_pending",
      "license_required",
      "rate_limited",
      ...PAID,
    ],
  },
  cancelPlan: {
    method: "post",
    path: "/billing/cancel",
    summary: "Cancel the renewal of the caller's plan; it remains active until the end of the paid period",
    consumes: null,
    answer: { kind: "json", schema: PlanCancelled },
    problems: ["not_found", ...PAID],
  },
  paymentWebhook: {
    method: "post",
    path: "/billing/webhook",
    summary: "Receive events of the payment provider; the signature covers the raw body",
    consumes: null,
    rawBody: true,
    headers: z.object({
      "stripe-signature": withExample(z.string().optional(), "t=1795348800,v1=5257a869e7ec").describe(
        "The payment provider's signature of the body",
      ),
    }),
    answer: { kind: "json", schema: PaymentReceived },
    problems: ["invalid_signature", "invalid_json", "invalid_request", "body_too_large", ...PAID],
    example: { id: "evt_1a2b3c", type: "checkout.session.completed" },
  },
  jwks: {
    method: "get",
    path: "/billing/jwks.json",
    summary: "The public keys for verifying licenses",
    consumes: null,
    public: true,
    answer: { kind: "json", schema: Jwks },
    problems: [],
  },
} as const satisfies Record<string, Route>;
