import type { EngineKind } from "@signet/contract";
import type { Clock } from "../base/clock.ts";
import { DEADLINES, type Deadlines } from "./deadlines.ts";
import { createOpenAiModel } from "./openai.ts";
import type { Model } from "./port.ts";
import { withRetries } from "./retry.ts";

/** Where a model can be reached. An empty `apiKey` is for a server that asks for none. */
export interface EndpointSettings {
  baseUrl: string;
  apiKey: string;
  model: string;
}

export interface ModelSettings {
  openAiCompatible: EndpointSettings | null;
  gateway: EndpointSettings | null;
}

export interface ResolveDeps {
  fetch: typeof fetch;
  clock: Clock;
  /** From 0 to below 1. */
  random: () => number;
  deadlines?: Deadlines;
}

/** No provider says how much its model can read in a way that all share; this is what most current ones can. */
const CONTEXT_TOKENS = 128_000;
const ATTEMPTS = 4;

/** The model that answers: the owner's own provider, else the shared gateway, else the built-in engine. A setting that does not hold throws and is named. */
export function resolveModel(settings: ModelSettings, builtin: Model, deps: ResolveDeps): Model {
  const { openAiCompatible, gateway } = settings;
  if (openAiCompatible)
    return providerModel("byok", "openai_compatible", "OPENAI_COMPATIBLE", openAiCompatible, deps);
  if (gateway) return providerModel("gateway", "gateway", "SVC_GATEWAY", gateway, deps);
  return builtin;
}

function providerModel(
  engine: EngineKind,
  provider: string,
  settings: string,
  { baseUrl, apiKey, model }: EndpointSettings,
  { fetch, clock, random, deadlines = DEADLINES }: ResolveDeps,
): Model {
  const refuse = (setting: string, why: string): never => {
    throw new Error(`${settings}_${setting} ${why}`);
  };
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : refuse("BASE_URL", "is not an address");
  if (!/^https?:$/.test(url.protocol)) refuse("BASE_URL", "must begin with http:// or https://");
  if (url.username || url.password) refuse("BASE_URL", `must hold no credentials; use ${settings}_API_KEY`);
  if (url.search || url.hash) refuse("BASE_URL", "must end with its path");
  if (!/^[\x21-\x7e]*$/.test(apiKey)) refuse("API_KEY", "holds a character that no key has");
  if (!model.trim()) refuse("MODEL", `must be set, since ${settings}_BASE_URL is`);
  const asked = createOpenAiModel({
    engine,
    provider,
    settings,
    baseUrl,
    apiKey,
    modelId: model,
    contextTokens: CONTEXT_TOKENS,
    fetch,
    deadlines,
  });
  return withRetries(asked, { clock, random, attempts: ATTEMPTS });
}
