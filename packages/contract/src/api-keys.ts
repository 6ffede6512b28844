import { z } from "zod";
import { BOUNDS } from "./bounds.ts";
import { text, time, withExample } from "./fields.ts";
import { TIER_IDS } from "./tiers.ts";

/** The notice in a repeated answer from which the secret is left out. */
export const ALREADY_SHOWN =
  "already shown: the first answer to this Idempotency-Key held the secret, and who is known by an address alone is not told it twice";
export const alreadyShown = { notice: z.string().optional().describe("Says why a secret is left out") };

const entry = {
  id: text("0123456789abc"),
  prefix: text("svc_0123456789abc_").describe(
    "How the key begins: tells it from others without giving it away",
  ),
  tier: z.enum(TIER_IDS).describe("As it was asked for; what it may use is what its account has now"),
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
      .regex(/^[^\u0000-\u001f\u007f-\u009f]*$/, "must not hold control characters")
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
        "The key itself: shown this once, and never again. Null where a caller known by an address alone sends its Idempotency-Key again",
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
