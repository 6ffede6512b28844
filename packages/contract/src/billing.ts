import { z } from "zod";
import { alreadyShown } from "./api-keys.ts";
import { count, runId, text, time, withExample } from "./fields.ts";
import { PACK_IDS, PACKS, PLAN_IDS, TIER_IDS, TIERS, UNITS } from "./tiers.ts";

const units = z.object({ runs: count(50), visual: count(0) });

export const CALLER_KINDS = ["owner", "license", "api_key", "address"] as const;
export type CallerKind = (typeof CALLER_KINDS)[number];

/** A caller's use of one unit today. */
export const UnitUsage = z
  .object({
    limit: count(8).nullable().describe("Units a day; null: no limit"),
    used: count(3),
    remaining: count(5).nullable().describe("Units left today, without credits, which are used after them"),
    credits: count(50).describe("Bought units that remain"),
    reset_at: time,
  })
  .meta({ id: "UnitUsage" });
export type UnitUsage = z.infer<typeof UnitUsage>;

const way = { method: text("POST"), path: text("/api/demo/billing/checkout") };
/** Where to buy more. */
export const Offers = {
  upgrade: z.object({ ...way, tiers: z.array(z.enum(PLAN_IDS)) }),
  buy_topup: z.object({ ...way, packs: z.array(z.enum(PACK_IDS)) }),
};
export const TierOffers = withExample(
  z.record(
    z.enum(TIER_IDS),
    z.object({
      label: text("Plus"),
      usd: withExample(z.number(), 9),
      runs_per_day: count(120),
      visual_per_day: count(20),
      who: text("indie builders and students"),
    }),
  ),
  TIERS,
);
export const PackOffers = withExample(
  z.record(
    z.enum(PACK_IDS),
    z.object({
      label: text("50 runs"),
      usd: withExample(z.number(), 3),
      runs: count(50),
      visual: count(0),
      who: text("a busy afternoon"),
    }),
  ),
  PACKS,
);

export const Glossary = z
  .object({
    model: z.literal("daily_quotas"),
    reset: text("Quotas reset at 00:00 UTC; bought credits do not."),
    units: z.record(z.enum(UNITS), text("One hosted agent task.")),
    not_charged: z.array(text("a run that failed because of the service")),
    topups: text("A pack is paid once."),
    local_unlimited: text("A self-hosted instance has no quotas."),
    cli: text("A command line pointed at your own instance uses no hosted quota."),
    tiers: TierOffers,
    topup_packs: PackOffers,
  })
  .meta({ id: "Glossary", description: "The terms of billing and their meaning." });

/** The terms of billing, for people and programs. */
export const GLOSSARY: z.infer<typeof Glossary> = {
  model: "daily_quotas",
  reset: "Quotas reset at 00:00 UTC; bought credits do not.",
  units: {
    run: "One hosted agent task: a chat, code, research or operator turn. Tokens are not counted.",
    visual:
      "One browser-verified app or page build. Counted separately from runs because it needs more computing time.",
  },
  not_charged: [
    "a run that failed because of the service or the model provider",
    "a visual that was not verified",
    "a run that was cancelled before its first step (ten a day)",
    "a request that was rejected",
    "reading: usage, receipts, runs, events, files",
    "model tokens on free, plus and pro; with your own key your provider bills you",
  ],
  topups: "A pack is paid once. Its units are used after the day's quota and never expire.",
  local_unlimited: "A self-hosted instance without SVC_ADMIN_PASS_SHA256 has no quotas.",
  cli: "A command line pointed at your own instance uses no hosted quota; pointed at a hosted instance it uses the quota of that instance.",
  tiers: TIERS,
  topup_packs: PACKS,
};

export const BillingUsage = z
  .object({
    mode: withExample(z.enum(["self_hosted", "hosted"]), "hosted"),
    unlimited: withExample(z.boolean(), false),
    tier: z.enum(TIER_IDS).nullable().describe("Null if there is no limit"),
    until: withExample(z.iso.datetime().nullable(), "2026-12-26T00:00:00.000Z").describe(
      "When the paid tier ends unless it is renewed, three days after the paid period; null if none is paid",
    ),
    caller: z.object({ kind: withExample(z.enum(CALLER_KINDS), "api_key") }),
    runs: UnitUsage,
    visual: UnitUsage,
    concurrency: z.object({ limit: count(1).nullable(), running: count(0) }),
    tiers: TierOffers,
    topups: PackOffers,
    ...Offers,
    glossary: Glossary,
  })
  .meta({ id: "BillingUsage" });
export type BillingUsage = z.infer<typeof BillingUsage>;

