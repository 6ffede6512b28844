import { z } from "zod";
import { Glossary, Offers, PackOffers, TierOffers } from "./billing.ts";
import { INTERFACE_VERSION } from "./bounds.ts";
import { ENGINES } from "./events.ts";
import { SealedReceipt } from "./receipt.ts";
import { Run } from "./run.ts";
import { TIER_IDS } from "./tiers.ts";

const capability = z.object({ ready: z.boolean(), reason: z.string().optional() });

export const Status = z
  .object({
    status: z.enum(["ok", "degraded"]),
    ready: z.boolean(),
    name: z.string(),
    version: z.string(),
    interface_version: z.literal(INTERFACE_VERSION),
    mode: z.enum(["self_hosted", "hosted"]),
    engine: z.object({ active: z.enum(ENGINES), provider: z.string(), model: z.string() }),
    capabilities: z.object({ chat: capability, code: capability, visual: capability }),
    uptime_s: z.number().int(),
    now: z.iso.datetime(),
  })
  .meta({ id: "Status" });
export type Status = z.infer<typeof Status>;

export const SandboxHealth = z
  .object({
    driver: z.string(),
    isolation: z.string(),
    ready: z.boolean(),
    features: z.record(z.string(), z.union([z.string(), z.boolean()])),
    missing: z.array(z.string()),
  })
  .meta({ id: "SandboxHealth" });
export type SandboxHealth = z.infer<typeof SandboxHealth>;

/** The browser that pages are checked in. `version` and `sandbox` are known once it was started. */
export const BrowserHealth = z
  .object({
    ready: z.boolean(),
    name: z.string().nullable(),
    version: z.string().nullable(),
    sandbox: z.string().nullable(),
    reason: z.string().optional(),
  })
  .meta({ id: "BrowserHealth" });
export type BrowserHealth = z.infer<typeof BrowserHealth>;

export const CodeHealth = z
  .object({
    ok: z.boolean(),
    sandbox: SandboxHealth,
    browser: BrowserHealth,
    ledger: z.object({
      size: z.number().int(),
      head: z.string(),
      checkpoint_at: z.iso.datetime().nullable(),
      verified: z.boolean(),
      verified_at: z.iso.datetime().nullable(),
    }),
  })
  .meta({ id: "CodeHealth" });
export type CodeHealth = z.infer<typeof CodeHealth>;

export const ReceiptPage = z
  .object({
    receipts: z.array(SealedReceipt),
    count: z.number().int(),
    size: z.number().int().describe("Lines in the whole ledger"),
    head: z.string().describe("receipt_sha of the newest line"),
    checkpoint: z.string().nullable(),
    key: z.string().nullable(),
    next: z.number().int().nullable().describe("Pass as `before` for the page after this one"),
  })
  .meta({ id: "ReceiptPage" });
export type ReceiptPage = z.infer<typeof ReceiptPage>;

export const RunList = z
  .object({
    runs: z.array(Run),
    next: z.string().nullable().describe("Pass as `before` for the page after this one"),
  })
  .meta({ id: "RunList" });
export type RunList = z.infer<typeof RunList>;

export const Catalog = z
  .object({
    version: z.string(),
    interface_version: z.string(),
    base_url: z.string(),
    endpoints: z.array(
      z.object({
        id: z.string(),
        method: z.string(),
        path: z.string(),
        summary: z.string(),
        consumes: z.string().nullable(),
        stream: z.boolean(),
        example: z.unknown().optional(),
      }),
    ),
    auth: z.array(z.object({ mode: z.string(), header: z.string().nullable(), effect: z.string() })),
    billing: z.object({
      mode: z.enum(["self_hosted", "hosted"]),
      unlimited: z.boolean(),
      payments: z.boolean().describe("Whether plans and packs can be paid here"),
      usage: z.string(),
      statement: z.string(),
      ...Offers,
      concurrency: z.record(z.enum(TIER_IDS), z.number().int()),
      glossary: Glossary,
    }),
    sse: z.object({ code: z.array(z.string()), chat: z.array(z.string()), visual: z.array(z.string()) }),
    tiers: TierOffers,
    topups: PackOffers,
    limits: z.unknown(),
    errors: z.array(
      z.object({ code: z.string(), status: z.number().int(), title: z.string(), retryable: z.boolean() }),
    ),
    links: z.object({ openapi: z.string(), ledger_key: z.string().nullable(), license_keys: z.string() }),
  })
  .meta({ id: "Catalog" });
export type Catalog = z.infer<typeof Catalog>;
