import { type Model, NO_MODEL_CHOSEN, PROVIDER_IDS, type ProviderId, PROVIDERS } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import type { Endpoint } from "../../base/config.ts";
import type { Log } from "../../base/log.ts";
import { DEADLINES, type Deadlines } from "./deadlines.ts";
import { type Completed, createCompleter } from "./complete.ts";
import { withFallback } from "./fallback.ts";
import { listModels } from "./listing.ts";
import { ModelError } from "./model-error.ts";
import { unnamedModel, withNames } from "./named-models.ts";
import { probe, type ProbeResult } from "./probe.ts";
import type { Field, ProviderKeys, StoredProvider } from "./provider-keys.ts";
import { CONTEXT_TOKENS, createProviderModel, type FetchFor, type ProviderChoice } from "./provider.ts";
import { searchWithProvider, type SourcePage } from "./provider-search.ts";
import { withRetries } from "./retry.ts";
import { watched, type WatchModel } from "./watched.ts";

export interface ModelsParts {
  keys: ProviderKeys;
  providers: Record<ProviderId, Endpoint>;
  gateway: Endpoint | null;
  /** The model of local weights. */
  local: Model | null;
  builtin: Model;
  /** Learns of each attempt at a turn of a provider; the other models are watched already. */
  watch?: WatchModel;
  fetchFor: FetchFor;
  clock: Clock;
  /** Receives the reason of every failed call. */
  log: Log;
  /** Whether a failure may name the models that a provider offers; on a hosted service strangers would read them. */
  tellsNames: boolean;
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
  const complete = createCompleter(parts);

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

  /** The model of this name at the provider that answers now, without a fallback. Null if no provider is set. */
  async function named(name: string): Promise<Model | null> {
    const [first] = await choices();
    return first ? build([await complete({ ...first, model: name })], parts) : null;
  }

  /** The model that answers now. The keys are read each time, so a new key is used from the next request on. */
  async function current(): Promise<Model> {
    const wanted = await Promise.all((await choices()).map((choice) => complete(choice)));
    const content = JSON.stringify(wanted.map(({ choice, missing }) => [choice, missing?.message]));
    if (built?.content !== content) built = { content, model: build(wanted, parts) };
    return built.model;
  }

  /** What would be asked of a provider with these settings in place of the stored ones. Null if no key is set. */
  async function choiceWith(provider: ProviderId, changes: Changes = {}): Promise<ProviderChoice | null> {
    const kept = (await parts.keys.read()).find((one) => one.provider === provider);
    const values = { ...kept?.values, ...changes };
    const { choice } = fromStored({ provider, values, unreadable: [] }, parts);
    return choice ?? fromEnvironment(provider, parts).choice;
  }

  /** Sends a request to a provider with its settings, changed by `changes`. Null if no key is set. */
  async function tryOut(provider: ProviderId, changes?: Changes): Promise<Tried | null> {
    const set = await choiceWith(provider, changes);
    if (!set) return null;
    const { choice, missing } = await complete(set, true);
    const model = missing ? unnamedModel(choice, missing, CONTEXT_TOKENS) : providerModel(choice, parts);
    const probed = await probe(withRetries(model, retriesOf(model, parts, 1)), () => parts.clock.now());
    // A server may know its context size only now, since it has loaded the model.
    const { contextTokens } = (await complete(set, true)).choice;
    return {
      model: choice.model || NO_MODEL_CHOSEN,
      probed,
      contextTokens: set.contextTokens || contextTokens,
    };
  }

  /** The names of the models that a provider offers. Throws ModelError. */
  const offered = (choice: ProviderChoice): Promise<string[]> => listModels(choice, parts.fetchFor);

  /** The pages that the provider that answers now finds with its own search. Null if it has none. Throws ModelError. */
  async function search(q: string, signal: AbortSignal): Promise<SourcePage[] | null> {
    const [first] = await choices();
    const { deadlines = DEADLINES, fetchFor } = parts;
    return first ? searchWithProvider(first, { deadlines, fetchFor }, q, signal) : null;
  }

