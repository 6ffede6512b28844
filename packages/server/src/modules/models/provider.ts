import type { LanguageModelV4, LanguageModelV4ProviderTool, SharedV4ProviderOptions } from "@ai-sdk/provider";
import type { Model, ModelRequest, PictureType, ProviderId } from "@signet/contract";
import { boundedFetch } from "./bounded-fetch.ts";
import type { Deadlines } from "./deadlines.ts";
import type { CacheMark } from "./format.ts";
import { createLanguageModel } from "./language-model.ts";
import { seesByName } from "./vision.ts";

/** A provider and model with the settings to request it. */
export interface ProviderChoice {
  /** `gateway` has an OpenAI-compatible interface. */
  provider: ProviderId | "gateway";
  engine: "byok" | "gateway";
  /** Prefix of its settings, for messages: `OPENAI`, `SVC_GATEWAY`. */
  settings: string;
  /** Empty for a server that needs no key. */
  apiKey: string;
  /** Null: the provider's own address. */
  baseUrl: string | null;
  /** Empty: the one that its server offers. */
  model: string;
  /** The context window; 0 if it is not known. */
  contextTokens: number;
  /** Whether the model takes pictures; null if nobody said. */
  vision: boolean | null;
  /** Who configured the address, which determines the networks that it may reach. */
  trust: "public" | "owner" | "operator";
}

/** Returns a fetch with the reach of whoever configured the address; `public` is for the providers' own addresses. */
export type FetchFor = (trust: ProviderChoice["trust"]) => typeof fetch;

interface Setup {
  apiKey: string;
  baseURL: string;
  fetch: typeof globalThis.fetch;
}

interface Kind {
  /** Its own address. It must always be set, because the SDK would otherwise read one from the environment. */
  baseUrl: string;
  load(setup: Setup, model: string, ownAddress: boolean): Promise<LanguageModelV4>;
  options?: (request: ModelRequest) => SharedV4ProviderOptions;
  mark?(model: string): CacheMark | undefined;
  /** The kinds of picture that its interface takes; PNG and JPEG if absent. */
  pictures?: readonly PictureType[];
  /** Whether results of calls may hold pictures, by whether it is asked at its own address. */
  resultsHoldPictures?(ownAddress: boolean): boolean;
  /** Its own search of the web, as a tool that it runs itself; only at its own address. */
  search?: Omit<LanguageModelV4ProviderTool, "type">;
}

/** The assumed context window: providers have no common way to report it, and most current models have at least this much. */
export const CONTEXT_TOKENS = 128_000;

const EVERY_PICTURE = ["PNG", "JPEG", "GIF", "WebP"] as const;
/** What decoders of model servers have in common: those of llama.cpp know no WebP, xAI takes no GIF. */
const COMMON_PICTURES = ["PNG", "JPEG"] as const;
const NO_GIF = ["PNG", "JPEG", "WebP"] as const;

/** Mistral's models, whoever serves them: their templates refuse a message of the user right after a result. */
const RESULTS_NEED_ANSWER = /(?:mistral|mixtral|ministral|magistral|devstral|codestral|pixtral)/i;

/** Cache marks for a provider with prompt caching: on the instructions and the last two messages. */
const cacheMarks =
  (provider: string): CacheMark =>
  ({ system, fromEnd }) =>
    system || fromEnd < 2 ? { [provider]: { cacheControl: { type: "ephemeral" } } } : undefined;

const compatible =
  (name: string): Kind["load"] =>
  async (setup, model) => {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    return createOpenAICompatible({ name, ...setup, includeUsage: true }).chatModel(model);
  };

