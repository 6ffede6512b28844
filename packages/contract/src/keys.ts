import { z } from "zod";
import { BOUNDS } from "./bounds.ts";
import { count, text, withExample } from "./fields.ts";
import { PROVIDER_IDS } from "./providers.ts";

const provider = z.enum(PROVIDER_IDS);

/** The settings of one model provider. Fields that only the owner may see are absent for others. */
export const ProviderKey = z
  .object({
    provider,
    settings: z.array(text("ANTHROPIC_API_KEY")).describe("Names of the provider's settings"),
    set: withExample(z.boolean().optional(), true),
    source: withExample(z.enum(["stored", "env", "none"]).optional(), "stored"),
    last4: withExample(z.string().nullable().optional(), "9f3c").describe(
      "The last four characters of the key, if it is long enough",
    ),
    model: text("claude-sonnet-5-5")
      .nullable()
      .describe("The model in use: the one that is set, otherwise the provider's default"),
    base_url: withExample(z.string().nullable().optional(), null).describe(
      "Null: the provider's own address",
    ),
    unreadable: z
      .array(z.string())
      .optional()
      .describe("Stored settings that the master key can no longer decrypt"),
  })
  .meta({ id: "ProviderKey" });
export type ProviderKey = z.infer<typeof ProviderKey>;

export const ProviderKeyList = z
  .object({
    editable: z.boolean().describe("Whether the caller may set keys"),
    providers: z.array(ProviderKey).describe("In the order in which they are asked"),
  })
  .meta({ id: "ProviderKeyList" });
export type ProviderKeyList = z.infer<typeof ProviderKeyList>;

const settings = z.record(z.string().max(100), z.string().max(BOUNDS.providerSettingChars));
const triedSettings = settings.describe(
  "Values to use in place of those that are set, by name of the setting; they are not stored, and an empty one counts as not set",
);

export const SetProviderKeys = z
  .object({
    keys: settings
      .refine((keys) => Object.keys(keys).length > 0, "must contain at least one setting")
      .describe("Values by name of the setting; an empty value clears the setting"),
  })
  .meta({ id: "SetProviderKeys" });

export const ProviderKeysSet = z
  .object({
    ok: z.literal(true),
    updated: z.array(text("ANTHROPIC_API_KEY")),
    cleared: withExample(z.array(z.string()), []),
  })
  .meta({ id: "ProviderKeysSet" });
export type ProviderKeysSet = z.infer<typeof ProviderKeysSet>;

export const ProbeRequest = z
  .object({
    provider: withExample(z.string().max(100), "anthropic"),
    settings: triedSettings.optional(),
  })
  .meta({ id: "ProbeRequest" });

export const ModelsRequest = z.object({ settings: triedSettings }).meta({ id: "ModelsRequest" });

export const PROBE_ERRORS = [
  "invalid_key",
  "no_credit",
  "forbidden",
  "unknown_model",
  "rate_limited",
  "timeout",
  "unreachable",
  "blocked",
  "failed",
] as const;

export const ProviderProbe = z
  .object({
    ok: z.boolean(),
    provider,
    model: text("claude-sonnet-5-5"),
    latency_ms: count(640),
    tools: withExample(z.boolean().optional(), true).describe(
      "Whether the model made the tool call that it was asked for, which coding runs need; absent if it failed or was cut off before",
    ),
    context_tokens: withExample(z.number().int().optional(), 131_072).describe(
      "The model's context window, if a setting or the server says it",
    ),
    error: z.object({ code: z.enum(PROBE_ERRORS), message: z.string() }).optional(),
  })
  .meta({ id: "Probe" });
export type ProviderProbe = z.infer<typeof ProviderProbe>;

export const ProviderModels = z
  .object({
    ok: z.boolean(),
    provider,
    model: text("claude-sonnet-5-5").nullable().describe("The model that is set; null: none"),
    models: withExample(z.array(z.string()), ["claude-sonnet-5-5"]).describe(
      "Names of the models that the provider offers, in its own order, at most 1000",
    ),
    error: z.object({ code: z.enum(PROBE_ERRORS), message: z.string() }).optional(),
  })
  .meta({ id: "ProviderModels" });
export type ProviderModels = z.infer<typeof ProviderModels>;