/** Why units were reserved, refunded or credited: each reason's code and meaning. */
export const REASONS = {
  run: "a run used a unit",
  service_failed: "the run failed because of the service: its unit was refunded",
  provider_failed: "the model provider failed: the unit was refunded",
  cancelled: "the run was cancelled before its first step: its unit was refunded",
  not_verified: "the page was not verified: its unit was refunded",
  partial: "the page works but lacks a part of what was requested: its unit was refunded",
  needs_model: "the built-in engine could not do the task: its unit was refunded",
  refund_limit:
    "this unit is not refunded: at most ten units a day are refunded for runs that did not fail because of the service",
  topup: "a pack was bought",
  refund: "the payment was refunded, in whole or in part: the units it paid for were removed",
  dispute: "the payment was disputed: the units it paid for were removed",
  operator: "the operator of the service gave or took back units",
  restored: "a refunded or disputed payment was restored: the units it paid for were added again",
} as const;
export type Reason = keyof typeof REASONS;
const reasons = Object.keys(REASONS) as [Reason, ...Reason[]];

export const StatementEntry = z
  .object({
    n: count(12),
    at: time,
    unit: z.enum(UNITS),
    kind: z.enum(["reserved", "refunded", "kept", "credited"]),
    source: z.enum(["allowance", "credit"]).describe("The daily allowance, or bought units"),
    amount: count(-1).describe("Number of units; negative if they were used or removed"),
    reason: z.enum(reasons),
    text: text("a run used a unit"),
    ref: runId
      .nullable()
      .describe(
        "Id of the run or purchase; null for callers known only by their address, which several people may share",
      ),
  })
  .meta({ id: "StatementEntry" });
export type StatementEntry = z.infer<typeof StatementEntry>;

export const Statement = z
  .object({
    entries: z.array(StatementEntry),
    balance: units.describe("Bought units that remain"),
    next: withExample(z.number().int().nullable(), null).describe("Pass as `before` to get the next page"),
  })
  .meta({ id: "Statement" });
export type Statement = z.infer<typeof Statement>;

export const CheckoutRequest = z.object({ tier: z.enum(PLAN_IDS) }).meta({ id: "CheckoutRequest" });
export const TopupRequest = z.object({ pack: z.enum(PACK_IDS) }).meta({ id: "TopupRequest" });

const bought = {
  tier: z.enum(PLAN_IDS).optional(),
  pack: withExample(z.enum(PACK_IDS).optional(), "runs_50"),
};

export const Checkout = z
  .object({
    url: text("https://checkout.stripe.com/c/pay/cs_test_a1b2c3")
      .nullable()
      .describe("Where to pay; null if `session_id` is null"),
    session_id: text("cs_test_a1b2c3")
      .nullable()
      .describe(
        "Keep it secret: anyone who knows it can claim the purchase. Null if a caller without a credential repeats an Idempotency-Key",
      ),
    kind: withExample(z.enum(["plan", "topup"]), "topup"),
    ...bought,
    usd: withExample(z.number(), 3),
    expires_at: time,
    claim: z.object({ method: text("GET"), path: text("/api/demo/billing/topup/claim") }),
    ...alreadyShown,
  })
  .meta({ id: "Checkout" });
export type Checkout = z.infer<typeof Checkout>;

export const Claim = z
  .object({
    ok: z.literal(true),
    status: z.enum(["credited", "already_credited", "active"]),
    kind: withExample(z.enum(["plan", "topup"]), "topup"),
    ...bought,
    credited: units.describe("The units of this purchase, minus those removed because of refunds"),
    balance: units.describe("Bought units that the account still has"),
    license_token: text("eyJhbGciOiJFZERTQSJ9.eyJqdGkiOiJsaWNfMDZrMyJ9.c2lnbmF0dXJl").describe(
      "Send it as X-SVC-License",
    ),
  })
  .meta({ id: "Claim" });
export type Claim = z.infer<typeof Claim>;

export const PlanCancelled = z
  .object({
    ok: z.literal(true),
    plans: z.array(z.object({ tier: z.enum(PLAN_IDS), until: time, renews: z.literal(false) })),
  })
  .meta({ id: "PlanCancelled" });
export type PlanCancelled = z.infer<typeof PlanCancelled>;

export const PaymentReceived = z.object({ received: z.literal(true) }).meta({ id: "PaymentReceived" });

export const Jwks = z
  .object({
    keys: z.array(
      z.object({
        kty: z.literal("OKP"),
        crv: z.literal("Ed25519"),
        x: text("11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"),
        kid: text("lk_2026_11"),
        alg: z.literal("EdDSA"),
        use: z.literal("sig"),
      }),
    ),
  })
  .meta({ id: "Jwks", description: "The public keys for verifying licenses (RFC 7517)." });
export type Jwks = z.infer<typeof Jwks>;
