/** A model provider that a key can be set for. Its settings are `<prefix>_API_KEY`, `<prefix>_MODEL` and `<prefix>_BASE_URL`. */
export interface Provider {
  prefix: string;
  label: string;
  /** The model to use if none is set; null if the service cannot know one. */
  defaultModel: string | null;
}

/** All providers by their names in the interface. The order is that of fallback. */
export const PROVIDERS = {
  anthropic: { prefix: "ANTHROPIC", label: "Anthropic", defaultModel: "claude-sonnet-5-5" },
  openai: { prefix: "OPENAI", label: "OpenAI", defaultModel: "gpt-5.4" },
  groq: { prefix: "GROQ", label: "Groq", defaultModel: "openai/gpt-oss-120b" },
  gemini: { prefix: "GEMINI", label: "Google Gemini", defaultModel: "gemini-pro-latest" },
  deepseek: { prefix: "DEEPSEEK", label: "DeepSeek", defaultModel: "deepseek-v4-pro" },
  mistral: { prefix: "MISTRAL", label: "Mistral", defaultModel: "mistral-large-latest" },
  xai: { prefix: "XAI", label: "xAI", defaultModel: "grok-latest" },
  fireworks: {
    prefix: "FIREWORKS",
    label: "Fireworks",
    defaultModel: "accounts/fireworks/models/kimi-k2p6",
  },
  openrouter: { prefix: "OPENROUTER", label: "OpenRouter", defaultModel: "openrouter/auto" },
  together: { prefix: "TOGETHER", label: "Together", defaultModel: "deepseek-ai/DeepSeek-V4-Flash-0731" },
  openai_compatible: {
    prefix: "OPENAI_COMPATIBLE",
    label: "Any OpenAI-compatible server",
    defaultModel: null,
  },
} as const satisfies Record<string, Provider>;

/** Stands for the model of a provider that has none: none is set, and its server does not offer exactly one. */
export const NO_MODEL_CHOSEN = "(no model chosen)";

export type ProviderId = keyof typeof PROVIDERS;
export const PROVIDER_IDS = Object.keys(PROVIDERS) as [ProviderId, ...ProviderId[]];
