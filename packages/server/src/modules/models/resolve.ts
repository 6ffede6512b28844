import { type Model, PROVIDER_IDS, type ProviderId, PROVIDERS } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import { DEADLINES, type Deadlines } from "./deadlines.ts";
import { withFallback } from "./fallback.ts";
import { probe, type ProbeResult } from "./probe.ts";
import type { ProviderKeys, StoredProvider } from "./provider-keys.ts";
import { createProviderModel, type FetchFor, type ProviderChoice } from "./provider.ts";
import { withRetries } from "./retry.ts";

/** One provider's settings from the environment; an empty text if not set. */
export interface EndpointSettings {
  apiKey: string;
  model: string;
  baseUrl: string;
}

export interface ModelsParts {
  keys: ProviderKeys;
  providers: Record<ProviderId, EndpointSettings>;
  gateway: EndpointSettings | null;
  /** The model of local weights. */
  local: Model | null;
  builtin: Model;
  fetchFor: FetchFor;
  clock: Clock;
  /** A random number from 0 to below 1. */
  random: () => number;
  deadlines?: Deadlines;
}

/** Wraps the current model, with an agent's own built-in model in place of the built-in coder. */
export const withBuiltin =
  (current: () => Promise<Model>, builtin: Model): (() => Promise<Model>) =>
  async () => {
    const model = await current();
    return model.engine === "builtin" ? builtin : model;
  };

export type KeySource = "stored" | "env";
/** The state of a provider: the source of its key, and its choice if it can be used. */
export interface ProviderStatus {
  provider: ProviderId;
  source: KeySource | "none";
  choice: ProviderChoice | null;
  unreadable: string[];
}

const ATTEMPTS = 4;
/** With a fallback available, long waits for this provider are not worthwhile. */
const ATTEMPTS_BEFORE_FALLBACK = 2;

/**
 * Chooses the model that answers: providers with a stored key (the one set last first), then those of the environment, then
 * the gateway, then local weights. Providers and gateway are fallbacks for one another. Without any of these, the built-in
 * engine answers.
 */
export function createModels(parts: ModelsParts) {
  let built: { content: string; model: Model } | undefined;

  /** All providers, in the order in which they would be asked. */
  async function standings(): Promise<ProviderStatus[]> {
    const stored = (await parts.keys.read()).map((one) => fromStored(one, parts));
    const taken = new Set(stored.filter(({ choice }) => choice).map(({ provider }) => provider));
    const others = PROVIDER_IDS.filter((provider) => !taken.has(provider)).map((provider) => {
      const status = fromEnvironment(provider, parts);
      const unreadable = stored.find((one) => one.provider === provider)?.unreadable ?? [];
      return { ...status, unreadable };
    });
    return [
      ...stored.filter(({ choice }) => choice),
      ...others.toSorted((a, b) => Number(b.choice !== null) - Number(a.choice !== null)),
    ];
  }

  async function choices(): Promise<ProviderChoice[]> {
    const own = (await standings()).flatMap(({ choice }) => choice ?? []);
    return parts.gateway ? [...own, gatewayChoice(parts.gateway)] : own;
  }

  /** The model that answers now. The keys are read each time, so a new key is used from the next request on. */
  async function current(): Promise<Model> {
    const wanted = await choices();
    const content = JSON.stringify(wanted);
    if (built?.content !== content) built = { content, model: build(wanted, parts) };
    return built.model;
  }

  /** Sends one request to a provider with its settings. Null if no key is set. */
  async function tryOut(provider: ProviderId): Promise<{ model: string; probed: ProbeResult } | null> {
    const choice = (await standings()).find((one) => one.provider === provider)?.choice;
    if (!choice) return null;
    const { deadlines = DEADLINES, fetchFor } = parts;
    const model = createProviderModel(choice, { deadlines, fetchFor });
    return { model: choice.model, probed: await probe(model, () => parts.clock.now()) };
  }

  return { standings, current, tryOut };
}

export type Models = ReturnType<typeof createModels>;

function build(choices: ProviderChoice[], parts: ModelsParts): Model {
  const { clock, random, local, builtin, fetchFor, deadlines = DEADLINES } = parts;
  const attempts = choices.length > 1 ? ATTEMPTS_BEFORE_FALLBACK : ATTEMPTS;
  const asked = choices.map((choice) =>
    withRetries(createProviderModel(choice, { deadlines, fetchFor }), { clock, random, attempts }),
  );
  const [first, ...others] = asked;
  // Local weights have a far smaller context window and would limit the history of the whole chain, so they are not part of it.
  return first ? withFallback([first, ...others], () => clock.now()) : (local ?? builtin);
}

/**
 * A stored address is only used with a stored key. Otherwise, anyone who can store an address could have the environment's
 * key sent there.
 */
function fromStored({ provider, values, unreadable }: StoredProvider, parts: ModelsParts): ProviderStatus {
  const own = parts.providers[provider];
  const { API_KEY: apiKey = "", BASE_URL: stored = "" } = values;
  const baseUrl = stored || own.baseUrl;
  const usable = provider === "openai_compatible" ? baseUrl !== "" && (apiKey || stored) : apiKey;
  const endpoint = { apiKey, baseUrl, model: values.MODEL || own.model };
  const choice = usable ? choiceOf(provider, endpoint, stored ? "owner" : configuredTrust(own)) : null;
  return { provider, source: choice ? "stored" : "none", choice, unreadable };
}

function fromEnvironment(provider: ProviderId, parts: ModelsParts): ProviderStatus {
  const own = parts.providers[provider];
  const usable = provider === "openai_compatible" ? own.baseUrl : own.apiKey;
  const choice = usable ? choiceOf(provider, own, configuredTrust(own)) : null;
  return { provider, source: choice ? "env" : "none", choice, unreadable: [] };
}

const configuredTrust = ({ baseUrl }: EndpointSettings) => (baseUrl ? "operator" : "public");

function choiceOf(
  provider: ProviderId,
  { apiKey, baseUrl, model: named }: EndpointSettings,
  trust: ProviderChoice["trust"],
): ProviderChoice | null {
  const { prefix, defaultModel } = PROVIDERS[provider];
  const model = named || defaultModel;
  if (!model) return null;
  return { provider, engine: "byok", settings: prefix, apiKey, baseUrl: baseUrl || null, model, trust };
}

const gatewayChoice = (gateway: EndpointSettings): ProviderChoice => ({
  provider: "gateway",
  engine: "gateway",
  settings: "SVC_GATEWAY",
  ...gateway,
  trust: "operator",
});
