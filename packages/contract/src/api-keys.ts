import { z } from "zod";
import { BOUNDS } from "./bounds.ts";
import { text, time, withExample } from "./fields.ts";
import { TIER_IDS } from "./tiers.ts";

/** The notice in a repeated response that omits the secret. */
export const ALREADY_SHOWN =
  "already shown: the first response to this Idempotency-Key contained the secret; a caller without a credential receives it only once";
export const alreadyShown = { notice: z.string().optional().describe("Why the secret is omitted") };

const entry = {
  id: text("0123456789abc"),
  prefix: text("svc_0123456789abc_").describe("The beginning of the key; identifies it without revealing it"),
  tier: z
    .enum(TIER_IDS)
    .describe("The tier that was requested; the limits are those that the account has now"),
  label: text("my app"),
  created_at: time,
};

export const MintApiKey = z
  .object({
    tier: z.enum(TIER_IDS).default("free"),
    label: z
      .string()
      .trim()
      .min(BOUNDS.label.min)
      .max(BOUNDS.label.max)
      .regex(/^[^\u0000-\u001f\u007f-\u009f]*$/, "must not contain control characters")
      .default("api key"),
  })
  .meta({ id: "MintApiKey" });
export type MintApiKey = z.infer<typeof MintApiKey>;

export const MintedApiKey = z
  .object({
    ...entry,
    api_key: text("svc_0123456789abc_<49 letters and digits>")
      .nullable()
      .describe(
        "The key itself, shown only once. Null if a caller without a credential repeats an Idempotency-Key",
      ),
    ...alreadyShown,
  })
  .meta({ id: "MintedApiKey" });
export type MintedApiKey = z.infer<typeof MintedApiKey>;

export const ApiKey = z
  .object({
    ...entry,
    last_used_at: time.nullable(),
    revoked_at: withExample(z.iso.datetime().nullable(), null),
  })
  .meta({ id: "ApiKey" });
export type ApiKey = z.infer<typeof ApiKey>;

export const ApiKeyList = z.object({ keys: z.array(ApiKey) }).meta({ id: "ApiKeyList" });
export type ApiKeyList = z.infer<typeof ApiKeyList>;

/** The pattern of a key, for secret scanners. */
export const API_KEY_PATTERN = "svc_[0-9A-Za-z]{13}_[0-9A-Za-z]{49}";