  return { standings, current, named, choiceWith, tryOut, offered, search };
}

/** Values of a provider's settings; an empty one counts as not set. */
export type Changes = Partial<Record<Field, string>>;

export type Models = ReturnType<typeof createModels>;

/** The result of a probe; `contextTokens` is 0 if neither the settings nor the server say it. */
export interface Tried {
  model: string;
  probed: ProbeResult;
  contextTokens: number;
}

function providerModel(
  choice: ProviderChoice,
  { deadlines = DEADLINES, fetchFor, tellsNames, watch }: ModelsParts,
): Model {
  const plain = createProviderModel(choice, { deadlines, fetchFor });
  const model = watch ? watched(plain, watch) : plain;
  return tellsNames ? withNames(model, () => listModels(choice, fetchFor)) : model;
}

/** How a model is retried; each failure becomes one line of the log, without anything of the request. */
function retriesOf({ provider, id }: Model, { clock, random, log }: ModelsParts, attempts: number) {
  const onFailure = ({ code, reason, status, message }: ModelError, attempt: number) =>
    log.warn(
      { provider, model: id, code, reason, status, attempt, attempts, message },
      "a model call failed",
    );
  return { clock, random, attempts, onFailure };
}

function build(wanted: Completed[], parts: ModelsParts): Model {
  const { clock, local, builtin } = parts;
  const attempts = wanted.length > 1 ? ATTEMPTS_BEFORE_FALLBACK : ATTEMPTS;
  const asked = wanted.map(({ choice, missing }) => {
    if (!missing) {
      const model = providerModel(choice, parts);
      return withRetries(model, retriesOf(model, parts, attempts));
    }
    const model = unnamedModel(choice, missing, CONTEXT_TOKENS);
    return withRetries(model, retriesOf(model, parts, 1));
  });
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
  const { API_KEY: apiKey = "", BASE_URL: stored = "", CONTEXT_TOKENS } = values;
  const baseUrl = stored || own.baseUrl;
  const usable = provider === "openai_compatible" ? baseUrl !== "" && (apiKey || stored) : apiKey;
  const contextTokens = Number(CONTEXT_TOKENS || own.contextTokens);
  const vision = values.VISION ? values.VISION === "1" : own.vision;
  const endpoint = { apiKey, baseUrl, model: values.MODEL || own.model, contextTokens, vision };
  const choice = usable ? choiceOf(provider, endpoint, stored ? "owner" : configuredTrust(own)) : null;
  return { provider, source: choice ? "stored" : "none", choice, unreadable };
}

function fromEnvironment(provider: ProviderId, parts: ModelsParts): ProviderStatus {
  const own = parts.providers[provider];
  const usable = provider === "openai_compatible" ? own.baseUrl : own.apiKey;
  const choice = usable ? choiceOf(provider, own, configuredTrust(own)) : null;
  return { provider, source: choice ? "env" : "none", choice, unreadable: [] };
}

const configuredTrust = ({ baseUrl }: Endpoint) => (baseUrl ? "operator" : "public");

function choiceOf(
  provider: ProviderId,
  { apiKey, baseUrl, model: named, contextTokens, vision }: Endpoint,
  trust: ProviderChoice["trust"],
): ProviderChoice {
  const { prefix, defaultModel } = PROVIDERS[provider];
  const model = named || (defaultModel ?? "");
  return {
    provider,
    engine: "byok",
    settings: prefix,
    apiKey,
    baseUrl: baseUrl || null,
    model,
    contextTokens,
    vision,
    trust,
  };
}

const gatewayChoice = (gateway: Endpoint): ProviderChoice => ({
  provider: "gateway",
  engine: "gateway",
  settings: "SVC_GATEWAY",
  ...gateway,
  trust: "operator",
});