/** The setup of each provider. Packages are loaded on first use, because most instances use only one. */
const KINDS: Record<ProviderId | "gateway", Kind> = {
  anthropic: {
    baseUrl: "https://api.anthropic.com/v1",
    load: async (setup, model) => (await import("@ai-sdk/anthropic")).createAnthropic(setup)(model),
    mark: () => cacheMarks("anthropic"),
    pictures: EVERY_PICTURE,
    resultsHoldPictures: () => true,
    search: { id: "anthropic.web_search_20250305", name: "web_search", args: { maxUses: 2 } },
  },
  openai: {
    baseUrl: "https://api.openai.com/v1",
    async load(setup, model, ownAddress) {
      const openai = (await import("@ai-sdk/openai")).createOpenAI(setup);
      // OpenAI-compatible servers mostly support only the older interface.
      return ownAddress ? openai.responses(model) : openai.chat(model);
    },
    // The provider stores nothing; later turns send what they need, encrypted.
    options: ({ cacheKey }) => ({
      openai: { store: false, ...(cacheKey ? { promptCacheKey: cacheKey } : {}) },
    }),
    pictures: EVERY_PICTURE,
    resultsHoldPictures: (ownAddress) => ownAddress,
    search: { id: "openai.web_search", name: "web_search", args: {} },
  },
  groq: {
    baseUrl: "https://api.groq.com/openai/v1",
    load: async (setup, model) => (await import("@ai-sdk/groq")).createGroq(setup)(model),
  },
  gemini: {
    baseUrl: "https://generativelanguage.googleapis.com/v1beta",
    load: async (setup, model) => (await import("@ai-sdk/google")).createGoogle(setup)(model),
    pictures: NO_GIF,
    resultsHoldPictures: () => true,
    search: { id: "google.google_search", name: "google_search", args: {} },
  },
  deepseek: {
    baseUrl: "https://api.deepseek.com",
    load: async (setup, model) => (await import("@ai-sdk/deepseek")).createDeepSeek(setup)(model),
    pictures: EVERY_PICTURE,
  },
  mistral: {
    baseUrl: "https://api.mistral.ai/v1",
    load: async (setup, model) => (await import("@ai-sdk/mistral")).createMistral(setup)(model),
    pictures: EVERY_PICTURE,
  },
  xai: {
    baseUrl: "https://api.x.ai/v1",
    load: async (setup, model) => (await import("@ai-sdk/xai")).createXai(setup).responses(model),
    options: () => ({ xai: { store: false } }),
    resultsHoldPictures: () => true,
    search: { id: "xai.web_search", name: "web_search", args: {} },
  },
  fireworks: {
    baseUrl: "https://api.fireworks.ai/inference/v1",
    load: async (setup, model) => (await import("@ai-sdk/fireworks")).createFireworks(setup)(model),
  },
  openrouter: {
    baseUrl: "https://openrouter.ai/api/v1",
    async load(setup, model) {
      const { createOpenRouter } = await import("@openrouter/ai-sdk-provider");
      const extraBody = { usage: { include: true } };
      return createOpenRouter({ ...setup, compatibility: "strict", extraBody }).chat(model);
    },
    mark: (model) => (model.startsWith("anthropic/") ? cacheMarks("openrouter") : undefined),
    pictures: NO_GIF,
  },
  together: {
    baseUrl: "https://api.together.xyz/v1",
    load: async (setup, model) => (await import("@ai-sdk/togetherai")).createTogetherAI(setup)(model),
  },
  openai_compatible: { baseUrl: "", load: compatible("openai_compatible") },
  gateway: { baseUrl: "", load: compatible("gateway") },
};

/** The address of a choice's interface. */
export const baseUrlOf = ({ provider, baseUrl }: ProviderChoice): string =>
  baseUrl ?? KINDS[provider].baseUrl;

/** The search tool that a choice's provider runs itself, if it has one at its own address, and the options of its requests. */
export function searchToolOf({ provider, baseUrl }: ProviderChoice) {
  const { search, options } = KINDS[provider];
  if (!search || baseUrl !== null) return undefined;
  const providerOptions = options?.({ system: "", messages: [], tools: [] });
  return { tool: { type: "provider" as const, ...search }, ...(providerOptions ? { providerOptions } : {}) };
}

/** Loads and sets up the provider's package for a choice. */
export function languageModelOf(choice: ProviderChoice, fetchFor: FetchFor): Promise<LanguageModelV4> {
  const { provider, settings, apiKey, baseUrl, model, trust } = choice;
  const setup = { apiKey, baseURL: baseUrlOf(choice), fetch: boundedFetch(fetchFor(trust), settings) };
  return KINDS[provider].load(setup, model, baseUrl === null);
}

/** Creates the model of a choice. It makes one attempt per turn and follows no redirects. */
export function createProviderModel(
  choice: ProviderChoice,
  { deadlines, fetchFor }: { deadlines: Deadlines; fetchFor: FetchFor },
): Model {
  const { provider, engine, settings, model } = choice;
  const kind = KINDS[provider];
  const compatibleServer = provider === "openai_compatible" || provider === "gateway";
  const sees = choice.vision ?? (!compatibleServer && seesByName(model));
  return createLanguageModel({
    engine,
    provider,
    settings,
    modelId: model,
    contextTokens: choice.contextTokens || CONTEXT_TOKENS,
    deadlines,
    load: () => languageModelOf(choice, fetchFor),
    ...(kind.options ? { options: kind.options } : {}),
    pictures: sees ? (kind.pictures ?? COMMON_PICTURES) : [],
    form: {
      mark: kind.mark?.(model),
      resultsHoldPictures: kind.resultsHoldPictures?.(choice.baseUrl === null) ?? false,
      resultsNeedAnswer: RESULTS_NEED_ANSWER.test(model),
    },
  });
}
