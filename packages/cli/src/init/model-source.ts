import type { ProviderId, ProviderKey } from "@signet/contract";
import { PROVIDER_IDS, PROVIDERS } from "@signet/contract/values";
import { UsageError } from "../command.ts";
import type { FoundServer } from "./find-servers.ts";

/** Where a model can be had: a provider or server, and the key for it. */
export interface ModelSource {
  provider: ProviderId;
  /** What it is, for a person. */
  label: string;
  /** Null: the provider's own address. */
  baseUrl: string | null;
  /** Empty: none, or the one that the service has. */
  apiKey: string;
  /** The names of its models, if they are known already. */
  models: string[] | null;
  /** The model that its environment names. */
  model: string | null;
}

type Variables = Readonly<Record<string, string | undefined>>;
type Fields = "API_KEY" | "MODEL" | "BASE_URL";

const variable = (env: Variables, provider: ProviderId, field: Fields): string =>
  (env[`${PROVIDERS[provider].prefix}_${field}`] ?? "").trim();

/** An address as the service keeps it. */
const withoutSlash = (url: string) => url.replace(/\/+$/, "");

/** A model server of this machine as a source. */
export const serverSource = ({ label, baseUrl, models }: FoundServer): ModelSource => ({
  provider: "openai_compatible",
  label: `${label} at ${baseUrl}`,
  baseUrl,
  apiKey: "",
  models,
  model: null,
});

/** The providers whose key, or whose server's address, is in the environment. */
export const sourcesOf = (env: Variables): ModelSource[] =>
  PROVIDER_IDS.flatMap((provider) => {
    const { prefix, label, defaultModel } = PROVIDERS[provider];
    const needed = defaultModel === null ? "BASE_URL" : "API_KEY";
    if (variable(env, provider, needed) === "") return [];
    return [{ ...source(provider, env), label: `${label}, with ${prefix}_${needed} of the environment` }];
  });

function source(provider: ProviderId, env: Variables): ModelSource {
  return {
    provider,
    label: PROVIDERS[provider].label,
    baseUrl: withoutSlash(variable(env, provider, "BASE_URL")) || null,
    apiKey: variable(env, provider, "API_KEY"),
    models: null,
    model: variable(env, provider, "MODEL") || null,
  };
}

/**
 * The source that options name. A key of the environment is used only at the address that the environment names, or at
 * the one that is named here if it names none.
 */
export function requestedSource(
  { provider, baseUrl, apiKey }: { provider: ProviderId; baseUrl: string | null; apiKey: string | null },
  env: Variables,
): ModelSource {
  const own = source(provider, env);
  const address = baseUrl === null ? own.baseUrl : withoutSlash(baseUrl);
  const elsewhere = own.baseUrl !== null && own.baseUrl !== address;
  return {
    ...own,
    baseUrl: address,
    apiKey: apiKey ?? (elsewhere ? "" : own.apiKey),
    model: elsewhere ? null : own.model,
  };
}

/** The provider of this name. Throws a UsageError. */
export function providerNamed(name: string): ProviderId {
  const provider = PROVIDER_IDS.find((id) => id === name);
  if (provider) return provider;
  throw new UsageError(`there is no provider ${name}; there are ${PROVIDER_IDS.join(", ")}`);
}

/**
 * The settings that make the service use a source. A stored key is never used at another address than the one that it was
 * stored for, and a new key only at the address that is named with it, or else the provider's own.
 */
export function settingsFor(
  { provider, baseUrl, apiKey }: ModelSource,
  model: string | null,
  current: ProviderKey | undefined,
): Record<string, string> {
  const { prefix } = PROVIDERS[provider];
  const place = current?.set && current.base_url ? withoutSlash(current.base_url) : null;
  const address = baseUrl ?? addressWithout(provider, apiKey, place);
  const moved = address !== place;
  const settings: Record<string, string> = {};
  if (apiKey !== "" || moved) settings[`${prefix}_API_KEY`] = apiKey;
  if (moved) settings[`${prefix}_BASE_URL`] = address ?? "";
  if (model !== null) settings[`${prefix}_MODEL`] = model;
  // What was said of another model does not hold for this one.
  if (moved || (model !== null && model !== current?.model))
    Object.assign(settings, { [`${prefix}_CONTEXT_TOKENS`]: "", [`${prefix}_VISION`]: "" });
  return settings;
}

/** The address where none is named. */
const addressWithout = (provider: ProviderId, apiKey: string, place: string | null) =>
  apiKey === "" || PROVIDERS[provider].defaultModel === null ? place : null;
